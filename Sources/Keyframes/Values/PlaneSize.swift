/// A width and a height.
///
/// Nothing keeps them above 0: an overshooting easing may go there.
public struct PlaneSize: Hashable, Sendable {
  @usableFromInline internal var lanes: SIMD2<Double>

  @inlinable
  internal init(lanes: SIMD2<Double>) { self.lanes = lanes }

  /// A size.
  @inlinable
  public init(width: Double, height: Double) { lanes = SIMD2(width, height) }

  /// The extent from side to side.
  @inlinable
  public var width: Double {
    get { lanes.x }
    set { lanes.x = newValue }
  }

  /// The extent from top to bottom.
  @inlinable
  public var height: Double {
    get { lanes.y }
    set { lanes.y = newValue }
  }
}

extension PlaneSize: VectorValue {
  /// Zero throughout.
  @inlinable
  public static var zero: PlaneSize { PlaneSize(lanes: .zero) }

  /// The value at `progress` on the way to `other`, each number by itself.
  @inlinable
  public func interpolated(to other: PlaneSize, at progress: Double) -> PlaneSize {
    PlaneSize(lanes: lanes.interpolated(to: other.lanes, at: progress))
  }

  /// The sums of the numbers.
  @inlinable
  public static func + (left: PlaneSize, right: PlaneSize) -> PlaneSize {
    PlaneSize(lanes: left.lanes + right.lanes)
  }

  /// The differences of the numbers.
  @inlinable
  public static func - (left: PlaneSize, right: PlaneSize) -> PlaneSize {
    PlaneSize(lanes: left.lanes - right.lanes)
  }

  /// Each number times one number.
  @inlinable
  public func scaled(by factor: Double) -> PlaneSize { PlaneSize(lanes: lanes * factor) }
}
