/// A point of ``Easing/linear(_:)``: an output, and the progress at which it is reached.
///
/// A stop without a progress is spread evenly between its neighbours. One below an earlier stop's
/// progress is raised to it, so that a jump appears there.
public struct LinearStop: Hashable, Sendable {
  /// The output.
  public var output: Double
  /// The progress, 0…1 or beyond, or nothing.
  public var progress: Double?

  /// A stop, at a progress or spread evenly.
  public init(_ output: Double, at progress: Double? = nil) {
    self.output = output
    self.progress = progress
  }
}

extension LinearStop: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A stop that is spread evenly.
  public init(floatLiteral value: Double) { self.init(value) }

  /// A stop that is spread evenly.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
}

/// The rule of linear(), on stops that lie flat as pairs of progress and output.
enum LinearStops {
  /// Every stop with its progress, flat.
  static func resolved(_ stops: [LinearStop]) throws(EasingError) -> [Double] {
    guard stops.count >= 2 else { throw .tooFewStops(count: stops.count) }
    var known: [Double?] = []
    var greatest = -Double.infinity
    for (index, stop) in stops.enumerated() {
      guard stop.output.isFinite else { throw .stopNotFinite(index: index, value: stop.output) }
      var progress = stop.progress
      if progress == nil, index == 0 { progress = 0 }
      if progress == nil, index == stops.count - 1 { progress = max(1, greatest) }
      if let given = progress {
        guard given.isFinite else { throw .stopNotFinite(index: index, value: given) }
        greatest = max(greatest, given)
        progress = greatest
      }
      known.append(progress)
    }
    var result: [Double] = []
    var (last, next) = (0, 0)
    for index in known.indices {
      if let progress = known[index] {
        last = index
        result.append(progress)
      } else {
        // Spread evenly between the known ones on both sides.
        while next < index || known[next] == nil { next += 1 }
        let from = known[last]!
        let to = known[next]!
        let share = Double(index - last) / Double(next - last)
        let run = to - from
        result.append(run.isFinite ? from + run * share : from * (1 - share) + to * share)
      }
      result.append(stops[index].output)
    }
    return result
  }

  /// The output at a progress, of `count` stops that begin at `start`.
  static func value(at progress: Double, _ numbers: [Double], start: Int, count: Int) -> Double {
    if progress.isNaN { return progress }
    let last = lastStop(at: progress, numbers, start, count)
    if last >= 0, numbers[start + 2 * last] == progress { return numbers[start + 2 * last + 1] }
    let from = start + 2 * min(max(last, 0), count - 2)
    let p0 = numbers[from]
    let p1 = numbers[from + 2]
    let y0 = numbers[from + 1]
    let y1 = numbers[from + 3]
    guard p0 < p1, y0 != y1 else { return y1 }
    let run = p1 - p0
    let u = run.isFinite ? (progress - p0) / run : (progress / 2 - p0 / 2) / (p1 / 2 - p0 / 2)
    return NumberCourse(from: y0, to: y1).value(at: u)
  }

  /// The slope at a progress, of the line that ends or begins there.
  static func slope(
    at progress: Double, side: ProgressSide, _ numbers: [Double], start: Int, count: Int
  ) -> Double {
    if progress.isNaN { return progress }
    var last = lastStop(at: progress, numbers, start, count)
    if side == .below {
      while last >= 0, numbers[start + 2 * last] == progress { last -= 1 }
    }
    let from = start + 2 * min(max(last, 0), count - 2)
    let (p0, y0, p1, y1) = (
      numbers[from], numbers[from + 1], numbers[from + 2], numbers[from + 3]
    )
    let (run, rise) = (p1 - p0, y1 - y0)
    guard run.isFinite, rise.isFinite else { return (y1 / 2 - y0 / 2) / (p1 / 2 - p0 / 2) }
    return run > 0 ? rise / run : 0
  }

  /// The last stop at or before a progress, or −1.
  private static func lastStop(
    at progress: Double, _ numbers: [Double], _ start: Int, _ count: Int
  ) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if numbers[start + 2 * middle] <= progress { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }
}
