/// The piece between two explicit keys, cut at offsets within it.
///
/// Where that can be, keys stand at the cuts, with the values that the track has there. Otherwise
/// the two keys keep their values and a part of the easing, as it is, leads to those at the cuts:
/// where values are no vectors, as only they can be mixed from values between; where the keys meet
/// the value underneath by different operations; and where the easing turns round, so that its ends
/// say little of what lies between them, or does not lead from key to key.
struct KeyCut<Value: Interpolatable> {
  /// The keys at the two ends of what is left.
  private(set) var keys: (left: Keyframe<Value>, right: Keyframe<Value>)

  /// A piece cut between two offsets, of which one at least lies inside.
  ///
  /// The value is the one that the track has at an offset, where that is not the mix of the two
  /// keys' own.
  init(
    _ left: Keyframe<Value>, _ right: Keyframe<Value>, from start: Double, to end: Double,
    value: ((Double) -> Value)?
  ) {
    keys = (left, right)
    let (from, to) = (left.offset ?? 0, right.offset ?? 0)
    let cutsStart = start > from
    let cutsEnd = end < to
    keys.left.offset = start
    keys.right.offset = end
    if left.interpolation == .hold {
      if cutsEnd { keys.right = left.moved(to: end) }
      return
    }
    let length = to - from
    let first = cutsStart ? (start - from) / length : 0
    let last = cutsEnd ? (end - from) / length : 1
    let canMix = Value.isVector && left.composite == right.composite
    let easing = canMix ? left.easing.scaledPart(from: first, to: last) : nil
    // A key that stays has its value at the end of the easing, not at one short of it.
    let meetsKeys =
      (cutsStart || left.easing.value(at: 0) == 0) && (cutsEnd || left.easing.value(at: 1) == 1)
    guard let easing, meetsKeys, fits(left, first, last) else {
      keys.left.easing = left.easing.part(
        EasingPart(start: first, end: last, zero: 0, one: 1))
      keepCurve(by: 1 / (last - first))
      return
    }
    keys.left.easing = easing
    func mixed(_ part: Double) -> Value {
      let eased = left.easing.value(at: part)
      guard left.interpolation.isCurve, let curves = TrackCurves([left, right]),
        let bend = curves.bend(after: 0)
      else { return left.value.interpolated(to: right.value, at: eased) }
      let parameter = curves.arc(after: 0, bend)?.0.parameter(at: eased) ?? eased
      return bend.value(on: Value.Course(from: left.value, to: right.value), at: parameter)
    }
    if cutsStart { keys.left.value = value?(start) ?? mixed(first) }
    if cutsEnd { keys.right.value = value?(end) ?? mixed(last) }
    guard left.interpolation.isCurve else { return }
    cutCurve(left, right, from: left.easing.value(at: first), to: left.easing.value(at: last))
  }

  /// Whether a curve is left at the cuts by way of a curve: its easing neither leaves what lies
  /// between them nor the curve, beyond whose ends there are tangents.
  private func fits(_ key: Keyframe<Value>, _ first: Double, _ last: Double) -> Bool {
    guard key.interpolation.isCurve else { return true }
    let (from, to) = (key.easing.value(at: first), key.easing.value(at: last))
    let extremes = key.easing.extremes(in: first...last)
    return extremes.lowest >= max(min(from, to), 0) && extremes.highest <= min(max(from, to), 1)
  }

  /// The same curve over a piece of another length.
  private mutating func keepCurve(by factor: Double) {
    keys.left = keys.left.pacing(by: factor)
    keys.right = keys.right.pacing(by: factor)
  }

  /// The curve between two of its eased progresses.
  private mutating func cutCurve(
    _ left: Keyframe<Value>, _ right: Keyframe<Value>, from first: Double, to last: Double
  ) {
    guard let curves = TrackCurves([left, right]), let bend = curves.bend(after: 0) else {
      keys.left.interpolation = .linear
      return
    }
    var (start, end) = (first, last)
    if let (arc, _) = curves.arc(after: 0, bend) {
      (start, end) = (arc.parameter(at: first), arc.parameter(at: last))
    }
    let way = curves.difference(left, right)
    let length = (keys.right.offset ?? 0) - (keys.left.offset ?? 0)
    let factor = (end - start) / length
    // d + (1 − e) (1 − 3 e) A + e (2 − 3 e) B.
    func tangent(_ e: Double) -> Value {
      let slope = curves.combined(bend.start, (1 - e) * (1 - 3 * e), bend.end, e * (2 - 3 * e))
      return curves.combined(way.accumulated(onto: slope, count: 1), factor)
    }
    let (leaving, coming) = (tangent(start), tangent(end))
    keys.left = keys.left.meeting(incoming: leaving, outgoing: leaving)
    keys.right = keys.right.meeting(incoming: coming, outgoing: coming)
  }
}
