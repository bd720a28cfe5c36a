/// A clip that writes a slot, with its place in a compiled timeline.
struct TimelineWriter<Value: Interpolatable>: Sendable {
  let clip: Clip<Value>
  let domain: Int
  /// Where the clip's own time begins in its domain.
  let begin: Ticks
  let weight: Int?
  /// Its place in the order of declaration.
  let order: Int

  /// The stretch of the domain in which its value changes.
  var active: TimelineStretch {
    TimelineStretch(start: clip.activeStart, end: clip.activeEnd).shifted(by: begin)
  }

  /// The value over one underneath at a position of the domain, or nothing for no effect.
  func effect(at position: TimePosition, over underlying: Value) -> Value? {
    clip.effect(at: position.advanced(by: Ticks(-begin.count)).ticks, over: underlying)
  }
}
