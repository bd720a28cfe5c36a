/// Distances from the four edges of a rectangle inwards.
///
/// In the order of CSS: top, right, bottom, left.
public struct PlaneInsets: Hashable, Sendable {
  @usableFromInline internal var lanes: SIMD4<Double>

  @inlinable
  internal init(lanes: SIMD4<Double>) { self.lanes = lanes }

  /// Four distances.
  @inlinable
  public init(top: Double, right: Double, bottom: Double, left: Double) {
    lanes = SIMD4(top, right, bottom, left)
  }

  /// The same distance from every edge.
  @inlinable
  public init(all distance: Double) { lanes = SIMD4(repeating: distance) }

  /// From the top edge.
  @inlinable
  public var top: Double {
    get { lanes.x }
    set { lanes.x = newValue }
  }

  /// From the right edge.
  @inlinable
  public var right: Double {
    get { lanes.y }
    set { lanes.y = newValue }
  }

  /// From the bottom edge.
  @inlinable
  public var bottom: Double {
    get { lanes.z }
    set { lanes.z = newValue }
  }

  /// From the left edge.
  @inlinable
  public var left: Double {
    get { lanes.w }
    set { lanes.w = newValue }
  }
}

extension PlaneInsets: VectorValue {
  /// Zero throughout.
  @inlinable
  public static var zero: PlaneInsets { PlaneInsets(lanes: .zero) }

  /// The value at `progress` on the way to `other`, each number by itself.
  @inlinable
  public func interpolated(to other: PlaneInsets, at progress: Double) -> PlaneInsets {
    PlaneInsets(lanes: lanes.interpolated(to: other.lanes, at: progress))
  }

  /// The sums of the numbers.
  @inlinable
  public static func + (left: PlaneInsets, right: PlaneInsets) -> PlaneInsets {
    PlaneInsets(lanes: left.lanes + right.lanes)
  }

  /// The differences of the numbers.
  @inlinable
  public static func - (left: PlaneInsets, right: PlaneInsets) -> PlaneInsets {
    PlaneInsets(lanes: left.lanes - right.lanes)
  }

  /// Each number times one number.
  @inlinable
  public func scaled(by factor: Double) -> PlaneInsets { PlaneInsets(lanes: lanes * factor) }
}
