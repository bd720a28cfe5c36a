/// The distinct easings of a track, compiled flat so that evaluating one touches no class.
///
/// Index 0 is always ``Easing/linear``.
@usableFromInline
struct EasingTable: Sendable {
  /// The easings in the order of their first use.
  @usableFromInline var easings: [Easing] = [.linear]

  /// A table that holds the linear easing alone.
  @usableFromInline init() {}

  /// The index of an easing, which is added where it is new.
  @usableFromInline
  mutating func insert(_ easing: Easing) -> Int {
    if let index = easings.firstIndex(of: easing) { return index }
    easings.append(easing)
    return easings.count - 1
  }

  /// The eased progress; exactly what ``Easing/value(at:before:)`` gives, bit for bit.
  @inlinable
  func value(of index: Int, at progress: Double, before: Bool) -> Double {
    easings[index].value(at: progress, before: before)
  }
}
