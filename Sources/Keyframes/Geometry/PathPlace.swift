/// A place on a path: how far along it.
///
/// It is a value like any other, a number with the path that it belongs to: tracks and clips lead
/// from place to place by distance, springs pull it, interruptions carry its speed on.
///
/// ```swift
/// let path = MeasuredPath("M0 0H30V40")
/// let place = path.place(at: 20).interpolated(to: path.place(at: 60), at: 0.75)
/// place.point                     // x 30, y 20
/// place.angle(.automatic())       // 90deg
/// ```
///
/// Beyond the ends of a path it goes on straight, and a closed one it goes round. Places on two
/// different paths can't be mixed: between them the first one stands until the middle. Sums take
/// the path of the left one; the place that is zero is on no path and takes the other's.
public struct PathPlace: Hashable, Sendable {
  /// The path.
  public let path: MeasuredPath
  /// How far along the path, in the unit of its coordinates.
  public var distance: Double

  /// A place on a path.
  public init(on path: MeasuredPath, at distance: Double) {
    self.path = path
    self.distance = distance
  }

  /// The point there.
  public var point: PlanePoint { path.point(at: distance) }

  /// The direction of the path there, of length 1, see ``MeasuredPath/tangent(at:side:)``.
  public func tangent(side: ProgressSide = .above) -> PlanePoint {
    path.tangent(at: distance, side: side)
  }

  /// How what moves there is turned.
  public func angle(_ orientation: PathOrientation, side: ProgressSide = .above) -> PlaneAngle {
    switch orientation {
    case .automatic(let angle): path.angle(at: distance, side: side) + angle
    case .reverse(let angle): path.angle(at: distance, side: side) + .degrees(180) + angle
    case .fixed(let angle): angle
    }
  }

  /// The velocity of the point where the distance changes at a rate: the tangent times the rate.
  ///
  /// - Parameters:
  ///   - rate: How fast the distance changes, as the velocity of a track or a clip of places has it
  ///     in its own distance.
  ///   - side: From which side in time; at a corner it decides between the two directions.
  /// - Returns: The velocity in the unit of the coordinates, per what the rate counts by.
  public func velocity(rate: PathPlace, side: ProgressSide = .above) -> PlanePoint {
    guard rate.distance != 0 else { return .zero }
    // Going backwards, what comes next lies below.
    return tangent(side: rate.distance < 0 ? side.opposite : side).scaled(by: rate.distance)
  }
}

extension MeasuredPath {
  /// The place at a distance.
  public func place(at distance: Double) -> PathPlace { PathPlace(on: self, at: distance) }

  /// The place at a part of the length.
  public func place(fraction: Double) -> PathPlace { place(at: distance(fraction: fraction)) }
}

/// The way between two places on a path.
public struct PathPlaceCourse: InterpolationCourse {
  /// The place at progress 0.
  public let from: PathPlace
  /// The place at progress 1.
  public let to: PathPlace
  private let distances: NumberCourse
  private let isOnePath: Bool

  /// The way between two places.
  public init(from: PathPlace, to: PathPlace) {
    self.from = from
    self.to = to
    distances = NumberCourse(from: from.distance, to: to.distance)
    isOnePath = from.path == to.path
  }

  /// The place at any progress.
  public func value(at progress: Double) -> PathPlace {
    guard isOnePath else { return progress < 0.5 ? from : to }
    return PathPlace(on: from.path, at: distances.value(at: progress))
  }
}

extension PathPlace: VectorValue {
  /// The way between two places.
  public typealias Course = PathPlaceCourse

  /// The place at `progress` on the way to `other`, by distance.
  public func interpolated(to other: PathPlace, at progress: Double) -> PathPlace {
    PathPlaceCourse(from: self, to: other).value(at: progress)
  }

  private static let nowhere = PathPlace(on: MeasuredPath(PlanePath()), at: 0)

  /// No distance, on no path.
  public static var zero: PathPlace { nowhere }

  /// The sum of the distances.
  public static func + (left: PathPlace, right: PathPlace) -> PathPlace {
    PathPlace(on: common(left, right), at: left.distance + right.distance)
  }

  /// The difference of the distances; of a place and itself it is ``zero``.
  public static func - (left: PathPlace, right: PathPlace) -> PathPlace {
    let difference = left.distance - right.distance
    if difference == 0, left.path == right.path { return zero }
    return PathPlace(on: common(left, right), at: difference)
  }

  private static func common(_ left: PathPlace, _ right: PathPlace) -> MeasuredPath {
    left.path.core.path.elements.isEmpty ? right.path : left.path
  }

  /// The distance times a number.
  public func scaled(by factor: Double) -> PathPlace {
    PathPlace(on: path, at: distance * factor)
  }

  /// The distance made of three distances.
  public static func componentwise(
    _ first: PathPlace, _ second: PathPlace, _ third: PathPlace,
    _ combine: (Double, Double, Double) -> Double
  ) -> PathPlace {
    PathPlace(on: first.path, at: combine(first.distance, second.distance, third.distance))
  }
}

extension PathPlace: MeasurableVector {
  /// The product of the distances.
  public func dot(_ other: PathPlace) -> Double { distance * other.distance }

  /// The distance without its sign.
  public var length: Double { distance.magnitude }
}
