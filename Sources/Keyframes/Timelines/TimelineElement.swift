/// A child of a timeline as a builder collects it: what it is, and where it wants to be.
public struct TimelineElement<Subject: Sendable>: Sendable {
  var content: TimelineGroup<Subject>.Content
  var length: Extent<Ticks>
  var name: TimelineLabel?
  /// Nothing where the group around it decides.
  var placement: Placement?
}

extension TimelineElement {
  init(_ group: TimelineGroup<Subject>, name: TimelineLabel?, placement: Placement?) {
    self.init(content: .group(group), length: group.length, name: name, placement: placement)
  }
}

/// What can stand in the braces of a timeline.
public protocol TimelinePart<Subject>: Sendable {
  /// The subject whose properties it writes.
  associatedtype Subject: Sendable
  /// The child that it stands for.
  var element: TimelineElement<Subject> { get }
}

/// A clip that writes a property.
public struct Play<Subject: Sendable, Value: Interpolatable>: TimelinePart {
  /// The child that it stands for.
  public let element: TimelineElement<Subject>

  /// A clip on a property; it begins where its group says unless it has a placement.
  public init(
    _ clip: Clip<Value>, on property: TimelineProperty<Subject, Value>,
    _ placement: Placement? = nil, named name: TimelineLabel? = nil
  ) {
    let leaf = ClipLeaf(clip, on: property)
    element = TimelineElement(
      content: .clip(leaf), length: leaf.length, name: name, placement: placement)
  }
}

/// A pause.
public struct Wait<Subject: Sendable>: TimelinePart {
  /// The child that it stands for.
  public let element: TimelineElement<Subject>

  /// A pause of at least zero.
  public init(_ time: Duration, _ placement: Placement? = nil) {
    do {
      element = TimelineElement(
        content: .wait, length: .finite(try TimelineGroup<Subject>.length(ofWait: time)),
        name: nil, placement: placement)
    } catch {
      preconditionFailure(error.message)
    }
  }
}

/// A label at a moment.
public struct Mark<Subject: Sendable>: TimelinePart {
  /// The child that it stands for.
  public let element: TimelineElement<Subject>

  /// A label.
  public init(_ label: TimelineLabel, _ placement: Placement? = nil) {
    element = TimelineElement(
      content: .mark(label), length: .finite(.zero), name: nil, placement: placement)
  }
}

/// Children that begin together, or one shortly after the other.
public struct Parallel<Subject: Sendable>: TimelineGroupPart {
  /// The child that it stands for.
  public var element: TimelineElement<Subject>

  /// A group whose children begin at its start, each later by the delay of a stagger.
  public init(
    stagger: Stagger? = nil, _ placement: Placement? = nil, named name: TimelineLabel? = nil,
    @TimelineBuilder<Subject> _ children: () -> [TimelineElement<Subject>]
  ) {
    let children = children()
    let delays = stagger?.ticks(count: children.count)
    var group = TimelineGroup<Subject>()
    for (index, child) in children.enumerated() {
      let start = Placement.at(delays?[index].duration ?? .zero)
      group.insertTrapping(child, at: child.placement ?? start)
    }
    element = TimelineElement(group, name: name, placement: placement)
  }
}

/// Children that follow one another.
public struct Series<Subject: Sendable>: TimelineGroupPart {
  /// The child that it stands for.
  public var element: TimelineElement<Subject>

  /// A group whose children each begin where the one before ends.
  public init(
    _ placement: Placement? = nil, named name: TimelineLabel? = nil,
    @TimelineBuilder<Subject> _ children: () -> [TimelineElement<Subject>]
  ) {
    var group = TimelineGroup<Subject>()
    for child in children() { group.insertTrapping(child, at: child.placement ?? .afterPrevious) }
    element = TimelineElement(group, name: name, placement: placement)
  }
}

/// A timeline inside of another.
public struct Nest<Subject: Sendable>: TimelineGroupPart {
  /// The child that it stands for.
  public var element: TimelineElement<Subject>

  /// A timeline of the same subject, whose initial subject counts for nothing here: what its tweens
  /// take from the subject when they begin is captured anew.
  public init(
    _ timeline: Timeline<Subject>, _ placement: Placement? = nil,
    named name: TimelineLabel? = nil
  ) {
    element = TimelineElement(timeline.group, name: name, placement: placement)
  }
}

extension TimelineGroup {
  mutating func insertTrapping(_ child: TimelineElement<Subject>, at placement: Placement) {
    do {
      try insert(child.content, length: child.length, name: child.name, at: placement)
    } catch {
      preconditionFailure(error.message)
    }
  }
}
