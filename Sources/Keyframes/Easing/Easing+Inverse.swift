extension Easing {
  /// Whether the output only rises, or only falls, while the progress goes from 0 to 1.
  ///
  /// Level parts and jumps in the same direction are allowed.
  public var isMonotone: Bool { notation.isMonotone ?? movesOneWay }

  /// The same from the stretches.
  private var movesOneWay: Bool {
    var outputs: [Double] = []
    for stretch in monotoneStretches() { outputs += [stretch.startValue, stretch.endValue] }
    let steps = zip(outputs, outputs.dropFirst())
    return steps.allSatisfy { $0 <= $1 } || steps.allSatisfy { $0 >= $1 }
  }

  /// The first progress from 0 to 1 at which the output reaches a value.
  ///
  /// ```swift
  /// Easing.easeInOut.inverse(of: 0.1)   // 0.2207081…
  /// Easing.easeOutBack.inverse(of: 0.5) // nil: it overshoots
  /// ```
  ///
  /// It is exact for the easing as it is evaluated: the output at the answer has reached the value,
  /// and at the next lower progress it has not. It costs some sixty evaluations.
  ///
  /// - Parameter output: A value from the output at 0 to the output at 1.
  /// - Returns: The progress, or nothing where the easing is not monotone, where it never takes or
  ///   jumps over such a value, and for not-a-number.
  public func inverse(of output: Double) -> Double? {
    guard isMonotone, !output.isNaN else { return nil }
    let (start, end) = (value(at: 0), value(at: 1))
    let isRising = start <= end
    func hasReached(_ value: Double) -> Bool { isRising ? value >= output : value <= output }
    guard hasReached(end), isRising ? output >= start : output <= start else { return nil }
    if hasReached(start) { return 0 }
    // The bits of positive doubles are ordered as the doubles are.
    var low = 0.0.bitPattern
    var high = 1.0.bitPattern
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if hasReached(value(at: Double(bitPattern: middle))) { high = middle } else { low = middle }
    }
    return Double(bitPattern: high)
  }
}

extension EasingNotation {
  /// Whether the output moves one way only; nothing for parts, of which the stretches tell.
  fileprivate var isMonotone: Bool? {
    switch self {
    case .part: return nil
    case .linear, .keyword, .steps, .decay: return true
    case .spring(let spring): return spring.isMonotone
    case .cubicBezier(let curve): return curve.isMonotone
    case .penner(let family, _, let first, _):
      return family.isMonotone || (family == .back && first == 0)
    case .reversed(let forward): return forward.isMonotone
    case .linearStops(let numbers):
      // The outputs over 0…1, from the last stop at or before 0 on.
      let easing = CompiledEasing.linearStops(numbers)
      var outputs = [easing.value(at: 0)]
      for index in stride(from: 0, to: numbers.count, by: 2)
      where numbers[index] > 0 && numbers[index] <= 1 {
        outputs.append(numbers[index + 1])
      }
      outputs.append(easing.value(at: 1))
      let steps = zip(outputs, outputs.dropFirst())
      return steps.allSatisfy { $0 <= $1 } || steps.allSatisfy { $0 >= $1 }
    case .cubicBeziers(let points):
      var isRising = true
      var isFalling = true
      for (curve, end) in CubicBeziers.segments(points) {
        let y = BezierCoordinate(curve.y1, curve.y2, end: end)
        var previous = 0.0
        for output in y.flatParameters.map({ y.value(at: $0).rounded }) + [end] {
          if output < previous { isRising = false }
          if output > previous { isFalling = false }
          previous = output
        }
      }
      return isRising || isFalling
    }
  }
}
