/// One of the 65 pieces in which a cubic-bezier is kept, the one around progress i/64.
///
/// Most pieces are a polynomial of degree nine in t, the distance from i/64 in sixty-fourths (so
/// −½ … ½): `constant + t·c1 + … + t⁹·c9`, the coefficients in pairs because pairs are evaluated
/// together. Where no such polynomial is exact enough the piece is the curve itself: `constant` is
/// not a number, and the other fields hold the cubics x and y around a point of the curve.
@usableFromInline
struct CurvePiece: Sendable {
  /// The number of intervals; a power of two, so that scaling by it is exact.
  @usableFromInline static var intervals: Double { 64 }

  /// The constant term; or not a number, whose minus sign says that the coefficients of y are
  /// sixty-fourths.
  @usableFromInline var constant: Double
  /// c9; or the third coefficient of y.
  @usableFromInline var c9: Double
  /// c1, c2; or the progress at the centre in two parts.
  @usableFromInline var c12: SIMD2<Double>
  /// c3, c4; or the first and second coefficient of x.
  @usableFromInline var c34: SIMD2<Double>
  /// c5, c6; or the third coefficient of x and y at the centre.
  @usableFromInline var c56: SIMD2<Double>
  /// c7, c8; or the first and second coefficient of y.
  @usableFromInline var c78: SIMD2<Double>

  /// A polynomial piece of ten coefficients.
  init(coefficients c: InlineArray<14, Double>) {
    constant = c[0]
    c9 = c[9]
    c12 = SIMD2(c[1], c[2])
    c34 = SIMD2(c[3], c[4])
    c56 = SIMD2(c[5], c[6])
    c78 = SIMD2(c[7], c[8])
  }

  /// A piece that is the curve itself, around a point of it, as it is or with y in sixty-fourths.
  init(center: BezierCenter, isReduced: Bool) {
    constant = isReduced ? -Double.nan : Double.nan
    c9 = center.y3
    c12 = SIMD2(center.progress, center.progressRest)
    c34 = SIMD2(center.x1, center.x2)
    c56 = SIMD2(center.x3, center.y0)
    c78 = SIMD2(center.y1, center.y2)
  }

  /// The piece that answers for a progress from 0 to 1, and the distance from its centre.
  @inlinable @inline(__always)
  static func index(of progress: Double) -> (index: Int, offset: Double) {
    // Adding 1.5·2⁵² rounds to the nearest whole number and leaves it in the low bits.
    let scaled = progress * intervals
    let rounded = scaled + 0x1.8p52
    return (
      Int(truncatingIfNeeded: rounded.bitPattern & 0x7F), scaled - (rounded - 0x1.8p52)
    )
  }

  /// The polynomial's value, or not a number where the piece is the curve itself.
  ///
  /// Odd and even powers side by side, and by powers of two (Estrin), since the time that matters
  /// is that of the longest chain of operations. The constant comes last, so that the sum is
  /// rounded but once at the size of the output.
  @inlinable @inline(__always)
  func polynomial(_ t: Double) -> Double {
    let both = SIMD2(repeating: t)
    let square = both * both
    let fourth = square * square
    var top = c78
    top.x += square.x * c9
    let pair = (c12 + square * c34) + fourth * (c56 + square * top)
    return constant + t * (pair.x + t * pair.y)
  }

  /// The derivative of the polynomial by progress.
  func polynomialSlope(_ t: Double) -> Double {
    var sum = 9 * c9
    sum = sum * t + 8 * c78.y
    sum = sum * t + 7 * c78.x
    sum = sum * t + 6 * c56.y
    sum = sum * t + 5 * c56.x
    sum = sum * t + 4 * c34.y
    sum = sum * t + 3 * c34.x
    sum = sum * t + 2 * c12.y
    return (sum * t + c12.x) * CurvePiece.intervals
  }

  /// Whether the piece is the curve itself.
  var isCurve: Bool { constant.isNaN }

  /// The output of the curve itself at a progress near the piece.
  func curveValue(at progress: Double) -> Double { yScale * center.value(at: progress) }

