/// Which part of an easing, and what its outputs are counted by.
struct EasingPart: Hashable, Sendable {
  /// The progress of the whole easing at 0 and at 1 of the part; the first is the lower one.
  let start: Double
  let end: Double
  /// The outputs of the whole easing that count as 0 and as 1; they differ.
  let zero: Double
  let one: Double

  /// Whether the ends lie in order, the outputs apart, and nothing that is formed of them leaves
  /// the range of numbers.
  var isSound: Bool {
    let (length, way) = (end - start, one - zero)
    guard start < end, zero != one, length.isFinite, way.isFinite else { return false }
    let scale = length / way
    return scale.isFinite && scale != 0
  }

  /// The progress of the whole at one of the part, and exactly the end at 1.
  func whole(_ progress: Double) -> Double {
    progress == 1 ? end : start + (end - start) * progress
  }

  /// The progress of the part at one of the whole.
  func part(_ progress: Double) -> Double {
    progress == end ? 1 : (progress - start) / (end - start)
  }

  /// An output of the whole as the part counts it.
  func output(_ output: Double) -> Double { (output - zero) / (one - zero) }
}

extension Easing {
  /// A part of an easing, run from 0 to 1: what the easing does over an interval, scaled so that it
  /// begins at 0 and ends at 1.
  ///
  /// ```swift
  /// Easing.easeInOut.trimmed(to: 0...0.5)!.value(at: 0.5)  // 0.2583…: 0.1291… of 0.5
  /// ```
  ///
  /// A cubic-bezier is cut by de Casteljau's construction and stays one (unless a handle of the
  /// part would lie outside 0…1 in progress), the stops of linear() stay stops, and a part of any
  /// other easing is written `part(ease-out-bounce, 0.25, 0.5, …)` and evaluated by its own
  /// formula. Scaled by the difference of its ends, the part is within 10⁻¹² × max(1, the greatest
  /// handle) of the easing, and of a few units in the last place where it is no cubic-bezier; where
  /// it is steep, as much as progress is rounded.
  ///
  /// - Parameter range: An interval of progress within 0…1 that has a length.
  /// - Returns: The part, or nothing where its ends are not apart, or so little that scaling would
  ///   magnify what lies between them more than four times, and where it leaves the range of
  ///   numbers.
  public func trimmed(to range: ClosedRange<Double>) -> Easing? {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= 1 && range.lowerBound < range.upperBound,
      "an easing is trimmed to an interval that has a length and lies in 0...1")
    return scaledPart(from: range.lowerBound, to: range.upperBound)
  }

  /// The same of any interval.
  func scaledPart(from start: Double, to end: Double) -> Easing? {
    if notation == .linear { return self }
    let (first, last) = (value(at: start), value(at: end))
    let way = (last - first).magnitude
    let extremes = extremes(in: start...end)
    guard way > 0, way >= 0.25 * (extremes.highest - extremes.lowest) else { return nil }
    if let curve = notation.curve, start >= 0, end <= 1,
      let cut = curve.cut(from: start, to: end, rise: last - first)
    {
      return Easing(cut, as: .cubicBezier(cut))
    }
    return part(validating: EasingPart(start: start, end: end, zero: first, one: last))
  }

  /// A part of the easing as it is counted; where there is none in the range of numbers, the line
  /// between its ends.
  ///
  /// Counted from 0 to 1, as the easing itself is, only a part of a part leaves the range, when both
  /// of its ends are one number of the whole: there the line is level and all there is.
  func part(_ part: EasingPart) -> Easing {
    if let easing = self.part(validating: part) { return easing }
    func end(_ progress: Double) -> Double {
      let output = part.output(value(at: progress))
      let greatest = Double.greatestFiniteMagnitude
      return output.isNaN ? 0 : min(max(output, -greatest), greatest)
    }
    return .line(from: end(part.start), to: end(part.end)) ?? .linear
  }

  /// A part of the easing as it is counted, or nothing where it is not sound, is so short that the
  /// easing it is counted in doesn't tell its ends apart, or has outputs that are not finite.
  func part(validating part: EasingPart) -> Easing? {
    guard part.isSound else { return nil }
    // Of a keyword's curve it is known where it bends.
    if let curve = notation.keywordCurve {
      return Easing(curve, as: .cubicBezier(curve)).part(validating: part)
    }
    switch notation {
    case .linear:
      return .line(from: part.output(part.start), to: part.output(part.end))
    case .linearStops(let numbers):
      return LinearStops.part(part, of: self, numbers)
    case .part(let whole, let inner):
      // A part of a part is one of the whole.
      let run = inner.one - inner.zero
      let outer = EasingPart(
        start: inner.whole(part.start), end: inner.whole(part.end),
        zero: inner.zero + part.zero * run, one: inner.zero + part.one * run)
      return self.part(outer, of: whole, compiled.entry.unparted)
    case .reversed(.part):
      let mirrored = EasingPart(
        start: 1 - part.end, end: 1 - part.start, zero: 1 - part.one, one: 1 - part.zero)
      return reversed().part(validating: mirrored)?.reversed()
    default:
      return self.part(part, of: notation, compiled.entry)
    }
  }

  /// A part that is evaluated by the formula of its whole.
  private func part(
    _ part: EasingPart, of whole: EasingNotation, _ wholeEntry: EasingEntry
  ) -> Easing? {
    guard part.isSound else { return nil }
    var entry = wholeEntry
    entry.take(part)
    let easing = Easing(
      CompiledEasing(
        .part(whole, part), entry, pieces: compiled.pieces, numbers: compiled.numbers))
    let extremes = easing.extremes()
    return extremes.lowest.isFinite && extremes.highest.isFinite ? easing : nil
  }

  /// A straight line, or nothing where an end is not finite.
  @inline(never)
  private static func line(from first: Double, to last: Double) -> Easing? {
    try? linear(validating: [LinearStop(first, at: 0), LinearStop(last, at: 1)])
  }
}

