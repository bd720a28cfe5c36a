/// A whole timeline in motion that may be interrupted by another one, as often as you like.
///
/// ```swift
/// var alert = InterruptibleSubject(scene.entrance).carrying(.alertScale)
/// let exit = scene.exit(from: alert.value(at: press))
/// alert.interrupt(at: press, with: exit, by: .additive(over: .milliseconds(80)))
/// alert.value(at: press + .milliseconds(10))
/// ```
///
/// Each property that is carried goes on in value and in velocity, by itself, as an
/// ``InterruptibleMotion`` does. All others are from an interruption on what the newest timeline says.
/// What is seen depends on the list of interruptions and on the moment alone.
public struct InterruptibleSubject<Subject: Sendable>: Sendable {
  /// The timelines with the moments at which their own time begins, rising.
  private var timelines: [(start: Ticks, timeline: Timeline<Subject>)]
  private var lanes: [SubjectLane<Subject>] = []

  /// A motion that begins with a timeline, whose own time begins at a moment.
  public init(_ timeline: Timeline<Subject>, startingAt time: Duration = .zero) {
    timelines = [(Ticks(saturating: time), timeline)]
  }

  /// The same with a property that goes on in value and velocity.
  ///
  /// To be said before the first interruption.
  public func carrying<Value: MeasurableVector>(
    _ property: TimelineProperty<Subject, Value>
  ) -> InterruptibleSubject {
    precondition(timelines.count == 1, "what is carried is said before the first interruption")
    var subject = self
    let (start, timeline) = timelines[0]
    subject.lanes.append(
      TypedSubjectLane(
        property,
        InterruptibleMotion(.property(property, of: timeline), startingAt: start.duration)))
    return subject
  }
}

extension InterruptibleSubject {
  /// Gives way at a moment to another timeline, whose own time begins there.
  ///
  /// Of several interruptions at one moment the last one holds. A moment before the last one takes
  /// back all later ones.
  public mutating func interrupt(
    at time: Duration, with timeline: Timeline<Subject>, by policy: InterruptionPolicy
  ) {
    let moment = Ticks(saturating: time)
    while timelines.count > 1, timelines[timelines.count - 1].start >= moment {
      timelines.removeLast()
    }
    timelines.append((moment, timeline))
    lanes = lanes.map { $0.interrupted(at: time, with: timeline, by: policy) }
  }

  /// Drops the timelines and interruptions that no moment from `time` on depends on.
  public mutating func forget(before time: Duration) {
    timelines.removeFirst(index(at: Ticks(saturating: time)))
    lanes = lanes.map { $0.forgetting(before: time) }
  }

  /// The timeline in force at a moment.
  private func index(at moment: Ticks) -> Int {
    var index = timelines.count - 1
    while index > 0, moment < timelines[index].start { index -= 1 }
    return index
  }

  /// The subject at a moment.
  public func value(at time: Duration) -> Subject {
    let moment = Ticks(saturating: time)
    let index = index(at: moment)
    var subject = timelines[index].timeline.value(at: (moment - timelines[index].start).duration)
    for lane in lanes { lane.write(into: &subject, at: moment) }
    return subject
  }

  /// The velocity of a property that is carried, a second, or nothing for any other.
  public func velocity<Value: MeasurableVector>(
    of property: TimelineProperty<Subject, Value>, at time: Duration, side: ProgressSide = .above
  ) -> Value? {
    for lane in lanes {
      guard let lane = lane as? TypedSubjectLane<Subject, Value>,
        lane.property.identity == property.identity
      else { continue }
      return lane.motion.velocity(at: time, side: side)
    }
    return nil
  }

  /// The moment from which on nothing moves any more, or unending.
  public var end: Extent<Duration> {
    let (start, timeline) = timelines[timelines.count - 1]
    let last = timeline.end.map { start.duration + $0 }
    return lanes.map { $0.end }.reduce(last, max)
  }
}

/// A property that is carried, with the type of its value forgotten.
///
/// Immutable.
class SubjectLane<Subject: Sendable>: @unchecked Sendable {
  func write(into subject: inout Subject, at time: Ticks) {
    fatalError("the type of value is missing")
  }

  func interrupted(
    at time: Duration, with timeline: Timeline<Subject>, by policy: InterruptionPolicy
  ) -> SubjectLane {
    fatalError("the type of value is missing")
  }

  func forgetting(before time: Duration) -> SubjectLane {
    fatalError("the type of value is missing")
  }

  var end: Extent<Duration> { fatalError("the type of value is missing") }
}

/// A property that is carried.
final class TypedSubjectLane<Subject: Sendable, Value: MeasurableVector>: SubjectLane<Subject>,
  @unchecked Sendable
{
  let property: TimelineProperty<Subject, Value>
  let motion: InterruptibleMotion<Value>

  init(_ property: TimelineProperty<Subject, Value>, _ motion: InterruptibleMotion<Value>) {
    self.property = property
    self.motion = motion
  }

  override func write(into subject: inout Subject, at time: Ticks) {
    property.set(&subject, motion.value(at: time))
  }

  override func interrupted(
    at time: Duration, with timeline: Timeline<Subject>, by policy: InterruptionPolicy
  ) -> SubjectLane<Subject> {
    var motion = motion
    motion.interrupt(at: time, with: .property(property, of: timeline), by: policy)
    return TypedSubjectLane(property, motion)
  }

  override func forgetting(before time: Duration) -> SubjectLane<Subject> {
    var motion = motion
    motion.forget(before: time)
    return TypedSubjectLane(property, motion)
  }

  override var end: Extent<Duration> { motion.end }
}
