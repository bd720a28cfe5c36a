/// A length that is either finite or goes on for ever.
///
/// Keyframes never writes "for ever" as a very large number. Durations, active durations, end
/// times (`Extent<Duration>`), numbers of iterations (`Extent<Double>`) and current iterations
/// (`Extent<Int>`) all say it with ``unending``.
public enum Extent<Length> {
  /// An ordinary length.
  case finite(Length)
  /// No end.
  case unending

  /// The length, or nothing where there is no end.
  @inlinable
  public var finite: Length? {
    if case .finite(let length) = self { length } else { nil }
  }

  /// Whether there is no end.
  @inlinable
  public var isUnending: Bool {
    if case .unending = self { true } else { false }
  }

  /// The same extent of another kind of length.
  @inlinable
  public func map<Other>(_ transform: (Length) -> Other) -> Extent<Other> {
    switch self {
    case .finite(let length): .finite(transform(length))
    case .unending: .unending
    }
  }
}

extension Extent: Equatable where Length: Equatable {}
extension Extent: Hashable where Length: Hashable {}
extension Extent: Sendable where Length: Sendable {}

extension Extent: Comparable where Length: Comparable {
  /// Orders finite lengths as usual and ``unending`` after all of them.
  @inlinable
  public static func < (left: Extent, right: Extent) -> Bool {
    switch (left, right) {
    case (.finite(let left), .finite(let right)): left < right
    case (.finite, .unending): true
    case (.unending, _): false
    }
  }
}

extension Extent: ExpressibleByIntegerLiteral where Length: ExpressibleByIntegerLiteral {
  /// A finite length, so that a number of iterations is written as `3`.
  @inlinable
  public init(integerLiteral value: Length.IntegerLiteralType) {
    self = .finite(Length(integerLiteral: value))
  }
}

extension Extent: ExpressibleByFloatLiteral where Length: ExpressibleByFloatLiteral {
  /// A finite length, so that a number of iterations is written as `2.5`.
  @inlinable
  public init(floatLiteral value: Length.FloatLiteralType) {
    self = .finite(Length(floatLiteral: value))
  }
}
