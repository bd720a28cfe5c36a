extension Easing {
  /// The easing as straight lines, linear() in CSS, with the fewest stops that stay within a
  /// tolerance.
  ///
  /// ```swift
  /// try Easing.spring(.bouncy).flattened(within: 0.001).css  // browsers have no springs
  /// ```
  ///
  /// The lines are nowhere in 0…1 further from the easing than the tolerance. That is proven and
  /// not sampled: between finer places the easing lies in the triangle of its chord and its end
  /// tangents where it bends one way, and within a bound of its second derivative elsewhere
  /// (Penner's and springs' from their formulas). The two ends are exact, and so are both sides of
  /// a jump; stops between them may lie off the easing by the tolerance, which makes them a third
  /// fewer than on it. Steps come out with all their levels; linear() loses the stops that the
  /// tolerance allows, and those outside 0…1. Seen backwards, what jumps has the other side at the
  /// jump itself.
  ///
  /// - Parameters:
  ///   - tolerance: The greatest distance in output, above 0.
  ///   - limit: The greatest number of stops, at least 2.
  /// - Returns: A linear() easing, or the receiver where it is linear.
  /// - Throws: ``EasingError/tooManyStops(limit:)``.
  public func flattened(
    within tolerance: Double, limit: Int = 65_536
  ) throws(EasingError) -> Easing {
    precondition(tolerance > 0, "the tolerance \(tolerance) of straight lines is not above 0")
    precondition(limit >= 2, "straight lines need two stops, and the limit is \(limit)")
    if notation == .linear { return self }
    if isStepped { return try flattenedStairs(limit: limit) }
    var flattening = EasingFlattening(self, tolerance: tolerance, limit: limit)
    let lines = try flattening.lines()
    guard lines.count <= limit else { throw .tooManyStops(limit: limit) }
    return try .linear(validating: lines)
  }

  /// Steps as level lines.
  private func flattenedStairs(limit: Int) throws(EasingError) -> Easing {
    guard var places = notation.jumpPlaces(from: 0, to: 1, limit: limit) else {
      throw .tooManyStops(limit: limit)
    }
    places = places.filter { $0 > 0 && $0 < 1 }
    places.insert(0, at: 0)
    places.append(1)
    var stops: [LinearStop] = []
    for (start, end) in zip(places, places.dropFirst()) where start < end {
      let level = value(at: start + 0.5 * (end - start))
      stops += [LinearStop(level, at: start), LinearStop(level, at: end)]
    }
    if let last = stops.last, last.output != value(at: 1) {
      stops.append(LinearStop(value(at: 1), at: 1))
    }
    guard stops.count <= limit else { throw .tooManyStops(limit: limit) }
    return try .linear(validating: stops)
  }
}

extension EasingNotation {
  /// The places in an interval at which steps jump, rising, and perhaps one on either side of it;
  /// nothing where there are more than `limit`.
  fileprivate func jumpPlaces(from lower: Double, to upper: Double, limit: Int) -> [Double]? {
    switch self {
    case .steps(let count, _):
      let count = Double(count)
      let (first, last) = ((lower * count).wholeBelow, (upper * count).wholeAbove)
      guard last - first < Double(limit) else { return nil }
      return (0...Int(last - first)).map { (first + Double($0)) / count }
    case .reversed(let forward):
      return forward.jumpPlaces(from: 1 - upper, to: 1 - lower, limit: limit)?
        .reversed().map { 1 - $0 }
    case .part(let whole, let part):
      return whole.jumpPlaces(from: part.whole(lower), to: part.whole(upper), limit: limit)?
        .map { part.part($0) }
    default: return []
    }
  }
}

/// An easing made into straight lines.
private struct EasingFlattening {
  private let easing: Easing
  private let tolerance: Double
  /// How far the finer lines may be away.
  private let fine: Double
  private let limit: Int
  /// How many finer places there may be.
  private let placeLimit: Int
  private var places: [Double] = []
  private var rows: [[Double]] = []

  init(_ easing: Easing, tolerance: Double, limit: Int) {
    self.easing = easing
    self.tolerance = tolerance
    fine = tolerance / 32
    self.limit = limit
    placeLimit = limit <= Int.max / 24 ? 24 * limit : .max
  }

  /// The stops, run by run between jumps.
  mutating func lines() throws(EasingError) -> [LinearStop] {
    var stops: [LinearStop] = []
    var last: (place: Double, output: Double)?
    for stretch in easing.flatStretches() {
      if let last, last.output != stretch.startValue { finishRun(&stops) }
      if places.isEmpty { add(stretch.start, stretch.startValue) }
      if stretch.start < stretch.end { try refine(stretch) }
      last = (stretch.end, stretch.endValue)
    }
    finishRun(&stops)
    return stops
  }

  private mutating func add(_ place: Double, _ output: Double) {
    places.append(place)
    rows.append([output])
  }

  private mutating func finishRun(_ stops: inout [LinearStop]) {
    var tolerances = [Double](repeating: tolerance - fine, count: places.count)
    tolerances[0] = 0
    tolerances[places.count - 1] = 0
    let corners = FewestLines(places: places, rows: rows, tolerances: tolerances).corners()
    stops += corners.map { LinearStop($0.row[0], at: places[$0.index]) }
    places = []
    rows = []
  }

  /// Adds places of a stretch, so near that the easing is within the fine tolerance of their
  /// chords.
  private mutating func refine(_ stretch: MonotoneStretch<Double>) throws(EasingError) {
    var pending = [(end: stretch.end, output: stretch.endValue)]
    var (start, first) = (stretch.start, stretch.startValue)
    while let (end, output) = pending.last {
      let middle = start + 0.5 * (end - start)
      if middle > start, middle < end,
        !(easing.distanceOfChord(from: start, first, to: end, output) <= fine)
      {
        pending.append((middle, easing.value(at: middle)))
        guard places.count + pending.count <= placeLimit else { throw .tooManyStops(limit: limit) }
        continue
      }
      pending.removeLast()
      add(end, output)
      (start, first) = (end, output)
    }
  }
}
