/// A piece of a curve that is run through by arc length.
@usableFromInline
internal struct TrackArc: Sendable {
  /// Its length, in a unit of its own, and the parameter at each distance.
  private let way: ArcLength
  /// The length in that unit.
  private let length: Double
  /// The parameter's slopes by the part of the length at both ends; 0 where the curve starts or
  /// ends at rest.
  private let startRate: Double
  private let endRate: Double

  /// A curve by the inner products of the coefficients of its derivative A + B t + C t²; nothing
  /// where it has no length.
  init?(_ speed: CubicSpeed) {
    way = ArcLength(of: speed)
    length = way.length
    guard length > 0, length.isFinite else { return nil }
    let (first, last) = (length / speed.speed(at: 0), length / speed.speed(at: 1))
    startRate = first.isFinite ? first : 0
    endRate = last.isFinite ? last : 0
  }

  /// The parameter at a part of the length; beyond the ends it goes on at the speed there.
  @usableFromInline
  func parameter(at part: Double) -> Double {
    if part <= 0 { return part * startRate }
    if part >= 1 { return part == 1 ? 1 : 1 + (part - 1) * endRate }
    return part.isNaN ? part : way.parameter(at: part * length)
  }

  /// The length in the unit of the inner products.
  var totalLength: Double { length }

  /// The slope of the parameter beyond an end.
  func rate(atEnd: Bool) -> Double { atEnd ? endRate : startRate }
}
