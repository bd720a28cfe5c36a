extension Track where Value: VectorValue {
  /// The track on its way to another one: at every progress the mix of the two values.
  ///
  /// ```swift
  /// let rise: Track = [0: 0.0, 1: 10]
  /// let blend = try rise.blended(with: [0: 4.0, 0.5: 0, 1: 4], weight: 0.25)
  /// blend  // [0.0: 1.0, 0.5: 3.75, 1.0: 8.5]
  /// ```
  ///
  /// Both are cut where the other one has a key. The blend is exact, but for rounding, wherever
  /// both are then straight, hold, or are curves, and have the same easing or only one of them has
  /// any and the other one holds. Where two easings differ, each is first made into straight lines
  /// (``Easing/flattened(within:limit:)``) so fine that the blend is within the tolerance, in every
  /// number of the value and for any weight.
  ///
  /// Three exceptions: a paced curve is looked at in 256 places of each piece, whatever the
  /// tolerance; for values that do not tell their numbers
  /// (``Interpolatable/componentwise(_:_:_:_:)``) the tolerance is relative to the way of a piece;
  /// and a piece whose way is no finite number becomes a straight one.
  ///
  /// Keys keep an operation of their own where both tracks have it. Ends that stand for the value
  /// underneath become keys that add nothing.
  ///
  /// - Parameters:
  ///   - other: The other track.
  ///   - weight: How much of the other one there is: 0 none, 1 it alone; more, which is finite,
  ///     goes beyond.
  ///   - tolerance: The greatest distance where easings differ, above 0.
  /// - Returns: The blend, which goes on as ``Extrapolation/overshoot`` says.
  /// - Throws: ``EasingError/tooManyStops(limit:)`` where easings differ and the tolerance is too
  ///   fine for how far their pieces lead.
  /// - Precondition: Keys that repeat inside 0…1 do so at most 65 536 times; ``writtenOut()`` throws
  ///   where those of data don't.
  public func blended(
    with other: Track, weight: Double, within tolerance: Double = 1e-6
  ) throws(EasingError) -> Track {
    precondition(tolerance > 0, "the tolerance \(tolerance) of a blend is not above 0")
    precondition(weight.isFinite, "the weight \(weight) of a blend is not finite")
    // What both are off adds up as they are mixed.
    let spread = (1 - weight).magnitude + weight.magnitude
    var blend = TrackBlend<Value>(weight: weight, tolerance: tolerance / max(spread, 1))
    var (one, two) = (KeyRun(self), KeyRun(other))
    one.writeStart()
    one.writeEnd()
    two.writeStart()
    two.writeEnd()
    try blend.add(one.keys, two.keys)
    return Track(
      compiling: blend.keys, missingEnds: .hold, before: .overshoot, after: .overshoot,
      isReversed: false)
  }
}

/// Two runs of keys over the same offsets, mixed piece by piece.
private struct TrackBlend<Value: VectorValue> {
  typealias Piece = (left: Keyframe<Value>, right: Keyframe<Value>)

  let weight: Double
  let tolerance: Double
  var keys: [Keyframe<Value>] = []

  init(weight: Double, tolerance: Double) {
    self.weight = weight
    self.tolerance = tolerance
  }

  /// Adds the mix of two runs.
  mutating func add(
    _ first: [Keyframe<Value>], _ second: [Keyframe<Value>]
  ) throws(EasingError) {
    var offsets = (first + second).map { $0.offset ?? 0 }
    offsets.sort()
    for (start, end) in zip(offsets, offsets.dropFirst()) where start < end {
      try add(piece(of: first, from: start, to: end), piece(of: second, from: start, to: end))
    }
    guard let last = keys.last, let one = first.last, let two = second.last else { return }
    // At 1 the last of several keys stands.
    let end = mixed(one, two)
    if end.value != last.value { keys.append(end) }
  }

  private func piece(of run: [Keyframe<Value>], from start: Double, to end: Double) -> Piece {
    let index = max((run.firstIndex { ($0.offset ?? 0) > start } ?? run.count - 1) - 1, 0)
    let (left, right) = (run[index], run[index + 1])
    if left.offset == start, right.offset == end { return (left, right) }
    return KeyCut(left, right, from: start, to: end, value: nil).keys
  }

  private mutating func add(_ one: Piece, _ two: Piece) throws(EasingError) {
    guard let easing = commonEasing(one.left, two.left) else {
      return try add(lines(one), lines(two))
    }
    var (left, right) = (mixed(one.left, two.left), mixed(one.right, two.right))
    let isHeld = one.left.interpolation == .hold && two.left.interpolation == .hold
    let isCurve = one.left.interpolation == .hermite || two.left.interpolation == .hermite
    left.interpolation = isHeld ? .hold : isCurve ? .hermite : .linear
    left.easing = easing
    // What holds keeps its value up to the end.
    let ends = [one, two].map { $0.left.interpolation == .hold ? $0.left.value : $0.right.value }
    right.value = mix(ends[0], ends[1])
    if isCurve {
      let (first, second) = (velocities(one), velocities(two))
      left = left.meeting(incoming: .zero, outgoing: mix(first.0, second.0))
      right = right.meeting(incoming: mix(first.1, second.1), outgoing: .zero)
    }
    keys.append(joining: [left, right])
  }

