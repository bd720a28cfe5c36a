extension Double: VectorValue {
  /// The value at `progress` on the way to `other`.
  ///
  /// With a the receiver, b the other value and e the progress it is a + (b − a) e below the
  /// middle and b − (b − a)(1 − e) from the middle on. So both ends are met bit for bit (a negative
  /// zero too); for a progress in 0…1 the value lies between them and moves one way only; outside
  /// it goes on along the line. Finite values and a finite progress never give NaN, and infinity
  /// only where the result exceeds the type: also where b − a overflows, as from −1e308 to 1e308.
  @inlinable
  public func interpolated(to other: Double, at progress: Double) -> Double {
    NumberCourse(from: self, to: other).value(at: progress)
  }

  /// The receiver times a number.
  @inlinable
  public func scaled(by factor: Double) -> Double { self * factor }

  /// The way between two numbers, with their difference.
  public typealias Course = NumberCourse
}
