extension Track where Value == PathPlace {
  /// A track along a path, or along a part of it, by distance.
  ///
  /// ```swift
  /// let track = Track(along: "M0 0H30V40", easing: .easeInOut)
  /// track.value(at: 0.5).point                        // x 30, y 5
  /// track.pointVelocity(at: 0.5)                      // x 0, y 120… per whole track
  /// ```
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - start: The distance at 0.
  ///   - end: The distance at 1; the length of the path unless given. On a closed path distances
  ///     beyond the length are further laps.
  ///   - easing: How the distance is covered; at constant speed unless given.
  public init(
    along path: MeasuredPath, from start: Double = 0, to end: Double? = nil,
    easing: Easing = .linear
  ) {
    self.init(from: path.place(at: start), to: path.place(at: end ?? path.length), easing: easing)
  }

  /// A track through points, on curves between them, by distance: position keys with spatial
  /// handles as motion files have them.
  ///
  /// Each key is met exactly at its offset. Between two keys the easing of the first one says how
  /// the distance between them is covered, linear is constant speed. Keys without an offset rove:
  /// all between two others share one constant speed. The first one is at 0 and the last one at 1
  /// unless they say otherwise.
  ///
  /// - Throws: ``TrackError`` that names the first key at fault.
  public init(validating keyframes: [PathKeyframe]) throws(TrackError) {
    let path = MeasuredPath(try PlanePath(keyframes: keyframes))
    let distances = path.distances
    var keys: [Keyframe<PathPlace>] = []
    for (key, distance) in zip(keyframes, distances) {
      var next = Keyframe(
        path.place(at: distance), easing: key.easing, interpolation: key.interpolation)
      next.offset = key.offset
      keys.append(next)
    }
    var spaced = try Self.computingOffsets(of: keys)
    var start = 0
    for end in keys.indices.dropFirst() where keys[end].offset != nil || end == keys.count - 1 {
      let length = distances[end] - distances[start]
      let (from, to) = (spaced[start].offset ?? 0, spaced[end].offset ?? 1)
      // Where nothing moves they stay evenly spaced.
      if length > 0 {
        for index in start + 1..<end {
          let part = (distances[index] - distances[start]) / length
          spaced[index].offset = from.interpolated(to: to, at: part)
        }
      }
      start = end
    }
    try self.init(validating: spaced)
  }

  /// A track through points written in source code; a mistake in them traps.
  public init(through keyframes: PathKeyframe...) {
    do {
      try self.init(validating: keyframes)
    } catch {
      preconditionFailure(error.message)
    }
  }

  /// The velocity of the point at a progress, per whole track: the tangent of the path times the
  /// speed.
  ///
  /// - Parameters:
  ///   - progress: From 0 to 1; what lies outside is extrapolated.
  ///   - side: From which side; keys, corners of the path and corners of easings have two.
  /// - Returns: The velocity; zero where the track holds.
  public func pointVelocity(at progress: Double, side: ProgressSide = .above) -> PlanePoint {
    value(at: progress).velocity(rate: velocity(at: progress, side: side), side: side)
  }
}
