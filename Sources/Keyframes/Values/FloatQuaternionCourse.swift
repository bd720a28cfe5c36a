/// The straight way from one rotation to another in single precision.
public struct FloatQuaternionCourse: InterpolationCourse {
  /// The rotation at progress 0.
  public let from: FloatQuaternion
  /// The rotation at progress 1.
  public let to: FloatQuaternion

  /// The way between two rotations.
  @inlinable
  @inline(__always)
  public init(from: FloatQuaternion, to: FloatQuaternion) {
    self.from = from
    self.to = to
  }

  /// The two ends and nothing else.
  @inlinable
  public static var isPair: Bool { true }

  /// The rotation at any progress, exactly the two rotations at 0 and 1.
  ///
  /// The progress is rounded to `Float` first; one that is not finite stays at the start.
  @inlinable
  public func value(at progress: Double) -> FloatQuaternion {
    progress >= 0 && progress <= 1 ? innerValue(at: progress) : outerValue(at: progress)
  }

  /// The rotation at a progress in 0…1.
  @inlinable
  @inline(__always)
  public func innerValue(at progress: Double) -> FloatQuaternion {
    let product = FloatQuaternion.dot(from.vector, to.vector)
    let part = Float(progress)
    let weights = FloatQuaternionCourse.weights(
      at: part, product: product, sign: FloatQuaternionCourse.sign(at: part))
    return FloatQuaternion(unit: from.vector * weights.from + to.vector * weights.to)
  }

  /// The rotations of up to 64 ways, by the same formula, with the weights of all of them in a
  /// loop of their own: that is numbers alone, and the processor works on four at a time.
  @inlinable
  @inline(__always)
  public static func fill(
    _ output: inout MutableSpan<FloatQuaternion>, _ places: Range<Int>,
    progress: (Int) -> Double, course: (Int) -> FloatQuaternionCourse
  ) {
    let (start, count) = (places.lowerBound, places.count)
    precondition(start >= 0 && count <= 64 && start <= output.count &- count)
    var parts = InlineArray<64, Float>(repeating: 0)
    var products = InlineArray<64, Float>(repeating: 1)
    for index in 0..<count {
      unsafe parts[unchecked: index] = Float(progress(start &+ index))
      let way = course(start &+ index)
      unsafe products[unchecked: index] = FloatQuaternion.dot(way.from.vector, way.to.vector)
    }
    // By fours, which leaves no rest that is worked on one by one.
    for index in 0..<((count &+ 3) & ~3) {
      let (part, product) = unsafe (parts[unchecked: index], products[unchecked: index])
      let weights = weights(at: part, product: product, sign: sign(at: part))
      unsafe parts[unchecked: index] = weights.from
      unsafe products[unchecked: index] = weights.to
    }
    for index in 0..<count {
      let way = course(start &+ index)
      let (from, to) = unsafe (parts[unchecked: index], products[unchecked: index])
      unsafe output[unchecked: start &+ index] = FloatQuaternion(
        unit: way.from.vector * from + way.to.vector * to)
    }
  }

  /// The rotations of many ways at one progress, by the same formula, with products that are known.
  @inlinable
  @inline(__always)
  public static func fill(
    _ output: inout MutableSpan<FloatQuaternion>, from: Span<FloatQuaternion>,
    to: Span<FloatQuaternion>, products: Span<Float>, at progress: Double
  ) {
    let (count, part) = (from.count, Float(progress))
    precondition(count == to.count && count == products.count && count <= output.count)
    let sign = sign(at: part)
    var (fromWeights, toWeights) = (
      InlineArray<64, Float>(repeating: 0), InlineArray<64, Float>(repeating: 0)
    )
    var start = 0
    while start < count {
      let length = min(count &- start, 64)
      for index in 0..<length {
        let product = unsafe products[unchecked: start &+ index]
        let weights = weights(at: part, product: product, sign: sign)
        unsafe fromWeights[unchecked: index] = weights.from
        unsafe toWeights[unchecked: index] = weights.to
      }
      for index in 0..<length {
        let (first, second) = unsafe (
          from[unchecked: start &+ index].vector, to[unchecked: start &+ index].vector
        )
        let weights = unsafe (fromWeights[unchecked: index], toWeights[unchecked: index])
        unsafe output[unchecked: start &+ index] = FloatQuaternion(
          unit: first * weights.0 + second * weights.1)
      }
      start &+= length
    }
  }

  /// The product of two rotations, of which the weights of both are made.
  public static func product(from: FloatQuaternion, to: FloatQuaternion) -> Float? {
    FloatQuaternion.dot(from.vector, to.vector)
  }

  /// By what both ends are multiplied so that their sum has length 1, the end with the sign that
  /// makes the way short.
  ///
  /// With c the product of the ends, of length 1, the point at t on the straight line has the
  /// length √(1 − 2 t (1 − t) (1 − |c|)), which lies between √½ and 1. The inverse of the root is a
  /// polynomial that is right to 7.5·10⁻⁵, and a step of Newton's method that makes that 10⁻⁸.
  @inlinable
  @inline(__always)
  internal static func weights(
    at part: Float, product: Float, sign: UInt32
  ) -> (from: Float, to: Float) {
    let rest = 1 - part
    let square = 1 - 2 * part * rest * (1 - product.magnitude)
    var root = 1.149971 * square - 4.409148
    root = root * square + 6.80562
    root = root * square - 5.47669
    root = root * square + 2.93032
    root = root * (1.5 - 0.5 * square * root * root)
    return (rest * root, Float(bitPattern: (part * root).bitPattern ^ product.bitPattern & sign))
  }

  /// The bit of the product that says which sign the end has; none at the end, which keeps its own.
  ///
  /// At either end the square is 1, and so is the root.
  @inlinable
  @inline(__always)
  internal static func sign(at part: Float) -> UInt32 { part == 1 ? 0 : 0x8000_0000 }

  /// The rotation beyond the ends, where the line may have any length.
  @usableFromInline
  @inline(never)
  internal func outerValue(at progress: Double) -> FloatQuaternion {
    // Beyond that, distances overflow.
    guard progress.magnitude < 1e15 else { return from }
    let isLong = FloatQuaternion.dot(from.vector, to.vector) < 0
    let (part, end) = (Float(progress), isLong ? -to.vector : to.vector)
    let mixed = from.vector + (end - from.vector) * part
    let square = FloatQuaternion.dot(mixed, mixed)
    return FloatQuaternion(unit: mixed * (1 / square.squareRoot()) + 0)
  }
}
