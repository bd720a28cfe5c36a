import Testing

@testable import Keyframes

@Suite struct TrackQuestionsTests {
  private let popIn: Track = [0: 0.6, 0.6: 1.1, 0.8: 0.9, 1: 1]

  private func oracle(_ track: Track<Double>, _ count: Int) -> QuestionsOracle<Double> {
    let samples = (0...count).map {
      let place = Double($0) / Double(count)
      return (place: place, value: track.value(at: place))
    }
    return QuestionsOracle(
      samples: samples, value: { track.value(at: $0) }, slack: 1e-11,
      nudge: { min(max($1 ? $0 + 4e-16 : $0 - 4e-16, 0), 1) })
  }

  @Test func noCrossingAndNoExtremeOfTenThousandCurvesIsMissed() {
    var random = SplitMix64(seed: 41)
    var mismatches = Mismatches()
    for seed in 0..<10_000 {
      let track = Track.randomCurve(using: &random)
      let oracle = oracle(track, 60)
      let level = Double(Int.random(in: -8...8, using: &random)) / 2 + 0.125
      let wrong =
        oracle.check(track.crossings(of: level), of: level) ?? oracle.check(track.extremes())
      mismatches.check(wrong == nil, "\(seed): \(wrong!) in \(track)")
    }
    #expect(mismatches.found == [])
  }

  @Test func noneIsMissedWhereKeysRepeatAndCurvesAreOfEveryKind() {
    var random = SplitMix64(seed: 47)
    var mismatches = Mismatches()
    for seed in 0..<800 {
      let track = Track.anyRandomCurve(using: &random)
      let from = [0, -0.5, 0.1, -1.7].randomElement(using: &random)!
      let to = [1, 1.5, 0.9, 2.7].randomElement(using: &random)!
      let samples = (0...200).map { number in
        let place = number == 200 ? to : from + (to - from) * Double(number) / 200
        return (place: place, value: track.value(at: place))
      }
      let size = samples.reduce(1) { max($0, $1.value.magnitude) }
      let oracle = QuestionsOracle(
        samples: samples, value: { track.value(at: $0) }, slack: 1e-10 * size,
        nudge: { min(max($1 ? $0 + 1e-15 : $0 - 1e-15, from), to) })
      let level = Double(Int.random(in: -8...8, using: &random)) / 2 + 0.125
      let wrong =
        oracle.check(track.crossings(of: level, in: from...to), of: level)
        ?? oracle.check(track.extremes(in: from...to))
      mismatches.check(wrong == nil, "\(seed): \(wrong!) in \(track)")
      let variation = track.variation(in: from...to).total
      let places = track.monotoneStretches(in: from...to).map(\.start)
      // Values that stand at one place alone may be missed by samples, and nothing else.
      mismatches.check(
        oracle.variation(around: places) <= variation + 1e-7 * size * max(1, variation),
        "\(seed): \(variation) in \(track)")
    }
    #expect(mismatches.found == [])
  }

  @Test func keysThatRepeatWithoutEndAreAnsweredInTime() {
    let keys: Track = [0: 0.0, 0.5: 5, 1: 1]
    let wave = keys.extrapolating(.cycle)
    #expect(wave.extremes(in: 0...1e15).highest == 5)
    #expect(wave.extremes(in: -.infinity ... .infinity).highest == 5)
    #expect(wave.fastest(in: 0...1e12)?.velocity == 10)
    #expect(wave.crossings(of: 2, in: -1e300...1e300, limit: 3).count <= 3)
    let rising = wave.extrapolating(.cycleWithOffset)
    #expect(abs(rising.extremes(in: 0...1000.5).highest - 1005) < 1e-9)
  }

  @Test func theVariationIsThatOfFineSamplesAndOfAllBetweenTheTurns() {
    var random = SplitMix64(seed: 42)
    var mismatches = Mismatches()
    for seed in 0..<400 {
      let curve = Track.randomCurve(using: &random)
      let track = curve.isReversed ? curve.reversed() : curve
      let variation = track.variation().total
      let places = track.monotoneStretches().map(\.start)
      let sampled = oracle(track, 1000).variation(around: places)
      mismatches.check(
        (sampled - variation).magnitude <= 1e-6 * max(1, variation),
        "\(seed): \(sampled) and \(variation) in \(track)")
    }
    #expect(mismatches.found == [])
  }

  @Test func theStretchesLieEndToEndAndMoveOneWay() {
    var random = SplitMix64(seed: 43)
    var mismatches = Mismatches()
    for seed in 0..<1000 {
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
    #expect(abs(places[2].place - 1) < 1e-15)
    #expect(abs(popIn.variation().total - 0.8) < 1e-15)
    let passages = popIn.crossings(of: 1).filter(\.isPassage).map(\.place)
    #expect(passages.count == 2)
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
    #expect(
      track.crossings(of: 1) == [LevelCrossing(place: 0.5, end: 0.5, before: .below, after: .below)]
    )
    #expect(track.crossings(of: 0).map(\.before) == [nil, .above])
    #expect(track.crossings(of: 0).map(\.after) == [.above, nil])
    #expect(track.crossings(of: 2) == [])
    let still: Track = [0: 1.0]
    #expect(still.crossings(of: 1) == [LevelCrossing(place: 0, end: 1, before: nil, after: nil)])
  }

  @Test func aJumpPastTheLevelCountsOnceAndIsNoMovement() {
    let track: Track = [0: 0, 0.5: 0, 0.5: 2, 1: 2]
    #expect(
      track.crossings(of: 1) == [LevelCrossing(place: 0.5, end: 0.5, before: .below, after: .above)]
    )
    #expect(track.jumps() == [ValueJump(place: 0.5, before: 0, after: 2)])
    #expect(track.variation().moved == 0)
    #expect(track.variation().jumped == 2)
    let stairs = Track(from: 0.0, to: 1, easing: .steps(4))
    #expect(stairs.variation().jumped == 1)
    #expect(stairs.crossings(of: 0.3).map(\.place) == [0.5])
  }

  @Test func keysThatRepeatAreLookedThroughCycleByCycle() {
    let wave: Track = [0.2: 0, 0.3: 1, 0.4: 0]
    let cycles = wave.extrapolating(.cycle)
    #expect(
      cycles.crossings(of: 0.5).map { ($0.place * 100).rounded() } == [
        5, 15, 25, 35, 45, 55, 65, 75, 85, 95,
      ])
    #expect(abs(cycles.variation().total - 10) < 1e-12)
    let rise: Track = [0: 0.0, 0.25: 1]
    let stairs = rise.extrapolating(before: .hold, after: .cycleWithOffset)
    #expect(abs(stairs.extremes(in: 0...1).highest - 4) < 1e-12)
    #expect(stairs.variation().jumped == 0)
    let swing = rise.extrapolating(.oscillate)
    #expect(swing.monotoneStretches().map(\.endValue) == [1, 0, 1, 0])
    #expect(swing.reversed().monotoneStretches().map(\.endValue) == [1, 0, 1, 0])
  }
}
