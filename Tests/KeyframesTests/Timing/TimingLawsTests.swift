import Testing

@testable import Keyframes

@Suite struct TimingLawsTests {
  /// The oracle takes whole periods off the moment with integers.
  @Test func thirtyYearsIntoASessionALoopIsAsExactAsAtItsStart() {
    var random = SplitMix64(seed: 21)
    var mismatches = Mismatches()
    for _ in 0..<4000 {
      let period = Int64.random(
        in: 1...(9_000_000 << Int64.random(in: 0...20, using: &random)), using: &random)
      let timing = Timing(
        duration: Ticks(period).duration, iterations: .unending,
        direction: IterationDirection.allCases.randomElement(using: &random)!)
      let offset = Int64.random(in: 0..<period, using: &random)
      let thirtyYears = Int64(946_707_779) * Ticks.perSecond
      let periods = (thirtyYears - offset) / (2 * period) * 2
      let early = timing.sample(atTicks: Ticks(offset), playing: .forwards)
      let late = timing.sample(atTicks: Ticks(offset + periods * period), playing: .forwards)
      mismatches.check(
        early.progress?.bitPattern == late.progress?.bitPattern
          && late.currentIteration == .finite(Int(periods)), "\(timing) at \(offset)")
    }
    #expect(mismatches.found == [])
  }

  @Test func iterationsBeyondTheWholeNumbersOfADoubleAreCountedExactly() {
    let tick = Ticks(1).duration
    for iteration in [
      (1 << 53) - 1, 1 << 53, (1 << 53) + 1, (1 << 53) + 3, Int(Ticks.max.count) - 1,
    ] {
      let time = Ticks(Int64(iteration)).duration
      let timing = Timing(duration: tick, iterations: .unending, direction: .alternate)
      let sample = timing.sample(at: time)
      #expect(sample.currentIteration == .finite(iteration))
      #expect(sample.progress == (iteration % 2 == 0 ? 0 : 1))
      let started = Timing(duration: tick, iterations: .unending, iterationStart: 3)
      #expect(started.sample(at: time).currentIteration == .finite(iteration + 3))
    }
    // The last one of so many, held.
    let count = Double(1 << 53) + 2
    let held = Timing(duration: tick, iterations: .finite(count))
    #expect(held.sample(at: held.end.finite!).currentIteration == .finite((1 << 53) + 1))
    #expect(held.sample(at: .seconds(1_009_000_000)).progress == 1)
  }

  @Test func anIterationBeyondTheRangeOfIntIsUnendingAndKeepsItsDirection() {
    let timing = Timing(
      duration: Ticks(1).duration, delay: Ticks.min.duration, iterations: .unending,
      direction: .alternate)
    let sample = timing.sample(at: Ticks.max.duration)
    #expect(sample.currentIteration == .unending)
    #expect(sample.progress == 0)
    #expect(timing.sample(at: Ticks(Ticks.max.count - 1).duration).progress == 1)
    let far = Timing(duration: .seconds(1), iterationStart: 1e300, direction: .alternate)
    #expect(far.sample(at: .seconds(0.25)).progress == 0.25)
    #expect(far.sample(at: .seconds(0.25)).currentIteration == .unending)
  }

  @Test func noTimingTrapsAtAnyMoment() {
    let times: [Duration] = [
      .zero, Ticks(1).duration, .milliseconds(1), .seconds(1), Ticks(1 << 53).duration,
      Ticks((1 << 53) + 1).duration, Ticks(Ticks.max.count - 1).duration, Ticks.max.duration,
    ]
    let signed = times + times.map { .zero - $0 }
    let counts: [Double] = [
      0, .leastNonzeroMagnitude, 1e-17, 0.1, 1, 1.5, 0x1p52 + 0.5, 0x1p53 + 2, 0x1p63, 0x1p64,
      1e300,
      .greatestFiniteMagnitude,
    ]
    var moments = signed + signed.map { $0 + Ticks(1).duration }
    moments += [Duration(attoseconds: .max), Duration(attoseconds: .min)]
    var random = SplitMix64(seed: 22)
    var mismatches = Mismatches()
    for _ in 0..<4000 {
      let timing = Timing(
        duration: Int.random(in: 0..<8, using: &random) == 0
          ? .unending : .finite(times.randomElement(using: &random)!),
        delay: signed.randomElement(using: &random)!,
        endDelay: signed.randomElement(using: &random)!,
        iterations: Int.random(in: 0..<8, using: &random) == 0
          ? .unending : .finite(counts.randomElement(using: &random)!),
        iterationStart: counts.randomElement(using: &random)!,
        direction: IterationDirection.allCases.randomElement(using: &random)!, fill: .both)
      for moment in moments.shuffled(using: &random).prefix(8) {
        for direction in PlaybackDirection.allCases {
          let sample = timing.sample(at: moment, playing: direction)
          let progress = sample.progress ?? -1
          mismatches.check(progress >= 0 && progress <= 1, "\(timing) at \(moment): \(progress)")
          mismatches.check(sample.currentIteration != nil, "\(timing) at \(moment)")
        }
      }
    }
    #expect(mismatches.found == [])
  }

