/// A number whose SIMD vectors of two, three and four lanes are values: `Float` and `Double`.
///
/// This protocol only carries the arithmetic of each width to the generic vector types; there is no
/// reason to conform to it elsewhere. Each width is written out, since the optimiser gives up on
/// vectors of unknown width; lanes travel as tuples, which cost nothing once inlined.
public protocol VectorScalar: BinaryFloatingPoint, VectorValue {
  /// Two lanes at `progress` on the way from `start` to `end`, as the scalar formula has it.
  static func mix(
    _ start: (Self, Self), _ end: (Self, Self), at progress: Double
  ) -> (Self, Self)
  /// Three lanes at `progress` on the way from `start` to `end`, as the scalar formula has it.
  static func mix(
    _ start: (Self, Self, Self), _ end: (Self, Self, Self), at progress: Double
  ) -> (Self, Self, Self)
  /// Four lanes at `progress` on the way from `start` to `end`, as the scalar formula has it.
  static func mix(
    _ start: (Self, Self, Self, Self), _ end: (Self, Self, Self, Self), at progress: Double
  ) -> (Self, Self, Self, Self)
}
