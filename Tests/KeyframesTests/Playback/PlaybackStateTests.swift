import Testing

@testable import Keyframes

@Suite struct PlaybackStateTests {
  let clip = Clip(Track(from: 0.0, to: 10), duration: .seconds(10))

  private func state(rate: Double = 1) -> PlaybackState {
    PlaybackState(end: clip.end, rate: rate)
  }

  private func advance(
    _ state: inout PlaybackState, to host: Duration, detail: EventDetail = .runs
  ) -> [PlaybackAction] {
    var actions: [PlaybackAction] = []
    state.advance(to: host, in: clip, detail: detail) { actions.append($0) }
    return actions
  }

  // MARK: Actions

  @Test func oneAdvanceGivesEventsThenTheOutputThenTheCompletion() {
    var state = state()
    state.play()
    let began = PlaybackAction.event(stamped(.began, at: .zero, host: .seconds(100)))
    #expect(
      advance(&state, to: .seconds(100)) == [began, .update(at: .zero, direction: .forwards)])
    #expect(
      advance(&state, to: .seconds(200)) == [
        .event(stamped(.ended, at: .seconds(10), host: .seconds(110))),
        .update(at: .seconds(10), direction: .forwards), .completion(.finished),
      ])
    #expect(advance(&state, to: .seconds(300)).isEmpty)
    #expect(state.status == .finished)
  }

  private func stamped(
    _ kind: PlaybackEvent.Kind, at time: Duration, host: Duration
  ) -> PlaybackEvent {
    var event = PlaybackEvent(kind, at: time)
    event.hostTime = host
    return event
  }

  @Test func anInstantBeforeTheLastOneMovesNothing() {
    var state = state()
    state.play()
    _ = advance(&state, to: .seconds(5))
    _ = advance(&state, to: .seconds(8))
    #expect(advance(&state, to: .seconds(6)).isEmpty)
    #expect(state.position == .seconds(3))
    #expect(state.hostTime == .seconds(8))
    #expect(state.position(at: .seconds(6)) == .seconds(3))
  }

  @Test func positionsAndHostTimesAhead() {
    var state = state(rate: 2)
    state.play()
    #expect(state.hostTime(reaching: .seconds(4)) == nil)
    _ = advance(&state, to: .seconds(1))
    #expect(state.position(at: .seconds(3)) == .seconds(4))
    #expect(state.hostTime(reaching: .seconds(4)) == .seconds(3))
    #expect(state.hostTime(reaching: .seconds(11)) == nil)
    state.setRate(-2)
    #expect(state.hostTime(reaching: .seconds(4)) == nil)
  }

  // MARK: Control calls

  @Test func aChangeOfRateGoesOnFromThePosition() {
    var state = state()
    state.play()
    _ = advance(&state, to: .zero)
    let changes: [(rate: Double, host: Int, position: Double)] = [
      (1, 2, 2), (3, 4, 8), (0, 6, 8), (-0.5, 8, 7), (-2, 10, 3), (0.25, 14, 4), (-1, 20, 0),
    ]
    for (rate, host, position) in changes {
      let before = state.position
      state.setRate(rate)
      #expect(state.position == before)
      _ = advance(&state, to: .seconds(host))
      #expect(state.position == .seconds(position))
    }
    #expect(state.status == .finished)
  }

  @Test func standingStillKeepsTheDirection() {
    var state = state(rate: -1)
    state.setRate(0)
    #expect(state.direction == .backwards)
    state.setRate(-0.0)
    #expect(state.direction == .backwards)
    state.setRate(2)
    state.setRate(0)
    #expect(state.direction == .forwards)
  }

  @Test func playingBackwardsBeginsAtTheEnd() {
    var state = state(rate: -1)
    #expect(state.position == .seconds(10))
    state.play()
    _ = advance(&state, to: .zero)
    _ = advance(&state, to: .seconds(4))
    #expect(state.position == .seconds(6))
  }

  @Test func aRunAfterAnotherBeginsWhereTheDirectionAsks() {
    var state = state()
    state.play()
    _ = advance(&state, to: .zero)
    _ = advance(&state, to: .seconds(20))
    state.play()
    #expect(state.position == .zero)
    _ = state.finish()
    state.reverse()
    #expect(state.position == .seconds(10))
    #expect(state.status == .running)
    #expect(state.cancel() == .cancelled(at: .seconds(10)))
    #expect(state.cancel() == nil)
    #expect(state.finish() == nil)
    state.setRate(1)
    state.play()
    #expect(state.position == .zero)
    #expect(state.restart() == .replaced(at: .zero))
  }

  @Test func aPlayheadCanBePutSomewhereBeforeTheRun() {
    var state = state()
    state.seek(to: .seconds(4))
    #expect(state.status == .idle)
    state.play()
    #expect(state.position == .seconds(4))
    state.seek(to: .seconds(40))
    #expect(state.position == .seconds(10))
    state.seek(to: .seconds(-40))
    #expect(state.position == .zero)
  }

  @Test func aPausedPlayheadPutAtTheEndFinishesWhenResumed() {
    var state = state()
    state.play()
    _ = advance(&state, to: .zero)
    state.pause()
    state.seek(to: .seconds(10))
    #expect(advance(&state, to: .seconds(1)) == [.update(at: .seconds(10), direction: .forwards)])
    #expect(advance(&state, to: .seconds(2)).isEmpty)
    state.play()
    #expect(
      advance(&state, to: .seconds(2)) == [
        .update(at: .seconds(10), direction: .forwards), .completion(.finished),
      ])
    #expect(state.status == .finished)
  }

  // MARK: Laws

  @Test func thePositionIsTheExactIntegralOfTheRate() {
    var random = SplitMix64(seed: 21)
    for _ in 0..<2000 {
      var state = PlaybackState(end: .unending)
      let origin = Duration.seconds(Int.random(in: -4_000_000_000...4_000_000_000, using: &random))
      state.seek(to: .seconds(100_000_000))
      state.play()
      let still = Still()
      state.advance(to: origin, in: still) { _ in }
      var host = 0
      var expected = Int128(Ticks.perSecond) * 100_000_000
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        // Rates in 64ths, so that the integral of a piece is a fraction of small numbers.
        var sixtyFourths = Int.random(in: -256...256, using: &random)
        // The same rate again would not begin a new piece.
        if Double(sixtyFourths) / 64 == state.rate { sixtyFourths += 1 }
        state.setRate(Double(sixtyFourths) / 64)
        let length = Int.random(in: 0...1_000_000_000_000, using: &random)
        var steps = (0..<Int.random(in: 0...3, using: &random))
          .map { _ in host + Int.random(in: 0...length, using: &random) }
          .sorted()
        host += length
        steps.append(host)
        for step in steps {
          state.advance(to: origin + Ticks(Int64(step)).duration, in: still) { _ in }
        }
        let sum = expected * 64 + Int128(sixtyFourths) * Int128(length)
        let (floor, rest) = (sum >> 6, sum & 63)
        expected = floor + (rest > 32 || (rest == 32 && floor % 2 != 0) ? 1 : 0)
      }
      #expect(Ticks(saturating: state.position).count == Int64(expected))
    }
  }

  @Test func thirtyYearsIntoASessionThePositionIsAsExactAsAtZero() {
    for years in [0, 30, 300, 3_000_000] {
      let origin = Duration.seconds(years * 31_557_600)
      var state = PlaybackState(end: .unending, rate: 0.3)
      let still = Still()
      state.play()
      state.advance(to: origin, in: still) { _ in }
      for frame in 1...600 {
        state.advance(to: origin + FrameRate.fps(60).time(ofFrame: frame), in: still) { _ in }
      }
      var one = PlaybackState(end: .unending, rate: 0.3)
      one.play()
      one.advance(to: origin, in: still) { _ in }
      one.advance(to: origin + .seconds(10), in: still) { _ in }
      #expect(state.position == one.position)
      #expect(state.position == .seconds(3))
    }
  }

  @Test func everyInstantGivesAPosition() {
    let extremes: [Duration] = [
      Duration(attoseconds: .min), Duration(attoseconds: .max), .zero, .seconds(-1), .seconds(1),
    ]
    for first in extremes {
      for second in extremes {
        var state = state(rate: 1e300)
        state.play()
        _ = advance(&state, to: first)
        _ = advance(&state, to: second)
        #expect(state.position >= .zero && state.position <= .seconds(10))
        #expect(state.hostTime.map { $0 >= first } == true)
      }
    }
  }
}
