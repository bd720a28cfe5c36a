/// Where the jumps of ``Easing/steps(_:_:)`` are.
public enum StepPosition: Hashable, Sendable, CaseIterable {
  /// The first jump is at 0 and there is none at 1.
  case jumpStart
  /// The last jump is at 1 and there is none at 0.
  case jumpEnd
  /// There is neither a jump at 0 nor one at 1; it needs at least two steps.
  case jumpNone
  /// There is a jump at 0 and one at 1.
  case jumpBoth
  /// The older name of ``jumpStart``, which text keeps as it was written.
  case start

  /// The older name of ``jumpEnd``.
  public static var end: StepPosition { .jumpEnd }

  /// The least number of steps.
  @usableFromInline var minimumCount: Int { self == .jumpNone ? 2 : 1 }
}

/// The rule of steps(), as plain numbers.
@usableFromInline
enum Steps {
  /// How many jumps there are over 0…1, and how many of them have happened at 0.
  static func jumps(
    _ count: Double, _ position: StepPosition
  ) -> (total: Double, initial: Double) {
    switch position {
    case .jumpStart, .start: (count, 1)
    case .jumpEnd: (count, 0)
    case .jumpNone: (count - 1, 0)
    case .jumpBoth: (count + 1, 1)
    }
  }

  /// The level at a progress.
  ///
  /// At a jump the level after it; one lower where the effect has not begun yet. Outside 0…1 the
  /// stairs go on.
  static func value(
    at progress: Double, before: Bool, count: Double, jumps: Double, initial: Double
  ) -> Double {
    let scaled = progress * count
    let floor = floor(scaled)
    guard floor.isFinite else { return scaled }
    var level = floor + initial
    if before, floor == scaled { level -= 1 }
    if progress >= 0, level < 0 { level = 0 }
    if progress <= 1, level > jumps { level = jumps }
    return level / jumps
  }

  /// The greatest whole number that is not above a value.
  static func floor(_ value: Double) -> Double {
    guard abs(value) < 0x1p52 else { return value }
    let whole = Double(Int64(value))
    return whole > value ? whole - 1 : whole
  }
}
