import Keyframes
import Testing

/// What one timeline's end starts, over any length of step.
@Suite struct TimelineChainsTests {
  private func timeline(_ lengths: Duration..., marks: Bool = false) -> CompiledTimeline<Badge> {
    var timeline = Timeline(Badge())
    for length in lengths {
      timeline.add(Clip(Track(from: 0, to: 1), duration: length), to: \.scale)
    }
    if marks { timeline.mark("end") }
    return timeline.compiled()
  }

  /// Lengths of any number of decimals; what a callback starts begins at the event's own time.
  @Test func tenThousandChainsEndInOrderInOneStep() {
    var random = SplitMix64(seed: 3)
    func length() -> Duration {
      let unit = [1, 10, 1000, 100_000].randomElement(using: &random)!
      return .nanoseconds(unit * Int.random(in: 0...99, using: &random))
    }
    let group = PlayerGroup()
    let lengths = (0..<10_000).map { _ in (length(), length()) }
    var ends: [Duration] = []
    func start(_ index: Int) {
      guard index < lengths.count else { return }
      let timeline = timeline(lengths[index].0, lengths[index].1, marks: true)
      let player = Player(timeline, in: group)
      player.onEvent { event in
        if event.kind == .reached { ends.append(group.hostTime!) }
      }
      player.onCompletion { _ in start(index + 1) }
      player.play()
    }
    start(0)
    group.advance(to: .zero)
    group.advance(to: .seconds(1000))
    var sum = Duration.zero
    let expected = lengths.map {
      sum += $0.0 + $0.1
      return sum
    }
    #expect(ends == expected)
  }

  /// Ten thousand timelines at once, each of random decimal children, all past their end in one
  /// step.
  @Test func randomChainsWithinATimelineCompleteInOneStep() {
    var random = SplitMix64(seed: 8)
    for _ in 0..<200 {
      var timeline = Timeline(Badge())
      var sum = Duration.zero
      var expected: [Duration] = []
      for _ in 0..<50 {
        let length = Duration(
          attoseconds: Int128(Int64.random(in: 0...9_999, using: &random)) * 1_000_000_000_00)
        timeline.add(Clip(Track(from: 0, to: 1), duration: length), to: \.y)
      }
      let compiled = timeline.compiled()
      for event in compiled.events(in: .zero ... .seconds(1)) where event.kind == .ended {
        if event.source > 0 { expected.append(event.time) }
      }
      #expect(expected.count == 50 && expected == expected.sorted())
      sum = expected.last!
      #expect(compiled.end == .finite(sum))
    }
  }

