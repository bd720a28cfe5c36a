/// Finds the tangents of the curves through a track's keys, and from them what bends each piece.
///
/// A tangent is a weighted sum of the slopes before and after a key. Whatever the curve, the
/// weights of a straight line sum to 1, so that a line stays one.
internal struct TrackCurves<Value: Interpolatable> {
  let keyframes: [Keyframe<Value>]
  private let zero: Value
  /// How long the piece after each key is.
  private var lengths: [Double] = []
  /// Whether a curve that comes to the key may go on through the piece after it.
  private var joins: [Bool] = []
  /// The difference by progress over the piece after each key.
  private var slopes: [Value] = []
  /// The tangents before and after each key.
  var incoming: [Value] = []
  var outgoing: [Value] = []

  /// The curves of keys, or nothing where none asks for one.
  init?(_ keyframes: [Keyframe<Value>]) {
    guard Value.isVector, keyframes.count > 1 else { return nil }
    guard keyframes.contains(where: { $0.interpolation.isCurve }) else { return nil }
    self.keyframes = keyframes
    let first = keyframes[0].value
    zero = first.accumulated(onto: first, count: -1)
    measure()
    incoming = [Value](repeating: zero, count: keyframes.count)
    outgoing = incoming
    for key in keyframes.indices {
      if bends(key) { outgoing[key] = tangent(after: key) }
      if key > 0 && bends(key - 1) { incoming[key] = tangent(before: key) }
    }
    solveSplines()
  }

  private mutating func measure() {
    for (key, next) in zip(keyframes, keyframes.dropFirst()) {
      let length = (next.offset ?? 0) - (key.offset ?? 0)
      let reciprocal = 1 / length
      let isReal = length > 0 && reciprocal.isFinite
      lengths.append(length)
      joins.append(isReal && key.interpolation != .hold && key.composite == next.composite)
      slopes.append(isReal ? combined(difference(key, next), reciprocal) : zero)
    }
  }

  /// Whether the piece after a key is a curve's.
  func bends(_ key: Int) -> Bool {
    joins(key) && keyframes[key].interpolation.isCurve
  }

  func length(_ key: Int) -> Double { lengths[key] }

  func slope(_ key: Int) -> Value { slopes[key] }

  private func joins(_ key: Int) -> Bool { key >= 0 && key < joins.count && joins[key] }

  func difference(_ key: Keyframe<Value>, _ next: Keyframe<Value>) -> Value {
    next.value.accumulated(onto: key.value, count: -1)
  }

  /// A weighted sum.
  func combined(_ first: Value, _ weight: Double) -> Value {
    zero.accumulated(onto: first, count: weight)
  }

  /// A weighted sum.
  func combined(
    _ first: Value, _ weight: Double, _ second: Value, _ otherWeight: Double
  ) -> Value {
    combined(first, weight).accumulated(onto: second, count: otherWeight)
  }
}

// MARK: - Tangents

extension TrackCurves {
  /// The tangent with which a curve leaves a key.
  private func tangent(after key: Int) -> Value {
    if let given = given(at: key, isAfter: true) { return given }
    guard joins(key - 1) else { return endTangent(at: key, piece: key, beyond: key + 1) }
    if let lent = lentSpeed(by: key - 1, at: 1) { return lent }
    return innerTangent(at: key, isAfter: true)
  }

  /// The tangent with which a curve comes to a key.
  private func tangent(before key: Int) -> Value {
    if let given = given(at: key, isAfter: false) { return given }
    guard joins(key) else { return endTangent(at: key, piece: key - 1, beyond: key - 2) }
    if let lent = lentSpeed(by: key, at: 0) { return lent }
    return innerTangent(at: key, isAfter: false)
  }

  /// The tangent that is given on one side of a key; a handle at its key has no direction in time.
  func given(at key: Int, isAfter: Bool) -> Value? {
    switch keyframes[key].tangents {
    case nil: return nil
    case .velocities(let incoming, let outgoing): return isAfter ? outgoing : incoming
    case .handles(let incoming, let outgoing):
      let handle = isAfter ? outgoing : incoming
      let run = handle.time * lengths[isAfter ? key : key - 1]
      return run > 0 ? combined(handle.value, (isAfter ? 1 : -1) / run) : nil
    }
  }

  /// The speed that a straight piece lends to the curve beside it; a curve lends none, and neither
  /// does an easing that is vertical there.
  func lentSpeed(by piece: Int, at end: Double) -> Value? {
    guard joins(piece), !bends(piece) else { return nil }
    let slope = keyframes[piece].easing.slope(at: end, side: end == 0 ? .above : .below)
    return slope.isFinite ? combined(slopes[piece], slope) : nil
  }

  /// The tangent at an end of a curve: that of one piece and the one beyond it.
  private func endTangent(at key: Int, piece: Int, beyond: Int) -> Value {
    switch keyframes[piece].interpolation {
    case .smooth where bends(beyond):
      let part = lengths[piece] / (lengths[piece] + lengths[beyond])
      return combined(slopes[piece], 1 + part, slopes[beyond], -part)
    case .kochanekBartels(let tension, let continuity, let bias):
      // As if the piece went straight on.
      let product = key == piece ? continuity * bias : -continuity * bias
      return combined(slopes[piece], (1 - tension) * (1 + product))
    default:
      return slopes[piece]
    }
  }

