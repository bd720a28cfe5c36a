extension Easing {
  /// A function, sampled once at equal distances and joined by straight lines.
  ///
  /// The function is called `count` + 1 times, now, and not kept. The easing is the same as a
  /// linear() of the samples, and prints so.
  ///
  /// ```swift
  /// let wobble = Easing.sampled(64) { $0 + 0.1 * DeterministicMath.sin(6 * .pi * $0) }
  /// ```
  ///
  /// - Parameters:
  ///   - count: How many equal intervals, at least 1.
  ///   - function: From progress 0…1 to a finite output.
  /// - Returns: The sampled function.
  /// - Precondition: `count` is at least 1 and every output is finite.
  public static func sampled(_ count: Int, _ function: (Double) -> Double) -> Easing {
    precondition(count >= 1, "\(count) is too few intervals to sample a function; 1 is the least")
    var stops: [LinearStop] = []
    stops.reserveCapacity(count + 1)
    for index in 0...count {
      let progress = Double(index) / Double(count)
      stops.append(LinearStop(function(progress), at: progress))
    }
    return .linear(stops)
  }

  /// A function, sampled as densely as a tolerance needs and joined by straight lines.
  ///
  /// An interval is halved until the function, at three places inside it, is within the tolerance
  /// of the line; there are 16 intervals at least. What a function does between the places probed
  /// can't be known, so the tolerance holds for functions that are smooth at the scale of the
  /// intervals. At a jump intervals are halved down to 2⁻²⁰ and the jump becomes that steep.
  ///
  /// - Parameters:
  ///   - tolerance: The greatest distance between function and lines, above 0.
  ///   - limit: The greatest number of stops.
  ///   - function: From progress 0…1 to a finite output; it is called now and not kept.
  /// - Returns: The sampled function.
  /// - Throws: ``EasingError/sampleNotFinite(progress:output:)``, or
  ///   ``EasingError/tooManyStops(limit:)``.
  public static func sampled(
    tolerance: Double, limit: Int = 65_536, _ function: (Double) -> Double
  ) throws(EasingError) -> Easing {
    precondition(tolerance > 0, "the tolerance \(tolerance) of a sampled function is not above 0")
    let coarse = 16
    var stops: [LinearStop] = []
    // Pending intervals, the nearest on top.
    var pending: [(start: Double, end: Double)] = []
    for index in (0..<coarse).reversed() {
      pending.append((Double(index) / Double(coarse), Double(index + 1) / Double(coarse)))
    }
    func sample(_ progress: Double) throws(EasingError) -> Double {
      let output = function(progress)
      guard output.isFinite else { throw .sampleNotFinite(progress: progress, output: output) }
      return output
    }
    stops.append(LinearStop(try sample(0), at: 0))
    while let (start, end) = pending.popLast() {
      let first = stops[stops.count - 1].output
      let last = try sample(end)
      var isClose = true
      for share in [0.25, 0.5, 0.75] {
        let output = try sample(start + (end - start) * share)
        if abs(output - (first + (last - first) * share)) > tolerance { isClose = false }
      }
      if isClose || end - start <= 0x1p-20 {
        guard stops.count < limit else { throw .tooManyStops(limit: limit) }
        stops.append(LinearStop(last, at: end))
      } else {
        let middle = start + (end - start) * 0.5
        pending.append((middle, end))
        pending.append((start, middle))
      }
    }
    return try linear(validating: stops)
  }
}
