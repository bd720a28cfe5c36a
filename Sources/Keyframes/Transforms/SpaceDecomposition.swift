/// A matrix of space taken apart into perspective, movement, rotation, skew and scale.
///
/// After the algorithm of CSS Transforms Level 2 (Thomas, "Decomposing a matrix into simple
/// transformations", Graphics Gems II). A matrix that mirrors has three negative scales.
struct SpaceDecomposition: Sendable {
  var perspective: SIMD4<Double>
  var translation: SIMD3<Double>
  var rotation: Quaternion
  /// How far x leans on y, x on z and y on z.
  var skew: SIMD3<Double>
  var scale: SIMD3<Double>

  init(
    perspective: SIMD4<Double>, translation: SIMD3<Double>, rotation: Quaternion,
    skew: SIMD3<Double>, scale: SIMD3<Double>
  ) {
    self.perspective = perspective
    self.translation = translation
    self.rotation = rotation
    self.skew = skew
    self.scale = scale
  }

  /// Nothing where the matrix makes space flat, or is not finite.
  init?(_ matrix: TransformMatrix) {
    let unit = matrix.fourth.w
    guard unit != 0, unit.isFinite else { return nil }
    let first = matrix.first / unit
    let second = matrix.second / unit
    let third = matrix.third / unit
    let fourth = matrix.fourth / unit
    var (x, y, z) = (first.xyz, second.xyz, third.xyz)
    let determinant = x.dot(y.cross(z))
    guard determinant != 0, determinant.isFinite else { return nil }
    translation = fourth.xyz
    let depths = SIMD3(first.w, second.w, third.w)
    perspective = SIMD4(0, 0, 0, 1)
    if depths != .zero {
      // The row of the perspective times the inverse of the rest, whose rows are cross products.
      let rows = (y.cross(z) / determinant, z.cross(x) / determinant, x.cross(y) / determinant)
      let row = rows.0 * depths.x + rows.1 * depths.y + rows.2 * depths.z
      perspective = SIMD4(row.x, row.y, row.z, fourth.w - row.dot(translation))
    }
    scale = .zero
    skew = .zero
    scale.x = x.length
    x /= scale.x
    skew.x = x.dot(y)
    y -= x * skew.x
    scale.y = y.length
    y /= scale.y
    skew.x /= scale.y
    skew.y = x.dot(z)
    z -= x * skew.y
    skew.z = y.dot(z)
    z -= y * skew.z
    scale.z = z.length
    z /= scale.z
    skew.y /= scale.z
    skew.z /= scale.z
    if x.dot(y.cross(z)) < 0 {
      scale = -scale
      (x, y, z) = (-x, -y, -z)
    }
    guard let rotation = Self.rotation(x, y, z) else { return nil }
    self.rotation = rotation
  }

  /// The quaternion of three axes at right angles.
  private static func rotation(
    _ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>
  ) -> Quaternion? {
    // Four times the square of each part, of which the largest is far from 0: the others follow
    // from it with their signs, also for half a turn, where the real part is 0.
    let squares = SIMD4(
      1 + x.x - y.y - z.z, 1 - x.x + y.y - z.z, 1 - x.x - y.y + z.z, 1 + x.x + y.y + z.z)
    let differences = SIMD3(y.z - z.y, z.x - x.z, x.y - y.x)
    let sums = SIMD3(y.z + z.y, z.x + x.z, x.y + y.x)
    let vector: SIMD4<Double>
    if squares.w >= max(squares.x, squares.y, squares.z) {
      vector = SIMD4(differences.x, differences.y, differences.z, squares.w)
    } else if squares.x >= max(squares.y, squares.z) {
      vector = SIMD4(squares.x, sums.z, sums.y, differences.x)
    } else if squares.y >= squares.z {
      vector = SIMD4(sums.z, squares.y, sums.x, differences.y)
    } else {
      vector = SIMD4(sums.y, sums.x, squares.z, differences.z)
    }
    return Quaternion(normalizing: vector.w < 0 ? -vector : vector)
  }

  var matrix: TransformMatrix {
    var outer = TransformMatrix.identity
    outer.first.w = perspective.x
    outer.second.w = perspective.y
    outer.third.w = perspective.z
    outer.fourth.w = perspective.w
    var moved = TransformMatrix.identity
    moved.fourth = SIMD4(translation, 1)
    // The three skews and the scale have a product with nothing below its diagonal.
    let leaned = TransformMatrix(
      SIMD4(scale.x, 0, 0, 0), SIMD4(skew.x * scale.y, scale.y, 0, 0),
      SIMD4(skew.y * scale.z, skew.z * scale.z, scale.z, 0), SIMD4(0, 0, 0, 1))
    return outer * (moved * (TransformMatrix(rotation) * leaned))
  }

  func accumulated(onto repeated: SpaceDecomposition, count: Double) -> SpaceDecomposition {
    let none = SIMD4<Double>(0, 0, 0, 1)
    return SpaceDecomposition(
      perspective: (repeated.perspective - none) * count + perspective,
      translation: repeated.translation * count + translation,
      rotation: rotation.accumulated(onto: repeated.rotation, count: count),
      skew: repeated.skew * count + skew, scale: (repeated.scale - 1) * count + scale)
  }
}

/// The way from one matrix of space to another.
struct SpaceCourse: Sendable {
  private let start: SpaceDecomposition
  private let end: SpaceDecomposition
  private let rotation: QuaternionCourse

  init(_ start: SpaceDecomposition, _ end: SpaceDecomposition) {
    self.start = start
    self.end = end
    rotation = QuaternionCourse(from: start.rotation, to: end.rotation)
  }

  func matrix(at progress: Double) -> TransformMatrix {
    SpaceDecomposition(
      perspective: start.perspective.interpolated(to: end.perspective, at: progress),
      translation: start.translation.interpolated(to: end.translation, at: progress),
      rotation: rotation.value(at: progress),
      skew: start.skew.interpolated(to: end.skew, at: progress),
      scale: start.scale.interpolated(to: end.scale, at: progress)
    ).matrix
  }
}

extension SIMD4<Double> {
  fileprivate var xyz: SIMD3<Double> { SIMD3(x, y, z) }
}

extension SIMD3<Double> {
  fileprivate func dot(_ other: SIMD3) -> Double {
    x * other.x + y * other.y + z * other.z
  }

  fileprivate func cross(_ other: SIMD3) -> SIMD3 {
    SIMD3(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }

  fileprivate var length: Double { dot(self).squareRoot() }
}
