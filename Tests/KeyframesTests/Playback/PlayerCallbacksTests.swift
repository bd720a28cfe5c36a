import Testing

@testable import Keyframes

@Suite struct PlayerCallbacksTests {
  let second = Clip(Track(from: 0.0, to: 1), duration: .seconds(1))

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
