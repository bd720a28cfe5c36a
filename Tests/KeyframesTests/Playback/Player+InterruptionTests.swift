import Testing

@testable import Keyframes

@Suite struct PlayerInterruptionTests {
  private let slide = InterruptibleMotion(.clip(.slideIn(height: 180), over: -180))

  @Test func aRunGoesOnThroughInterruptionsToOneCompletion() {
    for fps: Int64 in [1, 24, 60, 1000] {
      var log: [String] = []
      let player = Player(slide)
      player.onEvent { log.append("\($0.kind) \($0.time)") }
        .onCompletion { log.append("\($0) at \(player.hostTime ?? .zero)") }
      player.play(at: .zero)
      var open: [(Duration, (Duration) -> Void)] = [
        (
          .milliseconds(100),
          {
            player.interrupt(
              with: .clip(.slideOut()), by: .additive(over: .milliseconds(90)), at: $0)
          }
        ),
        (.milliseconds(170), { player.interrupt(to: 0, by: .spring(.smooth), at: $0) }),
        (
          .milliseconds(300),
          {
            player.interrupt(with: .clip(.slideOut()), by: .blend(over: .milliseconds(50)), at: $0)
          }
        ),
      ]
      for time in FrameRate.fps(fps).times(through: .seconds(2)) {
        while let next = open.first, next.0 <= time {
          next.1(next.0)
          open.removeFirst()
        }
        player.advance(to: time)
      }
      #expect(
        log == [
          "began 0.0 seconds", "ended 0.55 seconds", "finished at 0.55 seconds",
        ], "\(fps)")
      #expect(player.output == -180)
    }
  }

  @Test func valueAndVelocityGoOn() {
    let player = Player(slide)
    player.play(at: .zero)
    player.advance(to: .milliseconds(80))
    let before = (player.output, player.content.velocity(at: player.position, side: .below))
    player.interrupt(to: 40, by: .spring(.bouncy))
    #expect(player.output == before.0)
    #expect(player.content.velocity(at: player.position) == before.1)
    player.advance(to: .milliseconds(100))
    let shown = player.output
    player.turnBack(within: .milliseconds(50))
    #expect(player.output == shown)
    player.advance(to: .seconds(4))
    #expect(player.status == .finished)
    #expect(player.output == -180)
    #expect(player.content.interruptions.count == 2)
    // A way back needs all of the way.
    player.forgetPast()
    #expect(player.content.interruptions.count == 2)
  }

  @Test func withoutARunOneBeginsFromRestAtWhatIsShown() {
    let player = Player(slide)
    player.play(at: .zero)
    player.advance(to: .seconds(1))
    #expect(player.status == .finished)
    player.interrupt(to: -90, by: .spring(.smooth), at: .seconds(2))
    #expect(player.status == .running)
    #expect(player.output == 0)
    #expect(player.content.velocity(at: .zero) == 0)
    player.advance(to: .seconds(9))
    #expect(player.output == -90)
    #expect(player.status == .finished)
  }

  @Test func insideACallbackItHappensAtTheInstantOfWhatIsTold() {
    let player = Player(slide)
    var (completions, isSentBack) = (0, false)
    player.onCompletion { _ in completions += 1 }
    player.onEvent { event in
      if event.kind == .ended, !isSentBack {
        isSentBack = true
        player.interrupt(with: .clip(.slideOut()), by: .additive(over: .milliseconds(100)))
      }
    }
    player.play(at: .zero)
    player.advance(to: .seconds(10))
    #expect(completions == 1)
    #expect(player.output == -180)
  }

  @Test func backwardsAMotionCanNotBeInterrupted() async {
    await #expect(processExitsWith: .failure) {
      let player = Player(InterruptibleMotion(.clip(.slideIn())), rate: -1)
      player.play(at: .zero)
      player.interrupt(to: 1, by: .spring(.smooth))
    }
  }
}
