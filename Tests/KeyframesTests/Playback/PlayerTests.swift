import Testing

@testable import Keyframes

@Suite struct PlayerTests {
  let hide = Clip([0: 1.0, 0.5: 0.5, 0.9: 0], duration: .milliseconds(100))
  let second = Clip(Track(from: 0.0, to: 1), duration: .seconds(1))

  // MARK: Order

  @Test func completionComesOnceAndLast() {
    var log: [String] = []
    let player = Player(hide)
      .onUpdate { log.append("\($0!)") }
      .onCompletion { log.append($0.isFinished ? "finished" : "cancelled") }
    player.play()
    for time in FrameRate.fps(20).times(through: .milliseconds(150)) { player.advance(to: time) }
    #expect(log == ["1.0", "0.5", "0.0", "finished"])
  }

  /// One character for every 50 ms: began, iterations, updates, finished.
  @Test func theLogOfARunReadsLikeAScore() {
    func score(_ clip: Clip<Double>, fps: Int64, rate: Double = 1) -> String {
      var lanes = [Character](repeating: "-", count: 11)
      let player = Player(clip, rate: rate)
      func put(_ character: Character) {
        // At half the rate an event may be reached half a tick early, by rounding.
        lanes[Int((Ticks(saturating: player.hostTime!).count + 1) / 450_000_000)] = character
      }
      player
        .onEvent { put($0.kind == .began ? "b" : "e") }
        .onIteration { _ in put("i") }
        .onCompletion { _ in put("f") }
      player.play(at: .zero)
      for time in FrameRate.fps(fps).times(through: .milliseconds(540)) {
        player.advance(to: time)
      }
      return String(lanes)
    }
    let clip = Clip(Track(from: 0.0, to: 1), duration: .milliseconds(100), delay: .milliseconds(50))
    for fps: Int64 in [1, 3, 24, 60, 1000] {
      #expect(score(clip.repeated(3), fps: fps) == "-b-i-i-f---")
      #expect(score(clip.repeated(3), fps: fps, rate: -1) == "b-i-i-ef---")
      #expect(score(clip.repeated(2), fps: fps, rate: 0.5) == "--b---i---f")
    }
  }

