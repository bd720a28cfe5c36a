/// An item that goes from one number to another while it runs.
struct NumberLine: Sendable {
  /// Where the progress is 0, and how many ticks it takes to 1.
  let origin: Double
  let length: Double
  let course: NumberCourse
  /// The number of its easing; 0 for a straight one.
  let easing: Int
  /// The first piece of its easing where that is a curve; a negative number elsewhere.
  let curve: Int32

  /// What stands where there is no line.
  static let none = NumberLine(
    origin: 0, length: 1, course: NumberCourse(from: 0, to: 0))

  private init(origin: Double, length: Double, course: NumberCourse) {
    self.origin = origin
    self.length = length
    self.course = course
    easing = 0
    curve = -1
  }

  /// A writer as a line, or nothing for other clips.
  init?(_ item: Int, of lane: TimelineLane<Double>, _ easings: inout EasingTable) {
    let writer = lane.writers[item]
    let clip = writer.clip
    let (track, timing) = (clip.track, clip.forwardTiming)
    guard !clip.isReversed, !track.isReversed, writer.hidesUnderlying,
      timing.iterations == 1, timing.iterationStart == 0, timing.direction == .normal,
      case .finite(let length) = timing.durationTicks, length > .zero,
      let exactLength = NumberLane.exact(length),
      let origin = NumberLane.exact(writer.begin + timing.delayTicks),
      track.keyframes.count == 2, track.keyframes[0].offset == 0, track.keyframes[1].offset == 1,
      track.keyframes[0].interpolation == .linear
    else { return nil }
    course = NumberCourse(from: track.keyframes[0].value, to: track.keyframes[1].value)
    // A negative zero and a difference beyond the range take another way than the plain formula.
    guard course.isPlain else { return nil }
    let keyEasing = track.keyframes[0].easing
    if timing.isEased || keyEasing != .linear {
      // One of the two, and none that looks at the phase before the begin or after the end.
      guard !timing.isEased || keyEasing == .linear, timing.delayTicks >= .zero,
        timing.endDelayTicks >= .zero
      else { return nil }
      easing = easings.insert(timing.isEased ? timing.easing : keyEasing)
    } else {
      easing = 0
    }
    curve = easings.curve(of: easing)
    self.origin = origin
    self.length = exactLength
  }

  /// The value at a tick within its stretch, or nothing where its easing leads beyond the ends.
  @inline(__always)
  func value(at tick: Double, _ easings: EasingTable) -> Double? {
    let eased = easings.value(of: easing, at: (tick - origin) / length, before: false)
    return eased >= 0 && eased < 1 ? course.innerValue(at: eased) : nil
  }
}
