/// A matrix of four rows and columns that moves points of space, or of the plane alone.
///
/// Columns multiply x, y, z and 1, as in `matrix3d()` of CSS.
public struct TransformMatrix: Hashable, Sendable {
  var first: SIMD4<Double>
  var second: SIMD4<Double>
  var third: SIMD4<Double>
  var fourth: SIMD4<Double>

  init(
    _ first: SIMD4<Double>, _ second: SIMD4<Double>, _ third: SIMD4<Double>,
    _ fourth: SIMD4<Double>
  ) {
    self.first = first
    self.second = second
    self.third = third
    self.fourth = fourth
  }

  /// The matrix that changes nothing.
  public static let identity = TransformMatrix(
    SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1))

  /// A matrix of the plane: x' = a x + c y + e, y' = b x + d y + f.
  public init(a: Double, b: Double, c: Double, d: Double, e: Double, f: Double) {
    self.init(SIMD4(a, b, 0, 0), SIMD4(c, d, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(e, f, 0, 1))
  }

  /// A matrix of 16 numbers by columns; another count traps.
  public init(columns numbers: [Double]) {
    precondition(numbers.count == 16, "a matrix of space has 16 numbers")
    func column(_ start: Int) -> SIMD4<Double> {
      SIMD4(numbers[start], numbers[start + 1], numbers[start + 2], numbers[start + 3])
    }
    self.init(column(0), column(4), column(8), column(12))
  }

  /// The rotation of a quaternion.
  public init(_ rotation: Quaternion) {
    let (x, y, z, w) = (rotation.x, rotation.y, rotation.z, rotation.w)
    self.init(
      SIMD4(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w), 0),
      SIMD4(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w), 0),
      SIMD4(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y), 0),
      SIMD4(0, 0, 0, 1))
  }

  /// The 16 numbers by columns.
  public var columns: [Double] {
    var numbers: [Double] = []
    for column in [first, second, third, fourth] {
      for lane in 0..<4 { numbers.append(column[lane]) }
    }
    return numbers
  }

  /// The numbers a to f of a matrix of the plane, or nothing where it moves points out of it.
  public var planeNumbers: [Double]? {
    guard isPlane else { return nil }
    return [first.x, first.y, second.x, second.y, fourth.x, fourth.y]
  }

  /// Whether points of the plane stay in it and depth stays as it is.
  public var isPlane: Bool {
    first.z == 0 && first.w == 0 && second.z == 0 && second.w == 0
      && third == SIMD4(0, 0, 1, 0) && fourth.z == 0 && fourth.w == 1
  }
}

extension TransformMatrix {
  /// The matrix that applies the right one first and then the left one.
  public static func * (left: TransformMatrix, right: TransformMatrix) -> TransformMatrix {
    TransformMatrix(
      left.applied(to: right.first), left.applied(to: right.second),
      left.applied(to: right.third), left.applied(to: right.fourth))
  }

  /// A vector of x, y, z and w multiplied by the matrix.
  func applied(to vector: SIMD4<Double>) -> SIMD4<Double> {
    let sum =
      first * vector.x + second * vector.y + third * vector.z + fourth * vector.w
    if sum.x.isNaN || sum.y.isNaN || sum.z.isNaN || sum.w.isNaN {
      return carefullyApplied(to: vector)
    }
    return sum
  }

  /// The same where products overflow: nothing times infinity is nothing, and infinities of both
  /// signs cancel.
  private func carefullyApplied(to vector: SIMD4<Double>) -> SIMD4<Double> {
    let columns = [first, second, third, fourth]
    var result = SIMD4<Double>()
    for row in 0..<4 {
      var sum = 0.0
      for column in 0..<4 {
        let (one, other) = (columns[column][row], vector[column])
        let product = one == 0 || other == 0 ? 0 : one * other
        let isCancelled = sum.isInfinite && product == -sum
        sum = isCancelled ? 0 : sum + product
      }
      result[row] = sum
    }
    return result
  }

  /// Where a point goes, divided by the perspective's w.
  public func transformed(_ point: SIMD3<Double>) -> SIMD3<Double> {
    let moved = applied(to: SIMD4(point.x, point.y, point.z, 1))
    return SIMD3(moved.x, moved.y, moved.z) / moved.w
  }
}
