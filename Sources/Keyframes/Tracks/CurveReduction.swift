/// A run of curves made into fewer ones.
struct CurveReduction<Value: Interpolatable> {
  /// The keys of the fewer curves.
  private(set) var keys: [Keyframe<Value>]

  private let tolerance: Double
  /// A value that holds numbers as the run's do.
  private let template: Value
  /// Of the run: the offsets, the numbers at each key, and the velocities after and before it.
  private let offsets: [Double]
  private let rows: [[Double]]
  private let leaving: [[Double]]
  private let coming: [[Double]]

  /// Fewer curves than those between some keys, which all have velocities.
  init(_ run: [Keyframe<Value>], within tolerance: Double) {
    self.tolerance = tolerance
    template = run[0].value
    offsets = run.map { $0.offset ?? 0 }
    rows = run.map { $0.value.numbers }
    let zeros = [Double](repeating: 0, count: rows[0].count)
    leaving = run.map { $0.velocities?.outgoing.numbers ?? zeros }
    coming = run.map { $0.velocities?.incoming.numbers ?? zeros }
    keys = []
    keys = reduced(run)
  }

  /// Each curve led as far as it gets.
  private func reduced(_ run: [Keyframe<Value>]) -> [Keyframe<Value>] {
    var result = [run[0]]
    var start = 0
    while start < run.count - 1 {
      var end = start + 1
      var tangents = (start: leaving[start], end: coming[end])
      // Twice as far until it fails, then halving.
      var step = 1
      while end < run.count - 1 {
        let next = min(end + step, run.count - 1)
        if let found = fit(from: start, to: next) {
          (end, tangents) = (next, found)
          step *= 2
        } else if step > 1 {
          step = 1
          var (low, high) = (end, next)
          while high - low > 1 {
            let middle = (low + high) / 2
            if let found = fit(from: start, to: middle) {
              (low, tangents) = (middle, found)
            } else {
              high = middle
            }
          }
          end = low
          break
        } else {
          break
        }
      }
      let (last, key) = (result[result.count - 1], run[end])
      let out = last.value.replacing(numbers: tangents.start)
      result[result.count - 1] = last.meeting(
        incoming: last.velocities?.incoming ?? out, outgoing: out)
      let into = key.value.replacing(numbers: tangents.end)
      result.append(key.meeting(incoming: into, outgoing: key.velocities?.outgoing ?? into))
      start = end
    }
    return result
  }

  /// The velocities at both ends of one curve between two keys that stays within the tolerance: by
  /// least squares, or those that the run has there.
  private func fit(from start: Int, to end: Int) -> (start: [Double], end: [Double])? {
    if let fitted = leastSquares(from: start, to: end) {
      // Judged as the values will hold them.
      let first = template.replacing(numbers: fitted.start).numbers
      let last = template.replacing(numbers: fitted.end).numbers
      if isWithin(first, last, from: start, to: end) { return (first, last) }
    }
    return isWithin(leaving[start], coming[end], from: start, to: end)
      ? (leaving[start], coming[end]) : nil
  }

  /// The velocities whose curve has the least squares of distances at places in every piece.
  private func leastSquares(
    from start: Int, to end: Int
  ) -> (start: [Double], end: [Double])? {
    let length = offsets[end] - offsets[start]
    var (aa, ab, bb) = (0.0, 0.0, 0.0)
    let zeros = [Double](repeating: 0, count: rows[0].count)
    var (first, second) = (zeros, zeros)
    let count = max(2, 24 / (end - start))
    for piece in start..<end {
      let run = offsets[piece + 1] - offsets[piece]
      for step in 0..<count {
        let u = (Double(step) + 0.5) / Double(count)
        let t = (offsets[piece] - offsets[start] + u * run) / length
        let a = t * (1 - t) * (1 - t)
        let b = -t * t * (1 - t)
        aa += a * a
        ab += a * b
        bb += b * b
        let share = t * t * (3 - 2 * t)
        for number in zeros.indices {
          let wanted = Self.hermite(
            rows[piece][number], rows[piece + 1][number], run * leaving[piece][number],
            run * coming[piece + 1][number], at: u)
          let from = rows[start][number]
          let rest = wanted - (from + (rows[end][number] - from) * share)
          first[number] += a * rest
          second[number] += b * rest
        }
      }
    }
    let determinant = aa * bb - ab * ab
    guard determinant > 0 else { return nil }
    return (
      zeros.indices.map { (first[$0] * bb - second[$0] * ab) / determinant / length },
      zeros.indices.map { (second[$0] * aa - first[$0] * ab) / determinant / length }
    )
  }

  /// Whether a curve by its velocities stays within the tolerance of the run, everywhere.
  private func isWithin(
    _ first: [Double], _ last: [Double], from start: Int, to end: Int
  ) -> Bool {
    let length = offsets[end] - offsets[start]
    for number in first.indices {
      let (from, to) = (rows[start][number], rows[end][number])
      let (leave, come) = (length * first[number], length * last[number])
      func place(_ key: Int) -> Double {
        key == end ? 1 : (offsets[key] - offsets[start]) / length
      }
      func value(_ t: Double) -> Double { Self.hermite(from, to, leave, come, at: t) }
      func slope(_ t: Double) -> Double {
        let way = to - from
        let rest = 1 - t
        return way + (leave - way) * (rest * (1 - 3 * t)) + (way - come) * (t * (2 - 3 * t))
      }
      for piece in start..<end {
        let (t0, t1) = (place(piece), place(piece + 1))
        let run = offsets[piece + 1] - offsets[piece]
        let d0 = value(t0) - rows[piece][number]
        let d1 = value(t1) - rows[piece + 1][number]
        let m0 = slope(t0) * (t1 - t0) - run * leaving[piece][number]
        let m1 = slope(t1) * (t1 - t0) - run * coming[piece + 1][number]
        // The difference is a cubic: d₀ + m₀ u + (3 d − 2 m₀ − m₁) u² + (m₀ + m₁ − 2 d) u³.
        let d = d1 - d0
        var greatest = max(d0.magnitude, d1.magnitude)
        for u in QuadraticRoots.between0And1(
          3 * (m0 + m1 - 2 * d), 2 * (3 * d - 2 * m0 - m1), m0)
        {
          greatest = max(greatest, Self.hermite(d0, d1, m0, m1, at: u).magnitude)
        }
        guard greatest <= tolerance else { return false }
      }
    }
    return true
  }

  /// A cubic by its ends and tangents.
  private static func hermite(
    _ from: Double, _ to: Double, _ leave: Double, _ come: Double, at t: Double
  ) -> Double {
    let (way, rest) = (to - from, 1 - t)
    return from + way * t + (leave - way) * (t * rest * rest) + (way - come) * (t * t * rest)
  }
}