  /// The derivative of the curve itself by progress near the piece.
  func curveSlope(at progress: Double) -> Double { yScale * center.slope(at: progress) }

  private var yScale: Double { constant.sign == .minus ? 64 : 1 }

  /// The point of the curve that the piece is kept around, where it is the curve itself.
  private var center: BezierCenter {
    BezierCenter(
      progress: c12.x, progressRest: c12.y, x1: c34.x, x2: c34.y, x3: c56.x, y0: c56.y,
      y1: c78.x, y2: c78.y, y3: c9)
  }

  /// What the polynomial gives at a progress from 0 to 1.
  ///
  /// It is not a number where the piece is the curve itself. The curve's pieces begin at `start`.
  @inlinable @inline(__always)
  static func polynomial(at progress: Double, _ pieces: [CurvePiece], start: Int) -> Double {
    let (index, offset) = index(of: progress)
    return pieces[start &+ index].polynomial(offset)
  }

  /// What the polynomials give at two progresses, both by the same instructions.
  @inlinable @inline(__always)
  static func polynomials(
    at progresses: SIMD2<Double>, _ pieces: [CurvePiece], start: Int
  ) -> SIMD2<Double> {
    polynomials(at: progresses, pieces, starts: (start, start))
  }

  /// The same where each of the two progresses has a curve of its own.
  @inlinable @inline(__always)
  static func polynomials(
    at progresses: SIMD2<Double>, _ pieces: [CurvePiece], starts: (Int, Int)
  ) -> SIMD2<Double> {
    let (first, t) = index(of: progresses.x)
    let (second, u) = index(of: progresses.y)
    let a = pieces[starts.0 &+ first]
    let b = pieces[starts.1 &+ second]
    let offsets = SIMD2(t, u)
    let square = offsets * offsets
    let fourth = square * square
    let top = SIMD2(a.c78.x, b.c78.x) + square * SIMD2(a.c9, b.c9)
    let odd =
      (SIMD2(a.c12.x, b.c12.x) + square * SIMD2(a.c34.x, b.c34.x))
      + fourth * (SIMD2(a.c56.x, b.c56.x) + square * top)
    let even =
      (SIMD2(a.c12.y, b.c12.y) + square * SIMD2(a.c34.y, b.c34.y))
      + fourth * (SIMD2(a.c56.y, b.c56.y) + square * SIMD2(a.c78.y, b.c78.y))
    return SIMD2(a.constant, b.constant) + offsets * (odd + offsets * even)
  }

  /// The output of a curve for which its polynomial gave a number, or none.
  ///
  /// - Parameters:
  ///   - polynomial: What ``polynomial(at:_:start:)`` gave.
  ///   - progress: Where.
  ///   - pieces: The pieces of one or many curves.
  ///   - start: The curve's first piece.
  ///   - lower: The curve's least output.
  ///   - upper: The curve's greatest output.
  /// - Returns: The output, which never leaves `lower`…`upper`.
  static func bounded(
    _ polynomial: Double, at progress: Double, _ pieces: [CurvePiece], start: Int, lower: Double,
    upper: Double
  ) -> Double {
    var output = polynomial
    if output.isNaN {
      let piece = start &+ index(of: progress).index
      output = pieces[piece].curveValue(at: progress)
    }
    return output < lower ? lower : (output > upper ? upper : output)
  }

  /// The output of a curve at a progress from 0 to 1, see ``bounded(_:at:_:start:lower:upper:)``.
  static func value(
    at progress: Double, _ pieces: [CurvePiece], start: Int, lower: Double, upper: Double
  ) -> Double {
    bounded(
      polynomial(at: progress, pieces, start: start), at: progress, pieces, start: start,
      lower: lower, upper: upper)
  }
}

extension Double {
  /// Whether the receiver is in 0…1 and no negative zero.
  ///
  /// One comparison of integers: negative numbers and NaN have greater bits.
  @inlinable @inline(__always)
  var isSurelyUnit: Bool { bitPattern <= 0x3FF0_0000_0000_0000 }
}
