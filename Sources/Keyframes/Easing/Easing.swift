/// A map from progress to progress.
///
/// An easing is a value: hashable, sendable, without closures and without state. Most give 0 at 0
/// and 1 at 1, exactly; between and beyond they may overshoot. Evaluation is total: every progress
/// gives an answer in bounded time, and only not-a-number gives not-a-number.
///
/// ```swift
/// Easing.easeInOut.value(at: 0.25)                        // 0.1291619310…
/// Easing.steps(4, .jumpStart).value(at: 0)                // 0.25
/// Easing.cubicBezier(0.3, 0, 0, 1).slope(at: 0.5)         // 0.6845…
/// ```
///
/// Two easings are equal where they are written alike. So ``ease`` and
/// `.cubicBezier(0.25, 0.1, 0.25, 1)` are two easings of the same values.
public struct Easing: Sendable {
  /// The easing with the numbers that evaluate it.
  let compiled: CompiledEasing

  init(_ compiled: CompiledEasing) { self.compiled = compiled }

  /// Progress unchanged.
  public static let linear = Easing(CompiledEasing(.linear, EasingEntry.linear))

  /// The eased progress.
  ///
  /// Outside 0…1 a cubic-bezier continues along the tangent at its end, linear() continues its end
  /// segments, steps go on climbing, and the other families continue along the tangent at their
  /// end or hold where that is vertical.
  ///
  /// - Parameters:
  ///   - progress: 0 at the start, 1 at the end; anything else is allowed.
  ///   - before: Whether the effect has not begun yet. Only steps feel it: exactly at a jump they
  ///     then give the level before it.
  /// - Returns: The output, which is 0 at the start and 1 at the end for most easings.
  public func value(at progress: Double, before: Bool = false) -> Double {
    compiled.value(at: progress, before: before)
  }

  /// The derivative of the eased progress by progress, from one side.
  ///
  /// The sides differ at corners, such as the stops of linear(), and at the ends, beyond which an
  /// easing may continue otherwise. At a jump it is the slope of the part on that side; a jump has
  /// no slope of its own, so steps have slope 0. Where the curve is vertical it is infinite.
  public func slope(at progress: Double, side: ProgressSide = .above) -> Double {
    compiled.entry.slope(at: progress, side: side, compiled.pieces, compiled.numbers)
  }
}

/// An easing as it was written, with the numbers that evaluate it.
///
/// A class, so that an easing is one word and evaluating it copies nothing. It never changes.
final class CompiledEasing: Sendable {
  /// How it is written; equality and hashing look at nothing else.
  let notation: EasingNotation
  let entry: EasingEntry
  let pieces: [CurvePiece]
  let numbers: [Double]

  init(
    _ notation: EasingNotation, _ entry: EasingEntry, pieces: [CurvePiece] = [],
    numbers: [Double] = []
  ) {
    self.notation = notation
    self.entry = entry
    self.pieces = pieces
    self.numbers = numbers
  }

  /// The output at a progress.
  func value(at progress: Double, before: Bool = false) -> Double {
    if entry.kind == .cubicBezier, progress.isSurelyUnit {
      let output = CurvePiece.polynomial(at: progress, pieces, start: 0)
      return output.isSurelyUnit ? output : otherValue(at: progress, before: before)
    }
    return otherValue(at: progress, before: before)
  }

  @inline(never)
  private func otherValue(at progress: Double, before: Bool) -> Double {
    entry.value(at: progress, before: before, pieces, numbers)
  }
}

/// An easing as it is written.
indirect enum EasingNotation: Hashable, Sendable {
  case linear
  case keyword(EasingKeyword)
  case cubicBezier(CubicBezier)
  case steps(count: Int, StepPosition)
  case linearStops([Double])
  case penner(PennerFamily, PennerDirection, Double, Double)
  case cubicBeziers([SIMD2<Double>])
  case spring(SpringEasing)
  case decay(DecayEasing)
  case reversed(EasingNotation)
  case part(EasingNotation, EasingPart)
}

extension Easing: Hashable {
  /// How it is written.
  var notation: EasingNotation { compiled.notation }

  /// Whether two easings are written alike.
  public static func == (left: Easing, right: Easing) -> Bool { left.notation == right.notation }

  /// Hashes how it is written.
  public func hash(into hasher: inout Hasher) { hasher.combine(notation) }
}
