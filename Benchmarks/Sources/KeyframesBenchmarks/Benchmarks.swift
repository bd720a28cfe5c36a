#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Measures Keyframes from outside its module, against a scale loop and a textbook evaluator.
@main
enum Benchmarks {
  static func main() {
    switch Options.parse(Array(CommandLine.arguments.dropFirst())) {
    case .failure(let mistake): stop(mistake.sentence, code: 64)
    case .success(let options):
      if options.isHelp {
        print(Options.usage)
        return
      }
      do {
        try run(options)
      } catch let mistake as Mistake {
        stop(mistake.sentence, code: 66)
      } catch {
        stop("\(error)", code: 70)
      }
    }
  }

  private static func run(_ options: Options) throws {
    let baseline = try options.baseline.map { file throws(Mistake) in try Baseline(file: file) }
    let harness = Harness(isQuick: options.isQuick)
    let workloads = suites().filter { workload in
      options.filter.map { contains(workload.name, $0) } ?? true
    }
    guard !workloads.isEmpty else { throw Mistake(sentence: "no workload has that name") }

    var measurements = [harness.calibration()]
    if !options.isJSON {
      print(Report.header)
      print(Report.line(measurements[0]))
    }
    var failures: [String] = []
    for workload in workloads {
      let measurement = harness.measure(workload)
      measurements.append(measurement)
      if !options.isJSON { print(Report.line(measurement)) }
      if !workload.mayAllocate, let allocations = measurement.allocations, allocations > 0 {
        failures.append("\(workload.name) allocated \(allocations) times in one pass")
      }
    }
    if options.isJSON { print(try Report.json(measurements)) }
    if let baseline {
      let changes = baseline.changes(to: measurements)
      if !options.isJSON {
        print(
          "\nagainst the baseline, by the ratio to the textbook or in units of the calibration loop"
        )
        for change in changes { print(Report.line(change)) }
      }
      for change in changes where change.isRegression {
        failures.append("\(change.name) became slower")
      }
    }
    if !failures.isEmpty { stop(failures.joined(separator: "\n"), code: 1) }
  }

  /// All workloads, room by room.
  private static func suites() -> [Workload] {
    MathSuite.workloads() + ValuesSuite.workloads() + KindsSuite.workloads()
      + PhysicsSuite.workloads()
      + EasingSuite.workloads() + GeometrySuite.workloads()
      + TracksSuite.workloads() + PosesSuite.workloads() + CurvesSuite.workloads()
      + TimingSuite.workloads()
      + ClipsSuite.workloads()
      + PlayerSuite.workloads() + TimelinesSuite.workloads()
  }

  private static func contains(_ name: String, _ text: String) -> Bool {
    let name = Array(name.lowercased().utf8)
    let text = Array(text.lowercased().utf8)
    guard text.count <= name.count else { return false }
    return (0...(name.count - text.count)).contains { start in
      name[start..<(start + text.count)].elementsEqual(text)
    }
  }

  /// Says on standard error what went wrong, and ends.
  private static func stop(_ message: String, code: Int32) -> Never {
    for line in message.split(separator: "\n") {
      var bytes = Array("keyframes-benchmarks: \(line)\n".utf8)
      unsafe _ = write(2, &bytes, bytes.count)
    }
    exit(code)
  }
}
