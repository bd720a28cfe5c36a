/// A length with its unit, or a sum of lengths with several units.
///
/// Lengths of one unit are mixed in it. Between units that can't be compared before the page is
/// known, the way leads over sums, as `calc()` in CSS:
///
/// ```swift
/// let half = PlaneLength(100, .percent).interpolated(to: PlaneLength(20, .pixels), at: 0.5)
/// half.css                                              // "calc(10px + 50%)"
/// let context = LengthContext(box: PlaneSize(width: 300, height: 200))
/// half.pixels(in: context, percentOf: context.box.width)  // 160
/// ```
///
/// Lengths are vectors with a number for each unit, of 128 bytes and without storage of their own.
/// Equal ones have equal numbers of every unit; 96px and 1in are not.
public struct PlaneLength: Hashable, Sendable {
  @usableFromInline internal var amounts: SIMD16<Double>

  @inlinable
  internal init(amounts: SIMD16<Double>) { self.amounts = amounts }

  /// A length in a unit.
  public init(_ amount: Double, _ unit: LengthUnit) {
    amounts = .zero
    amounts[unit.rawValue] = amount
  }

  /// A length in pixels.
  public static func pixels(_ amount: Double) -> PlaneLength { PlaneLength(amount, .pixels) }

  /// A length in per cent of what it is measured against.
  public static func percent(_ amount: Double) -> PlaneLength { PlaneLength(amount, .percent) }

  /// How many of a unit are in the sum.
  public subscript(unit: LengthUnit) -> Double { amounts[unit.rawValue] }

  /// The units whose number is not 0, in order.
  public var units: [LengthUnit] { LengthUnit.allCases.filter { self[$0] != 0 } }

  /// The length in pixels, where that is known without a context.
  public var pixels: Double? {
    var sum = 0.0
    for unit in units {
      guard let pixels = unit.pixels else { return nil }
      sum += self[unit] * pixels
    }
    return sum
  }

  /// The length in pixels.
  ///
  /// - Parameters:
  ///   - context: What relative units are measured against.
  ///   - extent: What is 100 %, in pixels.
  /// - Returns: The pixels.
  public func pixels(in context: LengthContext, percentOf extent: Double) -> Double {
    var sum = 0.0
    for unit in units { sum += self[unit] * context.pixels(in: unit, percentOf: extent) }
    return sum
  }
}

extension PlaneLength: VectorValue {
  /// No length.
  @inlinable public static var zero: PlaneLength { PlaneLength(amounts: .zero) }

  /// The length at `progress` on the way to `other`, each unit by itself.
  public func interpolated(to other: PlaneLength, at progress: Double) -> PlaneLength {
    var result = PlaneLength.zero
    for unit in 0..<16 where amounts[unit] != 0 || other.amounts[unit] != 0 {
      result.amounts[unit] = amounts[unit].interpolated(to: other.amounts[unit], at: progress)
    }
    return result
  }

  /// The sum of two lengths.
  @inlinable
  public static func + (left: PlaneLength, right: PlaneLength) -> PlaneLength {
    PlaneLength(amounts: left.amounts + right.amounts)
  }

  /// The difference of two lengths.
  @inlinable
  public static func - (left: PlaneLength, right: PlaneLength) -> PlaneLength {
    PlaneLength(amounts: left.amounts - right.amounts)
  }

  /// The length times a number.
  @inlinable
  public func scaled(by factor: Double) -> PlaneLength { PlaneLength(amounts: amounts * factor) }
}
