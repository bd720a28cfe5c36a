/// Straight pieces in place of a run of more, whose corners were rounded to what the values hold.
///
/// A piece that then misses the run gets corners of the run itself, and where it still does, all
/// keys of the run.
struct RoundedLines<Value: Interpolatable> {
  private let run: [Keyframe<Value>]
  private let rows: [[Double]]
  /// Which keys of the run the corners take the place of.
  private let corners: [Int]
  private let tolerance: Double
  private var keys: [Keyframe<Value>]
  /// Which corners have the values of the run.
  private var isOwn: [Bool]
  /// Which pieces have all keys of the run.
  private var isWhole: [Bool]

  init(
    _ run: [Keyframe<Value>], corners: [Int], _ keys: [Keyframe<Value>], within tolerance: Double
  ) {
    self.run = run
    rows = run.map { $0.value.numbers }
    self.corners = corners
    self.keys = keys
    self.tolerance = tolerance
    isOwn = corners.map { $0 == 0 || $0 == run.count - 1 }
    isWhole = [Bool](repeating: false, count: corners.count - 1)
  }

  /// The keys of pieces none of which misses the run.
  mutating func settled() -> [Keyframe<Value>] {
    // Each corner is set back once, so that each piece is judged three times at most.
    var pending = Array(isWhole.indices)
    while let piece = pending.popLast() {
      if isWhole[piece] || isWithin(piece) { continue }
      if isOwn[piece] && isOwn[piece + 1] {
        isWhole[piece] = true
        continue
      }
      for corner in piece...(piece + 1) where !isOwn[corner] {
        isOwn[corner] = true
        keys[corner].value = run[corners[corner]].value
        pending.append(corner - 1)
        pending.append(corner)
      }
    }
    var result = [keys[0]]
    for piece in isWhole.indices {
      if isWhole[piece] { result += run[(corners[piece] + 1)..<corners[piece + 1]] }
      result.append(keys[piece + 1])
    }
    return result
  }

  /// Whether a piece is within the tolerance at every key of the run that it passes.
  private func isWithin(_ piece: Int) -> Bool {
    let (first, last) = (corners[piece], corners[piece + 1])
    let (start, end) = (run[first].offset ?? 0, run[last].offset ?? 0)
    let (from, to) = (keys[piece].value.numbers, keys[piece + 1].value.numbers)
    for key in first...last {
      let part = ((run[key].offset ?? 0) - start) / (end - start)
      for number in from.indices {
        let value = from[number] + (to[number] - from[number]) * part
        // What the formula itself rounds is no miss.
        let slack = 0x1p-50 * max(from[number].magnitude, to[number].magnitude)
        guard (value - rows[key][number]).magnitude <= tolerance + slack else { return false }
      }
    }
    return true
  }
}
