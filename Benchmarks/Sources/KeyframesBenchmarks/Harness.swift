import BenchmarkSupport

/// Runs workloads: warm-up, repeats in turns with the reference and the scale loop, medians.
struct Harness {
  /// Whether one short look is enough, as in a smoke run.
  let isQuick: Bool

  /// Whether allocations are seen, tried with one that must be.
  private let countsAllocations: Bool = {
    let before = allocation_count()
    let probe = Results(count: 1_000)
    probe.lend { _ in }
    return allocations_are_counted() && allocation_count() > before
  }()

  private var repeats: Int { isQuick ? 3 : 15 }
  private var repeatNanoseconds: Double { isQuick ? 300_000 : 6_000_000 }

  /// A harness for full measurements or for a short look.
  init(isQuick: Bool) { self.isQuick = isQuick }

  /// Measures one workload.
  func measure(_ workload: Workload) -> Measurement {
    let scale = workload.bytes.map { ScaleLoop(bytes: $0) }
    let own = Timed(workload.pass, nanoseconds: repeatNanoseconds)
    let reference = workload.reference.map { Timed($0, nanoseconds: repeatNanoseconds) }
    let scaled = scale.map { scale in Timed({ scale.pass() }, nanoseconds: repeatNanoseconds) }

    var times: [Double] = []
    var referenceTimes: [Double] = []
    var scaleTimes: [Double] = []
    // In turns, so that a change in the machine's mood meets all of them.
    for _ in 0..<repeats {
      times.append(own.nanosecondsPerPass())
      if let reference { referenceTimes.append(reference.nanosecondsPerPass()) }
      if let scaled { scaleTimes.append(scaled.nanosecondsPerPass()) }
    }

    let allocations = allocation_count()
    let bytes = allocated_bytes()
    workload.pass()
    let newAllocations = Int(allocation_count() - allocations)
    let newBytes = Int(allocated_bytes() - bytes)
    let time = times.median
    func ratio() -> Double {
      let share =
        Double(workload.operations) / Double(workload.referenceOperations ?? workload.operations)
      return referenceTimes.median * share / time
    }
    return Measurement(
      name: workload.name, ns: time / Double(workload.operations),
      spread: (times.quantile(0.75) - times.quantile(0.25)) / time,
      ratioToReference: reference == nil ? nil : ratio(),
      percentOfScaleLoop: scaled == nil ? nil : 100 * scaleTimes.median / time,
      allocations: countsAllocations ? newAllocations : nil,
      bytes: countsAllocations ? newBytes : nil, bytesPerKey: workload.bytesPerKey)
  }

  /// The time of a scale loop in the first-level cache: the unit in which workloads without a
  /// reference are compared between runs.
  func calibration() -> Measurement {
    let loop = ScaleLoop(bytes: 16_384)
    return measure(
      Workload(name: Baseline.calibrationName, operations: 1_024, pass: { loop.pass() }))
  }
}

/// A pass repeated often enough to be timed.
private struct Timed {
  private let pass: () -> Void
  private let passes: Int

  /// Warms up and finds how many passes fill the time.
  init(_ pass: @escaping () -> Void, nanoseconds: Double) {
    self.pass = pass
    var passes = 1
    while Timed.time(passes, pass) < nanoseconds { passes *= 2 }
    self.passes = passes
  }

  func nanosecondsPerPass() -> Double { Timed.time(passes, pass) / Double(passes) }

  private static func time(_ passes: Int, _ pass: () -> Void) -> Double {
    let start = processor_nanoseconds()
    for _ in 0..<passes { pass() }
    return Double(processor_nanoseconds() - start)
  }
}

extension [Double] {
  /// The middle value.
  var median: Double { quantile(0.5) }

  /// The value below which a part of the values lies, between neighbours in proportion.
  func quantile(_ part: Double) -> Double {
    let sorted = sorted()
    let place = part * Double(sorted.count - 1)
    let index = Int(place)
    guard index + 1 < sorted.count else { return sorted[index] }
    return sorted[index] + (sorted[index + 1] - sorted[index]) * (place - Double(index))
  }
}
