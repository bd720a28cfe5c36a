import Keyframes
import Testing

@Suite struct PlayerTests {
  let hide = Clip([0: 1.0, 0.5: 0.5, 0.9: 0], duration: .milliseconds(100))

  @Test func completionComesOnceAndLast() {
    var log: [String] = []
    let player = Player(hide)
      .onUpdate { log.append("\($0!)") }
      .onCompletion { log.append($0.isFinished ? "finished" : "cancelled") }
    player.play()
    for time in FrameRate.fps(20).times(through: .milliseconds(150)) { player.advance(to: time) }
    #expect(log == ["1.0", "0.5", "0.0", "finished"])
  }
}
