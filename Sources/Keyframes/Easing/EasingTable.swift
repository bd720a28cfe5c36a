/// The distinct easings of a track, compiled flat so that evaluating one touches no class.
///
/// Index 0 is always ``Easing/linear``. A table copies the pieces of its curves, but for the first
/// curve, whose pieces it shares with the easing.
@usableFromInline
struct EasingTable: Sendable {
  /// The easings in the order of their first use.
  @usableFromInline private(set) var easings: [Easing] = [.linear]
  @usableFromInline private(set) var entries: [EasingEntry] = [.linear]
  @usableFromInline private(set) var pieces: [CurvePiece] = []
  @usableFromInline private(set) var numbers: [Double] = []

  /// Among how many of the last easings a further one is looked for.
  private static let searchLength = 32

  /// A table that holds the linear easing alone.
  @usableFromInline init() {}

  /// The index of an easing, which is added unless it is linear or among the last ones added: so a
  /// table of *n* easings takes O(*n*), also where all of them differ.
  @usableFromInline
  mutating func insert(_ easing: Easing) -> Int {
    if easing == easings[0] { return 0 }
    if let index = easings.suffix(EasingTable.searchLength).lastIndex(of: easing) { return index }
    let compiled = easing.compiled
    var entry = compiled.entry
    if !compiled.pieces.isEmpty {
      entry.start = pieces.count
      if pieces.isEmpty { pieces = compiled.pieces } else { pieces += compiled.pieces }
    }
    if !compiled.numbers.isEmpty {
      entry.numberStart = numbers.count
      if numbers.isEmpty { numbers = compiled.numbers } else { numbers += compiled.numbers }
    }
    easings.append(easing)
    entries.append(entry)
    return easings.count - 1
  }

  /// The eased progress; exactly what ``Easing/value(at:before:)`` gives, bit for bit.
  @inlinable @inline(__always)
  func value(of index: Int, at progress: Double, before: Bool) -> Double {
    if index == 0 { return progress }
    if entries[index].kind == .cubicBezier, progress.isSurelyUnit {
      let output = CurvePiece.polynomial(at: progress, pieces, start: entries[index].start)
      return output.isSurelyUnit
        ? output : curveValue(of: index, at: progress, polynomial: output)
    }
    return otherValue(of: index, at: progress, before: before)
  }

  /// The output of a curve at a progress in 0…1 at which its polynomial gives something else than
  /// a number in 0…1.
  @usableFromInline @inline(never)
  func curveValue(of index: Int, at progress: Double, polynomial: Double) -> Double {
    let entry = entries[index]
    return CurvePiece.bounded(
      polynomial, at: progress, pieces, start: entry.start, lower: entry.lower, upper: entry.upper)
  }

  /// The first piece of an easing that is a curve, or a number below zero.
  func curve(of index: Int) -> Int32 {
    entries[index].kind == .cubicBezier ? Int32(entries[index].start) : -1
  }

  @usableFromInline @inline(never)
  func otherValue(of index: Int, at progress: Double, before: Bool) -> Double {
    entries[index].value(at: progress, before: before, pieces, numbers)
  }

  /// The slope of an easing; exactly what ``Easing/slope(at:side:)`` gives, bit for bit.
  @usableFromInline
  func slope(of index: Int, at progress: Double, side: ProgressSide) -> Double {
    entries[index].slope(at: progress, side: side, pieces, numbers)
  }
}