  /// The oracle is the specification's own chain in doubles, on times of few bits, where they
  /// are exact.
  @Test func theChainAgreesWithTheSpecificationInDoublesWhereTheyAreExact() {
    var random = SplitMix64(seed: 23)
    var mismatches = Mismatches()
    for _ in 0..<10_000 {
      func eighths(_ range: ClosedRange<Int>) -> Double {
        Double(Int.random(in: range, using: &random)) / 8
      }
      let model = DoubleTiming(
        delay: eighths(-16...16), endDelay: eighths(-16...16), duration: eighths(0...24),
        iterations: eighths(0...30), iterationStart: eighths(0...20),
        direction: IterationDirection.allCases.randomElement(using: &random)!,
        fill: FillMode.allCases.randomElement(using: &random)!)
      let time = eighths(-40...200)
      for playing in PlaybackDirection.allCases {
        let expected = model.sample(at: time, playing: playing)
        let sample = model.timing.sample(at: .seconds(time), playing: playing)
        mismatches.check(sample.phase == expected.phase, "\(model) at \(time)")
        mismatches.check(
          sample.currentIteration == expected.iteration.map { .finite(Int($0)) },
          "\(model) at \(time)")
        let difference = (sample.progress ?? -1) - (expected.progress ?? -1)
        mismatches.check(abs(difference) < 1e-15, "\(model) at \(time): \(difference)")
      }
    }
    #expect(mismatches.found == [])
  }
}

/// The timing model as the specification writes it, in doubles.
private struct DoubleTiming {
  var delay, endDelay, duration, iterations, iterationStart: Double
  var direction: IterationDirection
  var fill: FillMode

  var timing: Timing {
    Timing(
      duration: .seconds(duration), delay: .seconds(delay), endDelay: .seconds(endDelay),
      iterations: .finite(iterations), iterationStart: iterationStart, direction: direction,
      fill: fill)
  }

  func sample(
    at time: Double, playing: PlaybackDirection
  ) -> (phase: TimingPhase, progress: Double?, iteration: Double?) {
    let active = duration * iterations
    let end = max(delay + active + endDelay, 0)
    let before = max(min(delay, end), 0)
    let after = max(min(delay + active, end), 0)
    let phase: TimingPhase =
      time < before || (playing == .backwards && time == before)
      ? .before : time > after || (playing == .forwards && time == after) ? .after : .active
    let activeTime: Double
    switch phase {
    case .before where fill.holdsBefore: activeTime = max(time - delay, 0)
    case .active: activeTime = time - delay
    case .after where fill.holdsAfter: activeTime = max(min(time - delay, active), 0)
    default: return (phase, nil, nil)
    }
    let overall =
      (duration == 0 ? (phase == .before ? 0 : iterations) : activeTime / duration)
      + iterationStart
    var simple = overall.truncatingRemainder(dividingBy: 1)
    if simple == 0, phase != .before, activeTime == active, iterations != 0 { simple = 1 }
    let iteration = simple == 1 ? overall.rounded(.down) - 1 : overall.rounded(.down)
    let isEven = iteration.truncatingRemainder(dividingBy: 2) == 0
    let forwards =
      switch direction {
      case .normal: true
      case .reverse: false
      case .alternate: isEven
      case .alternateReverse: !isEven
      }
    return (phase, forwards ? simple : 1 - simple, iteration)
  }
}
