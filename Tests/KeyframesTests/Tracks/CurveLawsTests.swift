import Testing

@testable import Keyframes

@Suite struct CurveLawsTests {
  @Test func everyWayOfAskingGivesTheSameBits() throws {
    var tracks = RandomTracks.curved(seed: 51)
    var mismatches = Mismatches()
    for _ in 0..<1_000 {
      let made = try tracks.track().extrapolating(
        before: Extrapolation.allCases.randomElement(using: &tracks.random)!,
        after: Extrapolation.allCases.randomElement(using: &tracks.random)!)
      let track = Bool.random(using: &tracks.random) ? made : made.reversed()
      var asked = (0..<40).map { _ in tracks.progress(of: track) } + [.nan, .infinity, -.infinity]
      if Bool.random(using: &tracks.random) { asked.sort() }
      var batch = [Double](repeating: 0, count: asked.count)
      var output = batch.mutableSpan
      track.evaluate(asked.span, into: &output)
      var cursor = TrackCursor()
      for (progress, value) in zip(asked, batch) {
        mismatches.check(
          same(value, track.value(at: progress))
            && same(value, track.value(at: progress, cursor: &cursor)), "\(track) at \(progress)")
        guard progress.isFinite else { continue }
        mismatches.check(
          same(track.reversed().value(at: 1 - progress), track.value(at: 1 - (1 - progress))),
          "\(track) reversed at \(progress)")
      }
    }
    #expect(mismatches.found == [])
  }

  @Test func keysAreMetBitForBit() throws {
    var tracks = RandomTracks.curved(seed: 52)
    tracks.easings = [.linear, .easeInOut]
    var mismatches = Mismatches()
    for _ in 0..<2_000 {
      let track = try tracks.track(missingEnds: .hold)
      for (index, key) in track.keyframes.enumerated() {
        let isLastThere =
          index + 1 == track.keyframes.count || track.keyframes[index + 1].offset! > key.offset!
        guard isLastThere else { continue }
        mismatches.check(
          same(track.value(at: key.offset!), key.value), "\(track) at key \(index)")
      }
    }
    #expect(mismatches.found == [])
  }

  @Test func smoothCurvesNeverOvershootAndMoveOneWay() throws {
    var tracks = RandomTracks(seed: 53)
    tracks.curves = [.smooth]
    tracks.easings = [.linear]
    var mismatches = Mismatches()
    for round in 0..<10_000 {
      var keys = tracks.keyframes(count: Int.random(in: 2...8, using: &tracks.random))
      if round % 2 == 0 {
        // Rising data.
        let values = keys.map(\.value).sorted()
        for index in keys.indices { keys[index].value = values[index] }
      }
      let track = try Track(validating: keys)
      for (left, right) in zip(track.keyframes, track.keyframes.dropFirst()) {
        guard right.offset! > left.offset! else { continue }
        let (low, high) = (min(left.value, right.value), max(left.value, right.value))
        let noise = max(abs(low), abs(high)) * 0x1p-50
        var last = left.value
        for step in 0..<12 {
          let progress = left.offset! + (right.offset! - left.offset!) * Double(step) / 12
          let value = track.value(at: progress)
          mismatches.check(value >= low && value <= high, "\(track) overshoots at \(progress)")
          let isOneWay = left.value <= right.value ? value >= last - noise : value <= last + noise
          mismatches.check(isOneWay, "\(track) turns at \(progress)")
          last = value
        }
      }
    }
    #expect(mismatches.found == [])
  }

  @Test func velocitiesAreTheDerivatives() throws {
    // Differences of eighth order, whose own error is far below the bound.
    var tracks = RandomTracks.curved(seed: 54)
    tracks.easings = [.linear, .ease, .easeInSine, .cubicBezier(0.3, 0.1, 0.7, 0.6)]
    var mismatches = Mismatches()
    var checked = 0
    while checked < 100_000 {
      let count = Int.random(in: 2...9, using: &tracks.random)
      let keys = (0..<count).map { index in
        Keyframe(
          at: (Double(index) + Double.random(in: 0...0.5, using: &tracks.random)) / Double(count),
          Double.random(in: -10...10, using: &tracks.random),
          easing: tracks.easings.randomElement(using: &tracks.random)!,
          interpolation: tracks.interpolation())
      }
      let track = try Track(validating: keys.map { tracks.withMildTangents($0) })
      for (left, right) in zip(track.keyframes, track.keyframes.dropFirst()) {
        let length = right.offset! - left.offset!
        for _ in 0..<8 {
          // Away from the ends, where an easing's slope may be steep.
          let progress = left.offset! + length * Double.random(in: 0.1...0.9, using: &tracks.random)
          let step = length * 0x1p-8
          func difference(_ count: Double) -> Double {
            track.value(at: progress + count * step) - track.value(at: progress - count * step)
          }
          let slope =
            (672 * difference(1) - 168 * difference(2) + 32 * difference(3) - 3 * difference(4))
            / (840 * step)
          let velocity = track.velocity(at: progress)
          let scale = max(abs(velocity), 20 / length)
          mismatches.check(
            abs(velocity - slope) <= 1e-6 * scale,
            "\(track) at \(progress): \(velocity), not \(slope)")
          checked += 1
        }
      }
    }
    #expect(mismatches.found == [])
  }

