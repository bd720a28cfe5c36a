/// Whether an effect holds before and after its active interval.
public enum FillMode: Hashable, Sendable, CaseIterable {
  /// No effect outside the active interval.
  case none
  /// After the active interval its end holds.
  case forwards
  /// Before the active interval its start holds.
  case backwards
  /// Both hold.
  case both

  /// Whether the start holds before the active interval.
  @inlinable
  public var holdsBefore: Bool { self == .backwards || self == .both }

  /// Whether the end holds after the active interval.
  @inlinable
  public var holdsAfter: Bool { self == .forwards || self == .both }

  /// The fill of the same effect played the other way round.
  @inlinable
  public var exchanged: FillMode {
    switch self {
    case .none, .both: self
    case .forwards: .backwards
    case .backwards: .forwards
    }
  }
}
