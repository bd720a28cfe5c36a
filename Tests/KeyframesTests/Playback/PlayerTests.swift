import Testing

@testable import Keyframes

@Suite struct PlayerTests {
  let hide = Clip([0: 1.0, 0.5: 0.5, 0.9: 0], duration: .milliseconds(100))
  let second = Clip(Track(from: 0.0, to: 1), duration: .seconds(1))

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
}