  /// The easing that both pieces have, or one of them where the other one holds.
  private func commonEasing(
    _ one: Keyframe<Value>, _ two: Keyframe<Value>
  ) -> Easing? {
    if one.interpolation == .pacedCurve || two.interpolation == .pacedCurve { return nil }
    if one.interpolation == .hold { return two.interpolation == .hold ? .linear : two.easing }
    return two.interpolation == .hold || one.easing == two.easing ? one.easing : nil
  }

  private func mix(_ one: Value, _ two: Value) -> Value {
    one.interpolated(to: two, at: weight)
  }

  private func mixed(_ one: Keyframe<Value>, _ two: Keyframe<Value>) -> Keyframe<Value> {
    var key = Keyframe(
      mix(one.value, two.value), composite: one.composite == two.composite ? one.composite : nil)
    key.offset = one.offset
    return key
  }

  /// The velocities at both ends of a piece by its eased progress.
  private func velocities(_ piece: Piece) -> (Value, Value) {
    let length = (piece.right.offset ?? 0) - (piece.left.offset ?? 0)
    switch piece.left.interpolation {
    case .hold: return (.zero, .zero)
    case .hermite:
      return (piece.left.velocities?.outgoing ?? .zero, piece.right.velocities?.incoming ?? .zero)
    default:
      let slope = (piece.right.value - piece.left.value).scaled(by: 1 / length)
      return (slope, slope)
    }
  }

  /// A piece as several ones without an easing.
  private func lines(_ piece: Piece) throws(EasingError) -> [Keyframe<Value>] {
    var (left, right) = piece
    guard left.interpolation != .hold else { return [left, right] }
    let curves = TrackCurves([left, right])
    let bend = curves?.bend(after: 0)
    let way = right.value - left.value
    var easing = left.easing
    var reach = way.greatestMagnitude
    if let bend {
      reach += bend.start.greatestMagnitude + bend.end.greatestMagnitude
      if let arc = curves?.arc(after: 0, bend)?.0 {
        easing = .sampled(256) { arc.parameter(at: left.easing.value(at: $0)) }
      }
    }
    if bend == nil && easing == .linear || left.interpolation == .hermite && easing == .linear {
      return [left, right]
    }
    // Values that do not tell their numbers have a way of one.
    if way.numberCount == 0 { reach = 1 }
    guard reach.isFinite else {
      left.easing = .linear
      left.interpolation = .linear
      right.interpolation = .linear
      return [left, right]
    }
    let share = min(max(tolerance / reach, .leastNonzeroMagnitude), 1)
    let stops = try flattened(easing, within: share)
    let (from, length) = (left.offset ?? 0, (right.offset ?? 0) - (left.offset ?? 0))
    let course = Value.Course(from: left.value, to: right.value)
    func value(_ e: Double) -> Value { bend?.value(on: course, at: e) ?? course.value(at: e) }
    func slope(_ e: Double) -> Value {
      guard let bend else { return way }
      return bend.halfDerivative(from: left.value, to: right.value, at: e).scaled(by: 2)
    }
    var result: [Keyframe<Value>] = []
    for (one, two) in zip(stops, stops.dropFirst()) where one.progress < two.progress {
      let start = from + length * one.progress
      let end = two.progress == 1 ? right.offset ?? 1 : from + length * two.progress
      guard start < end else { continue }
      let speed = (two.output - one.output) / (end - start)
      var key = Keyframe(at: start, value(one.output), composite: left.composite)
      var next = Keyframe(at: end, value(two.output), composite: left.composite)
      let inside = one.output + 0.5 * (two.output - one.output)
      if bend != nil, inside > 0, inside < 1 {
        key.interpolation = .hermite
        key = key.meeting(incoming: .zero, outgoing: slope(one.output).scaled(by: speed))
        next = next.meeting(incoming: slope(two.output).scaled(by: speed), outgoing: .zero)
      }
      result.append(joining: [key, next])
    }
    return result
  }

  /// An easing as stops, cut also where it leaves 0…1.
  private func flattened(
    _ easing: Easing, within tolerance: Double
  ) throws(EasingError) -> [(progress: Double, output: Double)] {
    var numbers: [Double] = []
    if easing != .linear,
      case .linearStops(let found) = try easing.flattened(within: tolerance).notation
    {
      numbers = found
    }
    var result: [(progress: Double, output: Double)] = []
    func add(_ progress: Double, _ output: Double) {
      if let last = result.last, last.progress < progress {
        let rises = last.output < output
        for step in 0..<2 {
          let level: Double = (step == 0) == rises ? 0 : 1
          guard (last.output - level) * (output - level) < 0 else { continue }
          let part = (level - last.output) / (output - last.output)
          result.append((last.progress + (progress - last.progress) * part, level))
        }
      }
      result.append((progress, output))
    }
    if numbers.isEmpty {
      add(0, 0)
      add(1, 1)
    }
    for index in stride(from: 0, to: numbers.count, by: 2) {
      add(numbers[index], numbers[index + 1])
    }
    return result
  }
}
