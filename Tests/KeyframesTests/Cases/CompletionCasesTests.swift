import Testing

@testable import Keyframes

/// Completions that came twice elsewhere, of a decay and where one of two properties was at its
/// target already: here once for each run and listener, after the last value.
@Suite struct CompletionCasesTests {
  /// How the properties of a subject get to their ends.
  enum Way: CaseIterable {
    case decay, spring, tween, oneIsThereAlready, zeroDistance, zeroDuration

    func clip(_ index: Int) -> Clip<Double> {
      switch self {
      case .decay: .decay(from: Double(index), velocity: 300 + Double(index))
      case .spring: .spring(from: 0, to: 1 + Double(index), .bouncy)
      case .tween: Clip(Track(from: 0, to: 1), duration: .milliseconds(100 + index))
      case .oneIsThereAlready:
        index == 0 ? .spring(from: 1, to: 1, .bouncy) : .decay(from: 0, velocity: 100)
      case .zeroDistance: .spring(from: 2, to: 2, .snappy)
      case .zeroDuration: Clip(Track(from: 0, to: 1), duration: .zero)
      }
    }
  }

  private func player(_ way: Way, _ count: Int) -> Player<CompiledTimeline<[Double]>> {
    var timeline = Timeline([Double](repeating: -1, count: count))
    for index in 0..<count {
      let property = TimelineProperty<[Double], Double>("\(index)") {
        $0[index]
      } set: {
        $0[index] = $1
      }
      timeline.add(way.clip(index), to: property, .at(.zero))
    }
    return Player(timeline.compiled())
  }

  @Test(arguments: Way.allCases, [1, 2, 100])
  func aCompletionComesOnceWhateverTheNumberOfProperties(way: Way, count: Int) {
    for fps: Int64 in [1, 60] {
      var (log, last): ([String], [Double]) = ([], [])
      let player = player(way, count)
      player.onUpdate {
        last = $0
        log.append("update")
      }
      player.onCompletion { log.append("first \($0.isFinished)") }
      player.onCompletion { log.append("second \($0.isFinished)") }
      player.play(at: .zero)
      for time in FrameRate.fps(fps).times(through: .seconds(12)) { player.advance(to: time) }
      #expect(log.suffix(3) == ["update", "first true", "second true"])
      #expect(log.dropLast(2).allSatisfy { $0 == "update" })
      #expect(last == (0..<count).map { way.clip($0).track.keyframes[1].value })
    }
  }

  @Test(arguments: [1, 2, 100]) func cancellingInACallbackCompletesOnceToo(count: Int) {
    for way in Way.allCases {
      var completions: [Bool] = []
      let player = player(way, count)
      player.onCompletion { completions.append($0.isFinished) }
      player.onEvent { _ in player.cancel() }
      player.play(at: .zero)
      player.advance(to: .seconds(12))
      player.advance(to: .seconds(13))
      #expect(completions == [false])
    }
  }

  @Test func aDecayByItselfCompletesOnce() {
    for velocity in [0.0, 1, -5000] {
      var log: [String] = []
      let decay = DecayMotion(from: 3.0, velocity: velocity, decay: .fast)
      let player = Player(InterruptibleMotion(.decay(decay)))
      player.onUpdate { log.append($0 == decay.destination ? "there" : "on its way") }
        .onCompletion { log.append("\($0)") }
      player.play()
      for time in FrameRate.fps(60).times(through: .seconds(5)) { player.advance(to: time) }
      #expect(log.filter { $0 == "finished" }.count == 1)
      #expect(log.suffix(2) == ["there", "finished"])
    }
  }
}
