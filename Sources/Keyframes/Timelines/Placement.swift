/// Where in its group a child of a timeline begins.
///
/// ```swift
/// timeline.add(.fadeIn(), to: \.opacity, .withPrevious + .milliseconds(20))
/// timeline.add(.hide, to: \.scale, .at("shown") - .milliseconds(10))
/// ```
///
/// Labels and names are those of children declared earlier in the same group, or inside of one.
public struct Placement: Hashable, Sendable {
  enum Anchor: Hashable, Sendable {
    case groupStart
    case groupEnd
    case previousStart
    case previousEnd
    case label(TimelineLabel)
    case start(of: TimelineLabel)
    case end(of: TimelineLabel)
  }

  var anchor: Anchor
  var offset: Duration

  init(_ anchor: Anchor, offset: Duration = .zero) {
    self.anchor = anchor
    self.offset = offset
  }
}

extension Placement {
  /// At the end of the child declared just before; at the start of the group for the first one.
  public static var afterPrevious: Placement { Placement(.previousEnd) }

  /// At the start of the child declared just before; at the start of the group for the first one.
  public static var withPrevious: Placement { Placement(.previousStart) }

  /// At the latest end of all children declared before.
  public static var atEnd: Placement { Placement(.groupEnd) }

  /// At a moment of the group's own time.
  public static func at(_ time: Duration) -> Placement { Placement(.groupStart, offset: time) }

  /// At a label.
  public static func at(_ label: TimelineLabel) -> Placement { Placement(.label(label)) }

  /// At the start of the child of a name.
  public static func start(of name: TimelineLabel) -> Placement { Placement(.start(of: name)) }

  /// At the end of the child of a name.
  public static func end(of name: TimelineLabel) -> Placement { Placement(.end(of: name)) }

  /// A placement later by some time.
  public static func + (placement: Placement, offset: Duration) -> Placement {
    Placement(placement.anchor, offset: placement.offset + offset)
  }

  /// A placement earlier by some time.
  public static func - (placement: Placement, offset: Duration) -> Placement {
    Placement(placement.anchor, offset: placement.offset - offset)
  }
}
