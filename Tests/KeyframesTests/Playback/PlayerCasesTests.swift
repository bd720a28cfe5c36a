import Testing

@testable import Keyframes

/// What went wrong elsewhere, with the right values.
@Suite struct PlayerCasesTests {
  let unit = Clip(Track(from: 0.0, to: 1), duration: .seconds(1))

  @Test func theStartOfALaterIterationIsProgressZeroOfThatIteration() {
    let clip = unit.repeated(.unending)
    let player = Player(clip)
    player.play(at: .zero)
    player.pause(at: .milliseconds(1500))
    for round in 0..<10 {
      if round % 2 == 1 { player.seek(to: .milliseconds(700 * round)) }
      player.seek(to: .seconds(1))
      player.advance(to: .seconds(2 + round))
      let sample = clip.sample(at: player.position, playing: player.direction)
      #expect(sample.currentIteration == 1)
      #expect(sample.progress == 0)
      #expect(player.output == 0)
    }
  }

  @Test func aSwingHasNoBlinkAtItsTurns() {
    let clip = Clip(Track(from: 1.0, to: 1.5), duration: .seconds(1)).repeated(4, .alternate)
    var values: [Double] = []
    let player = Player(clip).onUpdate { values.append($0!) }
    player.play()
    for step in 0...(4 * 1024) { player.advance(to: FrameRate.fps(1024).time(ofFrame: step)) }
    #expect(values.count == 4 * 1024 + 1)
    #expect([0, 1, 2, 3, 4].map { values[$0 * 1024] } == [1, 1.5, 1, 1.5, 1])
    // The instants of these frames are rounded to ticks of a ninth of a nanosecond.
    let slope = 0.5 / 1024 + 1e-10
    #expect(zip(values, values.dropFirst()).allSatisfy { abs($0 - $1) <= slope })
    #expect(player.output == 1)
  }

  @Test func everyRunFinishesAtItsStartPlusItsDuration() {
    var random = SplitMix64(seed: 51)
    var misses = 0
    // The first is the start, in milliseconds, at which a quotient of doubles stays below 1.
    for round in 0..<200_000 {
      // Hundredths of a millisecond, written as seconds in binary.
      let start =
        round == 0
        ? Duration.seconds(0.21205)
        : .seconds(Double(Int.random(in: 0..<10_000_000, using: &random)) / 100_000)
      let duration = Duration.milliseconds(
        round == 0 ? 300 : Int.random(in: 1...1000, using: &random))
      var completions = 0
      let player = Player(unit.lasting(duration)).onCompletion { _ in completions += 1 }
      player.play(at: start)
      player.advance(to: start + duration)
      if player.status != .finished || player.output != 1 || completions != 1 { misses += 1 }
    }
    #expect(misses == 0)
  }

  @Test func aLongFrameDoesNotSkipTheLastKey() {
    var log: [String] = []
    let player = Player(Clip([0: 0.0, 1: 10], duration: .seconds(1)))
      .onUpdate { log.append("\($0!)") }
      .onCompletion { log.append("\($0)") }
    player.play()
    for step in 0...3 { player.advance(to: .milliseconds(700 * step)) }
    #expect(log == ["0.0", "7.0", "10.0", "finished"])
    let constant = Player(Clip([0.5: 3.0], duration: .seconds(1)))
    constant.play()
    for step in 0...3 {
      constant.advance(to: .milliseconds(700 * step))
      #expect(constant.output == 3)
    }
  }

  @Test func aRepeatWithBoundsBeginsAtTheLowerOne() {
    var random = SplitMix64(seed: 52)
    for _ in 0..<1000 {
      let lower = Double.random(in: -300...300, using: &random)
      let upper = lower + Double.random(in: 0...500, using: &random)
      var first: Double?
      let player = Player(
        Clip(Track(from: lower, to: upper), duration: .milliseconds(200)).repeated(.unending)
      ).onUpdate { first = first ?? $0 }
      player.play()
      player.advance(to: .seconds(5))
      #expect(first == lower)
      player.advance(to: .seconds(5) + .milliseconds(300))
      #expect(abs(player.output! - (lower + upper) / 2) <= 1e-12 * max(1, abs(upper), abs(lower)))
    }
  }

  @Test func withoutAFillTheModelValueShowsAtTheEndAndWithItTheLastKey() {
    var log: [Double] = []
    let popIn = Player(Clip.popIn).onUpdate { log.append($0 ?? 1) }
    popIn.play()
    for frame in 0...20 { popIn.advance(to: FrameRate.fps(60).time(ofFrame: frame)) }
    #expect(log.first == 0.6)
    #expect(log.last == 1)
    #expect(popIn.output == nil)
    let hide = Player(Clip.hide)
    hide.play()
    for millisecond in 0...110 {
      hide.advance(to: .milliseconds(millisecond))
      if millisecond >= 90 { #expect(hide.output == 0) }
    }
  }

  @Test func aRemovalByTheCompletionIsNeitherEarlyNorLate() {
    for fps: Int64 in [1, 24, 30, 60, 144, 1000] {
      var removed: Duration?
      let player = Player(Clip.hide)
      player.onCompletion {
        #expect($0.isFinished)
        removed = player.hostTime
      }
      player.play(at: .seconds(7))
      for time in FrameRate.fps(fps).times(through: .seconds(1)) {
        player.advance(to: .seconds(7) + time)
      }
      #expect(removed == .seconds(7) + .milliseconds(100))
    }
  }

  @Test func whatIsReplacedOrRemovedHasNotFinished() {
    var log: [Bool] = []
    let slide = Player(Clip(Track(from: -180.0, to: 0), duration: .milliseconds(250)))
    slide.onCompletion { log.append($0.isFinished) }
    slide.play(at: .zero)
    // A press in mid-way: out again from where the panel is now.
    slide.advance(to: .milliseconds(100))
    let shown = slide.output!
    slide.replace(with: Clip(Track(from: shown, to: -180), duration: .milliseconds(250)))
    slide.advance(to: .milliseconds(100))
    #expect(slide.output == shown)
    slide.cancel(at: .milliseconds(200))
    #expect(log == [false, false])
  }

  @Test func aPressTurnedRoundInMidwayGoesBackFromThere() {
    let player = Player(unit)
    player.play(at: .zero)
    player.reverse(at: .milliseconds(300))
    player.advance(to: .milliseconds(500))
    #expect(player.position == .milliseconds(100))
    player.reverse(at: .milliseconds(550))
    player.advance(to: .milliseconds(650))
    #expect(player.position == .milliseconds(150))
  }
}