  @Test func outputsComeOnceForEachAdvanceAndBeforeTheCompletion() {
    var log: [String] = []
    let player = Player(second.repeated(2))
      .onUpdate { log.append("\($0!)") }
      .onIteration { log.append("iteration \($0.iteration!)") }
      .onCompletion { _ in log.append("completion") }
    player.play()
    player.advance(to: .zero)
    player.advance(to: .milliseconds(1250))
    player.advance(to: .milliseconds(1250))
    player.pause()
    player.advance(to: .seconds(5))
    player.seek(to: .milliseconds(500))
    player.advance(to: .seconds(6))
    player.advance(to: .seconds(7))
    player.play()
    player.advance(to: .seconds(60))
    #expect(
      log == [
        "0.0", "iteration 0", "0.25", "0.25", "0.5", "iteration 0", "1.0", "completion",
      ])
  }

  @Test func aPlayerWithoutAFirstInstantBeginsWithTheFirstAdvance() {
    let player = Player(second)
    player.play()
    #expect(player.hostTime == nil)
    player.advance(to: .seconds(1_000_000))
    player.advance(to: .seconds(1_000_000) + .milliseconds(250))
    #expect(player.position == .milliseconds(250))
    #expect(player.output == 0.25)
  }

  @Test func controlCallsTakeAnInstantOrActAtTheLastOne() {
    let player = Player(second.lasting(.seconds(100)))
    player.play(at: .seconds(1))
    player.advance(to: .seconds(3))
    player.setRate(2, at: .seconds(5))
    player.advance(to: .seconds(6))
    #expect(player.position == .seconds(6))
    player.rate = 3
    player.pause(at: .seconds(7))
    player.play(at: .seconds(10))
    player.reverse(at: .seconds(11))
    player.advance(to: .seconds(12))
    #expect(player.position == .seconds(9))
    #expect(player.rate == -3)
    player.setRate(1, at: .seconds(2))
    #expect(player.hostTime == .seconds(12))
  }

  // MARK: Exactly once

  @Test func everyWayToEndARunCompletesItOnce() {
    var log: [Completion] = []
    let player = Player(second)
    func listen() { player.onCompletion { log.append($0) } }
    listen()
    player.play(at: .zero)
    player.advance(to: .milliseconds(300))
    player.restart()
    player.advance(to: .milliseconds(400))
    player.finish()
    player.finish()
    player.cancel()
    player.play()
    listen()
    player.advance(to: .milliseconds(650))
    player.cancel()
    player.cancel()
    player.advance(to: .seconds(60))
    #expect(
      log == [.replaced(at: .milliseconds(300)), .finished, .cancelled(at: .milliseconds(250))])
  }

  @Test func zeroDistanceAndZeroDurationCompleteOnce() {
    let still = Clip(Track(from: 1.0, to: 1), duration: .milliseconds(100))
    for clip in [still, still.lasting(.zero), still.repeated(0), still.repeated(5).lasting(.zero)] {
      for rate in [1.0, -1, 1000] {
        var log: [String] = []
        let player = Player(clip, rate: rate)
          .onUpdate { log.append($0 == nil ? "none" : "\($0!)") }
          .onCompletion { log.append("\($0)") }
        player.play()
        for frame in 0...20 { player.advance(to: .milliseconds(20 * frame)) }
        #expect(log.count { $0 == "finished" } == 1)
        #expect(log.last == "finished")
        #expect(log.count > 1)
      }
    }
  }

  @Test func everyPropertyOfManyCompletesOnce() {
    for count in [1, 2, 100] {
      for cancelling in [false, true] {
        let group = PlayerGroup()
        var completions = [Int](repeating: 0, count: count)
        var players: [Player<Clip<Double>>] = []
        for index in 0..<count {
          // The first has nowhere to go, the second no time to go there.
          let track = Track(from: 0, to: index == 0 ? 0.0 : 1)
          let clip = Clip(track, duration: index == 1 ? .zero : .milliseconds(10 * index + 5))
          let player = Player(clip, in: group)
          player.onCompletion { _ in
            completions[index] += 1
            if cancelling { for player in players { player.cancel() } }
          }
          players.append(player)
        }
        for player in players { player.play() }
        for frame in 0...100 { group.advance(to: FrameRate.fps(60).time(ofFrame: frame)) }
        #expect(completions == [Int](repeating: 1, count: count))
        players = []
      }
    }
  }

  @Test func aLateListenerIsToldAtOnce() {
    let player = Player(second)
    player.play(at: .zero)
    player.advance(to: .seconds(2))
    var log: [Completion] = []
    player.onCompletion { log.append($0) }
    #expect(log == [.finished])
    player.play()
    player.onCompletion { log.append($0) }
    player.cancel()
    #expect(log == [.finished, .cancelled(at: .zero)])
  }

  @Test func everyListenerHearsOfEveryRunInOrder() {
    var log: [String] = []
    let player = Player(second)
    var restarts = 2
    player.onCompletion {
      log.append("first \($0)")
      if restarts == 2 {
        restarts = 1
        player.restart()
        player.cancel()
      } else if restarts == 1 {
        restarts = 0
        player.restart()
      }
    }
    player.onCompletion { log.append("second \($0)") }
    player.play(at: .zero)
    player.advance(to: .seconds(10))
    let cancelled = "cancelled(at: 0.0 seconds)"
    #expect(
      log == [
        "first finished", "second finished", "first \(cancelled)", "second \(cancelled)",
        "first finished", "second finished",
      ])
    #expect(player.hostTime == .seconds(10))
  }

  @Test func afterACancelNothingIsCalled() {
    for place in ["event", "iteration", "update", "completion"] {
      var log: [String] = []
      let player = Player(second.repeated(3))
      func reach(_ name: String) {
        log.append(name)
        if name == place { player.cancel() }
      }
      player
        .onEvent { _ in reach("event") }.onEvent { _ in reach("second event") }
        .onIteration { _ in reach("iteration") }.onIteration { _ in reach("second iteration") }
        .onUpdate { _ in reach("update") }.onUpdate { _ in reach("second update") }
        .onCompletion { _ in reach("completion") }
      player.play()
      player.advance(to: .zero)
      player.advance(to: .seconds(1))
      player.advance(to: .seconds(60))
      #expect(log.last == "completion")
      #expect(log.count { $0 == "completion" } == 1)
      if place != "completion" { #expect(log.dropLast().contains("second \(place)") == false) }
    }
  }

  // MARK: Inside callbacks

  @Test func nowIsTheTimeOfTheEvent() {
    var log: [String] = []
    let player = Player(second.repeated(3), rate: 2)
    player
      .onIteration {
        log.append("\($0.time) \($0.hostTime!) \(player.hostTime!) \(player.position)")
      }
      .onCompletion { _ in log.append("\(player.hostTime!)") }
    player.play(at: .zero)
    player.advance(to: .seconds(60))
    #expect(
      log == [
        "1.0 seconds 0.5 seconds 0.5 seconds 1.0 seconds",
        "2.0 seconds 1.0 seconds 1.0 seconds 2.0 seconds", "1.5 seconds",
      ])
  }

  @Test func aRestartInTheCompletionLosesNoTime() {
    for frames: Int64 in [1, 7, 60, 1000] {
      var ends: [Duration] = []
      let player = Player(second.lasting(.milliseconds(300)))
      player.onCompletion { _ in
        ends.append(player.hostTime!)
        if ends.count < 10 { player.restart() }
      }
      player.play(at: .zero)
      for time in FrameRate.fps(frames).times(through: .seconds(4)) { player.advance(to: time) }
      #expect(ends == (1...10).map { .milliseconds(300 * $0) })
    }
  }

  @Test func turningRoundAtTheEndSwingsForEver() {
    var turns: [Duration] = []
    let player = Player(second)
    player.onEvent {
      guard $0.kind == .ended else { return }
      turns.append($0.hostTime!)
      player.reverse()
    }
    player.play(at: .zero)
    player.advance(to: .milliseconds(5500))
    #expect(turns == (1...5).map { .seconds($0) })
    #expect(player.position == .milliseconds(500))
    #expect(player.status == .running)
  }

  @Test func aSeekInACallbackJumpsFromThere() {
    var times: [Duration] = []
    let player = Player(second.repeated(.unending))
    player.onIteration {
      times.append($0.hostTime!)
      player.seek(to: .milliseconds(500))
    }
    player.play(at: .zero)
    player.advance(to: .milliseconds(2800))
    #expect(times == [1000, 1500, 2000, 2500].map { .milliseconds($0) })
    #expect(player.position == .milliseconds(800))
  }

  @Test func callbacksThatKeepTimeFromPassingTrap() async {
    await #expect(processExitsWith: .failure) {
      let player = Player(Clip(Track(from: 0.0, to: 1), duration: .zero))
      player.onCompletion { _ in player.restart() }
      player.play()
      player.advance(to: .zero)
    }
    await #expect(processExitsWith: .failure) {
      let player = Player(Clip(Track(from: 0.0, to: 1), duration: .seconds(1)))
      player.onCompletion { _ in
        player.restart()
        player.cancel()
      }
      player.play()
      player.cancel()
    }
    await #expect(processExitsWith: .failure) {
      let player = Player(Clip(Track(from: 0.0, to: 1), duration: .seconds(1)))
      player.onUpdate { _ in player.advance(to: .seconds(2)) }
      player.play()
      player.advance(to: .zero)
    }
  }

  @Test func hundredsOfRestartsAtOneInstantAreFine() {
    var count = 0
    let player = Player(Clip(Track(from: 0.0, to: 1), duration: .zero))
    player.onCompletion { _ in
      count += 1
      if count < 500 { player.restart() }
    }
    player.play()
    player.advance(to: .zero)
    #expect(count == 500)
  }

  // MARK: Seeking and finishing

  @Test func aSeekTellsWhatItsPolicyAsksFor() {
    func log(_ policy: SeekPolicy, from start: Duration, to end: Duration) -> [String] {
      var log: [String] = []
      let player = Player(second.delayed(by: .seconds(1)).repeated(3))
        .onEvent { log.append("\($0.kind)") }
        .onIteration { log.append("\($0.iteration!)") }
      player.seek(to: start)
      player.play(at: .zero)
      player.advance(to: .zero)
      player.pause()
      player.seek(to: end, policy)
      player.advance(to: .seconds(1))
      return log
    }
    let (early, late) = (Duration.milliseconds(500), Duration.milliseconds(3500))
    #expect(log(.silent, from: early, to: late) == [])
    #expect(log(.crossed, from: early, to: late) == ["began", "0", "1"])
    #expect(log(.settle, from: early, to: late) == ["began"])
    #expect(log(.settle, from: early, to: .seconds(9)) == ["ended"])
    #expect(log(.crossed, from: late, to: early) == ["2", "1", "ended"])
    #expect(log(.settle, from: late, to: early) == ["ended"])
  }

  @Test func finishingGivesTheEndAndThenTheCompletion() {
    for policy in SeekPolicy.allCases {
      var log: [String] = []
      let player = Player(second.repeated(2))
        .onEvent { log.append("\($0.kind)") }
        .onIteration { log.append("\($0.iteration!)") }
        .onUpdate { log.append("\($0!)") }
        .onCompletion { log.append("\($0)") }
      player.play()
      player.advance(to: .zero)
      log = []
      player.finish(policy)
      let events = policy == .silent ? [] : policy == .settle ? ["ended"] : ["0", "ended"]
      #expect(log == events + ["1.0", "finished"])
    }
  }

  @Test func otherContentReplacesTheRun() {
    var log: [String] = []
    let player = Player(second)
      .onUpdate { log.append("\($0!)") }
      .onCompletion { log.append("\($0)") }
    player.play(at: .zero)
    player.advance(to: .milliseconds(250))
    player.replace(with: Clip(Track(from: 0.25, to: 5), duration: .seconds(1)))
    player.advance(to: .milliseconds(1250))
    #expect(log == ["0.25", "replaced(at: 0.25 seconds)", "5.0", "finished"])
  }

  // MARK: Memory

  private final class Owner {
    var calls = 0
  }

  @Test(arguments: ["finish", "play", "cancel", "late", "restart and cancel"])
  func callbacksKeepNothingAliveAfterTheEnd(way: String) {
    let player = Player(second.repeated(2))
    weak var owner: Owner?
    func listen() {
      let strong = Owner()
      owner = strong
      player
        .onUpdate { _ in strong.calls += 1 }.onEvent { _ in strong.calls += 1 }
        .onIteration { _ in strong.calls += 1 }
        .onCompletion { _ in
          strong.calls += 1
          player.pause()
        }
    }
    if way != "late" { listen() }
    player.play(at: .zero)
    player.advance(to: .milliseconds(100))
    switch way {
    case "finish": player.finish()
    case "cancel": player.cancel()
    case "restart and cancel":
      player.restart()
      player.cancel()
    default: player.advance(to: .seconds(3))
    }
    if way == "late" {
      let strong = Owner()
      owner = strong
      player.onCompletion { _ in strong.calls += 1 }
      #expect(strong.calls == 1)
    }
    #expect(owner == nil)
    player.advance(to: .seconds(9))
  }

  @Test func aPlayerThatCapturesItselfDiesAfterItsEnd() {
    weak var weakPlayer: Player<Clip<Double>>?
    do {
      let player = Player(second)
      player.onCompletion { _ in player.pause() }
      player.play()
      weakPlayer = player
      player.advance(to: .zero)
      player.advance(to: .seconds(1))
    }
    #expect(weakPlayer == nil)
  }
}