extension LinearStops {
  /// The stops of a part: those inside, and one at each end; nothing where one is not finite.
  fileprivate static func part(
    _ part: EasingPart, of easing: Easing, _ numbers: [Double]
  ) -> Easing? {
    var stops = [LinearStop(part.output(easing.value(at: part.start)), at: 0)]
    for index in stride(from: 0, to: numbers.count, by: 2) {
      let (progress, output) = (numbers[index], numbers[index + 1])
      if progress <= part.start || progress > part.end { continue }
      stops.append(LinearStop(part.output(output), at: min(part.part(progress), 1)))
    }
    if numbers[numbers.count - 2] < part.end || stops[stops.count - 1].progress != 1 {
      stops.append(LinearStop(part.output(easing.value(at: part.end)), at: 1))
    }
    return try? .linear(validating: stops)
  }
}

extension EasingEntry {
  /// Makes the entry one of a part of what it was.
  fileprivate mutating func take(_ part: EasingPart) {
    (whole, wholeForward) = (kind, forward)
    (kind, forward) = (.part, .part)
    (partStart, partEnd, partZero, partOne) = (part.start, part.end, part.zero, part.one)
  }

  /// The entry of the whole.
  var unparted: EasingEntry {
    var result = self
    (result.kind, result.forward) = (whole, wholeForward)
    return result
  }

  private var part: EasingPart {
    EasingPart(start: partStart, end: partEnd, zero: partZero, one: partOne)
  }

  /// The output of a part.
  func partValue(
    at progress: Double, before: Bool, _ pieces: [CurvePiece], _ numbers: [Double]
  ) -> Double {
    let part = part
    return part.output(
      unparted.value(at: part.whole(progress), before: before, pieces, numbers))
  }

  /// The slope of a part.
  func partSlope(
    at progress: Double, side: ProgressSide, _ pieces: [CurvePiece], _ numbers: [Double]
  ) -> Double {
    let part = part
    return unparted.slope(at: part.whole(progress), side: side, pieces, numbers)
      * ((part.end - part.start) / (part.one - part.zero))
  }
}

extension EasingNotation {
  /// The curve of a cubic-bezier, keywords included.
  var curve: CubicBezier? {
    switch self {
    case .cubicBezier(let curve): curve
    case .keyword(.ease): CubicBezier(unchecked: 0.25, 0.1, 0.25, 1)
    case .keyword(.easeIn): CubicBezier(unchecked: 0.42, 0, 1, 1)
    case .keyword(.easeOut): CubicBezier(unchecked: 0, 0, 0.58, 1)
    case .keyword(.easeInOut): CubicBezier(unchecked: 0.42, 0, 0.58, 1)
    case .reversed(let forward):
      forward.curve.map {
        CubicBezier(unchecked: 1 - $0.x2, 1 - $0.y2, 1 - $0.x1, 1 - $0.y1)
      }
    default: nil
    }
  }
}

extension CubicBezier {
  /// The curve between two progresses, whose outputs are `rise` apart, from (0, 0) to (1, 1): by de
  /// Casteljau's construction, whose outer handles are a third of the tangents.
  fileprivate func cut(from start: Double, to end: Double, rise: Double) -> CubicBezier? {
    let x = BezierCoordinate(x1, x2, end: 1)
    let y = BezierCoordinate(y1, y2, end: 1)
    func parameter(_ progress: Double) -> Double {
      BracketedRoot.find(from: 0, through: 1) {
        (x.value(at: $0).subtracting(progress), x.slope(at: $0))
      }
    }
    let (first, last) = (parameter(start), parameter(end))
    let third = (last - first) / 3
    let run = end - start
    let (one, two) = (third * x.slope(at: first) / run, 1 - third * x.slope(at: last) / run)
    // A steep start before a flat middle has its handle beyond the end of the part.
    let slack = 0x1p-50
    guard one >= -slack, one <= 1 + slack, two >= -slack, two <= 1 + slack else { return nil }
    return try? CubicBezier(
      validating: min(max(one, 0), 1), third * y.slope(at: first) / rise,
      min(max(two, 0), 1), 1 - third * y.slope(at: last) / rise)
  }
}
