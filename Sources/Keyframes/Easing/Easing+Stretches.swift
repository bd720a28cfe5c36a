extension Easing {
  /// The least and the greatest output over an interval.
  ///
  /// They are found from the formula, not from samples, so a peak between two frames is not
  /// missed. At a jump the outputs on both sides count.
  ///
  /// ```swift
  /// Easing.easeOutBack.extremes().highest       // 1.1000040…
  /// Easing.easeOutBack.extremes().highestPlace  // 0.5801025…
  /// ```
  ///
  /// - Parameter range: An interval of progress, also beyond 0…1.
  /// - Returns: The extremes.
  public func extremes(in range: ClosedRange<Double> = 0...1) -> ScalarExtremes<Double> {
    let (lower, upper) = (range.lowerBound, range.upperBound)
    var result = ScalarExtremes(value(at: lower), at: lower)
    for boundary in notation.boundaries(lower, upper, isEvery: false) {
      if boundary.progress > lower { result.take(boundary.before, at: boundary.progress) }
      if boundary.progress < upper { result.take(boundary.after, at: boundary.progress) }
    }
    result.take(value(at: upper), at: upper)
    return result
  }

  /// The stretches over which the output moves one way only, in order and end to end.
  ///
  /// Stairs up are one stretch. Found from the formula, not from samples.
  ///
  /// ```swift
  /// Easing.easeOutBack.monotoneStretches().map(\.end)  // 0.5801025…, 1
  /// ```
  ///
  /// - Parameter range: An interval of progress, also beyond 0…1.
  /// - Returns: The stretches; where the output at an end of the interval is another one than is
  ///   approached there, also one of no length.
  public func monotoneStretches(in range: ClosedRange<Double> = 0...1) -> [MonotoneStretch<Double>]
  {
    smoothStretches(in: range).joined()
  }

  /// The same, cut also where the slope jumps or is steepest.
  func smoothStretches(in range: ClosedRange<Double>) -> [MonotoneStretch<Double>] {
    let (lower, upper) = (range.lowerBound, range.upperBound)
    let (first, last) = (value(at: lower), value(at: upper))
    guard lower < upper else {
      return [MonotoneStretch(from: lower, to: upper, startValue: first, endValue: first)]
    }
    var result: [MonotoneStretch<Double>] = []
    var (place, output) = (lower, first)
    for boundary in notation.boundaries(lower, upper, isEvery: true) {
      if boundary.progress == lower {
        if boundary.after != first {
          result.append(MonotoneStretch(from: lower, to: lower, startValue: first, endValue: first))
        }
      } else {
        append(&result, from: place, output, to: boundary.progress, boundary.before)
      }
      (place, output) = (boundary.progress, boundary.after)
    }
    if place < upper {
      append(&result, from: place, output, to: upper, last)
    } else if let end = result.last, end.endValue != last {
      result.append(MonotoneStretch(from: upper, to: upper, startValue: last, endValue: last))
    }
    return result
  }

  private func append(
    _ stretches: inout [MonotoneStretch<Double>], from start: Double, _ first: Double,
    to end: Double, _ last: Double
  ) {
    stretches.append(
      MonotoneStretch(
        from: start, to: end, startValue: first, endValue: last,
        isStepped: isStepped && first != last))
  }

  /// The output that is approached at a progress from a side: not the one at it where the easing
  /// jumps there, as a spring that is cut off does at its end.
  func value(at progress: Double, approachedFrom side: ProgressSide) -> Double {
    let own = value(at: progress, before: side == .below)
    // A curve goes on, also where it is so steep that the smallest step leads far.
    guard let step = compiled.entry.stepAcrossJumps else { return own }
    let place = max(step, progress.ulp)
    let near = value(at: side == .below ? progress - place : progress + place)
    // Where nothing jumps, so small a step leads next to nowhere.
    return (near - own).magnitude <= 0x1p-32 ? own : near
  }

  /// Whether the output moves by jumps alone.
  var isStepped: Bool { notation.isStepped }
}

extension EasingEntry {
  /// A step in progress that leads over a jump from whichever number stands at it; nothing where
  /// there is none anywhere.
  ///
  /// An easing seen from its end is asked at 1 less it, which tells no smaller steps apart, and a
  /// part of one at progresses of the whole.
  fileprivate var stepAcrossJumps: Double? {
    let isPart = kind == .part || (kind == .reversed && forward == .part)
    var rule = kind == .reversed ? forward : kind
    if isPart { rule = whole == .reversed ? wholeForward : whole }
    switch rule {
    case .linear, .cubicBezier, .cubicBeziers, .penner: return nil
    default: break
    }
    guard isPart else { return 0x1p-52 }
    let greatest = max(partStart.magnitude, partEnd.magnitude, 1)
    return max(0x1p-52, min(0x1p-52 * greatest / (partEnd - partStart), 0.5))
  }
}

extension EasingNotation {
  fileprivate var isStepped: Bool {
    switch self {
    case .steps: true
    case .reversed(let forward): forward.isStepped
    case .part(let whole, _): whole.isStepped
    default: false
    }
  }
}
