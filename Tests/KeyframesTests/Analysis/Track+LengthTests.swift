import Testing

@testable import Keyframes

@Suite struct TrackLengthTests {
  @Test func itIsTheIntegralOfTheSpeed() throws {
    var random = SplitMix64(seed: 121)
    let curves: [Interpolation] = [
      .linear, .smooth, .catmullRom, .centripetal, .naturalSpline, .pacedCurve, .hold,
    ]
    let easings: [Easing] = [.linear, .easeInOut, .easeOutBack, .easeOutBounce, .spring(.bouncy)]
    for _ in 0..<30 {
      let keys = (0..<5).map { _ in
        Keyframe(
          SIMD2(Double.random(in: -5...5, using: &random), .random(in: -5...5, using: &random)),
          easing: easings.randomElement(using: &random)!,
          interpolation: curves.randomElement(using: &random)!)
      }
      let track = try Track(validating: keys)
      var ends = [Double.random(in: 0...1, using: &random), .random(in: 0...1, using: &random)]
      ends.sort()
      // Between keys and where an easing turns or has a corner the speed is smooth.
      var places = ends
      for (index, key) in track.keyframes.dropLast().enumerated() {
        places.append(Double(index) / 4)
        for stretch in key.easing.smoothStretches(in: 0...1) {
          places.append((Double(index) + stretch.end) / 4)
        }
      }
      places = places.filter { $0 >= ends[0] && $0 <= ends[1] }.sorted()
      var sum = 0.0
      for (start, end) in zip(places, places.dropFirst()) where start < end {
        sum += way(of: track, from: start, to: end)
      }
      let length = track.length(in: ends[0]...ends[1])
      let isPaced = keys.contains { $0.interpolation == .pacedCurve }
      let tolerance = isPaced ? 1e-7 : 2e-10
      #expect(
        abs(length - sum) < tolerance * (1 + sum), "\(track) \(ends): \(length), \(sum)")
    }
  }

  /// The integral of the speed by Simpson's rule, halved until halves say the same.
  private func way(
    of track: Track<SIMD2<Double>>, from start: Double, to end: Double, depth: Int = 0
  ) -> Double {
    func simpson(_ low: Double, _ high: Double) -> Double {
      let speeds = (
        track.velocity(at: low, side: .above).length,
        track.velocity(at: 0.5 * (low + high)).length,
        track.velocity(at: high, side: .below).length
      )
      return (high - low) / 6 * (speeds.0 + 4 * speeds.1 + speeds.2)
    }
    let middle = 0.5 * (start + end)
    let (whole, parts) = (simpson(start, end), simpson(start, middle) + simpson(middle, end))
    if depth > 2, abs(whole - parts) < 1e-12 || depth > 40 {
      return parts + (parts - whole) / 15
    }
    return way(of: track, from: start, to: middle, depth: depth + 1)
      + way(of: track, from: middle, to: end, depth: depth + 1)
  }

  @Test func keysThatRepeatAreCounted() {
    var random = SplitMix64(seed: 122)
    var mismatches = Mismatches()
    for _ in 0..<100 {
      let plain = Track.randomAlgebra(using: &random)
      let kinds: [Extrapolation] = [.cycle, .cycleWithOffset, .oscillate, .linear, .overshoot]
      let offsets = plain.keyframes.map { $0.offset! }
      guard offsets.last! - offsets.first! > 0.05 else { continue }
      let track = plain.extrapolating(
        before: kinds.randomElement(using: &random)!, after: kinds.randomElement(using: &random)!)
      let written = Track(joining: [track])
      var ends = [Double.random(in: 0...1, using: &random), .random(in: 0...1, using: &random)]
      ends.sort()
      for range in [0...1, ends[0]...ends[1]] {
        let (got, wanted) = (track.length(in: range), written.length(in: range))
        // A curve that is cut keeps the easing that turns round, and its length.
        mismatches.check(
          abs(got - wanted) <= 1e-8 * (1 + wanted), "\(track) in \(range): \(got), \(wanted)")
      }
    }
    #expect(mismatches.found == [])
    // More often than could be written out.
    let fast = Track(Keyframe(at: 0.5, 0.0), Keyframe(at: 0.5 + 0x1p-30, 3))
    for kind in [Extrapolation.cycle, .cycleWithOffset, .oscillate] {
      let length = fast.extrapolating(kind).length()
      #expect(abs(length - 3 * 0x1p30) <= 1e-6 * length, "\(length)")
    }
    #expect(fast.extrapolating(.oscillate).length(in: 0...0.25) == 3 * 0x1p28)
    // What holds up to 1 belongs to the cycle.
    #expect(fast.extrapolating(before: .cycle, after: .hold).length(in: 0...0.25) == 3)
  }

  @Test func straightWaysAreExact() {
    let square = Track(from: SIMD2(0.0, 0), to: SIMD2(3, 4), easing: .easeOutBack)
    let peak = Easing.easeOutBack.extremes().highest
    #expect(abs(square.length() - 5 * (2 * peak - 1)) < 1e-14)
    let popIn: Track = [0: 0.6, 0.6: 1.1, 0.8: 0.9, 1: 1]
    #expect(abs(popIn.length() - 0.8) < 1e-15)
    #expect(abs(popIn.length(in: 0.3...0.7) - 0.35) < 1e-15)
    #expect(popIn.length(in: 0.5...0.5) == 0)
    let jump: Track = [0: 0.0, 0.5: 1, 0.5: 5, 1: 6]
    #expect(jump.length() == 2)
  }

  @Test func lengthsOfPartsAddUp() throws {
    let points = [SIMD2(0.0, 0), SIMD2(4, 1), SIMD2(5, 6), SIMD2(0, 3)]
    for curve in [Interpolation.catmullRom, .pacedCurve, .smooth] {
      let track = try Track(pacing: points, interpolation: curve)
      let whole = track.length()
      let parts =
        track.length(in: 0...0.3) + track.length(in: 0.3...0.77) + track.length(in: 0.77...1)
      #expect(abs(whole - parts) < 1e-9 * whole)
    }
    // At one speed the length is that of the progress.
    let paced = try Track(pacing: points, interpolation: .pacedCurve)
    #expect(abs(paced.length(in: 0...0.25) - 0.25 * paced.length()) < 1e-8)
  }
}
