import Testing

@testable import Keyframes

@Suite struct PlayerClockTests {
  static let clip = Clip(Track(from: 0.0, to: 1), duration: .milliseconds(100))

  @Test func aRunOnAClockAdvancesOnEveryFrame() async {
    let clock = ImmediateClock()
    var outputs: [Double] = []
    let player = Player(PlayerClockTests.clip).onUpdate { outputs.append($0!) }
    let completion = await player.run(on: clock, rate: .fps(40))
    #expect(completion == .finished)
    #expect(outputs == [0, 0.25, 0.5, 0.75, 1])
    #expect(clock.now.offset == .milliseconds(100))
  }

  @Test func anotherRunGoesOnInHostTime() async {
    let clock = ImmediateClock()
    let player = Player(PlayerClockTests.clip)
    _ = await player.run(on: clock, rate: .fps(20))
    var times: [Duration] = []
    player.onUpdate { _ in times.append(player.hostTime!) }
    _ = await player.run(on: clock, rate: .fps(20))
    #expect(times == [.milliseconds(100), .milliseconds(150), .milliseconds(200)])
  }

  @Test func framesThatWereMissedAreSkippedButTheirEventsAreNot() async {
    let clock = ManualClock()
    let task = Task { () -> [String] in
      var log: [String] = []
      let player = Player(PlayerClockTests.clip.repeated(4))
      player
        .onIteration { log.append("\($0.iteration!) \($0.hostTime!)") }
        .onUpdate { _ in log.append("update \(player.hostTime!)") }
      log.append("\(await player.run(on: clock, rate: .fps(20)))")
      return log
    }
    for step in [20, 240, 40, 500] {
      await clock.waitForSleepers()
      clock.advance(by: .milliseconds(step))
      if step == 20 { clock.advance(by: .milliseconds(30)) }
    }
    #expect(
      await task.value == [
        "update 0.0 seconds", "update 0.05 seconds", "0 0.1 seconds", "1 0.2 seconds",
        "update 0.29 seconds", "2 0.3 seconds", "update 0.33 seconds", "update 0.4 seconds",
        "finished",
      ])
  }

  @Test func cancellingTheTaskCancelsThePlayback() async {
    let clock = ManualClock()
    let task = Task { () -> [Completion] in
      var log: [Completion] = []
      let player = Player(PlayerClockTests.clip).onCompletion { log.append($0) }
      log.append(await player.run(on: clock, rate: .fps(20)))
      return log
    }
    await clock.waitForSleepers()
    clock.advance(by: .milliseconds(50))
    await clock.waitForSleepers()
    task.cancel()
    #expect(
      await task.value == [.cancelled(at: .milliseconds(50)), .cancelled(at: .milliseconds(50))])
  }

  @Test func aTaskThatIsCancelledBeforeItsStartPlaysNothing() async {
    let task = Task { () -> Completion in
      unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
      return await Player(PlayerClockTests.clip).run(on: ImmediateClock())
    }
    #expect(await task.value == .cancelled(at: .zero))
  }

  @Test func theCompletionCanBeAwaited() async {
    let clock = ImmediateClock()
    let player = Player(PlayerClockTests.clip)
    _ = await player.run(on: clock)
    #expect(await player.completion() == .finished)
  }

  @Test func aGroupRunsUntilNoneOfItsPlayersHasARun() async {
    let clock = ImmediateClock()
    let group = PlayerGroup()
    var ends: [Duration] = []
    let first = Player(PlayerClockTests.clip, in: group)
    first.onCompletion { _ in
      ends.append(group.hostTime!)
      let second = Player(PlayerClockTests.clip, in: group)
      second.onCompletion { _ in ends.append(group.hostTime!) }
      second.play()
    }
    first.play()
    await group.run(on: clock, rate: .fps(7))
    #expect(ends == [.milliseconds(100), .milliseconds(200)])
  }

  @Test func aRealClockWillDo() async {
    let clip = Clip(Track(from: 0.0, to: 1), duration: .milliseconds(5))
    #expect(await Player(clip).run(on: .continuous, rate: .fps(1000)) == .finished)
  }
}
