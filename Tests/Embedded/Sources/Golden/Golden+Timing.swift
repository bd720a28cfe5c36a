import Keyframes

extension Golden {
  /// The whole timing model: every direction and fill, both ways of playing.
  static func addTiming(to hash: inout ResultHash) {
    let lengths: [Extent<Duration>] = [
      .finite(.zero), .finite(.microseconds(255_500)), .finite(.nanoseconds(498_753_144)),
      .unending,
    ]
    for duration in lengths {
      for iterations: Extent<Double> in [0, 1, 2.5, .unending] {
        for direction in IterationDirection.allCases {
          for fill in FillMode.allCases {
            let timing = Timing(
              duration: duration, delay: .milliseconds(100), endDelay: .milliseconds(-30),
              iterations: iterations, iterationStart: 0.5, direction: direction, fill: fill,
              easing: .steps(3))
            add(timing, to: &hash)
          }
        }
      }
    }
  }

  private static func add(_ timing: Timing, to hash: inout ResultHash) {
    if let end = timing.end.finite { hash.add(end) }
    for playing in PlaybackDirection.allCases {
      for milliseconds in stride(from: -60, through: 1_400, by: 121) {
        let sample = timing.sample(at: .milliseconds(milliseconds), playing: playing)
        hash.add(Int64(TimingPhase.allCases.firstIndex(of: sample.phase) ?? -1))
        hash.add(sample.progress)
        if let iteration = sample.currentIteration?.finite { hash.add(Int64(iteration)) }
      }
    }
  }
}
