/// How many iterations have been run through, as a whole number and a fraction below 1.
///
/// A `Double` could hold either a large number of iterations or the place within one of them, but
/// not both. So the fraction is exact however many iterations there have been.
@usableFromInline
struct OverallProgress: Hashable, Sendable {
  /// The whole iterations.
  ///
  /// A number beyond the range stays beyond `Int64.max` and keeps saying whether it is even, so
  /// that alternating directions hold there as well.
  @usableFromInline var iteration: UInt64
  /// The part of the next iteration, at least 0 and below 1.
  @usableFromInline var fraction: Double
  /// Whether there is no number of iterations: an unending repetition is over.
  @usableFromInline var isUnending: Bool

  @inlinable
  init(_ iteration: UInt64, _ fraction: Double, isUnending: Bool = false) {
    self.iteration = iteration
    self.fraction = fraction
    self.isUnending = isUnending
  }

  /// The whole and the fraction of a number that is at least 0.
  init(_ number: Double) {
    // From 2^53 on every double is an even whole number. One beyond the range must stay beyond that
    // of `Int` when the last iteration is counted back from it.
    let whole = number < 0x1p64 ? UInt64(number) : .max - 1
    self.init(whole, number < 0x1p53 ? number - Double(whole) : 0)
  }

  /// The sum of two numbers that are at least 0.
  init(sumOf first: Double, and second: Double) {
    let sum = first + second
    guard sum >= 0x1p53 else {
      self.init(sum)
      return
    }
    let (first, second) = (OverallProgress(first), OverallProgress(second))
    // One of the two is at least 2^52 and has no fraction, so the fractions don't carry.
    self.init(
      OverallProgress.sum(first.iteration, second.iteration), first.fraction + second.fraction)
  }

  /// The sum with a number that is at least 0, of the fractions by themselves.
  func advanced(by number: Double) -> OverallProgress {
    let other = OverallProgress(number)
    let (whole, part) = (OverallProgress.sum(iteration, other.iteration), fraction + other.fraction)
    guard part >= 1 else { return OverallProgress(whole, part) }
    return OverallProgress(OverallProgress.sum(whole, 1), part - 1)
  }

  /// The sum of two whole numbers; one beyond the range keeps its last bit.
  @inlinable
  static func sum(_ first: UInt64, _ second: UInt64) -> UInt64 {
    let (sum, overflow) = first.addingReportingOverflow(second)
    return overflow ? (.max - 1) | (sum & 1) : sum
  }
}
