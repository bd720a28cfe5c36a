/// One transform function of CSS: a movement, a scale, a rotation, a skew, a perspective, a matrix.
public enum TransformFunction: Hashable, Sendable {
  /// Moves by pixels along x, y and z.
  case translate(SIMD3<Double>)
  /// Multiplies x, y and z.
  case scale(SIMD3<Double>)
  /// Turns around an axis.
  case rotate(AxisRotation)
  /// Leans x by the first angle and y by the second one.
  case skew(PlaneAngle, PlaneAngle)
  /// Leans x.
  case skewX(PlaneAngle)
  /// Leans y.
  case skewY(PlaneAngle)
  /// Sees from a distance in pixels; less than 1 counts as 1, infinity is no perspective.
  case perspective(Double)
  /// Multiplies by a matrix.
  case matrix(TransformMatrix)

  /// Moves by pixels.
  public static func translate(x: Double, y: Double = 0, z: Double = 0) -> TransformFunction {
    .translate(SIMD3(x, y, z))
  }

  /// Multiplies x and y by one number.
  public static func scale(_ factor: Double) -> TransformFunction {
    .scale(SIMD3(factor, factor, 1))
  }

  /// Multiplies the coordinates.
  public static func scale(x: Double, y: Double, z: Double = 1) -> TransformFunction {
    .scale(SIMD3(x, y, z))
  }

  /// Turns in the plane.
  public static func rotate(_ angle: PlaneAngle) -> TransformFunction {
    .rotate(AxisRotation(angle))
  }

  /// The function as a matrix.
  public var matrix: TransformMatrix {
    switch self {
    case .translate(let way):
      var matrix = TransformMatrix.identity
      matrix.fourth = SIMD4(way.x, way.y, way.z, 1)
      return matrix
    case .scale(let factors):
      return TransformMatrix(
        SIMD4(factors.x, 0, 0, 0), SIMD4(0, factors.y, 0, 0), SIMD4(0, 0, factors.z, 0),
        SIMD4(0, 0, 0, 1))
    case .rotate(let rotation): return rotation.matrix
    case .skew(let x, let y):
      return TransformMatrix(a: 1, b: y.tangent, c: x.tangent, d: 1, e: 0, f: 0)
    case .skewX(let angle): return TransformFunction.skew(angle, .zero).matrix
    case .skewY(let angle): return TransformFunction.skew(.zero, angle).matrix
    case .perspective:
      var matrix = TransformMatrix.identity
      matrix.third.w = -nearness
      return matrix
    case .matrix(let matrix): return matrix
    }
  }

  /// One over the distance of a perspective, 0 for none.
  var nearness: Double {
    guard case .perspective(let distance) = self, distance.isFinite else { return 0 }
    return 1 / max(distance, 1)
  }

  /// The function of the same kind that changes nothing.
  var identity: TransformFunction {
    switch self {
    case .translate: .translate(.zero)
    case .scale: .scale(SIMD3(repeating: 1))
    case .rotate(let rotation): .rotate(AxisRotation(axis: rotation.axis, angle: .zero))
    case .skew: .skew(.zero, .zero)
    case .skewX: .skewX(.zero)
    case .skewY: .skewY(.zero)
    case .perspective: .perspective(.infinity)
    case .matrix: .matrix(.identity)
    }
  }

  /// Whether two functions are of one kind, so that they can be mixed number by number.
  func isAlike(_ other: TransformFunction) -> Bool {
    switch (self, other) {
    case (.translate, .translate), (.scale, .scale), (.rotate, .rotate), (.skew, .skew),
      (.skewX, .skewX), (.skewY, .skewY), (.perspective, .perspective), (.matrix, .matrix):
      true
    default: false
    }
  }
}
