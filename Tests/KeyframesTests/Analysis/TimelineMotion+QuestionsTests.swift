import Testing

@testable import Keyframes

@Suite struct TimelineMotionQuestionsTests {
  static let property = TimelineProperty<Double, Double>("x") {
    $0
  } set: {
    $0 = $1
  }

  /// A timeline of one number, in which groups are repeated, turned round, warped and cut short.
  static func random(_ random: inout SplitMix64, mixes: Bool) -> Timeline<Double> {
    func group(_ depth: Int) -> Timeline<Double> {
      var timeline = Timeline(0.5)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let start = Placement.at(.milliseconds(.random(in: 0...150, using: &random)))
        if depth > 0, Bool.random(using: &random) {
          timeline.add(group(depth - 1), start)
          continue
        }
        var clip = Clip.randomCurve(using: &random)
        clip.track = clip.track.extrapolating(.overshoot)
        if mixes, Bool.random(using: &random) { clip = clip.composited(by: .add) }
        timeline.add(clip, to: property, start)
      }
      switch Int.random(in: 0..<7, using: &random) {
      case 0: return timeline.scaled(by: .random(in: 0.5...2, using: &random))
      case 1: return timeline.reversed()
      case 2: return timeline.repeated(2.5, alternating: Bool.random(using: &random))
      case 3: return timeline.warped(by: .easeInOut)
      case 4: return timeline.trimmed(to: .milliseconds(40)..<(.milliseconds(180)))
      case 5: return mixes ? timeline.weighted(by: 0.5) : timeline
      default: return timeline
      }
    }
    return group(2)
  }

  @Test(arguments: [false, true])
  func noCrossingOfAPropertyAndNoExtremeIsMissed(mixes: Bool) {
    var random = SplitMix64(seed: mixes ? 72 : 71)
    var mismatches = Mismatches()
    for seed in 0..<100 {
      let timeline = Self.random(&random, mixes: mixes)
      let motion = TimelineMotion(of: Self.property, in: timeline)
      let end = Duration.milliseconds(500)
      let ticks = Ticks(saturating: end).count
      let samples = (0...150).map { number in
        let place = Ticks(ticks * Int64(number) / 150)
        return (place: place, value: motion.value(at: place))
      }
      let oracle = QuestionsOracle(
        samples: samples, value: { motion.value(at: $0) }, slack: 1e-5,
        nudge: { Ticks($0.count + ($1 ? 200_000 : -200_000)) })
      let level = Double(Int.random(in: -6...6, using: &random)) / 2 + 0.125
      // All that is asked comes from the stretches, which are the work.
      let parts = motion.stretches(from: .zero, through: end, limit: .max)
      let found = parts.crossings(of: level, limit: 10_000) { motion.value(at: $0) }
      let extremes = parts.extremes!
      if seed % 10 == 0 {
        mismatches.check(
          motion.crossings(of: level, from: .zero, through: end)
            == found.map { $0.placed { $0.duration } }
            && motion.extremes(from: .zero, through: end) == extremes.durations,
          "\(seed): another answer")
      }
      for sample in samples {
        mismatches.check(
          sample.value >= extremes.lowest - 1e-6 && sample.value <= extremes.highest + 1e-6,
          "\(seed): \(sample) outside of \(extremes)")
      }
      // Each passage that samples know of is among those told.
      let wrong = oracle.missing(found, of: level)
      mismatches.check(wrong == nil, "\(seed): \(wrong!)")
      let stretches = parts.stretches
      mismatches.check(
        stretches.first?.start == .zero && stretches.last?.end == Ticks(saturating: end)
          && zip(stretches, stretches.dropFirst()).allSatisfy { $0.end == $1.start },
        "\(seed): gaps")
    }
    #expect(mismatches.found == [])
  }

  /// A value that rises evenly, less one whose time is warped and that is faster for a while: the
  /// sum goes back there, however steep and however short the dip of its velocity is.
  @Test func aSteepDipBelowZeroIsTold() {
    var random = SplitMix64(seed: 73)
    var mismatches = Mismatches()
    for seed in 0..<60 {
      let easing = Easing.cubicBezier(
        .random(in: 0.5...0.98, using: &random), 0, .random(in: 0.02...0.5, using: &random), 1)
      let steepest = (0...20_000).map { easing.slope(at: Double($0) / 20_000) }.max()!
      let sign = seed % 2 == 0 ? 1.0 : -1
      let rise = sign * steepest * .random(in: 0.8...0.99, using: &random)
      var warped = Timeline(0.0)
      warped.add(
        Clip([0: 0, 1: -sign], duration: .seconds(1)).composited(by: .add), to: Self.property)
      var timeline = Timeline(0.0)
      timeline.add(warped.warped(by: easing))
      timeline.add(
        Clip([0: 0, 1: rise], duration: .seconds(1)).composited(by: .add), to: Self.property)
      let stretches = TimelineMotion(of: Self.property, in: timeline)
        .monotoneStretches(from: .zero, through: .seconds(1))
      mismatches.check(
        stretches.contains { sign * ($0.endValue - $0.startValue) < 0 },
        "\(seed): \(stretches), \(rise) and \(easing)")
    }
    #expect(mismatches.found == [])
  }

  @Test func aLaterClipHidesAnEarlierOne() {
    var timeline = Timeline(0.0)
    timeline.add(Clip([0: 0.0, 1: 10], duration: .seconds(1)), to: Self.property)
    timeline.add(Clip([0: 20.0, 1: 5], duration: .seconds(1)), to: Self.property)
    let motion = TimelineMotion(of: Self.property, in: timeline)
    let stretches = motion.monotoneStretches(from: .zero, through: .seconds(3))
    #expect(stretches.map(\.startValue) == [0, 20, 5])
    #expect(stretches.map(\.endValue) == [10, 5, 5])
    #expect(stretches.map(\.end) == [.seconds(1), .seconds(2), .seconds(3)])
    #expect(
      motion.crossings(of: 7.5, from: .zero, through: .seconds(3)).map(\.isPassage) == [true, true])
    #expect(motion.variation(from: .zero, through: .seconds(3)).moved == 25)
    #expect(motion.variation(from: .zero, through: .seconds(3)).jumped == 10)
    #expect(motion.fastest(from: .zero, through: .seconds(3))?.velocity == -15)
    #expect(motion.settlingTime(within: 1.5, through: .seconds(3)) == .milliseconds(1900))
  }
}
