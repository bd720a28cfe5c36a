import Testing

@testable import Keyframes

@Suite struct PlayerControlsTests {
  let second = Clip(Track(from: 0.0, to: 1), duration: .seconds(1))

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
}