  @Test func aLoopOfTimelinesWithoutLengthIsRefused() async {
    await #expect(processExitsWith: .failure) {
      var empty = Timeline(Badge())
      empty.mark("now")
      let group = PlayerGroup()
      let players = [empty, empty].map { Player($0.compiled(), in: group) }
      func start(_ number: Int) {
        players[number].play()
        players[number].onCompletion { _ in start(1 - number) }
      }
      start(0)
      group.advance(to: .zero)
    }
  }

  @Test func restartingWithoutLengthIsRefused() async {
    await #expect(processExitsWith: .failure) {
      let player = Player(Timeline(Badge()).compiled())
      func listen() {
        player.onCompletion { _ in
          player.restart()
          listen()
        }
      }
      player.play()
      listen()
      player.advance(to: .zero)
    }
  }

  // MARK: Ten hours

  /// A mark in a loop in a loop.
  private var loops: Timeline<Badge> {
    var inner = Timeline(Badge())
    inner.add(
      Clip(Track(from: 0, to: 1), duration: .milliseconds(1), iterations: 4), to: \.scale,
      named: "pulse")
    inner.mark("turn")
    var outer = Timeline(Badge())
    outer.add(inner.repeated(10, pause: .milliseconds(1)), named: "burst")
    return outer.repeated(.unending)
  }

  @Test func tenHoursOfNestedMillisecondLoopsAreAFewEvents() {
    let timeline = loops.compiled()
    let interval = EventInterval(from: .zero, to: .seconds(36_000), includingStart: true)
    let events = timeline.events(in: interval)
    #expect(events.count < 60)
    // Each round is 10 x 4 ms and 9 pauses long: 49 ms; 734,693 of them end before ten hours.
    let rounds = events.first { $0.isIterationEnd && $0.source == 0 }
    #expect(rounds?.kind == .iterationsEnded(0...734_692))
    #expect(rounds?.firstTime == .milliseconds(49))
    #expect(rounds?.time == .milliseconds(49 * 734_693))
  }

  /// Stretches of the ten hours of millisecond loops, every event of each written out.
  @Test(arguments: [0, 1, 367_346, 734_690])
  func theExpandedListOfMillisecondLoopsIsRightFarOut(round first: Int) {
    let timeline = loops.compiled()
    let rounds = first..<first + 3
    let interval = EventInterval(
      from: .milliseconds(49 * rounds.lowerBound), to: .milliseconds(49 * rounds.upperBound))
    var expected: [String] = []
    func note(_ time: Int, _ text: String) {
      expected.append("\(Duration.milliseconds(time)) \(text)")
    }
    // Source 0 is the whole, 1 the burst of ten, 2 the pulse and 3 the mark.
    for round in rounds {
      for turn in 0..<10 {
        let start = 49 * round + 5 * turn
        // What stands at the beginning itself belongs to the interval before.
        if start > 49 * rounds.lowerBound {
          if turn == 0 { note(start, "1 began") }
          note(start, "2 began")
        }
        for iteration in 0..<3 {
          note(start + iteration + 1, "2 iterationsEnded(ClosedRange(\(iteration)...\(iteration)))")
        }
        note(start + 4, "2 ended")
        if turn < 9 {
          note(start + 4, "1 iterationsEnded(ClosedRange(\(turn)...\(turn)))")
        } else {
          note(start + 4, "1 ended")
          note(start + 4, "0 iterationsEnded(ClosedRange(\(round)...\(round)))")
        }
        note(start + 4, "3 reached")
      }
    }
    note(49 * rounds.upperBound, "1 began")
    note(49 * rounds.upperBound, "2 began")
    let each = timeline.events(in: interval, detail: .each).map {
      "\($0.time) \($0.source) \($0.kind)"
    }
    #expect(each.sorted() == expected.sorted())
    #expect(each.map { $0.prefix { $0 != " " } } == expected.map { $0.prefix { $0 != " " } })
  }

  /// What the runs of the ten hours stand for, counted and looked at where they begin and end.
  @Test func theExpandedListOfALongStepIsRight() {
    var timeline = Timeline(Badge())
    timeline.add(
      Clip(Track(from: 0, to: 1), duration: .seconds(3), iterations: 2), to: \.scale,
      named: "pulse")
    timeline.mark("turn")
    let loop = timeline.repeated(.unending, pause: .seconds(4)).compiled()
    let interval = EventInterval(from: .zero, to: .seconds(36_000), includingStart: true)
    var expanded: [(time: Duration, text: String)] = []
    for event in loop.events(in: interval) {
      loop.visitEach(of: event) { event in
        expanded.append((event.time, "\(event.source) \(event.kind)"))
        return true
      }
    }
    var expected: [(time: Duration, text: String)] = []
    for round in 0...3600 {
      let start = Duration.seconds(10 * round)
      if round == 0 { expected.append((start, "0 began")) }
      expected.append((start, "1 began"))
      guard round < 3600 else { break }
      expected.append((start + .seconds(3), "1 iterationsEnded(ClosedRange(0...0))"))
      expected.append((start + .seconds(6), "1 ended"))
      expected.append(
        (start + .seconds(6), "0 iterationsEnded(ClosedRange(\(round)...\(round)))"))
      expected.append((start + .seconds(6), "2 reached"))
    }
    // Runs stand where they end; sorted by time the list is that of every event.
    let sorted = expanded.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    #expect(Set(sorted.map(\.element.text)) == Set(expected.map(\.text)))
    #expect(sorted.map(\.element.time) == expected.map(\.time))
    let each = loop.events(in: interval, detail: .each).map { "\($0.time) \($0.source) \($0.kind)" }
    #expect(each == expected.map { "\($0.time) \($0.text)" })
  }

  /// A player tells what happens inside of loops at any rate of frames.
  @Test func listenersHearOfEveryRoundInOneStep() {
    func log(fps: Int64?) -> [String] {
      var log: [String] = []
      let player = Player(loops.trimmed(to: .zero ..< .milliseconds(120)).compiled())
      player.onEvent { log.append("\($0.time) \($0.source) \($0.kind)") }
      player.play()
      let rate = fps.map { FrameRate.fps($0) }
      let times = rate.map { Array($0.times(through: .seconds(1))) } ?? [.zero, .seconds(1)]
      for time in times { player.advance(to: time) }
      return log
    }
    let whole = log(fps: nil)
    #expect(whole.filter { $0.contains("reached") }.count == 24)
    for fps: Int64 in [1, 24, 60, 1000] { #expect(log(fps: fps) == whole) }
  }
}
