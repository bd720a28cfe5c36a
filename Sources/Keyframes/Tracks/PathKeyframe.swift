/// A key of a way through points: where, when, and how the way leads in and out.
///
/// ```swift
/// PathKeyframe(at: 0, PlanePoint(x: 0, y: 0), leaving: PlanePoint(x: 30, y: 0))
/// PathKeyframe(PlanePoint(x: 50, y: 50))  // comes when it comes, at constant speed
/// ```
public struct PathKeyframe: Hashable, Sendable {
  /// Where on the track, from 0 to 1; `nil` roves: the key is passed when constant speed between
  /// its neighbours leads there.
  public var offset: Double?
  /// The point.
  public var point: PlanePoint
  /// The control point of the way on to the next key, seen from the point.
  public var leaving: PlanePoint
  /// The control point of the way from the key before, seen from the point.
  public var arriving: PlanePoint
  /// The easing from here to the next key.
  public var easing: Easing
  /// How distances between here and the next key are made.
  public var interpolation: Interpolation

  /// A key at an offset.
  public init(
    at offset: Double, _ point: PlanePoint, arriving: PlanePoint = .zero,
    leaving: PlanePoint = .zero, easing: Easing = .linear, interpolation: Interpolation = .linear
  ) {
    self.init(
      point, arriving: arriving, leaving: leaving, easing: easing, interpolation: interpolation)
    self.offset = offset
  }

  /// A key that roves between its neighbours.
  public init(
    _ point: PlanePoint, arriving: PlanePoint = .zero, leaving: PlanePoint = .zero,
    easing: Easing = .linear, interpolation: Interpolation = .linear
  ) {
    offset = nil
    self.point = point
    self.arriving = arriving
    self.leaving = leaving
    self.easing = easing
    self.interpolation = interpolation
  }
}

extension PlanePath {
  /// The path through keys: from each to the next a cubic curve by their control points, or a line
  /// where both are in their points.
  ///
  /// - Throws: ``TrackError/pointNotFinite(index:)`` that names the first key at fault.
  public init(keyframes: [PathKeyframe]) throws(TrackError) {
    self.init()
    for (index, key) in keyframes.enumerated() {
      let before = index > 0 ? keyframes[index - 1] : key
      let control1 = before.point + before.leaving
      let control2 = key.point + key.arriving
      let element: PathElement
      if index == 0 {
        element = .move(to: key.point)
      } else if before.leaving == .zero, key.arriving == .zero {
        element = .line(to: key.point)
      } else {
        element = .cubic(to: key.point, control1: control1, control2: control2)
      }
      guard element.isFinite else { throw .pointNotFinite(index: index) }
      append(element)
    }
  }
}
