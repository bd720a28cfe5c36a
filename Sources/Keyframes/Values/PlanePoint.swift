/// A point in the plane.
///
/// ```swift
/// Track(from: PlanePoint(x: 0, y: 0), to: PlanePoint(x: 100, y: 40)).value(at: 0.5)
/// // x 50, y 20
/// ```
public struct PlanePoint: Hashable, Sendable {
  @usableFromInline internal var lanes: SIMD2<Double>

  @inlinable
  internal init(lanes: SIMD2<Double>) { self.lanes = lanes }

  /// A point of two coordinates.
  @inlinable
  public init(x: Double, y: Double) { lanes = SIMD2(x, y) }

  /// How far to the right.
  @inlinable
  public var x: Double {
    get { lanes.x }
    set { lanes.x = newValue }
  }

  /// How far down, or up, as the coordinates go.
  @inlinable
  public var y: Double {
    get { lanes.y }
    set { lanes.y = newValue }
  }
}

extension PlanePoint: VectorValue {
  /// Zero throughout.
  @inlinable
  public static var zero: PlanePoint { PlanePoint(lanes: .zero) }

  /// The value at `progress` on the way to `other`, each number by itself.
  @inlinable
  public func interpolated(to other: PlanePoint, at progress: Double) -> PlanePoint {
    PlanePoint(lanes: lanes.interpolated(to: other.lanes, at: progress))
  }

  /// The sums of the numbers.
  @inlinable
  public static func + (left: PlanePoint, right: PlanePoint) -> PlanePoint {
    PlanePoint(lanes: left.lanes + right.lanes)
  }

  /// The differences of the numbers.
  @inlinable
  public static func - (left: PlanePoint, right: PlanePoint) -> PlanePoint {
    PlanePoint(lanes: left.lanes - right.lanes)
  }

  /// Each number times one number.
  @inlinable
  public func scaled(by factor: Double) -> PlanePoint { PlanePoint(lanes: lanes * factor) }
}
