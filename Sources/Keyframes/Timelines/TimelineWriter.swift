/// A clip that writes a slot, with its place in a compiled timeline.
struct TimelineWriter<Value: Interpolatable>: Sendable {
  let clip: Clip<Value>
  let domain: Int
  /// Where the clip's own time begins in its domain.
  let begin: Ticks
  let weight: Int?
  /// Its place in the order of declaration.
  let order: Int
  /// Whether its values are the same whatever is underneath, and those of its stretch lie within
  /// its one iteration or in several.
  let hidesUnderlying: Bool

  init(clip: Clip<Value>, domain: Int, begin: Ticks, weight: Int?, order: Int) {
    self.clip = clip
    self.domain = domain
    self.begin = begin
    self.weight = weight
    self.order = order
    hidesUnderlying =
      clip.hidesUnderlying && clip.iterationComposite == .replace && clip.staysWithinIterations
  }

  /// The stretch of the domain in which its value changes.
  var active: TimelineStretch {
    TimelineStretch(start: clip.activeStart, end: clip.activeEnd).shifted(by: begin)
  }

  /// The value over one underneath at a position of the domain, or nothing for no effect.
  func effect(at position: TimePosition, over underlying: Value) -> Value? {
    let time = position.advanced(by: Ticks(-begin.count)).ticks
    guard hidesUnderlying else { return clip.effect(at: time, over: underlying) }
    guard let place = clip.position(at: time) else { return nil }
    return clip.track.value(at: place.progress, before: place.beforeFlag)
  }
}

extension Clip {
  /// Whether a clip of one iteration that runs forwards changes its value only within that.
  ///
  /// With delays below zero a clip may be over before it begins, or end before it has begun: a fill
  /// then goes on where the iteration has ended, or where it has not begun.
  fileprivate var staysWithinIterations: Bool {
    guard !isReversed, forwardTiming.iterations == 1,
      case .finite(let length) = forwardTiming.durationTicks
    else { return true }
    let delay = forwardTiming.delayTicks
    return activeStart >= delay && activeEnd <= Extent.finite(length).shifted(by: delay)
  }
}
