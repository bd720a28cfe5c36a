import Testing

@testable import Keyframes

@Suite struct TimingProgressTests {
  @Test func theOverallProgressIsAWholeNumberAndAFraction() {
    let timing = Timing(
      duration: .milliseconds(100), iterations: 3, iterationStart: 1.25)
    let milli = UInt64(9_000_000)
    #expect(timing.overallProgress(activeTime: 0, in: .active) == OverallProgress(1, 0.25))
    #expect(
      timing.overallProgress(activeTime: 50 * milli, in: .active) == OverallProgress(1, 0.75))
    #expect(timing.overallProgress(activeTime: 75 * milli, in: .active) == OverallProgress(2, 0))
    #expect(
      timing.overallProgress(activeTime: 300 * milli, in: .after) == OverallProgress(4, 0.25))
  }

  @Test func anEffectWithoutADurationIsAtOneOfItsEnds() {
    let timing = Timing(duration: .zero, iterations: 2.5, iterationStart: 0.25)
    #expect(timing.overallProgress(activeTime: 0, in: .before) == OverallProgress(0, 0.25))
    #expect(timing.overallProgress(activeTime: 0, in: .after) == OverallProgress(2, 0.75))
    let unending = Timing(duration: .zero, iterations: .unending, iterationStart: 0.25)
    #expect(
      unending.overallProgress(activeTime: 0, in: .after)
        == OverallProgress(0, 0.25, isUnending: true))
  }

  @Test func onlyTheEndOfTheLastIterationIsOneInsteadOfZero() {
    let timing = Timing(duration: .milliseconds(100), iterations: 2)
    let ends = OverallProgress(2, 0)
    let end = UInt64(Ticks(saturating: .milliseconds(200)).count)
    #expect(timing.isAtEndOfIteration(ends, activeTime: end, in: .after))
    #expect(timing.isAtEndOfIteration(ends, activeTime: end, in: .active))
    #expect(!timing.isAtEndOfIteration(ends, activeTime: end, in: .before))
    #expect(!timing.isAtEndOfIteration(OverallProgress(1, 0), activeTime: end / 2, in: .active))
    #expect(timing.simpleIterationProgress(ends, isAtEnd: true) == 1)
    #expect(timing.currentIteration(ends, isAtEnd: true) == 1)
    #expect(timing.simpleIterationProgress(ends, isAtEnd: false) == 0)
    #expect(timing.currentIteration(ends, isAtEnd: false) == 2)
  }

  @Test(arguments: [
    (IterationDirection.normal, [true, true, true], true),
    (.reverse, [false, false, false], false),
    (.alternate, [true, false, true], true),
    (.alternateReverse, [false, true, false], true),
  ])
  func iterationsRunTheWayTheirDirectionSays(
    direction: IterationDirection, expected: [Bool], unending: Bool
  ) {
    let timing = Timing(duration: .seconds(1), direction: direction)
    for (iteration, forwards) in expected.enumerated() {
      #expect(
        timing.isGoingForwards(iteration: UInt64(iteration), isUnending: false) == forwards)
    }
    #expect(timing.isGoingForwards(iteration: 1, isUnending: true) == unending)
    #expect(
      timing.directedProgress(0.25, isGoingForwards: expected[0]) == (expected[0] ? 0.25 : 0.75))
  }

  @Test func theBeforeFlagIsSetWhereTheEffectIsOnItsWayToItsStart() {
    let timing = Timing(duration: .seconds(1))
    #expect(timing.beforeFlag(in: .before, isGoingForwards: true))
    #expect(timing.beforeFlag(in: .after, isGoingForwards: false))
    #expect(!timing.beforeFlag(in: .before, isGoingForwards: false))
    #expect(!timing.beforeFlag(in: .after, isGoingForwards: true))
    #expect(!timing.beforeFlag(in: .active, isGoingForwards: true))
    #expect(!timing.beforeFlag(in: .active, isGoingForwards: false))
  }

  @Test func theTransformedProgressIsEased() {
    let timing = Timing(duration: .seconds(1), easing: .steps(4, .jumpStart))
    #expect(timing.transformedProgress(0, beforeFlag: false) == 0.25)
    #expect(timing.transformedProgress(0, beforeFlag: true) == 0)
    #expect(Timing(duration: .seconds(1)).transformedProgress(0.3, beforeFlag: true) == 0.3)
  }

  @Test func aFilledEndIsExactlyOneOfTheLastIteration() {
    let timing = Timing(
      duration: .milliseconds(498.7531437096627), iterations: 3, fill: .both)
    guard case .finite(let end) = timing.end else {
      Issue.record("three iterations have an end")
      return
    }
    let sample = timing.sample(at: end)
    #expect(sample.phase == .after)
    #expect(sample.progress == 1)
    #expect(sample.currentIteration == 2)
  }

  @Test func fractionsOfIterationsEndExactlyWhereTheirNumberSays() {
    for (count, start, progress, iteration) in [
      (2.5, 0.0, 0.5, 2), (0.1, 0.0, 0.1, 0), (2.5, 0.5, 1.0, 2), (0.3, 0.6, 0.6 + 0.3, 0),
      (1.0, 0.7, 1.7 - 1, 1), (3.7, 0.3, 1.0, 3),
    ] {
      let timing = Timing(
        duration: .milliseconds(333.333), iterations: .finite(count), iterationStart: start)
      let sample = timing.sample(at: timing.end.finite)
      #expect(sample.progress == progress, "\(count) from \(start)")
      #expect(sample.currentIteration == .finite(iteration), "\(count) from \(start)")
    }
  }

  @Test func theStartIsExactlyTheIterationStart() {
    for start in [0.1, 0.3, 1 / 3, 0.7, 12.9, 1e9 + 0.3] as [Double] {
      let timing = Timing(duration: .nanoseconds(7), iterationStart: start, fill: .both)
      let fraction = start - start.rounded(.down)
      #expect(timing.sample(at: .zero).progress == fraction)
      #expect(timing.sample(at: .seconds(-1)).progress == fraction)
    }
  }

  /// An iteration counts from 0 to `Int.max`; a later one has no number.
  @Test func theLastOfTooManyIterationsHasNoNumber() {
    for (count, iteration) in [
      (0x1p63, .finite(Int.max)), (0x1.8p63, .unending), (0x1p64, .unending), (1e300, .unending),
    ] as [(Double, Extent<Int>)] {
      let timing = Timing(duration: .zero, iterations: .finite(count))
      #expect(timing.sample(at: .zero).currentIteration == iteration, "\(count)")
      #expect(timing.sample(at: .zero).progress == 1)
    }
  }
}
