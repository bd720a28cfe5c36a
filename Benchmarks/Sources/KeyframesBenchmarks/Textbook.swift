/// The evaluator that a textbook describes: keys as an array of structures, a linear scan for the
/// segment, and a Bezier solver of a few Newton steps with bisection behind them.
///
/// It is what Keyframes is held against, in the same run.
struct TextbookTrack {
  /// A key with the easing towards the next.
  struct Key {
    var offset: Double
    var value: Double
    var easing: TextbookEasing
  }

  let keys: [Key]

  func value(at progress: Double) -> Double {
    if progress <= keys[0].offset { return keys[0].value }
    for index in 1..<keys.count where progress < keys[index].offset {
      let (left, right) = (keys[index - 1], keys[index])
      let local = (progress - left.offset) / (right.offset - left.offset)
      return left.value + (right.value - left.value) * left.easing.value(at: local)
    }
    return keys[keys.count - 1].value
  }
}

/// A linear or Bezier easing in the textbook's way.
enum TextbookEasing {
  case linear
  case bezier(Double, Double, Double, Double)

  func value(at x: Double) -> Double {
    switch self {
    case .linear: x
    case .bezier(let x1, let y1, let x2, let y2):
      TextbookEasing.solve(x, x1, y1, x2, y2)
    }
  }

  private static func solve(
    _ x: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> Double {
    let cx = 3 * x1
    let bx = 3 * (x2 - x1) - cx
    let ax = 1 - cx - bx
    let cy = 3 * y1
    let by = 3 * (y2 - y1) - cy
    let ay = 1 - cy - by
    func y(_ t: Double) -> Double { ((ay * t + by) * t + cy) * t }

    var t = x
    for _ in 0..<8 {
      let error = ((ax * t + bx) * t + cx) * t - x
      if error.magnitude < 1e-7 { return y(t) }
      let slope = (3 * ax * t + 2 * bx) * t + cx
      if slope.magnitude < 1e-6 { break }
      t -= error / slope
    }
    var (low, high) = (0.0, 1.0)
    t = x
    while low < high {
      let error = ((ax * t + bx) * t + cx) * t - x
      if error.magnitude < 1e-7 { break }
      if error < 0 { low = t } else { high = t }
      t = low + (high - low) / 2
    }
    return y(t)
  }
}
