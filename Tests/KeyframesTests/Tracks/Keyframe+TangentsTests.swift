import Testing

@testable import Keyframes

@Suite struct KeyframeTangentsTests {
  @Test func hermiteKeysHaveTheirVelocitiesOnBothSides() throws {
    let track = Track(
      .hermite(at: 0, 0.0, incoming: 9, outgoing: 3),
      .hermite(at: 0.5, 1, incoming: -2, outgoing: 5),
      Keyframe(at: 1, 4.0))
    #expect(track.value(at: 0.5) == 1)
    for (progress, side, velocity) in [
      (0, ProgressSide.above, 3.0), (0.5, .below, -2), (0.5, .above, 5), (1, .below, 6),
    ] {
      #expect(abs(track.velocity(at: progress, side: side) - velocity) < 1e-14)
    }
    // p(0.5) of the polynomial: the mean of the values and an eighth of the difference of tangents.
    #expect(abs(track.value(at: 0.25) - (0.5 + (3 * 0.5 + 2 * 0.5) / 8)) < 1e-15)
  }

  @Test func theExamplesHold() {
    let track = Track(
      .hermite(at: 0, 0.0, incoming: 0, outgoing: 3), .hermite(at: 1, 1, incoming: 0, outgoing: 0))
    #expect(track.value(at: 0.5) == 0.875)
    #expect(track.velocity(at: 0) == 3)
    #expect(
      Keyframe.hermite(at: 0.5, 10.0, incomingPerSecond: 4, outgoingPerSecond: 4, over: .seconds(2))
        == .hermite(at: 0.5, 10, incoming: 8, outgoing: 8))
  }

  @Test func anEasingMultipliesTheVelocities() throws {
    let track = Track(
      .hermite(at: 0, 0.0, incoming: 0, outgoing: 3, easing: .easeIn), Keyframe(at: 1, 1.0))
    #expect(track.velocity(at: 0) == 0)
    let eased = Easing.easeIn.value(at: 0.7)
    let plain = Track(.hermite(at: 0, 0.0, incoming: 0, outgoing: 3), Keyframe(at: 1, 1.0))
    #expect(abs(track.value(at: 0.7) - plain.value(at: eased)) < 1e-15)
    #expect(
      abs(track.velocity(at: 0.7) - plain.velocity(at: eased) * Easing.easeIn.slope(at: 0.7))
        < 1e-13)
  }

  @Test func velocitiesPerSecondAreThoseOfTheClip() throws {
    let clip = Clip(
      Track(
        .hermite(
          at: 0, 0.0, incomingPerSecond: 0, outgoingPerSecond: 4, over: .milliseconds(2500)),
        .hermite(
          at: 1, 1.0, incomingPerSecond: -2, outgoingPerSecond: 0, over: .milliseconds(2500))),
      duration: .milliseconds(2500))
    #expect(clip.velocity(at: .zero) == 4)
    #expect(clip.velocity(at: .milliseconds(2500), side: .below) == -2)
  }

  @Test func handlesAtAThirdMakeAHermiteCurve() throws {
    var random = SplitMix64(seed: 61)
    for _ in 0..<1_000 {
      let numbers = (0..<4).map { _ in Double.random(in: -9...9, using: &random) }
      let hermite = Track(
        .hermite(at: 0.25, numbers[0], incoming: 0, outgoing: numbers[1]),
        .hermite(at: 0.75, numbers[2], incoming: numbers[3], outgoing: 0))
      let third = 1.0 / 3
      let none = KeyHandle(time: third, value: 0.0)
      let bezier = Track(
        .bezier(
          at: 0.25, numbers[0], incoming: none,
          outgoing: KeyHandle(time: third, value: numbers[1] / 6)),
        .bezier(
          at: 0.75, numbers[2], incoming: KeyHandle(time: third, value: -numbers[3] / 6),
          outgoing: none))
      for step in 0...20 {
        let progress = 0.25 + Double(step) / 40
        #expect(abs(hermite.value(at: progress) - bezier.value(at: progress)) < 1e-14)
      }
    }
  }

  /// The point of a Bezier curve from (0, from) to (1, to), found by bisection over its parameter.
  private func bezier(
    _ from: Double, _ first: KeyHandle<Double>, _ second: KeyHandle<Double>, _ to: Double,
    at time: Double
  ) -> Double {
    func mix(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ s: Double) -> Double {
      let r = 1 - s
      return r * r * r * a + 3 * r * r * s * b + 3 * r * s * s * c + s * s * s * d
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if mix(0, first.time, 1 - second.time, 1, middle) < time {
        low = middle
      } else {
        high = middle
      }
    }
    return mix(from, from + first.value, to + second.value, to, low)
  }

  @Test func weightedHandlesDrawTheBezierCurveInTimeAndValue() throws {
    var random = SplitMix64(seed: 62)
    var mismatches = Mismatches()
    for _ in 0..<500 {
      func handle() -> KeyHandle<Double> {
        let time = [0, 1, Double.random(in: 0...1, using: &random)].randomElement(using: &random)!
        return KeyHandle(time: time, value: Double.random(in: -9...9, using: &random))
      }
      let (from, to) = (Double.random(in: -9...9, using: &random), 2.0)
      let (first, second) = (handle(), handle())
      let track = Track(
        .bezier(at: 0.5, from, incoming: first, outgoing: first),
        .bezier(at: 0.75, to, incoming: second, outgoing: second))
      for _ in 0..<20 {
        let time = Double.random(in: 0.02...0.98, using: &random)
        let expected = bezier(from, first, second, to, at: time)
        let value = track.value(at: 0.5 + time / 4)
        // Where the curve is steep in time the last bit of the time counts much.
        let steep = abs(track.velocity(at: 0.5 + time / 4)) / 4
        mismatches.check(
          abs(value - expected) <= 1e-12 + steep * 1e-14,
          "\(track) at \(time): \(value), not \(expected)")
      }
    }
    #expect(mismatches.found == [])
  }

  @Test func aHandleOnItsKeyLeadsTowardsTheOtherOne() throws {
    let none = KeyHandle(time: 0, value: 0.0)
    let track = Track(
      .bezier(at: 0, 0.0, incoming: none, outgoing: none),
      .bezier(at: 0.5, 1.0, incoming: KeyHandle(time: 0.5, value: -0.2), outgoing: none),
      .bezier(at: 1, 3.0, incoming: none, outgoing: none))
    // From (0, 0) towards (0.25, 0.8); and straight from key to key where all handles lie on them.
    #expect(abs(track.velocity(at: 0) - 3.2) < 1e-14)
    #expect(abs(track.velocity(at: 0.5, side: .below) - 0.2 / 0.25) < 1e-14)
    #expect(abs(track.velocity(at: 0.5, side: .above) - 4) < 1e-14)
    #expect(abs(track.velocity(at: 1, side: .below) - 4) < 1e-14)
    #expect(abs(track.value(at: 0.625) - 1.5) < 1e-14)
    let near = (track.value(at: 1e-9) - track.value(at: 0)) / 1e-9
    #expect(abs(near - 3.2) < 1e-3)
    let vertical = Track(
      .bezier(at: 0, 0.0, incoming: none, outgoing: KeyHandle(time: 0, value: 1)),
      .bezier(at: 1, 1.0, incoming: KeyHandle(time: 0.5, value: 0), outgoing: none))
    #expect(vertical.velocity(at: 0) > 1e300)
  }

  @Test func oneKeyMayHaveAHandleAndTheOtherAVelocity() throws {
    let track = Track(
      .bezier(
        at: 0, 0.0, incoming: KeyHandle(time: 0.5, value: 0),
        outgoing: KeyHandle(time: 0.5, value: 1)),
      .hermite(at: 0.5, 1, incoming: 3, outgoing: 2),
      .bezier(
        at: 1, 4.0, incoming: KeyHandle(time: 0.25, value: -1),
        outgoing: KeyHandle(time: 0, value: 0)))
    #expect(abs(track.velocity(at: 0) - 4) < 1e-14)
    #expect(abs(track.velocity(at: 0.5, side: .below) - 3) < 1e-13)
    #expect(abs(track.velocity(at: 0.5, side: .above) - 2) < 1e-14)
    #expect(abs(track.velocity(at: 1, side: .below) - 8) < 1e-14)
  }

  @Test func givenTangentsTakeThePlaceOfFoundOnes() throws {
    var keys = [
      Keyframe(at: 0, 0.0, interpolation: .catmullRom),
      Keyframe(at: 0.5, 1, interpolation: .catmullRom), Keyframe(at: 1, 4),
    ]
    keys[1].tangents = .velocities(incoming: 7, outgoing: -7)
    var track = try Track(validating: keys)
    #expect(abs(track.velocity(at: 0.5, side: .below) - 7) < 1e-14)
    #expect(abs(track.velocity(at: 0.5, side: .above) + 7) < 1e-14)
    keys[0].interpolation = .smooth
    track = try Track(validating: keys)
    // Smooth curves hold them back to twice the slope.
    #expect(track.velocity(at: 0.5, side: .below) == 4)
    for index in keys.indices { keys[index].interpolation = .clampedSpline }
    keys[1].tangents = nil
    keys[0].tangents = .velocities(incoming: 0, outgoing: 5)
    keys[2].tangents = .velocities(incoming: -3, outgoing: 0)
    track = try Track(validating: keys)
    #expect(track.velocity(at: 0) == 5)
    #expect(abs(track.velocity(at: 1, side: .below) + 3) < 1e-13)
  }

  @Test func missingTangentsAndHandlesOutOfTimeAreRefused() {
    #expect(throws: TrackError.tangentsMissing(index: 0)) {
      try Track(validating: [Keyframe(at: 0, 1.0, interpolation: .hermite)])
    }
    let inside = KeyHandle(time: 0.5, value: 0.0)
    for time in [-0.1, 1.1, .nan, .infinity] {
      #expect(throws: TrackError.self) {
        try Track(validating: [
          .bezier(at: 0, 1.0, incoming: inside, outgoing: KeyHandle(time: time, value: 1))
        ])
      }
    }
    #expect(
      TrackError.handleOutOfRange(index: 2, time: 1.5).message
        == "keyframe 2 has a handle at the time 1.5, which is not from 0 to 1")
    #expect(
      TrackError.tangentsMissing(index: 2).message
        == "keyframe 2 asks for a curve by its tangents and has none")
  }

  @Test func tangentsArePartOfTheDescription() {
    let velocities = Keyframe.hermite(at: 0, 1.0, incoming: 2, outgoing: 3)
    #expect("\(velocities)" == "0.0: 1.0 hermite velocities 2.0, 3.0")
    let handle = KeyHandle(time: 0.5, value: 1.0)
    #expect(
      "\(Keyframe.bezier(at: 1, 1.0, incoming: handle, outgoing: handle))"
        == "1.0: 1.0 bezier handles 1.0 at 0.5, 1.0 at 0.5")
    #expect(velocities != Keyframe(at: 0, 1.0, interpolation: .hermite))
  }
}
