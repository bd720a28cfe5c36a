/// CIE Lab and Oklab, from and to CIE XYZ.
enum LabConversion {
  /// Daylight of 5003 K.
  private static let white = SIMD3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
  /// Where the cube root gives way to a straight line: (6/29)³.
  private static let threshold = 216.0 / 24389
  /// The slope of that line: (29/3)³.
  private static let slope = 24389.0 / 27

  static func xyz(lab: SIMD3<Double>) -> SIMD3<Double> {
    let y = (lab.x + 16) / 116
    let x = lab.y / 500 + y
    let z = y - lab.z / 200
    return SIMD3(
      unfolded(x), lab.x > slope * threshold ? y * y * y : lab.x / slope, unfolded(z)) * white
  }

  static func lab(xyz: SIMD3<Double>) -> SIMD3<Double> {
    let relative = xyz / white
    let (x, y, z) = (folded(relative.x), folded(relative.y), folded(relative.z))
    return SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  private static func folded(_ light: Double) -> Double {
    light > threshold ? DeterministicMath.cbrt(light) : (slope * light + 16) / 116
  }

  private static func unfolded(_ number: Double) -> Double {
    let cube = number * number * number
    return cube > threshold ? cube : (116 * number - 16) / slope
  }

  static func xyz(oklab: SIMD3<Double>) -> SIMD3<Double> {
    let roots = ColorMatrix.oklabToCones.applied(to: oklab)
    return ColorMatrix.conesToXYZ.applied(to: roots * roots * roots)
  }

  static func oklab(xyz: SIMD3<Double>) -> SIMD3<Double> {
    let cones = ColorMatrix.xyzToCones.applied(to: xyz)
    return ColorMatrix.conesToOklab.applied(
      to: SIMD3(
        DeterministicMath.cbrt(cones.x), DeterministicMath.cbrt(cones.y),
        DeterministicMath.cbrt(cones.z)))
  }
}
