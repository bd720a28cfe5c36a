/// One easing as plain numbers, so that evaluating it touches no class and no closure.
///
/// Pieces and numbers beyond the fields lie in two flat arrays that its owner holds: ``Easing`` has
/// its own, ``EasingTable`` one of each for all its easings. Both evaluate through the functions
/// here, which makes them equal bit for bit.
@usableFromInline
struct EasingEntry: Sendable {
  /// Which rule applies.
  @usableFromInline enum Kind: UInt8, Sendable {
    case linear
    case cubicBezier
    case steps
    case linearStops
    case penner
    case cubicBeziers
    case spring
    case reversed
    case part
  }

  /// The rule; `reversed` stands for `forward` seen from the other end.
  @usableFromInline var kind: Kind
  /// The rule before a reversal.
  @usableFromInline var forward: Kind
  /// The first of its pieces.
  @usableFromInline var start = 0
  /// The first of its numbers, and how many stops or segments there are.
  var numberStart = 0
  var count = 0
  /// The least and the greatest output over 0…1, of a cubic-bezier.
  @usableFromInline var lower = 0.0
  @usableFromInline var upper = 1.0
  /// The slopes with which a curve goes on below 0 and above 1.
  var startSlope = 1.0
  var endSlope = 1.0
  /// The number of steps, the jumps over 0…1 and those at 0; the slopes of a curve at 0 and 1,
  /// inside; or the parameters of a family.
  var first = 0.0
  var second = 0.0
  var third = 0.0
  var family = PennerFamily.quad
  var direction = PennerDirection.easeIn
  /// The rule of what a part is one of, and that before a reversal of it; then the part.
  var whole: Kind
  var wholeForward: Kind
  var partStart = 0.0
  var partEnd = 1.0
  var partZero = 0.0
  var partOne = 1.0

  init(_ kind: Kind) {
    self.kind = kind
    self.forward = kind
    self.whole = kind
    self.wholeForward = kind
  }

  /// The linear easing.
  @usableFromInline static var linear: EasingEntry { EasingEntry(.linear) }

  /// The output at a progress.
  func value(
    at progress: Double, before: Bool, _ pieces: [CurvePiece], _ numbers: [Double]
  ) -> Double {
    switch kind {
    case .linear:
      return progress
    case .cubicBezier:
      if progress.isSurelyUnit {
        return CurvePiece.value(
          at: progress, pieces, start: start, lower: lower, upper: upper)
      }
      if progress <= 0 { return startSlope == 0 ? 0 : progress * startSlope }
      return endSlope == 0 && progress >= 1 ? 1 : 1 + (progress - 1) * endSlope
    case .steps:
      return Steps.value(
        at: progress, before: before, count: first, jumps: second, initial: third)
    case .linearStops:
      return LinearStops.value(at: progress, numbers, start: numberStart, count: count)
    case .penner:
      return pennerCurve.value(at: progress, startSlope: startSlope, endSlope: endSlope)
    case .cubicBeziers:
      return CubicBeziers.value(at: progress, self, pieces, numbers)
    case .spring:
      return springValue(at: progress)
    case .reversed:
      return 1 - unreversed.value(at: 1 - progress, before: false, pieces, numbers)
    case .part:
      return partValue(at: progress, before: before, pieces, numbers)
    }
  }

  /// The slope at a progress, from one side.
  @usableFromInline
  func slope(
    at progress: Double, side: ProgressSide, _ pieces: [CurvePiece], _ numbers: [Double]
  ) -> Double {
    if progress.isNaN { return progress }
    switch kind {
    case .linear:
      return 1
    case .cubicBezier:
      if progress < 0 || (progress == 0 && side == .below) { return startSlope }
      if progress > 1 || (progress == 1 && side == .above) { return endSlope }
      if progress == 0 { return first }
      if progress == 1 { return second }
      let (index, offset) = CurvePiece.index(of: progress)
      let piece = pieces[start + index]
      return piece.isCurve ? piece.curveSlope(at: progress) : piece.polynomialSlope(offset)
    case .steps:
      return 0
    case .linearStops:
      return LinearStops.slope(
        at: progress, side: side, numbers, start: numberStart, count: count)
    case .penner:
      if progress < 0 || (progress == 0 && side == .below) { return startSlope }
      if progress > 1 || (progress == 1 && side == .above) { return endSlope }
      return pennerCurve.slope(at: progress, side: side)
    case .cubicBeziers:
      return CubicBeziers.slope(at: progress, side: side, self, pieces, numbers)
    case .spring:
      return springSlope(at: progress, side: side)
    case .reversed:
      return unreversed.slope(at: 1 - progress, side: side.opposite, pieces, numbers)
    case .part:
      return partSlope(at: progress, side: side, pieces, numbers)
    }
  }

  /// The entry seen from the other end.
  var reversed: EasingEntry {
    var result = self
    result.kind = kind == .reversed ? forward : .reversed
    return result
  }

  /// The family and direction that the fields stand for.
  var pennerCurve: PennerCurve {
    PennerCurve(
      function: PennerFunction(family: family, first: first, second: second, third: third),
      direction: direction)
  }

  var unreversed: EasingEntry {
    var result = self
    result.kind = forward
    return result
  }
}
