import Testing

@testable import Keyframes

@Suite struct ClipPlayableTests {
  let clip = Clip(Track(from: 0.0, to: 1), duration: .seconds(2))

  @Test func aClipBeginsAndEndsWithItsActiveInterval() {
    let delayed = clip.delayed(by: .seconds(1)).repeated(2.5)
    #expect(
      delayed.events(in: .zero ... .seconds(10)) == [
        PlaybackEvent(.began, at: .seconds(1)),
        PlaybackEvent(.iterationsEnded(0...1), at: .seconds(5), firstTime: .seconds(3)),
        PlaybackEvent(.ended, at: .seconds(6)),
      ])
    #expect(delayed.events(in: .seconds(1) ..< .seconds(6)).count == 2)
    #expect(delayed.events(in: .seconds(6) ..< .seconds(6)).isEmpty)
  }

  @Test func playedBackwardsItBeginsAtItsEndAndTheIterationsCountDown() {
    let interval = EventInterval(from: .seconds(5), to: .zero, includingStart: true)
    #expect(
      clip.repeated(2.5).events(in: interval, detail: .each) == [
        PlaybackEvent(.began, at: .seconds(5), direction: .backwards),
        PlaybackEvent(.iterationsEnded(2...2), at: .seconds(4), direction: .backwards),
        PlaybackEvent(.iterationsEnded(1...1), at: .seconds(2), direction: .backwards),
        PlaybackEvent(.ended, at: .zero, direction: .backwards),
      ])
  }

  @Test func aClipOfNoLengthBeginsAndThenEnds() {
    let instant = Clip(Track(from: 0.0, to: 1), duration: .zero, delay: .seconds(1))
    let (began, ended) = (
      PlaybackEvent(.began, at: .seconds(1)), PlaybackEvent(.ended, at: .seconds(1))
    )
    #expect(instant.events(in: .zero ... .seconds(1)) == [began, ended])
    #expect(instant.repeated(3).events(in: .zero ... .seconds(1), detail: .each) == [began, ended])
  }

  @Test func tenHoursOfALoopOfAMillisecondAreOneEvent() {
    let loop = clip.lasting(.milliseconds(1)).repeated(.unending)
    let events = loop.events(in: EventInterval(from: .zero, to: .seconds(36_000)))
    #expect(
      events == [
        PlaybackEvent(
          .iterationsEnded(0...35_999_999), at: .seconds(36_000), firstTime: .milliseconds(1))
      ])
    var count = 0
    loop.visitEach(of: events[0]) { event in
      count += 1
      return event.iteration != 9_999
    }
    #expect(count == 10_000)
  }

  @Test func whatNeverPassesCannotBePlayed() {
    let nothing = clip.lasting(.zero).repeated(.unending)
    #expect(nothing.obstacle == .unendingRepeatOfNothing)
    #expect(clip.repeated(.unending).obstacle == nil)
    #expect(clip.lasting(.zero).obstacle == nil)
    #expect(throws: PlaybackError.unendingRepeatOfNothing) { try Player(validating: nothing) }
  }

  @Test func settledEventsTellTheLastBeginOrEnd() {
    func settled(_ start: Int, _ end: Int) -> [PlaybackEvent.Kind] {
      var kinds: [PlaybackEvent.Kind] = []
      let interval = EventInterval(from: .seconds(start), to: .seconds(end))
      clip.delayed(by: .seconds(1)).repeated(3).visitSettledEvents(in: interval) {
        kinds.append($0.kind)
        return true
      }
      return kinds
    }
    #expect(settled(0, 10) == [.ended])
    #expect(settled(0, 4) == [.began])
    #expect(settled(2, 6) == [])
    #expect(settled(10, 4) == [.began])
    #expect(settled(6, 0) == [.ended])
  }

  // MARK: Laws

  @Test func eventsHappenWherePhasesAndIterationsChange() {
    var random = SplitMix64(seed: 31)
    for _ in 0..<2000 {
      let clip = ClipPlayableTests.smallClip(using: &random)
      let end = Ticks(saturating: clip.end.finite!)
      for direction in PlaybackDirection.allCases {
        let (first, last) = direction == .forwards ? (Ticks.zero, end) : (end, Ticks.zero)
        let interval = EventInterval(
          fromTick: first, to: last, includingStart: true, direction: direction)
        let found = clip.events(in: interval, detail: .each)
          .map { "\($0.kind) \($0.ticks.count)" }
        let expected = changes(of: clip, through: end.count, direction)
        guard found != expected else { continue }
        Issue.record("\(found), but \(expected) in \(clip.timing) \(clip.isReversed)")
        return
      }
    }
  }

  /// What happens to a small clip, judged tick by tick from its phases and iterations alone.
  private func changes(
    of clip: Clip<Double>, through end: Int64, _ direction: PlaybackDirection
  ) -> [String] {
    // The forward clip tells which iteration a tick belongs to.
    let forward = (clip.isReversed ? clip.reversed() : clip).filling(.both)
    let isForwards = (direction == .forwards) != clip.isReversed
    func phase(_ tick: Int64) -> TimingPhase {
      forward.sample(at: Ticks(tick).duration, playing: isForwards ? .forwards : .backwards).phase
    }
    var found: [String] = []
    func add(_ kind: PlaybackEvent.Kind, _ tick: Int64) {
      found.append("\(kind) \(clip.isReversed ? end - tick : tick)")
    }
    let order: [TimingPhase] =
      isForwards ? [.before, .active, .after] : [.after, .active, .before]
    var step = 0
    for count in 0...end {
      let tick = isForwards ? count : end - count
      let next = order.firstIndex(of: phase(tick))!
      if step == 0, next > 0 { add(.began, tick) }
      if step > 0, next == 1 || (next == 2 && !isForwards), tick > 0 {
        let (before, here) = (
          forward.sample(at: Ticks(tick - 1).duration), forward.sample(at: Ticks(tick).duration)
        )
        if before.phase == .active, here.phase == .active,
          let (old, new) = both(before.currentIteration?.finite, here.currentIteration?.finite),
          old != new
        {
          add(.iterationsEnded(isForwards ? old...old : new...new), tick)
        }
      }
      if step < 2, next == 2 { add(.ended, tick) }
      step = next
    }
    return found
  }

  private func both(_ first: Int?, _ second: Int?) -> (Int, Int)? {
    guard let first, let second else { return nil }
    return (first, second)
  }

  @Test func runsExpandToTheSingleIterations() {
    var random = SplitMix64(seed: 32)
    for _ in 0..<2000 {
      let clip = ClipPlayableTests.smallClip(using: &random)
      let (start, end) = (
        Int64.random(in: 0...60, using: &random), Int64.random(in: 0...60, using: &random)
      )
      let interval = EventInterval(
        from: Ticks(start).duration, to: Ticks(end).duration,
        includingStart: Bool.random(using: &random))
      var expanded: [PlaybackEvent] = []
      clip.visitEvents(in: interval, detail: .runs) { event in
        clip.visitEach(of: event) {
          expanded.append($0)
          return true
        }
        return true
      }
      let each = clip.events(in: interval, detail: .each)
      let others = clip.events(in: interval, detail: .withoutIterations)
      guard expanded != each || others != each.filter({ !$0.isIterationEnd }) else { continue }
      Issue.record("\(expanded), but \(each) and \(others)")
      return
    }
  }

  static func smallClip(using random: inout SplitMix64) -> Clip<Double> {
    let clip = Clip(
      Track(from: 0.0, to: 1),
      timing: Timing(
        duration: .finite(Ticks([0, 3, 4, 5, 7, 12].randomElement(using: &random)!).duration),
        delay: Ticks(.random(in: -10...10, using: &random)).duration,
        endDelay: Ticks(.random(in: -10...10, using: &random)).duration,
        iterations: .finite(Double(Int.random(in: 0...16, using: &random)) / 4),
        iterationStart: Double(Int.random(in: 0...12, using: &random)) / 4))
    return Bool.random(using: &random) ? clip : clip.reversed()
  }
}
