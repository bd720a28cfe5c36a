extension MeasuredPath {
  /// The point at a distance along the path.
  public func point(at distance: Double) -> PlanePoint {
    core.point(at: distance * core.scale)
  }

  /// The direction at a distance along the path, of length 1.
  ///
  /// At a corner, a cusp and where one subpath follows another it has two sides. It is never
  /// nothing: where a curve stands still for a moment, as at a control point in its end, it is the
  /// direction in which it goes on or from which it comes.
  public func tangent(at distance: Double, side: ProgressSide = .above) -> PlanePoint {
    if distance.isNaN { return PlanePoint(x: distance, y: distance) }
    guard let place = core.place(at: distance * core.scale, side: side) else {
      return PlanePoint(x: 1, y: 0)
    }
    let curve = core.curves[Int(core.pieces[place.piece].curve)]
    return PlanePoint(lanes: curve.direction(at: place.parameter, side: place.side))
  }

  /// The angle of the tangent from the x axis towards the y axis, above -180° and up to 180°.
  public func angle(at distance: Double, side: ProgressSide = .above) -> PlaneAngle {
    let tangent = tangent(at: distance, side: side)
    return PlaneAngle(radians: DeterministicMath.atan2(y: tangent.y, x: tangent.x))
  }

  /// How fast the direction turns at a distance along the path, in radians per unit of distance.
  ///
  /// Positive where it turns from the x axis towards the y axis, 0 on lines; at a cusp it may be
  /// infinite.
  public func curvature(at distance: Double, side: ProgressSide = .above) -> Double {
    let place =
      core.isLoop ? distance * core.scale : min(max(distance * core.scale, 0), core.length)
    let isBeyond = place != distance * core.scale
    guard !isBeyond, let found = core.place(at: place, side: side) else { return 0 }
    let curve = core.curves[Int(core.pieces[found.piece].curve)]
    return curve.curvature(at: found.parameter) * core.scale
  }

  /// The points at many distances, each as ``point(at:)`` gives it, bit for bit.
  ///
  /// - Parameters:
  ///   - distances: In any order; rising or falling ones are fastest.
  ///   - output: As long as `distances` or longer; what is beyond stays as it is. A shorter one
  ///     traps.
  public func points(at distances: Span<Double>, into output: inout MutableSpan<PlanePoint>) {
    precondition(output.count >= distances.count, "the output is shorter than the distances")
    let scale = core.scale
    for index in distances.indices { output[index] = core.point(at: distances[index] * scale) }
  }
}

extension PathCore {
  /// The point at a distance in the core's own unit.
  func point(at distance: Double) -> PlanePoint {
    guard distance >= 0, distance < length else { return outerPoint(at: distance) }
    let number = piece(at: distance)
    let parameter = pieces[number].parameter(at: distance)
    let point = curves[Int(pieces[number].curve)].point(at: parameter)
    return PlanePoint(lanes: scale == 1 ? point : point / scale)
  }

  /// The point at a distance that does not lie below the length.
  private func outerPoint(at distance: Double) -> PlanePoint {
    if distance.isNaN { return PlanePoint(x: distance, y: distance) }
    if isLoop {
      let inside = wrapped(distance, side: .above)
      return inside < length ? point(at: inside) : PlanePoint(lanes: curves[0].start / scale)
    }
    guard let first = pieces.first, let last = pieces.last else {
      return PlanePoint(lanes: origin / scale)
    }
    let limit = Double.greatestFiniteMagnitude
    if distance < 0 {
      let curve = curves[Int(first.curve)]
      let way = curve.direction(at: 0, side: .above) * max(distance, -limit)
      return PlanePoint(lanes: curve.start / scale + way / scale)
    }
    let curve = curves[Int(last.curve)]
    if distance == length { return PlanePoint(lanes: curve.end / scale) }
    let way = curve.direction(at: 1, side: .below) * (min(distance, limit) - length)
    return PlanePoint(lanes: curve.end / scale + way / scale)
  }

  /// A place on one of the curves.
  struct Place {
    var piece: Int
    var parameter: Double
    /// The side on which the curve has directions to tell.
    var side: ProgressSide
  }

  /// The place at a distance approached from a side, or nothing on a path without length.
  func place(at distance: Double, side: ProgressSide) -> Place? {
    guard let first = pieces.first, let last = pieces.last else { return nil }
    let distance = isLoop ? wrapped(distance, side: side) : distance
    if !(distance > 0) { return Place(piece: 0, parameter: first.first, side: .above) }
    if !(distance < length) {
      return Place(piece: pieces.count - 1, parameter: last.last, side: .below)
    }
    let number = piece(at: distance)
    if side == .below, distance == pieces[number].start {
      return Place(piece: number - 1, parameter: pieces[number - 1].last, side: .below)
    }
    return Place(
      piece: number, parameter: pieces[number].parameter(at: distance), side: side)
  }

  /// The distance on a loop after whole laps; from below the end of a lap is its length.
  private func wrapped(_ distance: Double, side: ProgressSide) -> Double {
    guard distance < 0 || distance >= length || side == .below else { return distance }
    let laps = (distance / length).wholeBelow
    let rest = distance - laps * length
    guard rest.isFinite else { return 0 }
    let inside = min(max(rest, 0), length)
    return inside == 0 && side == .below ? length : inside
  }
}
