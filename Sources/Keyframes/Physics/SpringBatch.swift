/// Many numbers on springs in flat arrays, each with its own spring, way and start.
///
/// One call computes all of them for a moment, in closed form, two at a time, with the bits that
/// ``SpringSegment`` gives for each. It allocates nothing.
///
/// ```swift
/// var batch = SpringBatch()
/// let first = batch.append(SpringSegment(from: 0, to: 100, spring: .bouncy), startingAt: .zero)
/// var values = [Double](repeating: 0, count: batch.count)
/// var span = values.mutableSpan
/// batch.values(at: .milliseconds(100), into: &span)
/// batch.retarget(first, to: 40, at: .milliseconds(120))  // position and velocity continue
/// ```
public struct SpringBatch: Sendable {
  /// The ways, for what isn't on the hot path.
  var segments: [SpringSegment<Double>] = []
  /// The ticks at which the ways begin, and the first and last of all those there have been.
  var starts: [Int64] = []
  var earliest = Int64.max
  var latest = Int64.min
  var ends: [Double] = []
  var froms: [Double] = []
  var targets: [Double] = []
  var sways: [Double] = []
  var velocities: [Double] = []
  var velocitySways: [Double] = []
  var rates: [Double] = []
  var widths: [Double] = []
  /// 1 beyond critical damping, and how many of these there are.
  var kinds: [UInt8] = []
  var overdampedCount = 0
  /// Whether a spring's way leaves the kernel's range before its end, and how many do: the undamped
  /// and the least damped ones.
  var areLong: [Bool] = []
  var longCount = 0

  /// A batch without springs.
  public init() {}

  /// How many springs there are.
  public var count: Int { segments.count }

  /// Makes room for more springs, so that appending them doesn't allocate.
  public mutating func reserveCapacity(_ capacity: Int) {
    segments.reserveCapacity(capacity)
    starts.reserveCapacity(capacity)
    ends.reserveCapacity(capacity)
    froms.reserveCapacity(capacity)
    targets.reserveCapacity(capacity)
    sways.reserveCapacity(capacity)
    velocities.reserveCapacity(capacity)
    velocitySways.reserveCapacity(capacity)
    rates.reserveCapacity(capacity)
    widths.reserveCapacity(capacity)
    kinds.reserveCapacity(capacity)
    areLong.reserveCapacity(capacity)
  }

  /// Adds a way that begins at a moment, and gives its index.
  @discardableResult
  public mutating func append(_ way: SpringSegment<Double>, startingAt time: Duration) -> Int {
    let index = segments.count
    segments.append(way)
    starts.append(0)
    ends.append(0)
    froms.append(0)
    targets.append(0)
    sways.append(0)
    velocities.append(0)
    velocitySways.append(0)
    rates.append(0)
    widths.append(0)
    kinds.append(0)
    areLong.append(false)
    replace(index, with: way, startingAt: time)
    return index
  }

  /// Puts another way in place of one.
  public mutating func replace(
    _ index: Int, with way: SpringSegment<Double>, startingAt time: Duration
  ) {
    let start = Ticks(saturating: time).count
    let basis = way.spring.basis
    segments[index] = way
    starts[index] = start
    earliest = min(earliest, start)
    latest = max(latest, start)
    ends[index] = way.endTicks
    froms[index] = way.from
    targets[index] = way.to
    sways[index] = way.sway
    velocities[index] = way.initialVelocity
    velocitySways[index] = way.velocitySway
    rates[index] = basis.ratePerTick
    widths[index] = basis.widthPerTick
    let kind: UInt8 = basis.isOverdamped ? 1 : 0
    overdampedCount += Int(kind) - Int(kinds[index])
    kinds[index] = kind
    let isLong = !basis.isWithinKernel(untilTicks: way.endTicks)
    longCount += (isLong ? 1 : 0) - (areLong[index] ? 1 : 0)
    areLong[index] = isLong
  }

  /// Gives one value a new target at a moment; position and velocity go on.
  ///
  /// Moments before it are forgotten: they answer with the position at `time`.
  public mutating func retarget(
    _ index: Int, to target: Double, at time: Duration, tolerance: SettlingTolerance = .standard
  ) {
    let ticks = elapsed(index, at: Ticks(saturating: time).count)
    let way = segments[index]
    replace(
      index,
      with: SpringSegment(
        from: way.value(afterTicks: ticks), to: target,
        velocity: ticks < 0 ? 0 : way.velocity(afterTicks: ticks), spring: way.spring,
        tolerance: tolerance),
      startingAt: time)
  }

  /// One value at a moment.
  public func value(_ index: Int, at time: Duration) -> Double {
    segments[index].value(afterTicks: elapsed(index, at: Ticks(saturating: time).count))
  }

  /// One velocity at a moment, a second.
  public func velocity(_ index: Int, at time: Duration) -> Double {
    segments[index].velocity(afterTicks: elapsed(index, at: Ticks(saturating: time).count))
  }

  func elapsed(_ index: Int, at now: Int64) -> Double {
    let (ticks, overflow) = now.subtractingReportingOverflow(starts[index])
    return Double(overflow ? (now < starts[index] ? .min : .max) : ticks)
  }
}
