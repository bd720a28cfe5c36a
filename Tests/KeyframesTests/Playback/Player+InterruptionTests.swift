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

  @Test func backwardsValueAndVelocityGoOnAsTheyAreSeen() {
    var motions = RandomMotions(seed: 151)
    var (count, worst) = (0, (value: 0.0, velocity: 0.0))
    while count < 2000 {
      let motion = InterruptibleMotion(motions.source())
      guard case .finite(let end) = motion.end, end > .zero else { continue }
      let rate = -motions.number(0.25...3)
      let player = Player(motion, rate: rate)
      player.play(at: .seconds(3))
      let time = Duration.seconds(end.inSeconds / -rate * motions.number(0.05...0.95))
      player.advance(to: .seconds(3) + time)
      let (value, position) = (player.output, player.position)
      let velocity = motion.velocity(at: position, side: .above) * rate
      // A corner of the path at the very moment is the path's own.
      guard velocity == motion.velocity(at: position, side: .below) * rate else { continue }
      count += 1
      player.interrupt(with: motions.source(), by: motions.policy())
      #expect(player.rate == -rate)
      #expect(player.position == position)
      let range = max(20, value.magnitude)
      worst.value = max(worst.value, (player.output - value).magnitude / range)
      let after = player.content.velocity(at: position) * player.rate
      worst.velocity = max(
        worst.velocity, (after - velocity).magnitude / max(range, velocity.magnitude))
    }
    #expect(worst.value <= 1e-12)
    #expect(worst.velocity <= 1e-9)
  }

  @Test func backwardsARunGoesOnForwardsToOneCompletionAtEveryFrameRate() {
    func log(_ fps: Int64) -> [String] {
      var log: [String] = []
      let player = Player(slide, rate: -1)
      player.onEvent { log.append("\($0.kind) \($0.time)") }
        .onCompletion { log.append("\($0) at \(player.hostTime ?? .zero)") }
      player.play(at: .zero)
      var isOpen = true
      for time in FrameRate.fps(fps).times(through: .seconds(3)) {
        if isOpen, time >= .milliseconds(100) {
          isOpen = false
          player.interrupt(
            with: .clip(.slideOut()), by: .additive(over: .milliseconds(90)),
            at: .milliseconds(100))
          player.turnBack(within: .milliseconds(50), at: .milliseconds(140))
        }
        player.advance(to: time)
        if time == .seconds(1) { log.append("\(player.output.bitPattern)") }
      }
      return log
    }
    let once = log(1)
    // Turned back, it goes up again to the end of the slide, from where it came.
    #expect(once.first == "began 0.25 seconds")
    #expect(once.count { $0.hasPrefix("finished") } == 1)
    #expect(once.contains("\(0.0.bitPattern)"))
    for fps: Int64 in [24, 60, 144, 1000] { #expect(log(fps) == once, "\(fps)") }
  }

  @Test func standingStillItTakesOverWhatItStandsAt() {
    for rate in [0.0, -0.0] {
      let player = Player(slide, rate: -1)
      player.play(at: .zero)
      player.advance(to: .milliseconds(100))
      player.setRate(rate)
      let shown = player.output
      player.interrupt(to: 40, by: .spring(.smooth), at: .milliseconds(300))
      #expect(player.output == shown)
      player.advance(to: .seconds(1))
      #expect(player.output == shown)
      player.setRate(1)
      player.advance(to: .seconds(9))
      #expect(player.output == 40)
      #expect(player.status == .finished)
    }
    // A run that came to its start backwards begins anew forwards.
    let player = Player(slide, rate: -1)
    player.play(at: .zero)
    player.advance(to: .seconds(1))
    #expect(player.status == .finished)
    player.interrupt(to: 40, by: .spring(.smooth), at: .seconds(2))
    #expect(player.output == -180)
    player.advance(to: .seconds(9))
    #expect(player.output == 40)
  }

  @Test func thousandsOfInterruptionsCostInProportion() {
    let player = Player(InterruptibleMotion(.rest(at: 0.0)))
    player.play(at: .zero)
    for index in 0..<20_000 {
      player.interrupt(
        to: Double(index % 9 + 1), by: .spring(.snappy), at: .milliseconds(index))
    }
    #expect(player.content.interruptions.count == 20_000)
    player.forgetPast()
    #expect(player.content.interruptions.count == 0)
    player.advance(to: .seconds(60))
    #expect(player.output == Double(19_999 % 9 + 1))
    #expect(player.status == .finished)
  }

  @Test func interruptionsInCallbacksAreTheSameAtEveryFrameRate() {
    /// What is told calls for the next change, drawn in the order of what is told.
    func log(_ fps: Int64, seed: UInt64) -> [String] {
      var motions = RandomMotions(seed: seed)
      var log: [String] = []
      var left = 12
      let player = Player(slide, rate: motions.number(0.5...2))
      player.onEvent { event in
        log.append("\(event.kind) \(event.time) \(player.hostTime!)")
        guard left > 0 else { return }
        left -= 1
        switch Int.random(in: 0..<6, using: &motions.random) {
        case 0, 1: player.interrupt(with: .clip(.slideOut()), by: motions.policy())
        case 2: player.setRate(motions.number(-2...2))
        case 3: player.turnBack(within: motions.time(0..<90_000))
        case 4: player.restart()
        default: player.seek(to: player.position / 2, .crossed)
        }
      }
      player.onCompletion { log.append("\($0) \(player.hostTime!)") }
      player.play(at: .zero)
      for time in FrameRate.fps(fps).times(through: .seconds(12)) { player.advance(to: time) }
      return log
    }
    for seed: UInt64 in 0..<40 {
      let once = log(1, seed: seed)
      for fps: Int64 in [7, 60, 240] { #expect(log(fps, seed: seed) == once, "\(seed) \(fps)") }
    }
  }
}
