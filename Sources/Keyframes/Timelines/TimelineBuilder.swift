/// Collects the children of a timeline from the braces after it.
@resultBuilder
public enum TimelineBuilder<Subject: Sendable> {
  /// A clip on a property.
  public static func buildExpression<Value>(
    _ part: Play<Subject, Value>
  ) -> [TimelineElement<Subject>] { [part.element] }

  /// A pause.
  public static func buildExpression(_ part: Wait<Subject>) -> [TimelineElement<Subject>] {
    [part.element]
  }

  /// A label.
  public static func buildExpression(_ part: Mark<Subject>) -> [TimelineElement<Subject>] {
    [part.element]
  }

  /// Children that begin together.
  public static func buildExpression(_ part: Parallel<Subject>) -> [TimelineElement<Subject>] {
    [part.element]
  }

  /// Children that follow one another.
  public static func buildExpression(_ part: Series<Subject>) -> [TimelineElement<Subject>] {
    [part.element]
  }

  /// A timeline inside of this one.
  public static func buildExpression(_ part: Nest<Subject>) -> [TimelineElement<Subject>] {
    [part.element]
  }

  /// All children of the braces.
  public static func buildBlock(
    _ parts: [TimelineElement<Subject>]...
  ) -> [TimelineElement<Subject>] { parts.flatMap { $0 } }

  /// The children of a loop.
  public static func buildArray(
    _ parts: [[TimelineElement<Subject>]]
  ) -> [TimelineElement<Subject>] { parts.flatMap { $0 } }

  /// The children of a condition that may not hold.
  public static func buildOptional(
    _ parts: [TimelineElement<Subject>]?
  ) -> [TimelineElement<Subject>] { parts ?? [] }

  /// The children where a condition holds.
  public static func buildEither(
    first parts: [TimelineElement<Subject>]
  ) -> [TimelineElement<Subject>] { parts }

  /// The children where it doesn't.
  public static func buildEither(
    second parts: [TimelineElement<Subject>]
  ) -> [TimelineElement<Subject>] { parts }
}

extension Timeline {
  /// A timeline whose children each begin where the one before ends, unless they are placed.
  public init(
    _ initial: Subject, @TimelineBuilder<Subject> _ children: () -> [TimelineElement<Subject>]
  ) {
    self.init(initial)
    for child in children() { group.insertTrapping(child, at: child.placement ?? .afterPrevious) }
    if group.capturesStart { capture(from: 0) }
  }
}
