/// A rectangle with sides along the axes.
///
/// Mixed, its corner and its size move in straight lines, and so does every corner and edge.
///
/// ```swift
/// let rectangle = PlaneRectangle(x: 0, y: 0, width: 10, height: 20)
/// rectangle.inset(by: PlaneInsets(all: 2)).size  // 6 × 16
/// ```
public struct PlaneRectangle: Hashable, Sendable {
  @usableFromInline internal var lanes: SIMD4<Double>

  @inlinable
  internal init(lanes: SIMD4<Double>) { self.lanes = lanes }

  /// A rectangle by its corner and its extents.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    lanes = SIMD4(x, y, width, height)
  }

  /// A rectangle by its corner and its size.
  @inlinable
  public init(origin: PlanePoint, size: PlaneSize) {
    lanes = SIMD4(origin.x, origin.y, size.width, size.height)
  }

  /// The corner at the top left.
  @inlinable
  public var origin: PlanePoint { PlanePoint(x: x, y: y) }

  /// Width and height.
  @inlinable
  public var size: PlaneSize { PlaneSize(width: width, height: height) }

  /// The rectangle with its edges moved inwards.
  @inlinable
  public func inset(by insets: PlaneInsets) -> PlaneRectangle {
    PlaneRectangle(
      x: x + insets.left, y: y + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }

  /// The left edge.
  @inlinable
  public var x: Double {
    get { lanes.x }
    set { lanes.x = newValue }
  }

  /// The top edge.
  @inlinable
  public var y: Double {
    get { lanes.y }
    set { lanes.y = newValue }
  }

  /// The extent from side to side.
  @inlinable
  public var width: Double {
    get { lanes.z }
    set { lanes.z = newValue }
  }

  /// The extent from top to bottom.
  @inlinable
  public var height: Double {
    get { lanes.w }
    set { lanes.w = newValue }
  }
}

extension PlaneRectangle: VectorValue {
  /// Zero throughout.
  @inlinable
  public static var zero: PlaneRectangle { PlaneRectangle(lanes: .zero) }

  /// The value at `progress` on the way to `other`, each number by itself.
  @inlinable
  public func interpolated(to other: PlaneRectangle, at progress: Double) -> PlaneRectangle {
    PlaneRectangle(lanes: lanes.interpolated(to: other.lanes, at: progress))
  }

  /// The sums of the numbers.
  @inlinable
  public static func + (left: PlaneRectangle, right: PlaneRectangle) -> PlaneRectangle {
    PlaneRectangle(lanes: left.lanes + right.lanes)
  }

  /// The differences of the numbers.
  @inlinable
  public static func - (left: PlaneRectangle, right: PlaneRectangle) -> PlaneRectangle {
    PlaneRectangle(lanes: left.lanes - right.lanes)
  }

  /// Each number times one number.
  @inlinable
  public func scaled(by factor: Double) -> PlaneRectangle { PlaneRectangle(lanes: lanes * factor) }
}
