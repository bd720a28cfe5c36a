import Testing

@testable import Keyframes

@Suite struct TrackVelocityTests {
  static let corners: Track = [0: 0, 0.25: 1, 0.5: 1, 0.5: 5, 1: 3]

  @Test(arguments: [
    (0.1, ProgressSide.above, 4.0), (0.25, .below, 4), (0.25, .above, 0), (0.5, .below, 0),
    (0.5, .above, -4), (1, .below, -4), (1, .above, -4), (0, .below, 4), (-1, .above, 4),
    (2, .below, -4),
  ])
  func eachSideHasItsOwnSlope(progress: Double, side: ProgressSide, velocity: Double) {
    #expect(Self.corners.velocity(at: progress, side: side) == velocity)
    let reversed = Self.corners.reversed()
    #expect(reversed.velocity(at: 1 - progress, side: side.opposite) == -velocity)
  }

  @Test func heldPartsStandStill() {
    let track: Track = [0.2: 1, 0.8: 4]
    #expect(track.velocity(at: 0.1) == 0)
    #expect(track.velocity(at: 0.2, side: .below) == 0)
    #expect(abs(track.velocity(at: 0.2) - 5) < 1e-14)
    #expect(track.velocity(at: 0.8) == 0)
    #expect(track.velocity(at: 7) == 0)
  }

  @Test func itIsTheDerivativeOfTheValue() throws {
    var tracks = RandomTracks(seed: 51)
    tracks.easings = [.linear, .ease, .easeInOut, .easeOutCubic, .cubicBezier(0.2, -1, 0.7, 2)]
    for _ in 0..<400 {
      var keys: [Keyframe<Double>] = []
      for number in 0...4 {
        keys.append(
          Keyframe(
            at: Double(number) / 4, Double.random(in: -5...5, using: &tracks.random),
            easing: tracks.easings.randomElement(using: &tracks.random)!))
      }
      let track = try Track(validating: keys).extrapolating(
        Extrapolation.allCases.randomElement(using: &tracks.random)!)
      let progress = Double.random(in: -1.9...2.9, using: &tracks.random)
      // Not across a key, where the sides differ.
      let place =
        (progress * 4).rounded(.down) / 4 + 0.01 + 0.23 * (progress - progress.rounded(.down))
      let step = 1e-6
      let secant = (track.value(at: place + step) - track.value(at: place - step)) / (2 * step)
      let velocity = track.velocity(at: place)
      #expect(abs(velocity - secant) < 1e-4 * max(1, abs(secant)), "\(track) at \(place)")
    }
  }

  @Test func repeatedKeysMoveAsTheyDo() {
    let track = Self.corners
    #expect(track.extrapolating(.cycle).velocity(at: 1) == 4)
    #expect(track.extrapolating(.cycle).velocity(at: 2, side: .below) == -4)
    #expect(track.extrapolating(.cycleWithOffset).velocity(at: -0.75, side: .below) == 4)
    #expect(track.extrapolating(.oscillate).velocity(at: 1.25) == 4)
    #expect(track.extrapolating(.oscillate).velocity(at: 2, side: .below) == -4)
    #expect(track.extrapolating(.oscillate).velocity(at: 2, side: .above) == 4)
    #expect(track.extrapolating(.linear).velocity(at: 3) == -4)
    #expect(track.extrapolating(.hold).velocity(at: 3) == 0)
  }

  @Test func itIsTheDerivativeOfEveryCurveOnEitherSide() {
    var random = SplitMix64(seed: 99)
    var mismatches = Mismatches()
    var looked = 0
    for seed in 0..<4000 {
      let track = Track.anyRandomCurve(using: &random)
      let key = track.keyframes.randomElement(using: &random)!.offset!
      let isKey = seed % 4 == 0 && 1 - (1 - key) == key
      let place =
        isKey ? (track.isReversed ? 1 - key : key) : Double.random(in: -1...2, using: &random)
      for side in ProgressSide.allCases {
        // Corners and jumps close by are not the place's own.
        let slope = OneSidedSlope.find(step: side == .above ? 2e-5 : -2e-5, tolerance: 1e-6) {
          track.value(at: place + $0)
        }
        guard let slope else { continue }
        looked += 1
        let velocity = track.velocity(at: place, side: side)
        mismatches.check(
          (velocity - slope).magnitude < 1e-4 * max(1, slope.magnitude),
          "\(seed): \(velocity), \(slope) at \(place) \(side) of \(track)")
      }
    }
    #expect(mismatches.found == [])
    #expect(looked > 6000)
  }

  @Test func whereASpringIsCutOffItsCurveComesFromShortOfTheKey() {
    // The easing jumps from 0.999… to 1 at its end, where the slope of the curve is another one.
    let track = Track(
      .hermite(at: 0, 0.0, incoming: 0, outgoing: 0, easing: .spring(.bouncy)),
      .hermite(at: 1, 1.0, incoming: 400, outgoing: 0))
    let limit = track.velocity(at: 1 - 1e-12)
    #expect(abs(track.velocity(at: 1, side: .below) - limit) < 1e-8 * abs(limit))
  }

  @Test func nothingOverflowsOnTheWay() {
    let track = Track(Keyframe(at: 0, -1e308), Keyframe(at: 1, 1e308, easing: .stepEnd))
    #expect(track.velocity(at: 0.5) == .infinity)
    let still = Track(from: -1e308, to: 1e308, easing: .stepEnd)
    #expect(still.velocity(at: 0.5) == 0)
    let vertical = Track(from: SIMD2(1.0, 0), to: SIMD2(1, 1), easing: .cubicBezier(0, 1, 0, 1))
    let start = vertical.velocity(at: 0)
    #expect(start.x == 0)
    #expect(start.y > 1e300)
  }
}
