/// A number whose SIMD vectors of two, three and four lanes are values: `Float` and `Double`.
///
/// This protocol only carries the arithmetic of each width to the generic vector types; there is no
/// reason to conform to it elsewhere. Each width is written out, since the optimiser gives up on
/// vectors of unknown width; lanes travel as tuples, which cost nothing once inlined.
public protocol VectorScalar: VectorNumber {
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
  /// What the formula for all of 0…1 needs to know of a progress on a plain way: how far it is from
  /// the start, or from the end where that is nearer, and all bits in that case and otherwise none.
  static func step(at part: Self) -> (weight: Self, late: RawSignificand)
  /// Two lanes on the plain way from `start` to `end`, where ``step(at:)`` leads.
  static func plainMix(
    _ start: SIMD2<Self>, _ end: SIMD2<Self>, by step: (weight: Self, late: RawSignificand)
  ) -> SIMD2<Self>
  /// Three lanes on the plain way from `start` to `end`, where ``step(at:)`` leads.
  static func plainMix(
    _ start: SIMD3<Self>, _ end: SIMD3<Self>, by step: (weight: Self, late: RawSignificand)
  ) -> SIMD3<Self>
  /// Four lanes on the plain way from `start` to `end`, where ``step(at:)`` leads.
  static func plainMix(
    _ start: SIMD4<Self>, _ end: SIMD4<Self>, by step: (weight: Self, late: RawSignificand)
  ) -> SIMD4<Self>
}

#if !hasFeature(Embedded)
  /// What ``VectorScalar`` builds on; numbers of SIMD vectors are coded, and the compiler wants that
  /// said.
  public typealias VectorNumber = BinaryFloatingPoint & Decodable & Encodable & SIMDScalar
    & VectorValue
#else
  /// What ``VectorScalar`` builds on.
  public typealias VectorNumber = BinaryFloatingPoint & SIMDScalar & VectorValue
#endif
