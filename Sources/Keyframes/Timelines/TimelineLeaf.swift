/// A clip in a timeline that writes one property, with the type of its value forgotten.
///
/// Immutable. The type comes back in the subclass, which the compiled form asks for a lane of
/// values at a time and not clip by clip.
class TimelineLeaf<Subject: Sendable>: @unchecked Sendable {
  let propertyName: String
  let identity: PropertyIdentity
  /// When it begins to run, in its own time.
  let activeStart: Ticks
  /// When it has run, in its own time.
  let activeEnd: Extent<Ticks>
  /// The length that it takes up in its group.
  let length: Extent<Ticks>

  init(
    propertyName: String, identity: PropertyIdentity, activeStart: Ticks,
    activeEnd: Extent<Ticks>, length: Extent<Ticks>, eventStart: Ticks, eventEnd: Extent<Ticks>,
    hasIterations: Bool
  ) {
    self.propertyName = propertyName
    self.identity = identity
    self.activeStart = activeStart
    self.activeEnd = activeEnd
    self.length = length
    self.eventStart = eventStart
    self.eventEnd = eventEnd
    self.hasIterations = hasIterations
  }

  /// Hands over its events in its own time.
  func visitEvents(
    in interval: EventInterval, detail: EventDetail, _ visit: (PlaybackEvent) -> Bool
  ) {
    fatalError("the kind of leaf is missing")
  }

  /// When it begins and ends as its events tell, in its own time.
  let eventStart: Ticks
  let eventEnd: Extent<Ticks>
  /// Whether iterations may end in it.
  let hasIterations: Bool

  /// Writes its value into the subject, over what the subject has there.
  func write(into subject: inout Subject, at position: TimePosition, weight: Double) {
    fatalError("the kind of leaf is missing")
  }

  /// Enters itself into a compilation.
  func enter(_ compiler: inout TimelineCompiler<Subject>, domain: Int, begin: Ticks, weight: Int?) {
    fatalError("the kind of leaf is missing")
  }
}

/// A clip that writes a property of its own type.
final class ClipLeaf<Subject: Sendable, Value: Interpolatable>: TimelineLeaf<Subject>,
  @unchecked Sendable
{
  let clip: Clip<Value>
  let property: TimelineProperty<Subject, Value>

  init(_ clip: Clip<Value>, on property: TimelineProperty<Subject, Value>) {
    self.clip = clip
    self.property = property
    super.init(
      propertyName: property.name, identity: property.identity, activeStart: clip.activeStart,
      activeEnd: clip.activeEnd, length: clip.endTicks, eventStart: clip.begins,
      eventEnd: clip.ends, hasIterations: clip.hasIterations)
  }

  override func write(into subject: inout Subject, at position: TimePosition, weight: Double) {
    let underlying = property.get(subject)
    guard weight != 0, let value = clip.effect(at: position.ticks, over: underlying) else { return }
    property.set(
      &subject, weight == 1 ? value : underlying.interpolated(to: value, at: weight))
  }

  override func visitEvents(
    in interval: EventInterval, detail: EventDetail, _ visit: (PlaybackEvent) -> Bool
  ) {
    clip.visitEvents(in: interval, detail: detail, visit)
  }

  override func enter(
    _ compiler: inout TimelineCompiler<Subject>, domain: Int, begin: Ticks, weight: Int?
  ) {
    compiler.enter(clip, on: property, domain: domain, begin: begin, weight: weight)
  }
}

extension Clip {
  /// The moment from which the value may change.
  var activeStart: Ticks {
    guard isReversed, case .finite(let end) = endTicks else { return forwardTiming.changesFrom }
    return end - (forwardTiming.changesUntil.finite ?? end)
  }

  /// The moment from which the value doesn't change any more.
  var activeEnd: Extent<Ticks> {
    guard isReversed, case .finite(let end) = endTicks else { return forwardTiming.changesUntil }
    return .finite(end - forwardTiming.changesFrom)
  }

  /// When the active interval begins.
  fileprivate var begins: Ticks {
    let intervals = forwardTiming.intervals
    guard isReversed, case .finite(let end) = intervals.end else {
      return intervals.beforeActiveBoundary
    }
    return end - (intervals.activeAfterBoundary.finite ?? end)
  }

  /// When the active interval ends.
  fileprivate var ends: Extent<Ticks> {
    let intervals = forwardTiming.intervals
    guard isReversed, case .finite(let end) = intervals.end else {
      return intervals.activeAfterBoundary
    }
    return .finite(end - intervals.beforeActiveBoundary)
  }

  fileprivate var hasIterations: Bool {
    forwardTiming.iterations > 1 || forwardTiming.iterationStart != 0
  }

  /// The moment at which the clip ends, delays included.
  var endTicks: Extent<Ticks> { forwardTiming.intervals.end }

  /// The value over one underneath, or nothing where the clip has no effect.
  @inlinable
  func effect(at time: Ticks, over underlying: Value) -> Value? {
    guard let position = position(at: time) else { return nil }
    return track.value(
      at: position.progress, before: position.beforeFlag, over: underlying, composite: composite,
      repetitions: iterationComposite == .replace ? 0 : position.repetitions)
  }
}

extension Timing {
  // With a negative delay a backwards fill runs before the effect begins, and with a negative end
  // delay a forwards fill goes on after it has ended: Web Animations clamps the active time to the
  // active duration, not to the effect.

  /// The moment from which the progress may change.
  fileprivate var changesFrom: Ticks {
    let start = intervals.beforeActiveBoundary
    return fill.holdsBefore ? min(start, delayTicks) : start
  }

  /// The moment from which the progress doesn't change any more.
  fileprivate var changesUntil: Extent<Ticks> {
    let end = intervals.activeAfterBoundary
    return fill.holdsAfter ? max(end, intervals.activeDuration.shifted(by: delayTicks)) : end
  }
}
