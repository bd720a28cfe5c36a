/// Two neighbouring items of which a straight line runs, evaluated together.
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
  /// Which of the two runs as a straight line: a bit for each.
  private(set) var running = 0

  /// Before every tick that is exact.
  private static var restingOrigin: Double { -0x1p60 }

  /// Two items that rest.
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

  // Whole vectors are written, since reading one of which a part has just been written stalls.
  @inline(__always)
  private mutating func set(
    _ isSecond: Bool, origin: Double, length: Double, from: Double, to: Double, difference: Double
  ) {
    let second: UInt64 = isSecond ? .max : 0
    let mask = SIMD2(~second, second)
    self.origin = NumberLinePair.replaced(self.origin, by: origin, mask)
    self.length = NumberLinePair.replaced(self.length, by: length, mask)
    self.from = NumberLinePair.replaced(self.from, by: from, mask)
    self.to = NumberLinePair.replaced(self.to, by: to, mask)
    self.difference = NumberLinePair.replaced(self.difference, by: difference, mask)
  }

  @inline(__always)
  private static func replaced(
    _ pair: SIMD2<Double>, by number: Double, _ mask: SIMD2<UInt64>
  ) -> SIMD2<Double> {
    let old = unsafe unsafeBitCast(pair, to: SIMD2<UInt64>.self)
    let new = SIMD2(repeating: number.bitPattern)
    return unsafe unsafeBitCast(old & ~mask | new & mask, to: SIMD2<Double>.self)
  }

  /// The two values at a tick.
  @inline(__always)
  func values(at tick: Double) -> SIMD2<Double> {
    NumberCourse.innerValues(
      at: (tick - origin) / length, from: from, to: to, difference: difference)
  }
}
