/// Clips placed in time that together write the properties of one subject.
///
/// ```swift
/// struct Badge {
///   var scale = 1.0
///   var opacity = 1.0
/// }
///
/// let entrance = Timeline(Badge()) {
///   Parallel {
///     Play(.popIn, on: \.scale, named: "pop")
///     Play(.fadeIn(), on: \.opacity, named: "fade")
///   }
///   Mark("shown")
///   Wait(.seconds(1))
///   Play(.hide, on: \.scale, named: "hide")
/// }
/// entrance.value(at: .milliseconds(300))
/// ```
///
/// A timeline is a value without a clock: what it answers depends on the moment alone, and is the
/// same bit for bit however the moment was reached. Where several children write one property,
/// those declared later are laid over those declared earlier; where a child has no effect, what is
/// underneath shows, and under everything the initial subject.
///
/// Children begin where their ``Placement`` says, by default one after the other. A child that is
/// a timeline has its own time, which begins with it. Placing resolves at once against what has
/// been declared before, so a timeline never holds a place that can't be found.
public struct Timeline<Subject: Sendable>: Sendable {
  /// The subject as it is where no child has an effect.
  public var initial: Subject

  var group: TimelineGroup<Subject>

  /// A timeline without children.
  public init(_ initial: Subject) {
    self.initial = initial
    group = TimelineGroup()
  }

  init(_ initial: Subject, group: TimelineGroup<Subject>) {
    self.initial = initial
    self.group = group
  }
}

// MARK: - Questions

extension Timeline {
  /// The latest end of all children, or ``Extent/unending``.
  public var end: Extent<Duration> { group.length.duration }

  /// The latest end of all children.
  ///
  /// Traps for a timeline that never ends; ``end`` answers for those too.
  public var duration: Duration {
    guard case .finite(let length) = group.length else {
      preconditionFailure("a timeline that never ends has no duration; ask for its end")
    }
    return length.duration
  }

  /// The moments of the labels, each where it is first reached.
  public var labels: TimelineLabels {
    TimelineLabels(entries: group.labels().map { .init(label: $0.label, time: $0.time.duration) })
  }

  /// The names of the properties that are written, in the order of their first child.
  public var propertyNames: [String] {
    var names: [String] = []
    group.forEachLeaf { leaf in
      if !names.contains(leaf.propertyName) { names.append(leaf.propertyName) }
    }
    return names
  }

  /// The subject at a moment.
  ///
  /// Walks through all children, so it takes time in proportion to their number. To ask for many
  /// moments, ask a ``CompiledTimeline``, which gives the same bits.
  public func value(at time: Duration) -> Subject {
    var subject = initial
    var all = Int.max
    group.write(into: &subject, at: .at(Ticks(saturating: time)), weight: 1, leaves: &all)
    return subject
  }
}

/// The labels of a timeline with their moments, in the order of declaration.
public struct TimelineLabels: Sendable, Hashable, RandomAccessCollection {
  /// A label and its moment.
  public struct Entry: Sendable, Hashable {
    /// The label.
    public let label: TimelineLabel
    /// The moment at which it is first reached.
    public let time: Duration
  }

  let entries: [Entry]

  /// The first label.
  public var startIndex: Int { 0 }
  /// One past the last label.
  public var endIndex: Int { entries.count }
  /// The label at an index.
  public subscript(index: Int) -> Entry { entries[index] }

  /// The moment of a label, or nothing where there is none of that name.
  public subscript(label: TimelineLabel) -> Duration? {
    entries.first { $0.label == label }?.time
  }
}
