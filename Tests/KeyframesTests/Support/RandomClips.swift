@testable import Keyframes

extension Timing {
  /// A timing of any kind; times are often equal or zero, so that boundaries coincide.
  static func random(using random: inout some RandomNumberGenerator) -> Timing {
    let times: [Duration] = [
      .zero, .zero, .nanoseconds(1), .milliseconds(100), .milliseconds(250), .seconds(1),
      .microseconds(255_500), Duration(attoseconds: 498_753_143_709_662_700), .seconds(86_400),
    ]
    func time() -> Duration { times.randomElement(using: &random)! }
    func signed() -> Duration { Bool.random(using: &random) ? time() : .zero - time() }
    let counts: [Extent<Double>] = [1, 1, 1, 0, 0.5, 2, 2.5, 3, 7, 1000, .unending]
    let starts = [0, 0, 0, 0.25, 0.5, 0.7, 1, 1.5, 3, 1e6 + 0.1]
    return Timing(
      duration: Int.random(in: 0..<10, using: &random) == 0 ? .unending : .finite(time()),
      delay: signed(), endDelay: signed(), iterations: counts.randomElement(using: &random)!,
      iterationStart: starts.randomElement(using: &random)!,
      direction: IterationDirection.allCases.randomElement(using: &random)!,
      fill: FillMode.allCases.randomElement(using: &random)!)
  }
}

extension Clip<Double> {
  /// A clip of any kind.
  static func random(using random: inout some RandomNumberGenerator) -> Clip {
    let tracks: [Track<Double>] = [
      [0: 0.6, 0.6: 1.1, 0.8: 0.9, 1: 1], [0: 1, 0.5: 0.5, 0.9: 0], [0.3: 4],
      [0: 0, 0.5: 1, 0.5: 10, 1: -3], [0.2: 1, 0.7: 5],
      Track(
        Keyframe(at: 0.25, 1, composite: .add), Keyframe(at: 0.5, 3), missingEnds: .underlying),
    ]
    var clip = Clip(
      tracks.randomElement(using: &random)!, timing: .random(using: &random),
      composite: CompositeOperation.allCases.randomElement(using: &random)!,
      iterationComposite: IterationComposite.allCases.randomElement(using: &random)!)
    if Bool.random(using: &random), !clip.end.isUnending { clip = clip.reversed() }
    return clip
  }
}

extension Timing {
  /// A moment near something that matters to a timing, or anywhere.
  func interestingMoment(using random: inout some RandomNumberGenerator) -> Duration {
    let length = duration.finite ?? .seconds(1)
    let steps = Int64.random(in: -2...8, using: &random)
    let anchors: [Duration] = [
      .zero, delay, end.finite ?? .seconds(5),
      delay + Ticks(saturating: length * Int(steps)).duration,
      delay + (activeDuration.finite ?? .seconds(3)),
    ]
    let nudges: [Duration] = [
      .zero, .zero, Ticks(1).duration, Ticks(-1).duration, .milliseconds(37), .milliseconds(-3),
      .microseconds(123_456), .seconds(3),
    ]
    return anchors.randomElement(using: &random)! + nudges.randomElement(using: &random)!
  }
}