  /// The tangent at a key between two pieces of a curve.
  private func innerTangent(at key: Int, isAfter: Bool) -> Value {
    let (before, after) = (lengths[key - 1], lengths[key])
    let (first, second) = (slopes[key - 1], slopes[key])
    let whole = before + after
    let own = keyframes[key].interpolation
    switch own.isCurve ? own : keyframes[key - 1].interpolation {
    case .smooth:
      let parabola = combined(first, after / whole, second, before / whole)
      return Value.limited(parabola, by: first, second)
    case .kochanekBartels(let tension, let continuity, let bias):
      let corner = isAfter ? continuity : -continuity
      let early = (1 - tension) * (1 + bias) * (1 + corner)
      let late = (1 - tension) * (1 - bias) * (1 - corner)
      return combined(first, early * before / whole, second, late * after / whole)
    case .centripetal:
      return weighted(key, by: first.euclideanLength, second.euclideanLength)
    case .chordal:
      let (a, b) = (first.euclideanLength, second.euclideanLength)
      return weighted(key, by: a * a * before, b * b * after)
    default:
      return combined(first, before / whole, second, after / whole)
    }
  }

  /// The slopes before and after a key, each weighted by the other one's number.
  private func weighted(_ key: Int, by before: Double, _ after: Double) -> Value {
    let sum = before + after
    guard sum > 0, sum.isFinite else { return combined(slopes[key - 1], 0.5, slopes[key], 0.5) }
    return combined(slopes[key - 1], after / sum, slopes[key], before / sum)
  }
}

// MARK: - Pieces

extension TrackCurves {
  /// What bends the piece after a key; nothing where it is straight.
  ///
  /// Where the numbers leave the range of their type the piece is straight as well.
  func bend(after key: Int) -> TrackBend<Value>? {
    guard bends(key) else { return nil }
    if keyframes[key].interpolation == .bezier { return handledBend(after: key) }
    if keyframes[key].interpolation == .pacedCurve { return pacedBend(after: key) }
    let isLimited = keyframes[key].interpolation == .smooth
    let slope = slopes[key]
    var (start, end) = (outgoing[key], incoming[key + 1])
    if isLimited {
      start = Value.limited(start, by: slope, slope)
      end = Value.limited(end, by: slope, slope)
    }
    let way = difference(keyframes[key], keyframes[key + 1])
    let length = lengths[key]
    return bend(
      of: way, start: combined(start, length, way, -1), end: combined(way, 1, end, -length),
      isLimited: isLimited)
  }

  /// The bend of a piece whose handles are given.
  private func handledBend(after key: Int) -> TrackBend<Value>? {
    let way = difference(keyframes[key], keyframes[key + 1])
    var start = combined(outgoing[key], lengths[key], way, -1)
    var end = combined(way, 1, incoming[key + 1], -lengths[key])
    // The tangents by the parameter are three times the handles.
    if case .handles(_, let handle) = keyframes[key].tangents {
      start = combined(handle.value, 3, way, -1)
    }
    if case .handles(let handle, _) = keyframes[key + 1].tangents {
      end = combined(way, 1, handle.value, 3)
    }
    return bend(of: way, start: start, end: end, isLimited: false)
  }

  /// The easing that handles in time make of the piece after a key; none where it has none.
  ///
  /// The value is cubic in a parameter that runs by thirds from control to control, so the
  /// parameter is a cubic-bezier of the time.
  func handledEasing(after key: Int) -> Easing? {
    guard bends(key), keyframes[key].interpolation == .bezier else { return nil }
    let third = 1.0 / 3
    var (first, second) = (third, third)
    if case .handles(_, let handle) = keyframes[key].tangents { first = handle.time }
    if case .handles(let handle, _) = keyframes[key + 1].tangents { second = handle.time }
    if first == third && second == third { return .linear }
    let curve = try? Easing.cubicBezier(validating: first, third, 1 - second, 2 * third)
    return curve ?? .linear
  }

  func bend(
    of way: Value, start: Value, end: Value, isLimited: Bool
  ) -> TrackBend<Value>? {
    let bend = TrackBend(
      start: settled(start, beside: way), end: settled(end, beside: way), isLimited: isLimited)
    return bend.start.isFiniteVector && bend.end.isFiniteVector
      && !(bend.start.isZeroVector && bend.end.isZeroVector) ? bend : nil
  }

  /// A bend without what rounding has made of a straight line.
  private func settled(_ bend: Value, beside way: Value) -> Value {
    Value.componentwise(bend, way, way) { bend, way, _ in
      bend.magnitude <= way.magnitude * 0x1p-49 ? 0 : bend
    }
  }
}

extension Interpolatable {
  /// A tangent held back so that neither of two slopes is overshot, for each number by itself.
  static func limited(_ tangent: Self, by first: Self, _ second: Self) -> Self {
    componentwise(tangent, first, second) { tangent, first, second in
      guard (first > 0 && second > 0 && tangent > 0) || (first < 0 && second < 0 && tangent < 0)
      else { return 0 }
      let bound = 2 * min(first.magnitude, second.magnitude)
      return tangent.magnitude <= bound ? tangent : tangent < 0 ? -bound : bound
    }
  }

  /// The root of the sum of the squares of the numbers; 0 where they are not told.
  var euclideanLength: Double {
    var sum = 0.0
    _ = Self.componentwise(self, self, self) { number, _, _ in
      sum += number * number
      return number
    }
    return sum.squareRoot()
  }

  /// Whether all numbers are finite, as far as they are told.
  var isFiniteVector: Bool {
    var isFinite = true
    _ = Self.componentwise(self, self, self) { number, _, _ in
      if !number.isFinite { isFinite = false }
      return number
    }
    return isFinite
  }

  /// Whether all numbers are 0; false where they are not told.
  var isZeroVector: Bool {
    var (isTold, isZero) = (false, true)
    _ = Self.componentwise(self, self, self) { number, _, _ in
      isTold = true
      if number != 0 { isZero = false }
      return number
    }
    return isTold && isZero
  }
}
