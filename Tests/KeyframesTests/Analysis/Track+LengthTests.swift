import Testing

@testable import Keyframes

@Suite struct TrackLengthTests {
  @Test func itIsThatOfManyShortWays() throws {
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
      var sum = 0.0
      let count = 20_000
      var last = track.value(at: ends[0])
      for step in 1...count {
        let value = track.value(at: ends[0] + (ends[1] - ends[0]) * Double(step) / Double(count))
        // What holds jumps at its end, and the spring where it settles.
        if (value - last).length < 0.05 { sum += (value - last).length }
        last = value
      }
      let length = track.length(in: ends[0]...ends[1])
      #expect(abs(length - sum) < 0.03 + 1e-3 * sum, "\(track) \(ends): \(length), \(sum)")
    }
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
