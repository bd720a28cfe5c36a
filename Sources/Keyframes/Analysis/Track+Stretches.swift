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
  ///   approached there, also one of no length. Of keys that repeat, the first 100,000 cycles within
  ///   the interval.
  /// - Complexity: O(*n*) for *n* keys and stops of easings, for each cycle of keys that repeat.
  public func monotoneStretches(in range: ClosedRange<Double> = 0...1) -> [MonotoneStretch<Double>]
  {
    smoothStretches(in: range).joined()
  }

  /// The same, cut also where the velocity jumps or may be greatest.
  ///
  /// - Parameters:
  ///   - range: An interval of progress.
  ///   - isEvery: Whether every cycle of keys that repeat is looked at, or only the outer ones where
  ///     there are more than six: cycles are alike or grow evenly.
  /// - Returns: The stretches, which leave a gap where cycles are not looked at.
  func smoothStretches(
    in range: ClosedRange<Double>, isEvery: Bool = true
  ) -> [MonotoneStretch<Double>] {
    guard isReversed else {
      return keyStretches(from: range.lowerBound, to: range.upperBound, isEvery: isEvery)
    }
    let (mirrored, place) = mirroring(range)
    return keyStretches(from: mirrored.lowerBound, to: mirrored.upperBound, isEvery: isEvery)
      .reversed().map { $0.mirrored(from: place($0.end), to: place($0.start)) }
  }

  /// An interval seen from the end of the track, and where its places are on the way back; its ends
  /// come back as they were.
  func mirroring(
    _ range: ClosedRange<Double>
  ) -> (range: ClosedRange<Double>, place: (Double) -> Double) {
    let (lower, upper) = (range.lowerBound, range.upperBound)
    let mirrored = (1 - upper)...(1 - lower)
    return (
      mirrored,
      { $0 == mirrored.lowerBound ? upper : $0 == mirrored.upperBound ? lower : 1 - $0 }
    )
  }

  /// The stretches between two offsets, not seen backwards.
  private func keyStretches(
    from lower: Double, to upper: Double, isEvery: Bool
  ) -> [MonotoneStretch<Double>] {
    func value(_ offset: Double) -> Double { generalValue(at: offset, before: false) }
    var result: [MonotoneStretch<Double>] = []
    let first = piece(at: lower)
    for piece in first..<segments.count {
      let start = piece == first ? lower : segments[piece].origin
      let end = piece + 1 < segments.count ? min(upper, segments[piece + 1].origin) : upper
      guard start < end || piece == first else { break }
      if start == end, lower < upper { continue }
      if segments[piece].repeats {
        visitRepeatedStretches(of: piece, from: start, to: end, isEvery: isEvery) {
          result.append($0)
        }
      } else {
        visitStretches(of: piece, from: start, to: end) { result.append($0) }
      }
      if end == upper { break }
    }
    let initial = value(lower)
    if let start = result.first, segments[first].repeats,
      isJump(from: initial, to: start.startValue)
    {
      result.insert(
        MonotoneStretch(from: lower, to: lower, startValue: initial, endValue: initial), at: 0)
    }
    let last = value(upper)
    let final = segments[self.piece(at: upper)]
    if let end = result.last, end.endValue != last, final.origin == upper || final.repeats {
      if final.origin == upper || isJump(from: end.endValue, to: last) {
        result.append(MonotoneStretch(from: upper, to: upper, startValue: last, endValue: last))
      }
    }
    return result
  }

  /// Whether two values at one place are no matter of rounding.
  ///
  /// Where keys repeat any place may be one at which they start anew.
  private func isJump(from: Double, to: Double) -> Bool {
    (from - to).magnitude > 1e-9 * max(from.magnitude, to.magnitude)
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
      // Up to the first key the tangent leads to its value, whatever its easing begins with.
      let endsAtKey = segment.shape == .leadTangent && end == segments[1].origin
      let first = generalValue(at: start, before: false)
      let last = endsAtKey ? segment.course.from : generalValue(at: end, before: false)
      return body(MonotoneStretch(from: start, to: end, startValue: first, endValue: last))
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
    let easing = easings.easings[Int(inner.easing)]
    // What the easing has at the end of the piece itself is the next piece's to say.
    let endsPiece = piece + 1 < segments.count && end == segments[piece + 1].origin
    for eased in easing.smoothStretches(in: low...max(low, high)) {
      if endsPiece, eased.start == eased.end, eased.start == high, low < high { continue }
      func place(_ part: Double) -> Double {
        if part == low { return start }
        return part == high ? end : min(max(inner.origin + inner.length * part, start), end)
      }
      if inner.bend >= 0 {
        let (least, greatest) = inOrder(eased.startValue, eased.endValue)
        StretchComposition(
          start: eased.start, end: eased.end, from: eased.startValue, to: eased.endValue,
          isStepped: eased.isStepped
        ).visit(bendStretches(of: inner, in: least...greatest)) {
          easing.value(at: $0)
        } value: {
          bends[Int(inner.bend)].value(on: inner.course, at: $0)
        } _: {
          body($0.placed(from: place($0.start), to: place($0.end)))
        }
      } else {
        body(
          eased.placed(from: place(eased.start), to: place(eased.end)).valued {
            inner.course.value(at: $0)
          })
      }
    }
  }

  /// The stretches of a curve by its eased progress: between the roots of its derivative,
  /// 3(A − B) e² + (2B − 4A) e + d + A, and beyond 0 and 1 along its tangents.
  private func bendStretches(
    of segment: TrackSegment<Double>, in range: ClosedRange<Double>
  ) -> [MonotoneStretch<Double>] {
    let bend = bends[Int(segment.bend)]
    let difference = segment.course.to - segment.course.from
    var places = [range.lowerBound, 0, 1, range.upperBound]
    if !bend.isLimited {
      places += QuadraticRoots.between0And1(
        3 * (bend.start - bend.end), 2 * bend.end - 4 * bend.start, difference + bend.start)
    }
    // The curve is fastest where its second derivative is 0, or at an end.
    let steepest = (2 * bend.start - bend.end) / (3 * (bend.start - bend.end))
    if steepest > 0, steepest < 1 { places.append(steepest) }
    places.sort()
    var result: [MonotoneStretch<Double>] = []
    for (from, to) in zip(places, places.dropFirst())
    where from < to && from >= range.lowerBound && to <= range.upperBound {
      result.append(
        MonotoneStretch(
          from: from, to: to, startValue: bend.value(on: segment.course, at: from),
          endValue: bend.value(on: segment.course, at: to)))
    }
    if result.isEmpty {
      let value = bend.value(on: segment.course, at: range.lowerBound)
      result.append(level(value, from: range.lowerBound, to: range.upperBound))
    }
    return result
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
    of piece: Int, from start: Double, to end: Double, isEvery: Bool,
    _ body: (MonotoneStretch<Double>) -> Void
  ) {
    let (first, last) = (index.first, index.last)
    let length = last - first
    let shape = segments[piece].shape
    // Unless they turn there, the last key's own value stands at its offset alone.
    let once = keyStretches(from: first, to: last, isEvery: true).filter {
      $0.start < last || shape == .oscillate
    }
    func border(_ cycle: Double) -> Double {
      cycle == 0 ? first : cycle == 1 ? last : first + cycle * length
    }
    if start == last {
      body(level(segments[piece].course.from, from: start, to: start))
    }
    func number(_ offset: Double) -> Double {
      min(max(self.cycle(of: offset).number, -Self.furthestCycle), Self.furthestCycle)
    }
    var cycle = number(start)
    let (early, late) = (cycle + 2, number(end) - 3)
    let limit = min(Self.furthestCycle, cycle + (isEvery ? Self.mostCycles : .infinity))
    while border(cycle) < end, cycle < limit {
      let (from, to) = (border(cycle), border(cycle + 1))
      let isBackwards = shape.isBackwards(inCycle: cycle)
      func place(_ offset: Double) -> Double {
        if offset == first { return isBackwards ? to : from }
        if offset == last { return isBackwards ? from : to }
        return isBackwards ? from + (last - offset) : from + (offset - first)
      }
      for number in once.indices {
        let inside = once[isBackwards ? once.count - 1 - number : number]
        var stretch =
          isBackwards
          ? inside.mirrored(from: place(inside.end), to: place(inside.start))
          : inside.placed(from: place(inside.start), to: place(inside.end))
        if shape == .cycleWithOffset { stretch = stretch.valued { shifted($0, by: cycle) } }
        if let cut = stretch.cut(
          from: start, to: end, { generalValue(at: $0, before: false) })
        {
          body(cut)
        }
      }
      cycle = !isEvery && cycle == early && cycle < late ? late : cycle + 1
    }
  }

  /// Beyond so many cycles a place says little of where in its cycle it is.
  private static var furthestCycle: Double { 0x1p40 }

  /// How many cycles are looked at where every one is asked for.
  private static var mostCycles: Double { 100_000 }
}

extension MonotoneStretch where Place == Double {
  /// The part of the stretch within an interval, or nothing.
  func cut(
    from lower: Double, to upper: Double, _ value: (Double) -> Double
  ) -> MonotoneStretch<Double>? {
    if start == end { return start >= lower && start < upper ? self : nil }
    guard end > lower, start < upper else { return nil }
    return MonotoneStretch(
      from: max(start, lower), to: min(end, upper),
      startValue: start < lower ? value(lower) : startValue,
      endValue: end > upper ? value(upper) : endValue, isStepped: isStepped)
  }
}

extension TrackSegment {
  /// Whether the keys repeat in it.
  fileprivate var repeats: Bool {
    switch shape {
    case .cycle, .cycleWithOffset, .oscillate: true
    default: false
    }
  }
}
