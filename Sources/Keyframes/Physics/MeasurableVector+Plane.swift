// The shapes of the plane, so that points, sizes and angles move on springs as they are.

extension PlanePoint: MeasurableVector {
  /// The sum of the products of both coordinates.
  @inlinable
  public func dot(_ other: PlanePoint) -> Double { lanes.dot(other.lanes) }
}

extension PlaneSize: MeasurableVector {
  /// The sum of the products of width and height.
  @inlinable
  public func dot(_ other: PlaneSize) -> Double { lanes.dot(other.lanes) }
}

extension PlaneRectangle: MeasurableVector {
  /// The sum of the products of the corner's coordinates and of the extents, which count alike.
  @inlinable
  public func dot(_ other: PlaneRectangle) -> Double { lanes.dot(other.lanes) }
}

extension PlaneInsets: MeasurableVector {
  /// The sum of the products of the four insets.
  @inlinable
  public func dot(_ other: PlaneInsets) -> Double { lanes.dot(other.lanes) }
}

extension PlaneAngle: MeasurableVector {
  /// The product of both in degrees.
  @inlinable
  public func dot(_ other: PlaneAngle) -> Double { degrees * other.degrees }

  /// The angle in degrees, without its sign.
  @inlinable
  public var length: Double { degrees.magnitude }
}
