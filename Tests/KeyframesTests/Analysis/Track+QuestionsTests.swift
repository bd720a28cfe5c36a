import Testing

@testable import Keyframes

@Suite struct TrackQuestionsTests {
  private let popIn: Track = [0: 0.6, 0.6: 1.1, 0.8: 0.9, 1: 1]

  private func oracle(_ track: Track<Double>, _ count: Int) -> QuestionsOracle<Double> {
    let samples = (0...count).map {
      let place = Double($0) / Double(count)
      return (place: place, value: track.value(at: place))
    }
    return QuestionsOracle(samples: samples, value: { track.value(at: $0) }, slack: 1e-11)
  }

  @Test func noCrossingAndNoExtremeOfTenThousandCurvesIsMissed() {
    var random = SplitMix64(seed: 41)
    var mismatches = Mismatches()
    for seed in 0..<10_000 {
      let track = Track.randomCurve(using: &random)
      let oracle = oracle(track, 120)
      let level = Double(Int.random(in: -8...8, using: &random)) / 2 + 0.125
      let wrong =
        oracle.check(track.crossings(of: level), of: level) ?? oracle.check(track.extremes())
      mismatches.check(wrong == nil, "\(seed): \(wrong!) in \(track)")
    }
    #expect(mismatches.found == [])
  }

  @Test func theVariationIsThatOfFineSamplesAndOfAllBetweenTheTurns() {
    var random = SplitMix64(seed: 42)
    var mismatches = Mismatches()
    for seed in 0..<600 {
      let track = Track.randomCurve(using: &random)
      let variation = track.variation()
      let coarse = oracle(track, 2000).variation
      // Samples see a little less: the tips between two of them.
      mismatches.check(
        coarse <= variation.total * (1 + 1e-9) + 1e-9 && coarse >= variation.total * 0.985 - 0.02,
        "\(seed): \(coarse) and \(variation) in \(track)")
    }
    #expect(mismatches.found == [])
  }

  @Test func theStretchesLieEndToEndAndMoveOneWay() {
    var random = SplitMix64(seed: 43)
    var mismatches = Mismatches()
    for seed in 0..<2000 {
      let track = Track.randomCurve(using: &random)
      let stretches = track.monotoneStretches(in: 0.05...0.95)
      mismatches.check(
        stretches.first?.start == 0.05 && stretches.last?.end == 0.95
          && zip(stretches, stretches.dropFirst()).allSatisfy { $0.end == $1.start },
        "\(seed): \(stretches)")
      for stretch in stretches {
        var last = stretch.startValue
        for part in 1..<8 {
          let value = track.value(
            at: stretch.start + (stretch.end - stretch.start) * Double(part) / 8)
          guard stretch.end - stretch.start > 1e-9 else { continue }
          let step = stretch.trend == 0 ? (value - last).magnitude : 0
          let isBack = Double(stretch.trend) * (value - last) < -1e-9
          mismatches.check(step < 1e-9 && !isBack, "\(seed): \(stretch) of \(track)")
          last = value
        }
      }
    }
    #expect(mismatches.found == [])
  }

  @Test func theQuestionsOfThePopIn() {
    #expect(popIn.monotoneStretches().map(\.endValue) == [1.1, 0.9, 1])
    let places = popIn.crossings(of: 1)
    #expect(places.map(\.isPassage) == [true, true, false])
    #expect(places.map(\.after) == [.above, .below, nil])
    #expect(abs(places[0].place - 0.48) < 1e-15)
    #expect(abs(places[1].place - 0.7) < 1e-15)
    #expect(places[2].place == 1)
    #expect(abs(popIn.variation().total - 0.8) < 1e-15)
    #expect(popIn.jumps() == [])
    #expect(abs(popIn.settlingProgress(within: 0.05)! - 0.9) < 1e-12)
    #expect(popIn.settlingProgress(within: 1) == 0)
  }

  @Test func aPlateauOnTheLevelIsOneCrossingWithItsEnd() {
    let track: Track = [0: 0, 0.3: 1, 0.6: 1, 1: 2]
    let found = track.crossings(of: 1)
    #expect(found.count == 1 && found[0].isPassage)
    #expect(found[0].place == 0.3 && found[0].end == 0.6)
  }

  @Test func aTouchComesBackAndTheEndsKnowOneSide() {
    let track: Track = [0: 0, 0.5: 1, 1: 0]
    #expect(track.crossings(of: 1) == [LevelCrossing(place: 0.5, end: 0.5, before: .below, after: .below)])
    #expect(track.crossings(of: 0).map(\.before) == [nil, .above])
    #expect(track.crossings(of: 0).map(\.after) == [.above, nil])
    #expect(track.crossings(of: 2) == [])
    let still: Track = [0: 1.0]
    #expect(still.crossings(of: 1) == [LevelCrossing(place: 0, end: 1, before: nil, after: nil)])
  }

  @Test func aJumpPastTheLevelCountsOnceAndIsNoMovement() {
    let track: Track = [0: 0, 0.5: 0, 0.5: 2, 1: 2]
    #expect(track.crossings(of: 1) == [LevelCrossing(place: 0.5, end: 0.5, before: .below, after: .above)])
    #expect(track.jumps() == [ValueJump(place: 0.5, before: 0, after: 2)])
    #expect(track.variation().moved == 0)
    #expect(track.variation().jumped == 2)
    let stairs = Track(from: 0.0, to: 1, easing: .steps(4))
    #expect(stairs.variation().jumped == 1)
    #expect(stairs.crossings(of: 0.3).map(\.place) == [0.5])
  }
}
