/// One step of a path in the plane; it begins where the step before it has ended.
public enum PathElement: Hashable, Sendable {
  /// The pen is lifted and set down at a point: a new subpath begins.
  case move(to: PlanePoint)
  /// A straight line.
  case line(to: PlanePoint)
  /// A parabola that leaves towards its control point and arrives from there.
  case quadratic(to: PlanePoint, control: PlanePoint)
  /// A cubic Bezier curve that leaves towards one control point and arrives from the other.
  case cubic(to: PlanePoint, control1: PlanePoint, control2: PlanePoint)
  /// A part of an ellipse.
  ///
  /// As in SVG: of the four arcs that lead with these radii to the point, one is chosen by whether
  /// it is the larger part of its ellipse and whether it turns with the coordinates (from the x
  /// axis to the y axis). Radii that are too small for the distance are scaled up until they reach;
  /// one of 0 makes a line, and from a point to itself there is nothing.
  case arc(
    to: PlanePoint, radii: PlaneSize, rotation: PlaneAngle, isLarge: Bool, isPositive: Bool)
  /// A straight line back to where the subpath began, which is closed by it.
  case close
}

extension PathElement {
  /// Where the element ends, unless it closes a subpath.
  public var end: PlanePoint? {
    switch self {
    case .move(let end), .line(let end), .quadratic(let end, _), .cubic(let end, _, _),
      .arc(let end, _, _, _, _):
      end
    case .close: nil
    }
  }

  /// The element with radii that are not negative, as every path keeps it.
  var canonical: PathElement {
    guard case .arc(let end, let radii, let rotation, let isLarge, let isPositive) = self else {
      return self
    }
    return .arc(
      to: end, radii: PlaneSize(width: radii.width.magnitude, height: radii.height.magnitude),
      rotation: rotation, isLarge: isLarge, isPositive: isPositive)
  }

  /// Whether all of its numbers are finite.
  var isFinite: Bool { notFinite == nil }

  /// The first of its numbers that is not finite.
  var notFinite: Double? {
    func first(_ points: PlanePoint...) -> Double? {
      for point in points {
        if !point.x.isFinite { return point.x }
        if !point.y.isFinite { return point.y }
      }
      return nil
    }
    switch self {
    case .move(let end), .line(let end): return first(end)
    case .quadratic(let end, let control): return first(end, control)
    case .cubic(let end, let control1, let control2): return first(end, control1, control2)
    case .arc(let end, let radii, let rotation, _, _):
      return first(
        end, PlanePoint(x: radii.width, y: radii.height), PlanePoint(x: rotation.degrees, y: 0))
    case .close: return nil
    }
  }
}
