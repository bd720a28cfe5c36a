import Testing

@testable import Keyframes

@Suite struct TrackCurvesSplinesTests {
  /// The second derivative at a key, from the values and velocities at both ends of a piece.
  private func curvature(
    of track: Track<Double>, from start: Double, to end: Double, atEnd: Bool
  ) -> Double {
    let length = end - start
    let slope = (track.value(at: end) - track.value(at: start)) / length
    let first = track.velocity(at: start, side: .above)
    let last = track.velocity(at: end, side: .below)
    return atEnd
      ? (2 * first + 4 * last - 6 * slope) / length : (6 * slope - 4 * first - 2 * last) / length
  }

  @Test(arguments: [Interpolation.naturalSpline, .clampedSpline])
  func splinesHaveOneVelocityAndOneCurvatureAtKeys(_ curve: Interpolation) throws {
    var random = SplitMix64(seed: 41)
    for _ in 0..<300 {
      let count = Int.random(in: 2...12, using: &random)
      var offsets = (0..<count).map { _ in Double.random(in: 0...1, using: &random) }.sorted()
      offsets[0] = 0
      offsets[count - 1] = 1
      guard zip(offsets, offsets.dropFirst()).allSatisfy({ $1 - $0 > 0.001 }) else { continue }
      let track = try Track(
        validating: offsets.map {
          Keyframe(at: $0, Double.random(in: -9...9, using: &random), interpolation: curve)
        })
      for index in 1..<count - 1 {
        let (before, after) = (
          curvature(of: track, from: offsets[index - 1], to: offsets[index], atEnd: true),
          curvature(of: track, from: offsets[index], to: offsets[index + 1], atEnd: false)
        )
        #expect(abs(before - after) <= 1e-7 * (1 + abs(before)))
      }
      let first = curvature(of: track, from: 0, to: offsets[1], atEnd: false)
      let last = curvature(of: track, from: offsets[count - 2], to: 1, atEnd: true)
      let scale = 1e-7 / (offsets[1] * offsets[1])
      if curve == .naturalSpline {
        #expect(
          abs(first) < scale
            && abs(last) < 1e-7 / ((1 - offsets[count - 2]) * (1 - offsets[count - 2])))
      } else {
        #expect(track.velocity(at: 0) == 0)
        #expect(abs(track.velocity(at: 1, side: .below)) < 1e-9 / (1 - offsets[count - 2]))
      }
    }
  }

  @Test func aSplineGoesOnWhereAnotherPieceLeavesIt() throws {
    let track = try Track(validating: [
      Keyframe(at: 0, 0.0), Keyframe(at: 0.25, 1, interpolation: .naturalSpline),
      Keyframe(at: 0.5, 0, interpolation: .naturalSpline),
      Keyframe(at: 0.75, 3, interpolation: .catmullRom), Keyframe(at: 1, 3),
    ])
    #expect(track.velocity(at: 0.25, side: .above) == 4)
    #expect(abs(track.velocity(at: 0.75, side: .below) - 6) < 1e-13)
    #expect(abs(track.velocity(at: 0.75, side: .above) - 6) < 1e-13)
  }
}
