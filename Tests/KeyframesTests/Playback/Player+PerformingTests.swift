import Testing

@testable import Keyframes

@Suite struct PlayerPerformingTests {
  let second = Clip(Track(from: 0.0, to: 1), duration: .seconds(1))

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

  private static let still = Clip(Track(from: 0.0, to: 1), duration: .zero)

  /// Players that begin one another are a chain as one that begins itself is.
  @Test func chainsOfPlayersThatAreThrownAwayTrap() async {
    await #expect(processExitsWith: .failure) {
      let group = PlayerGroup()
      func next() {
        let player = Player(Clip(Track(from: 0.0, to: 1), duration: .zero), in: group)
        player.onCompletion { _ in next() }
        player.play()
      }
      next()
      group.advance(to: .zero)
    }
    await #expect(processExitsWith: .failure) {
      let group = PlayerGroup()
      func next() {
        let player = Player(Clip(Track(from: 0.0, to: 1), duration: .seconds(1)), in: group)
        player.onUpdate { _ in next() }
        player.play()
      }
      next()
      group.advance(to: .zero)
    }
  }

  @Test func oneCallbackMayBeginAndMoveThousands() {
    let group = PlayerGroup()
    var ended = 0
    let first = Player(Clip(Track(from: 0.0, to: 1), duration: .seconds(1)), in: group)
    first.onCompletion { _ in
      for _ in 0..<3000 {
        let player = Player(Self.still, in: group)
        player.onCompletion { _ in ended += 1 }
        player.play()
      }
      for place in 0..<3000 { first.seek(to: .milliseconds(place)) }
    }
    first.play(at: .zero)
    group.advance(to: .seconds(5))
    #expect(ended == 3000)
  }

  /// Whoever comes in from outside begins a new chain, although host time stands still.
  @Test func advancesThatDoNotMoveTimeAreNoChain() {
    let player = Player(Clip(Track(from: 0.0, to: 1), duration: .seconds(1)))
    var (updates, events) = (0, 0)
    player.onUpdate { _ in
      updates += 1
      player.seek(to: .milliseconds(500))
    }
    player.play(at: .zero)
    for _ in 0..<3000 { player.advance(to: .zero) }
    #expect(updates == 3000)
    let paused = Player(Clip(Track(from: 0.0, to: 1), duration: .seconds(1)))
    paused.onEvent { _ in
      events += 1
      paused.seek(to: .milliseconds(500))
    }
    paused.play(at: .zero)
    paused.pause()
    for _ in 0..<1500 {
      paused.seek(to: .seconds(1), .crossed)
      paused.seek(to: .zero, .crossed)
    }
    #expect(events == 3001)
  }
}
