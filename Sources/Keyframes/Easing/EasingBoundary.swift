/// A place at which an easing may turn round or jump, with the outputs on both sides of it.
struct EasingBoundary {
  var progress: Double
  var before: Double
  var after: Double

  init(_ progress: Double, before: Double, after: Double) {
    self.progress = progress
    self.before = before
    self.after = after
  }

  /// A place without a jump.
  init(_ progress: Double, _ output: Double) { self.init(progress, before: output, after: output) }
}

extension EasingNotation {
  /// The places in an interval at which the output may turn round or jump, in order: all of them,
  /// or only those that may be extremes; of jumps up stairs only those at the ends of the interval.
  func boundaries(_ lower: Double, _ upper: Double, isEvery: Bool) -> [EasingBoundary] {
    var result = (unsorted(lower, upper, isEvery: isEvery) + (isEvery ? steepPlaces : [])).filter {
      $0.progress >= lower && $0.progress <= upper
    }
    result.sort { $0.progress < $1.progress }
    return result
  }

  private func unsorted(_ lower: Double, _ upper: Double, isEvery: Bool) -> [EasingBoundary] {
    switch self {
    case .linear: return []
    case .keyword: return ends
    case .steps(let count, let position): return stairs(count, position, lower, upper)
    case .cubicBezier(let curve): return ends + curve.turns(end: 1)
    case .cubicBeziers(let points):
      var result = ends
      var start = SIMD2(0.0, 0.0)
      for (index, (curve, end)) in CubicBeziers.segments(points).enumerated() {
        let join = 3 * index + 2 < points.count ? points[3 * index + 2] : SIMD2(1, 1)
        if index > 0 { result.append(EasingBoundary(start.x, start.y)) }
        for turn in curve.turns(end: end) {
          result.append(
            EasingBoundary(
              start.x + (join.x - start.x) * turn.progress, start.y + turn.before))
        }
        start = join
      }
      return result
    case .linearStops(let numbers): return LinearStops.boundaries(numbers)
    case .penner(let family, let direction, let first, let second):
      let curve = Easing(family, direction, first, second).compiled.entry.pennerCurve
      return ends
        + curve.turningPoints(lower, upper, isEvery: isEvery).map {
          EasingBoundary($0.progress, $0.output)
        }
    case .spring(let spring):
      let turns = spring.turningPoints(from: lower, to: upper, isEvery: isEvery)
      return settling(spring.entry) + turns.map { EasingBoundary($0.progress, $0.output) }
    case .decay(let decay): return settling(decay.entry)
    case .reversed(let forward):
      let (from, to) = (1 - upper, 1 - lower)
      return forward.boundaries(from, to, isEvery: isEvery).map {
        // The ends come back as they were, whatever is rounded on the way.
        let place = $0.progress == from ? upper : $0.progress == to ? lower : 1 - $0.progress
        return EasingBoundary(place, before: 1 - $0.after, after: 1 - $0.before)
      }
    case .part(let whole, let part):
      let (from, to) = (part.whole(lower), part.whole(upper))
      return whole.boundaries(from, to, isEvery: isEvery).map {
        let place =
          $0.progress == from ? lower : $0.progress == to ? upper : part.part($0.progress)
        return EasingBoundary(
          place, before: part.output($0.before), after: part.output($0.after))
      }
    }
  }

  /// Places at which the slope jumps or may be steepest, of curves and of Penner's halves.
  private var steepPlaces: [EasingBoundary] {
    switch self {
    case .keyword: return curve?.steepPlaces(end: 1) ?? []
    case .cubicBezier(let curve): return curve.steepPlaces(end: 1)
    case .cubicBeziers(let points):
      var result: [EasingBoundary] = []
      var start = SIMD2(0.0, 0.0)
      for (index, (curve, end)) in CubicBeziers.segments(points).enumerated() {
        let join = 3 * index + 2 < points.count ? points[3 * index + 2] : SIMD2(1, 1)
        result += curve.steepPlaces(end: end).map {
          EasingBoundary(start.x + (join.x - start.x) * $0.progress, start.y + $0.before)
        }
        start = join
      }
      return result
    case .penner(let family, let direction, let first, let second):
      guard direction == .easeInOut || direction == .easeOutIn else { return [] }
      return [EasingBoundary(0.5, Easing(family, direction, first, second).value(at: 0.5))]
    default: return []
    }
  }

