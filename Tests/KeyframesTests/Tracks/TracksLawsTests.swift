import Testing

@testable import Keyframes

@Suite struct TracksLawsTests {
  @Test func everyWayOfAskingGivesTheSameBits() throws {
    var tracks = RandomTracks(seed: 1)
    var mismatches = Mismatches()
    var foreign = TrackCursor()
    for _ in 0..<1_000 {
      let track = try tracks.track().extrapolating(
        before: Extrapolation.allCases.randomElement(using: &tracks.random)!,
        after: Extrapolation.allCases.randomElement(using: &tracks.random)!)
      let viewed = Bool.random(using: &tracks.random) ? track : track.reversed()
      var asked = (0..<24).map { _ in tracks.progress(of: track) } + [.nan, .infinity, -.infinity]
      let expected = asked.map { viewed.value(at: $0) }

      var batch = [Double](repeating: 0, count: asked.count)
      var output = batch.mutableSpan
      viewed.evaluate(asked.span, into: &output)
      for (index, value) in batch.enumerated() {
        mismatches.check(same(value, expected[index]), "batch \(track) at \(asked[index])")
      }
      for round in 0..<4 {
        if round == 1 { asked.sort() }
        if round == 2 { asked.reverse() }
        if round == 3 { asked.shuffle(using: &tracks.random) }
        // A cursor that other tracks have left behind as well as a fresh one.
        var fresh = TrackCursor()
        for progress in asked {
          let value = viewed.value(at: progress)
          mismatches.check(
            same(viewed.value(at: progress, cursor: &fresh), value)
              && same(viewed.value(at: progress, cursor: &foreign), value),
            "cursor \(track) at \(progress)")
        }
      }
    }
    #expect(mismatches.found == [])
  }

  @Test(arguments: 0..<6)
  func framesThatFollowEachOtherHaveTheBitsOfSingleOnes(kind: Int) throws {
    // Batches keep to a piece as long as they can, and then make values two at a time.
    var tracks = RandomTracks(seed: 21)
    if kind < 3 { tracks.easings = [.linear] }
    if kind == 3 { tracks.easings = [.ease, .cubicBezier(0.3, -1, 0.7, 2), .easeIn] }
    var mismatches = Mismatches()
    for _ in 0..<300 {
      let made = try tracks.track()
      let track = kind % 3 == 2 ? made.reversed() : made
      let step = Double.random(in: -0.02...0.02, using: &tracks.random)
      let first = Double.random(in: -0.1...1.1, using: &tracks.random)
      var asked = (0..<Int.random(in: 0...90, using: &tracks.random)).map {
        first + Double($0) * step
      }
      if kind % 3 == 1 { asked = asked.map { $0 - $0.rounded(.down) } }
      var batch = [Double](repeating: 0, count: asked.count)
      var output = batch.mutableSpan
      track.evaluate(asked.span, into: &output)
      for (progress, value) in zip(asked, batch) {
        mismatches.check(same(value, track.value(at: progress)), "\(track) at \(progress)")
      }
    }
    #expect(mismatches.found == [])
  }

  @Test func valuesAreThoseOfTheProcedureOfWebAnimations() throws {
    var tracks = RandomTracks(seed: 2)
    var mismatches = Mismatches()
    for _ in 0..<2_000 {
      let track = try tracks.track()
      let oracle = TrackOracle(track)
      for _ in 0..<24 {
        let progress = tracks.progress(of: track)
        let (plain, expected) = (track.value(at: progress), oracle.value(at: progress))
        mismatches.check(
          same(plain, expected), "\(track) at \(progress): \(plain), not \(expected)")
        let underlying = tracks.value()
        for composite in CompositeOperation.allCases {
          let laid = track.value(at: progress, over: underlying, composite: composite)
          let expected = oracle.value(at: progress, over: underlying, composite: composite)
          mismatches.check(
            same(laid, expected), "\(track) at \(progress) over \(underlying): \(laid)")
        }
      }
    }
    #expect(mismatches.found == [])
  }

  @Test func keysAreMetBitForBit() throws {
    var tracks = RandomTracks.linear(seed: 3)
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

  @Test func betweenKeysAValueLiesBetweenTheirsAndMovesOneWay() throws {
    var tracks = RandomTracks.linear(seed: 4)
    var mismatches = Mismatches()
    for _ in 0..<1_500 {
      let track = try tracks.track(missingEnds: .hold)
      for (left, right) in zip(track.keyframes, track.keyframes.dropFirst()) {
        guard right.offset! > left.offset! else { continue }
        let (low, high) = (min(left.value, right.value), max(left.value, right.value))
        var asked = (0..<12).map { _ in
          Double.random(in: left.offset!..<right.offset!, using: &tracks.random)
        }
        // Neighbours, where rounding could turn back.
        asked += asked.map(\.nextUp).filter { $0 < right.offset! }
        var last = left.value
        for progress in asked.sorted() {
          let value = track.value(at: progress)
          mismatches.check(value >= low && value <= high, "\(track) leaves its keys at \(progress)")
          mismatches.check(
            left.value <= right.value ? value >= last : value <= last,
            "\(track) turns back at \(progress)")
          last = value
        }
      }
    }
    #expect(mismatches.found == [])
  }

  @Test func finiteTracksNeverGiveNaN() throws {
    var tracks = RandomTracks(seed: 5)
    var mismatches = Mismatches()
    let extremes = [
      0, -0.0, 1, -1, 2, .leastNonzeroMagnitude, -Double.leastNonzeroMagnitude, 1e-308, 1e308,
      -1e308, .greatestFiniteMagnitude,
      -.greatestFiniteMagnitude, 1.0.nextUp, 1.0.nextDown,
    ]
    for _ in 0..<1_500 {
      var keys = tracks.keyframes(count: Int.random(in: 1...9, using: &tracks.random))
      for index in keys.indices where Bool.random(using: &tracks.random) {
        keys[index].value = extremes.randomElement(using: &tracks.random)!
      }
      let track = try Track(
        validating: keys, missingEnds: MissingEnds.allCases.randomElement(using: &tracks.random)!)
      for extrapolation in Extrapolation.allCases {
        let track = track.extrapolating(extrapolation)
        for progress in extremes + [0.3, 0.7] {
          let value = track.value(at: progress)
          mismatches.check(!value.isNaN, "\(track) \(extrapolation) at \(progress)")
          let laid = track.value(at: progress, over: 3, composite: .add)
          mismatches.check(!laid.isNaN, "\(track) \(extrapolation) over 3 at \(progress)")
        }
        _ = track.value(at: .infinity) + track.value(at: -.infinity) + track.value(at: .nan)
      }
    }
    #expect(mismatches.found == [])
  }

  @Test func reversedIsTheTrackSeenFromTheOtherEnd() throws {
    var tracks = RandomTracks(seed: 6)
    var mismatches = Mismatches()
    for _ in 0..<1_500 {
      let track = try tracks.track()
      let reversed = track.reversed()
      mismatches.check(reversed.reversed() == track, "\(track) twice reversed")
      for _ in 0..<16 {
        let progress = tracks.progress(of: track)
        mismatches.check(
          same(reversed.value(at: progress), track.value(at: 1 - progress)),
          "\(track) reversed at \(progress)")
        mismatches.check(
          same(
            reversed.value(at: progress, over: 7, composite: .add),
            track.value(at: 1 - progress, over: 7, composite: .add)),
          "\(track) reversed over 7 at \(progress)")
      }
    }
    #expect(mismatches.found == [])
  }
}