  @Test func curvesHaveOneVelocityAtTheirKeys() throws {
    var random = SplitMix64(seed: 55)
    let curves = RandomTracks.everyCurve.filter {
      ($0.keepsLines || $0 == .clampedSpline) && $0 != .pacedCurve
    }
    for _ in 0..<2_000 {
      let keys = (0..<6).map { index in
        Keyframe(
          at: (Double(index) + Double.random(in: 0...0.5, using: &random)) / 6,
          Double.random(in: -10...10, using: &random), interpolation: curves[0])
      }
      for curve in curves {
        var own = keys
        for index in keys.indices { own[index].interpolation = curve }
        let track = try Track(validating: own)
        for key in track.keyframes[1..<5] {
          let before = track.velocity(at: key.offset!, side: .below)
          let after = track.velocity(at: key.offset!, side: .above)
          #expect(abs(before - after) < 1e-10, "\(track)")
        }
      }
    }
  }

  @Test func finiteCurvesNeverGiveNaN() throws {
    var tracks = RandomTracks.curved(seed: 56)
    var mismatches = Mismatches()
    let extremes = [
      0, -0.0, 1, -1, 2, .leastNonzeroMagnitude, -Double.leastNonzeroMagnitude, 1e-308, 1e308,
      -1e308, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1.0.nextUp, 1.0.nextDown,
    ]
    for _ in 0..<1_500 {
      var keys = tracks.keyframes(count: Int.random(in: 1...9, using: &tracks.random))
      for index in keys.indices where Bool.random(using: &tracks.random) {
        keys[index].value = extremes.randomElement(using: &tracks.random)!
      }
      // Offsets as close together as numbers are.
      for index in keys.indices.dropFirst() where Int.random(in: 0..<4, using: &tracks.random) == 0
      {
        keys[index].offset = min(keys[index - 1].offset!.nextUp, keys[index].offset!)
      }
      let track = try Track(
        validating: keys, missingEnds: MissingEnds.allCases.randomElement(using: &tracks.random)!)
      for extrapolation in Extrapolation.allCases {
        let track = track.extrapolating(extrapolation)
        for progress in extremes + [0.3, 0.7] + keys.map({ $0.offset!.nextUp }) {
          let value = track.value(at: progress)
          mismatches.check(!value.isNaN, "\(track) \(extrapolation) at \(progress)")
          let laid = track.value(at: progress, over: 3, composite: .add)
          mismatches.check(!laid.isNaN, "\(track) \(extrapolation) over 3 at \(progress)")
          let velocity = track.velocity(at: progress)
          mismatches.check(!velocity.isNaN, "\(track) \(extrapolation) velocity at \(progress)")
        }
        _ = track.value(at: .infinity) + track.value(at: -.infinity) + track.value(at: .nan)
      }
    }
    #expect(mismatches.found == [])
  }

  @Test func valuesThatAreNoNumbersTrapNowhere() throws {
    var tracks = RandomTracks.curved(seed: 57)
    var sum = 0
    for _ in 0..<500 {
      var keys = tracks.keyframes(count: 6)
      for index in keys.indices where Bool.random(using: &tracks.random) {
        keys[index].value = [.nan, .infinity, -.infinity].randomElement(using: &tracks.random)!
      }
      let track = try Track(validating: keys)
      for step in -10...20 {
        let progress = Double(step) / 10
        sum += track.value(at: progress).isNaN ? 1 : 0
        sum += track.velocity(at: progress).isNaN ? 1 : 0
      }
    }
    #expect(sum > 0)
  }

  @Test func laidOverAValueACurveIsMovedAsAWhole() throws {
    var tracks = RandomTracks.curved(seed: 58)
    tracks.easings = [.linear, .ease]
    for _ in 0..<500 {
      var keys = tracks.keyframes(count: 6)
      for index in keys.indices {
        keys[index].composite = nil
        keys[index].value = Double(Int.random(in: -50...50, using: &tracks.random))
        keys[index] = tracks.withMildTangents(keys[index])
      }
      let track = try Track(validating: keys)
      for step in 0...20 {
        let progress = Double(step) / 20
        let alone = track.value(at: progress)
        #expect(abs(track.value(at: progress, over: 7, composite: .add) - alone - 7) < 1e-9)
        #expect(same(track.value(at: progress, over: 7), alone))
        let built = track.value(at: progress, repetitions: 2)
        #expect(abs(built - alone - 2 * keys[5].value) < 1e-9)
      }
    }
  }
}

extension RandomTracks {
  /// A key with tangents of the size of its surroundings, where it asks for any.
  mutating func withMildTangents(_ key: Keyframe<Double>) -> Keyframe<Double> {
    var key = key
    func number() -> Double { Double.random(in: -10...10, using: &random) }
    func handle() -> KeyHandle<Double> {
      KeyHandle(time: Double.random(in: 0.2...0.6, using: &random), value: number())
    }
    switch key.interpolation {
    case .hermite: key.tangents = .velocities(incoming: number(), outgoing: number())
    case .bezier: key.tangents = .handles(incoming: handle(), outgoing: handle())
    default: break
    }
    return key
  }
}
