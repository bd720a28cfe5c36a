// Curves through values as points. With d the ways to a key and on, and k the roots of their
// lengths, the direction at the key is (d₀ k₁ / k₀ + d₁ k₀ / k₁) / (k₀ + k₁), and the tangent by
// the parameter of a piece is that times the piece's k.

extension TrackCurves {
  /// What bends the piece after a key away from the straight line; its shape does not hang on
  /// offsets.
  func pacedBend(after key: Int) -> TrackBend<Value>? {
    let way = difference(keyframes[key], keyframes[key + 1])
    // A single number at one speed goes straight.
    guard way.numberCount != 1 else { return nil }
    let root = way.euclideanLength.squareRoot()
    let start = pacedTangent(at: key, isAfter: true, piece: key, root) ?? way
    let end = pacedTangent(at: key + 1, isAfter: false, piece: key, root) ?? way
    return bend(
      of: way, start: combined(start, 1, way, -1), end: combined(way, 1, end, -1),
      isLimited: false)
  }

  /// The tangent of a piece by its parameter: that of the velocity that is given at the key, or
  /// what its neighbours make of it; nothing where the curve ends there.
  private func pacedTangent(
    at key: Int, isAfter: Bool, piece: Int, _ root: Double
  ) -> Value? {
    if case .velocities(let incoming, let outgoing) = keyframes[key].tangents {
      return combined(isAfter ? outgoing : incoming, length(piece))
    }
    return direction(at: key).map { combined($0, root) }
  }

  /// The direction at a key between two ways of some length; nothing where the curve ends there.
  private func direction(at key: Int) -> Value? {
    guard key > 0, bends(key - 1), bends(key) else { return nil }
    let before = difference(keyframes[key - 1], keyframes[key])
    let after = difference(keyframes[key], keyframes[key + 1])
    let (k0, k1) = (
      before.euclideanLength.squareRoot(), after.euclideanLength.squareRoot()
    )
    guard k0 > 0, k1 > 0 else { return nil }
    return combined(before, k1 / (k0 * (k0 + k1)), after, k0 / (k1 * (k0 + k1)))
  }

  /// The arc of a piece that is run through at one speed, and its length.
  func arc(after key: Int, _ bend: TrackBend<Value>) -> (TrackArc, length: Double)? {
    guard keyframes[key].interpolation == .pacedCurve else { return nil }
    let way = difference(keyframes[key], keyframes[key + 1])
    let start = combined(bend.start, 1, way, 1)
    let end = combined(way, 1, bend.end, -1)
    // In a unit in which no square leaves the range.
    let unit = max(start.greatestMagnitude, way.greatestMagnitude, end.greatestMagnitude)
    guard unit > 0, unit.isFinite else { return nil }
    let scale = 1 / unit
    guard scale.isFinite else { return nil }
    let (a, b, d) = (combined(start, scale), combined(end, scale), combined(way, scale))
    let second = combined(combined(d, 6, a, -4), 1, b, -2)
    let third = combined(combined(a, 3, b, 3), 1, d, -6)
    let speed = CubicSpeed(
      aa: a.innerProduct(a), ab: a.innerProduct(second), ac: a.innerProduct(third),
      bb: second.innerProduct(second), bc: second.innerProduct(third),
      cc: third.innerProduct(third))
    guard let arc = TrackArc(speed) else { return nil }
    return (arc, arc.totalLength * unit)
  }

  /// How long the way after a key is: along its curve where that is paced, else straight.
  func wayLength(after key: Int) -> Double {
    if let bend = bend(after: key), let (_, length) = arc(after: key, bend) { return length }
    return difference(keyframes[key], keyframes[key + 1]).euclideanLength
  }
}

extension Interpolatable {
  /// The sum of the products of the numbers, as far as they are told.
  func innerProduct(_ other: Self) -> Double {
    var sum = 0.0
    _ = Self.componentwise(self, other, other) { first, second, _ in
      sum += first * second
      return first
    }
    return sum
  }

  /// How many numbers there are; 0 where they are not told.
  var numberCount: Int {
    var count = 0
    _ = Self.componentwise(self, self, self) { number, _, _ in
      count += 1
      return number
    }
    return count
  }

  /// The greatest magnitude of a number; 0 where they are not told.
  var greatestMagnitude: Double {
    var greatest = 0.0
    _ = Self.componentwise(self, self, self) { number, _, _ in
      greatest = max(greatest, number.magnitude)
      return number
    }
    return greatest
  }
}
