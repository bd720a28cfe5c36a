extension Track<Double> {
  /// The stretches over which the value moves one way only, in order and end to end.
  ///
  /// They are found from the keys and from the formulas of the easings, not from samples, so nothing
  /// between two frames is missed. What lies outside the keys is looked at as well.
  ///
  /// ```swift
  /// let popIn: Track = [0: 0.6, 0.6: 1.1, 0.8: 0.9, 1: 1]
  /// popIn.monotoneStretches().map(\.endValue)  // 1.1, 0.9, 1
  /// ```
  ///
  /// - Parameter range: An interval of progress.
  /// - Returns: The stretches; where the value at an end of the interval is another one than is
  ///   approached there, also one of no length.
  /// - Complexity: O(*n*) for *n* keys and stops of easings.
  public func monotoneStretches(in range: ClosedRange<Double> = 0...1) -> [MonotoneStretch<Double>] {
    guard isReversed else { return keyStretches(from: range.lowerBound, to: range.upperBound) }
    let (lower, upper) = (range.lowerBound, range.upperBound)
    let (from, to) = (1 - upper, 1 - lower)
    func place(_ offset: Double) -> Double {
      offset == from ? upper : offset == to ? lower : 1 - offset
    }
    return keyStretches(from: from, to: to).reversed().map {
      $0.mirrored(from: place($0.end), to: place($0.start))
    }
  }

  /// The stretches between two offsets, not seen backwards.
  private func keyStretches(from lower: Double, to upper: Double) -> [MonotoneStretch<Double>] {
    func value(_ offset: Double) -> Double { generalValue(at: offset, before: false) }
    var result: [MonotoneStretch<Double>] = []
    let first = piece(at: lower)
    for piece in first..<segments.count {
      let start = piece == first ? lower : segments[piece].origin
      let end = piece + 1 < segments.count ? min(upper, segments[piece + 1].origin) : upper
      guard start < end || piece == first else { break }
      if start == end, lower < upper { continue }
      visitStretches(of: piece, from: start, to: end) { result.join($0) }
      if end == upper { break }
    }
    let last = value(upper)
    if segments[self.piece(at: upper)].origin == upper, let end = result.last, end.endValue != last {
      result.join(MonotoneStretch(from: upper, to: upper, startValue: last, endValue: last))
    }
    return result
  }

  /// Hands over the stretches of one piece.
  private func visitStretches(
    of piece: Int, from start: Double, to end: Double,
    _ body: (MonotoneStretch<Double>) -> Void
  ) {
    let segment = segments[piece]
    let curve: Int
    switch segment.shape {
    case .hold:
      return body(level(segment.course.from, from: start, to: end))
    case .leadTangent, .trailTangent:
      let (first, last) = (
        generalValue(at: start, before: false), generalValue(at: end, before: false)
      )
      return body(MonotoneStretch(from: start, to: end, startValue: first, endValue: last))
    case .cycle, .cycleWithOffset, .oscillate:
      return visitRepeatedStretches(of: piece, from: start, to: end, body)
    case .lead: curve = 1
    case .trail: curve = piece - 1
    default: curve = piece
    }
    let limit = Double.greatestFiniteMagnitude
    let isInner = curve == piece
    func part(_ offset: Double) -> Double {
      if isInner, piece + 1 < segments.count, offset == segments[piece + 1].origin { return 1 }
      return min(max(self.part(of: offset, in: curve), -limit), limit)
    }
    var (low, high) = (part(start), part(end))
    if segment.shape == .lead { (low, high) = (min(low, 0), min(high, 0)) }
    if segment.shape == .trail { (low, high) = (max(low, 1), max(high, 1)) }
    let inner = segments[curve]
    let length = inner.length
    let easing = easings.easings[Int(inner.easing)]
    for eased in easing.monotoneStretches(in: low...max(low, high)) {
      func place(_ part: Double) -> Double {
        part == high ? end : part == low ? start : min(max(inner.origin + length * part, start), end)
      }
      body(eased.placed(from: place(eased.start), to: place(eased.end)).valued {
        inner.course.value(at: $0)
      })
    }
  }

  private func level(
    _ value: Double, from start: Double, to end: Double
  ) -> MonotoneStretch<Double> {
    MonotoneStretch(from: start, to: end, startValue: value, endValue: value)
  }
}

extension Track<Double> {
  /// Hands over the stretches where the keys repeat, cycle by cycle.
  fileprivate func visitRepeatedStretches(
    of piece: Int, from start: Double, to end: Double,
    _ body: (MonotoneStretch<Double>) -> Void
  ) {
    let length = index.last - index.first
    let limit = 0x1p40
    let shape = segments[piece].shape
    let once = keyStretches(from: index.first, to: index.last)
    var cycle = max(-limit, ((start - index.first) / length).wholeBelow)
    while true {
      let from = max(start, index.first + cycle * length)
      guard from < end else { break }
      let to = min(end, index.first + (cycle + 1) * length)
      let number = cycle
      let origin = index.first + number * length
      let isBackwards = shape == .oscillate && (number * 0.5).wholeBelow * 2 != number
      for place in once.indices {
        var stretch = once[isBackwards ? once.count - 1 - place : place]
        if isBackwards {
          stretch = stretch.mirrored(
            from: index.first + (index.last - stretch.end),
            to: index.last - (stretch.start - index.first))
        }
        stretch = stretch.placed(
          from: origin + (stretch.start - index.first), to: origin + (stretch.end - index.first))
        if shape == .cycleWithOffset { stretch = stretch.valued { shifted($0, by: number) } }
        if let cut = stretch.cut(from: from, to: to, { generalValue(at: $0, before: false) }) {
          body(cut)
        }
      }
      cycle += 1
      if to >= end { break }
    }
  }
}

extension MonotoneStretch where Place == Double {
  /// The part of the stretch within an interval, or nothing.
  func cut(
    from lower: Double, to upper: Double, _ value: (Double) -> Double
  ) -> MonotoneStretch<Double>? {
    guard end > lower || (start == end && end == lower), start < upper || start == end && start == upper
    else { return nil }
    return MonotoneStretch(
      from: max(start, lower), to: min(end, upper),
      startValue: start < lower ? value(lower) : startValue,
      endValue: end > upper ? value(upper.nextDown) : endValue, isStepped: isStepped)
  }
}
