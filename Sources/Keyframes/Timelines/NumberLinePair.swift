/// Two neighbouring items of which a line runs, evaluated together; both lines are straight or have
/// a curve as easing.
///
/// The other one of them may rest, and stays at its constant; what else it may be is written over
/// afterwards.
struct NumberLinePair: Sendable, BitwiseCopyable {
  /// The slot of the first.
  let slot: Int
  private var origin = SIMD2(repeating: restingOrigin)
  private var length = SIMD2(repeating: Double.infinity)
  private var from: SIMD2<Double>
  private var to: SIMD2<Double>
  private var difference = SIMD2(repeating: -0.0)
  /// Which of the two runs: a bit for each.
  private(set) var running: Int32 = 0
  /// The first pieces of the curves; that of one that rests is that of any curve.
  private var curves: (Int32, Int32) = (0, 0)

  /// Before every tick that is exact.
  private static var restingOrigin: Double { -0x1p60 }

  /// Two items that rest.
  @inline(__always)
  init(slot: Int, _ first: Double, _ second: Double) {
    self.slot = slot
    from = SIMD2(first, second)
    to = from
  }

  /// Has one of the two run.
  @inline(__always)
  mutating func run(_ isSecond: Bool, _ line: NumberLine) {
    set(
      isSecond, origin: line.origin, length: line.length, from: line.course.from,
      to: line.course.to, difference: line.course.difference)
    if isSecond { curves.1 = line.curve } else { curves.0 = line.curve }
    running |= isSecond ? 2 : 1
  }

  /// Has one of the two rest.
  ///
  /// Its progress is a zero over a length without end, and adding the negative zero that its
  /// difference gives times that leaves every value as it is, a negative zero too.
  @inline(__always)
  mutating func rest(_ isSecond: Bool, at value: Double) {
    set(
      isSecond, origin: NumberLinePair.restingOrigin, length: .infinity, from: value, to: value,
      difference: -0.0)
    running &= isSecond ? 1 : 2
  }

  // A part that is known when this is compiled is exchanged within a register and the whole vector
  // written: reading a vector of which a part has just been written stalls.
  @inline(__always)
  private mutating func set(
    _ isSecond: Bool, origin: Double, length: Double, from: Double, to: Double, difference: Double
  ) {
    if isSecond {
      self.origin = SIMD2(self.origin.x, origin)
      self.length = SIMD2(self.length.x, length)
      self.from = SIMD2(self.from.x, from)
      self.to = SIMD2(self.to.x, to)
      self.difference = SIMD2(self.difference.x, difference)
    } else {
      self.origin = SIMD2(origin, self.origin.y)
      self.length = SIMD2(length, self.length.y)
      self.from = SIMD2(from, self.from.y)
      self.to = SIMD2(to, self.to.y)
      self.difference = SIMD2(difference, self.difference.y)
    }
  }

  /// The two values at a tick.
  @inline(__always)
  func values(at tick: Double) -> SIMD2<Double> {
    NumberCourse.innerValues(
      at: (tick - origin) / length, from: from, to: to, difference: difference)
  }

  /// The two values at a tick by the polynomials of the curves, or nothing where these do not tell.
  @inline(__always)
  func curvedValues(at tick: Double, _ pieces: [CurvePiece]) -> SIMD2<Double>? {
    let eased = CurvePiece.polynomials(
      at: (tick - origin) / length, pieces, starts: (Int(curves.0), Int(curves.1)))
    guard eased.x.isSurelyUnit, eased.y.isSurelyUnit else { return nil }
    return NumberCourse.innerValues(at: eased, from: from, to: to, difference: difference)
  }
}
