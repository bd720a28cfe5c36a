import Testing

@testable import Keyframes

@Suite struct SpeedPeakTests {
  @Test func nothingIsFasterThanTheFastestPlace() {
    var random = SplitMix64(seed: 61)
    var mismatches = Mismatches()
    for seed in 0..<1500 {
      let track =
        seed % 2 == 0
        ? Track.randomCurve(using: &random).extrapolating(.overshoot)
        : Track.anyRandomCurve(using: &random)
      guard let peak = track.fastest() else { continue }
      if !track.isReversed {
        let own = track.velocity(at: peak.place, side: peak.side)
        mismatches.check(own == peak.velocity, "\(seed): \(peak), \(own)")
      }
      for part in 0...150 {
        let place = Double(part) / 150
        for side in ProgressSide.allCases where side == .below ? part > 0 : part < 150 {
          let speed = track.velocity(at: place, side: side).magnitude
          mismatches.check(
            speed <= peak.velocity.magnitude * (1 + 1e-6) + 1e-9,
            "\(seed): \(speed) at \(place), \(peak) in \(track)")
        }
      }
    }
    #expect(mismatches.found == [])
  }

  /// A broad peak and a pointed one that rises over two 32nds and is higher, but not at any of the
  /// places that are looked at first.
  @Test func aPeakOfAnyHeightIsFoundWhereItIsWideEnough() {
    var random = SplitMix64(seed: 62)
    var mismatches = Mismatches()
    for seed in 0..<2000 {
      let place = Double.random(in: 0.55...0.85, using: &random)
      let width = Double.random(in: 0.0626...0.1, using: &random)
      let height = Double.random(in: 1.01...2, using: &random) * (seed % 2 == 0 ? 1 : -1)
      let found = SpeedPeak<Double>.find(between: [0, 1]) { offset, _ in
        let part = (offset - place) / width
        guard part.magnitude < 1 else { return max(0, 1 - offset * 2.5) }
        return (0..<5).reduce(1 - part * part) { power, _ in power * power } * height
      }!
      mismatches.check(
        (found.place - place).magnitude < 1e-5
          && (found.velocity - height).magnitude < 1e-7, "\(seed): \(found), \(height) at \(place)")
    }
    #expect(mismatches.found == [])
  }

  @Test func easingsAreFastestWhereFineSamplesAre() throws {
    let ease = Easing.cubicBezier(0.25, 0.1, 0.25, 1)
    #expect(
      Easing.ease.smoothStretches(in: 0...1).map(\.end)
        == ease.smoothStretches(in: 0...1).map(\.end))
    #expect(Easing.ease.smoothStretches(in: 0...1).count > 1)
    for easing in [Easing.ease, .easeIn, .easeOut, .easeInOut, ease, .easeOutBack, .easeInOutSine] {
      for easing in [easing, easing.reversed()] {
        let peak = try #require(Track(from: 0.0, to: 1, easing: easing).fastest())
        let fine = (0...20_000).map { easing.slope(at: Double($0) / 20_000) }.max()!
        #expect(peak.velocity >= fine - 1e-12 && peak.velocity < fine + 1e-3, "\(easing)")
      }
    }
  }

  @Test func aCurveIsFastestWhereTheFormulaSaysSo() throws {
    // y′ of ease-in-out is greatest in the middle.
    let eased = Track(from: 0.0, to: 10, easing: .easeInOut)
    let peak = try #require(eased.fastest())
    #expect(abs(peak.place - 0.5) < 1e-7)
    #expect(abs(peak.velocity - 10 * Easing.easeInOut.slope(at: 0.5)) < 1e-9)
    let corner: Track = [0: 1.0, 0.5: 3, 1: 2]
    #expect(corner.fastest()?.velocity == 4)
  }

  @Test func aClipIsFastestASecondAndAJumpIsNoSpeed() throws {
    let peak = try #require(Clip.popIn.fastest(from: .zero, through: .seconds(1)))
    #expect(abs(peak.velocity + 0.2 / 0.0511) < 1e-9)
    #expect(peak.place == .microseconds(153_300) && peak.side == .above)
    let jump = Clip([0: 0, 0.5: 0, 0.5: 2, 1: 2], duration: .seconds(1))
    #expect(jump.fastest(from: .zero, through: .seconds(1))?.velocity == 0)
  }
}
