@testable import Keyframes

/// The value of a track by the procedure of Web Animations, step by step from a plain list of keys:
/// slow, and with nothing in common with the engine but the mixing of two numbers.
struct TrackOracle {
  struct Key {
    var offset: Double
    var value: Double
    var easing = Easing.linear
    var isHold = false
    var composite: CompositeOperation?
    var isUnderlying = false
  }

  var keys: [Key]

  init(_ track: Track<Double>) {
    keys = track.keyframes.map {
      Key(
        offset: $0.offset!, value: $0.value, easing: $0.easing, isHold: $0.interpolation == .hold,
        composite: $0.composite)
    }
    // Where no key is at 0 or 1, a copy of the outer key that is held, or the underlying value.
    let isUnderlying = track.missingEnds == .underlying
    if let first = keys.first, first.offset > 0 {
      var key = first
      key.offset = 0
      key.easing = .linear
      key.isHold = !isUnderlying
      key.isUnderlying = isUnderlying
      keys.insert(key, at: 0)
    }
    if let last = keys.last, last.offset < 1 {
      if !isUnderlying { keys[keys.count - 1].isHold = true }
      var key = last
      key.offset = 1
      key.isUnderlying = isUnderlying
      keys.append(key)
    }
  }

  func value(
    at progress: Double, before: Bool = false, over underlying: Double? = nil,
    composite: CompositeOperation = .replace
  ) -> Double {
    func value(of key: Key) -> Double {
      guard let underlying else { return key.value }
      if key.isUnderlying { return underlying }
      return (key.composite ?? composite) == .replace ? key.value : underlying + key.value
    }
    if progress < 0, keys.count > 1, keys[1].offset == 0 { return value(of: keys[0]) }
    if progress >= 1, keys.count > 1, keys[keys.count - 2].offset == 1 {
      return value(of: keys[keys.count - 1])
    }
    let start =
      keys.lastIndex { $0.offset <= progress && $0.offset < 1 }
      ?? keys.lastIndex { $0.offset == 0 }!
    let (from, to) = (keys[start], keys[start + 1])
    if from.isHold {
      return progress >= 1 && start == keys.count - 2 ? value(of: to) : value(of: from)
    }
    // The contract's formula: one reciprocal, at most 1 inside the segment, exactly 1 at its end.
    var part = (progress - from.offset) * (1 / (to.offset - from.offset))
    if progress < to.offset { part = min(part, 1) } else { part = max(part, 1) }
    if progress == to.offset { part = 1 }
    let limit = Double.greatestFiniteMagnitude
    part = part > limit ? limit : part < -limit ? -limit : part
    let eased = from.easing.value(at: part, before: before)
    return value(of: from).interpolated(to: value(of: to), at: eased)
  }
}
