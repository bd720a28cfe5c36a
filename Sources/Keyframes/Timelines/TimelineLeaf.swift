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
  /// When it begins and ends as its events tell, in its own time.
  let eventStart: Ticks
  let eventEnd: Extent<Ticks>
  /// Whether iterations may end in it.
  let hasIterations: Bool
  /// What reports tell of the clip.
  let timing: Timing
  let composite: CompositeOperation

  init(
    propertyName: String, identity: PropertyIdentity, activeStart: Ticks,
    activeEnd: Extent<Ticks>, length: Extent<Ticks>, eventStart: Ticks, eventEnd: Extent<Ticks>,
    hasIterations: Bool, timing: Timing, composite: CompositeOperation
  ) {
    self.propertyName = propertyName
    self.identity = identity
    self.activeStart = activeStart
    self.activeEnd = activeEnd
    self.length = length
    self.eventStart = eventStart
    self.eventEnd = eventEnd
    self.hasIterations = hasIterations
    self.timing = timing
    self.composite = composite
  }

  /// Hands over its events in its own time.
  func visitEvents(
    in interval: EventInterval, detail: EventDetail, _ visit: (PlaybackEvent) -> Bool
  ) {
    fatalError("the kind of leaf is missing")
  }

  /// Writes its value into the subject, over what the subject has there.
  func write(into subject: inout Subject, at position: TimePosition, weight: Double) {
    fatalError("the kind of leaf is missing")
  }

  /// Enters itself into a compilation.
  func enter(_ compiler: inout TimelineCompiler<Subject>, domain: Int, begin: Ticks, weight: Int?) {
    fatalError("the kind of leaf is missing")
  }

  /// Whether it takes a value from what the subject is when it begins.
  var capturesStart: Bool { false }

  /// The same with what it captures taken from a subject; itself where it captures nothing.
  func capturing(_ subject: Subject) -> TimelineLeaf { self }

  /// The same events with less motion.
  func reducingMotion(_ motion: RestingMotion) -> TimelineLeaf {
    fatalError("the kind of leaf is missing")
  }

  #if !hasFeature(Embedded)
    /// The same seen from a subject that holds this one's.
    func within<Outer>(
      _ keyPath: any WritableKeyPath<Outer, Subject> & Sendable
    ) -> TimelineLeaf<Outer> {
      fatalError("the kind of leaf is missing")
    }
  #endif
}

/// A clip that writes a property of its own type.
class ClipLeaf<Subject: Sendable, Value: Interpolatable>: TimelineLeaf<Subject>,
  @unchecked Sendable
{
  final let clip: Clip<Value>
  final let property: TimelineProperty<Subject, Value>

  init(_ clip: Clip<Value>, on property: TimelineProperty<Subject, Value>) {
    self.clip = clip
    self.property = property
    super.init(
      propertyName: property.name, identity: property.identity, activeStart: clip.activeStart,
      activeEnd: clip.activeEnd, length: clip.endTicks, eventStart: clip.begins,
      eventEnd: clip.ends, hasIterations: clip.hasIterations, timing: clip.timing,
      composite: clip.composite)
  }

  override final func write(into subject: inout Subject, at position: TimePosition, weight: Double)
  {
    let underlying = property.get(subject)
    guard weight != 0, let value = clip.effect(at: position.ticks, over: underlying) else { return }
    property.set(
      &subject, weight == 1 ? value : underlying.interpolated(to: value, at: weight))
  }

  override final func visitEvents(
    in interval: EventInterval, detail: EventDetail, _ visit: (PlaybackEvent) -> Bool
  ) {
    clip.visitEvents(in: interval, detail: detail, visit)
  }

  override final func enter(
    _ compiler: inout TimelineCompiler<Subject>, domain: Int, begin: Ticks, weight: Int?
  ) {
    compiler.enter(clip, on: property, domain: domain, begin: begin, weight: weight)
  }

  override func reducingMotion(_ motion: RestingMotion) -> TimelineLeaf<Subject> {
    ClipLeaf(clip.reducingMotion(motion), on: property)
  }

  #if !hasFeature(Embedded)
    override func within<Outer>(
      _ keyPath: any WritableKeyPath<Outer, Subject> & Sendable
    ) -> TimelineLeaf<Outer> {
      ClipLeaf<Outer, Value>(clip, on: property.within(keyPath))
    }
  #endif
}
