import Testing

@testable import Keyframes

@Suite struct TrackPacingTests {
  @Test func pacedValuesTakeProgressByTheirDistance() throws {
    let track = try Track(pacing: [310.0, 60, 120, 60, 310])
    let expected = [0, 250.0 / 620, 0.5, 370.0 / 620, 1]
    for (key, offset) in zip(track.keyframes, expected) {
      #expect(abs(key.offset! - offset) < 1e-15)
    }
    #expect(abs(track.keyframes[1].offset! - 0.403226) < 5e-7)
    let plane = try Track(pacing: [SIMD2(0.0, 0), SIMD2(3, 4), SIMD2(3, 9)])
    #expect(plane.keyframes[1].offset == 0.5)
    for progress in [0.1, 0.4, 0.6, 0.9] {
      #expect(abs(plane.velocity(at: progress).length - 10) < 1e-14)
    }
  }

  @Test func keysWithoutAnOffsetRoveBetweenFixedOnes() throws {
    let short = try Track(
      pacing: [Keyframe(at: 0, 0.0), Keyframe(30), Keyframe(at: 0.5, 40), Keyframe(at: 1, 0)])
    #expect(short.keyframes[1].offset == 0.375)
    let track = try Track(pacing: [
      Keyframe(at: 0, 0.0), Keyframe(30), Keyframe(at: 0.5, 40), Keyframe(41), Keyframe(43),
      Keyframe(at: 0.75, 44), Keyframe(at: 1, 0),
    ])
    #expect(track.keyframes.map { $0.offset! } == [0, 0.375, 0.5, 0.5625, 0.6875, 0.75, 1])
  }

  @Test func everyRunHasOneSpeed() throws {
    var random = SplitMix64(seed: 71)
    for _ in 0..<2_000 {
      let count = Int.random(in: 2...9, using: &random)
      let keys = (0..<count).map { _ in
        Keyframe(
          SIMD3(
            Double.random(in: -9...9, using: &random), Double.random(in: -9...9, using: &random),
            Double.random(in: -9...9, using: &random)))
      }
      let track = try Track(pacing: keys)
      var length = 0.0
      for (left, right) in zip(keys, keys.dropFirst()) {
        length += (right.value - left.value).length
      }
      for (left, right) in zip(track.keyframes, track.keyframes.dropFirst()) {
        let speed = track.velocity(at: (left.offset! + right.offset!) / 2).length
        #expect(abs(speed - length) < 1e-10 * length)
      }
    }
  }

  @Test func aPacedCurveHasOneSpeedThroughout() throws {
    var random = SplitMix64(seed: 73)
    for _ in 0..<50 {
      let values = (0..<Int.random(in: 2...8, using: &random)).map { _ in
        SIMD3(
          Double.random(in: -9...9, using: &random), Double.random(in: -9...9, using: &random),
          Double.random(in: -9...9, using: &random))
      }
      let track = try Track(pacing: values, interpolation: .pacedCurve)
      for (key, value) in zip(track.keyframes, values) {
        #expect(track.value(at: key.offset!) == value)
      }
      // The length by many small steps, which is a little too short, most where the curve turns
      // sharply.
      let points = (0...2000).map { track.value(at: Double($0) / 2000) }
      let steps = zip(points, points.dropFirst()).map { ($1 - $0).length }
      let length = steps.reduce(0, +)
      for _ in 0..<20 {
        let progress = Double.random(in: 0.0001...0.9999, using: &random)
        let speed = track.velocity(at: progress).length
        #expect(abs(speed - length) < 1e-2 * length)
        #expect(abs(speed - track.velocity(at: 0.5).length) < 1e-8 * length)
        let step = 1e-4
        let slope = (track.value(at: progress + step) - track.value(at: progress - step)).length
        #expect(slope / (2 * step) < speed * 1.00001)
      }
      for key in track.keyframes.dropFirst().dropLast() {
        let before = track.velocity(at: key.offset!, side: .below)
        let after = track.velocity(at: key.offset!, side: .above)
        #expect((before - after).length < 1e-6 * length)
      }
    }
  }

  @Test func theShapeOfAPacedCurveDoesNotHangOnItsOffsets() throws {
    let values = [SIMD2(0.0, 0), SIMD2(4, 1), SIMD2(5, 5), SIMD2(0, 6)]
    let paced = try Track(pacing: values, interpolation: .pacedCurve)
    let uneven = try Track(
      validating: zip([0, 0.1, 0.7, 1], values).map {
        Keyframe(at: $0, $1, interpolation: .pacedCurve)
      })
    let offsets = paced.keyframes.map { $0.offset! }
    for part in [0.1, 0.25, 0.5, 0.9] {
      let one = paced.value(at: offsets[1].interpolated(to: offsets[2], at: part))
      let other = uneven.value(at: 0.1.interpolated(to: 0.7, at: part))
      #expect((one - other).length < 1e-8)
    }
  }

  @Test func numbersOnAPacedCurveRunStraightToAndFro() throws {
    // On a line a curve at one speed is straight pieces.
    let track = try Track(pacing: [0.0, 10, 4], interpolation: .pacedCurve)
    let ways = try Track(pacing: [0.0, 10, 4])
    for step in 0...32 {
      let progress = Double(step) / 32
      #expect(track.value(at: progress) == ways.value(at: progress))
      #expect(track.velocity(at: progress) == ways.velocity(at: progress))
    }
    let plane = try Track(
      pacing: [SIMD2(0.0, 0), SIMD2(1, 2), SIMD2(4, 8)], interpolation: .pacedCurve)
    #expect((plane.value(at: 0.3) - SIMD2(1.2, 2.4)).length < 1e-9)
  }

  @Test func withoutDistanceKeysAreSpacedEvenly() throws {
    #expect(try Track(pacing: [5.0, 5, 5]).keyframes.map { $0.offset! } == [0, 0.5, 1])
    #expect(try Track(pacing: [0, 1.0, .infinity]).keyframes.map { $0.offset! } == [0, 0.5, 1])
    #expect(try Track(pacing: [7.0]).value(at: 0.3) == 7)
    // Equal neighbours are a jump of no length.
    #expect(try Track(pacing: [0.0, 5, 5, 10]).keyframes.map { $0.offset! } == [0, 0.5, 0.5, 1])
    let far = try Track(pacing: [-1e308, 1e308, -1e308])
    #expect(far.keyframes.map { $0.offset! } == [0, 0.5, 1])
  }

  @Test func offsetsNeverFallWhateverTheDistances() throws {
    var tracks = RandomTracks(seed: 72)
    for _ in 0..<2_000 {
      let values = (0..<Int.random(in: 1...12, using: &tracks.random)).map { _ in tracks.value() }
      let offsets = try Track(pacing: values).keyframes.map { $0.offset! }
      #expect(offsets == offsets.sorted() && offsets.allSatisfy { $0 >= 0 && $0 <= 1 })
    }
  }

  @Test func mistakesAreThoseOfOtherTracks() {
    #expect(throws: TrackError.noKeyframes) { try Track(pacing: [Double]()) }
    #expect(throws: TrackError.offsetFalls(index: 1, offset: 0.2, previous: 0.5)) {
      try Track(pacing: [Keyframe(at: 0.5, 1.0), Keyframe(at: 0.2, 2)])
    }
  }
}
