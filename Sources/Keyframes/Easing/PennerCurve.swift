/// One of Penner's easings: a family, its parameters and a direction.
struct PennerCurve: Sendable {
  let function: PennerFunction
  let direction: PennerDirection

  /// The output at a progress, continued along the tangents at the ends, or held where they are
  /// vertical.
  func value(at progress: Double, startSlope: Double, endSlope: Double) -> Double {
    if progress <= 0 { return startSlope == 0 ? 0 : progress * startSlope }
    if progress >= 1 { return endSlope == 0 ? 1 : 1 + (progress - 1) * endSlope }
    if progress.isNaN { return progress }
    let part = direction.part(at: progress)
    return part.output(function.value(part.local(progress)))
  }

  /// The slope at a progress from 0 to 1.
  func slope(at progress: Double, side: ProgressSide) -> Double {
    let part = direction.part(at: progress, side: side)
    let side = part.factor < 0 ? side.opposite : side
    return part.gain * part.factor * function.slope(part.local(progress), side: side)
  }

  /// The places between `lower` and `upper` where the output may be least or greatest.
  func turningPoints(
    _ lower: Double, _ upper: Double, isEvery: Bool
  ) -> [(progress: Double, output: Double)] {
    var result: [(progress: Double, output: Double)] = []
    let partCount = direction == .easeIn || direction == .easeOut ? 1.0 : 2.0
    for index in 0..<Int(partCount) {
      let start = Double(index) / partCount
      let from = max(lower, start)
      let to = min(upper, start + 1 / partCount)
      guard from < to else { continue }
      let part = direction.part(at: start)
      let (a, b) = (part.local(from), part.local(to))
      for turn in function.turningPoints(min(a, b), max(a, b), isEvery: isEvery) {
        let progress = part.progress(turn.t)
        guard progress > from, progress < to else { continue }
        result.append((progress, part.output(turn.value)))
      }
    }
    return result
  }
}
