/// A timeline as flat, sorted data, made to be asked for many moments.
///
/// It answers exactly what its ``Timeline`` answers, bit for bit, but only looks at what is
/// running. It is immutable and may be shared; what changes is a ``TimelineCursor``.
///
/// ```swift
/// let cursor = entrance.compiled().makeCursor()
/// for frame in 0..<88 {
///   cursor.seek(to: FrameRate.fps(60).time(ofFrame: frame))
///   draw(cursor.subject)
/// }
/// ```
public struct CompiledTimeline<Subject: Sendable>: Sendable {
  /// The subject as it is where no child has an effect.
  public let initial: Subject
  /// The latest end of all children.
  public var end: Extent<Duration> { length.duration }

  let length: Extent<Ticks>
  let structure: TimelineStructure
  let banks: [TimelineBank<Subject>]
  let events: TimelineEventMap<Subject>

  init(_ timeline: Timeline<Subject>) {
    let compiler = TimelineCompiler(timeline.group, over: timeline.initial)
    initial = timeline.initial
    length = timeline.group.length
    events = TimelineEventMap(timeline.group)
    structure = TimelineStructure(domains: compiler.domains, weights: compiler.weights)
    banks = compiler.banks.map {
      $0.bank(domains: compiler.domains.count, weights: compiler.weights)
    }
  }

  /// A place to stand at a moment, before everything at first.
  public func makeCursor() -> TimelineCursor<Subject> { TimelineCursor(self) }

  /// The subject at a moment, by a cursor of its own.
  public func value(at time: Duration) -> Subject {
    let cursor = makeCursor()
    cursor.seek(to: time)
    return cursor.subject
  }
}

extension Timeline {
  /// The timeline as flat, sorted data; takes time in proportion to the number of children and
  /// the logarithm of it.
  public func compiled() -> CompiledTimeline<Subject> { CompiledTimeline(self) }
}