  /// Beyond 0 and 1 most easings go on another way.
  ///
  /// A call, as two copies of the array in one function are more than Embedded Swift keeps apart.
  private var ends: [EasingBoundary] {
    @inline(never) get { [EasingBoundary(0, 0), EasingBoundary(1, 1)] }
  }

  private func stairs(
    _ count: Int, _ position: StepPosition, _ lower: Double, _ upper: Double
  ) -> [EasingBoundary] {
    let (jumps, initial) = Steps.jumps(Double(count), position)
    func boundary(_ place: Double) -> EasingBoundary {
      func value(_ before: Bool) -> Double {
        Steps.value(
          at: place, before: before, count: Double(count), jumps: jumps, initial: initial)
      }
      return EasingBoundary(place, before: value(true), after: value(false))
    }
    return [boundary(lower), boundary(upper)]
  }

  /// The start of a motion and the jump to where it has settled.
  private func settling(_ entry: EasingEntry) -> [EasingBoundary] {
    let end = entry.upper
    return [
      EasingBoundary(0, end > 0 ? 0 : entry.lower),
      EasingBoundary(end, before: entry.springValue(at: end.nextDown), after: entry.lower),
    ]
  }
}

extension CubicBezier {
  /// Where the curve to (1, `end`) stands still in y.
  fileprivate func turns(end: Double) -> [EasingBoundary] {
    let builder = BezierPieceBuilder(self, end: end)
    return builder.y.flatParameters.map {
      EasingBoundary(
        builder.x.value(at: $0).rounded, builder.scale * builder.y.value(at: $0).rounded)
    }
  }
}

extension CubicBezier {
  /// Where the slope of the curve to (1, `end`) is steepest or least steep: the roots of
  /// x′y″ − y′x″, a quadratic; and where x stands still.
  fileprivate func steepPlaces(end: Double) -> [EasingBoundary] {
    let builder = BezierPieceBuilder(self, end: end)
    // x′ and y′ as c + 2b·s + 3a·s².
    let (xa, xb, xc) = (builder.x.cubic.high, builder.x.square.high, builder.x.linear.high)
    let (ya, yb, yc) = (builder.y.cubic.high, builder.y.square.high, builder.y.linear.high)
    let roots = QuadraticRoots.between0And1(
      6 * (xb * ya - xa * yb), 6 * (xc * ya - xa * yc), 2 * (xc * yb - xb * yc))
    return (roots + builder.x.flatParameters).map {
      EasingBoundary(
        builder.x.value(at: $0).rounded, builder.scale * builder.y.value(at: $0).rounded)
    }
  }
}

extension LinearStops {
  /// The places of stops; of several at one place only the first and the last one are approached.
  fileprivate static func boundaries(_ numbers: [Double]) -> [EasingBoundary] {
    var result: [EasingBoundary] = []
    for index in stride(from: 0, to: numbers.count, by: 2) {
      let (progress, output) = (numbers[index], numbers[index + 1])
      if let last = result.last, last.progress == progress {
        result[result.count - 1].after = output
      } else {
        result.append(EasingBoundary(progress, output))
      }
    }
    let (count, last) = (numbers.count / 2, result.count - 1)
    result[0].before = value(
      at: result[0].progress.nextDown, numbers, start: 0, count: count)
    result[last].after = value(
      at: result[last].progress.nextUp, numbers, start: 0, count: count)
    return result
  }
}
