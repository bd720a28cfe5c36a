/// Integration by sixteen values (Gauss and Legendre), exact for polynomials up to degree 31, or by
/// eight, up to degree 15.
enum GaussLegendre {
  /// Places in 0…1 on either side of the middle, and their weights.
  private static let table: [SIMD2<Double>] = [
    SIMD2(0.09501250983763744, 0.18945061045506849),
    SIMD2(0.28160355077925891, 0.18260341504492358),
    SIMD2(0.45801677765722738, 0.16915651939500253),
    SIMD2(0.61787624440264374, 0.14959598881657673),
    SIMD2(0.75540440835500303, 0.12462897125553387),
    SIMD2(0.86563120238783174, 0.09515851168249278),
    SIMD2(0.94457502307323257, 0.06225352393864789),
    SIMD2(0.98940093499164993, 0.02715245941175409),
  ]

  /// The same for eight values.
  private static let shortTable: [SIMD2<Double>] = [
    SIMD2(0.18343464249564980, 0.36268378337836198),
    SIMD2(0.52553240991632899, 0.31370664587788729),
    SIMD2(0.79666647741362674, 0.22238103445337447),
    SIMD2(0.96028985649753623, 0.10122853629037626),
  ]

  /// The length that a curve runs through between two parameters, negative backwards.
  @inline(__always)
  static func length<Curve: SpeedCurve>(
    of curve: Curve, from start: Double, to end: Double
  ) -> Double {
    sum(of: curve, from: start, to: end, table)
  }

  /// The same from eight values, for a short stretch.
  @inline(__always)
  static func shortLength<Curve: SpeedCurve>(
    of curve: Curve, from start: Double, to end: Double
  ) -> Double {
    sum(of: curve, from: start, to: end, shortTable)
  }

  @inline(__always)
  private static func sum<Curve: SpeedCurve>(
    of curve: Curve, from start: Double, to end: Double, _ table: [SIMD2<Double>]
  ) -> Double {
    let half = 0.5 * (end - start)
    let middle = start + half
    var sum = 0.0
    for entry in table {
      let step = half * entry.x
      sum += entry.y * (curve.speed(at: middle - step) + curve.speed(at: middle + step))
    }
    return half * sum
  }
}
