import Keyframes

/// The timing model alone: a moment to progress.
enum TimingSuite {
  static func workloads() -> [Workload] {
    let plain = Timing(duration: .microseconds(255_500))
    let repeated = Timing(
      duration: .microseconds(255_500), delay: .milliseconds(100), iterations: 8.5,
      direction: .alternate, fill: .both)
    let eased = Timing(duration: .microseconds(255_500), easing: .ease)
    return [
      workload("progress(at:), once", plain, spread: 255_500),
      workload("progress(at:), delayed and alternating", repeated, spread: 2_500_000),
      workload("progress(at:), eased as a whole", eased, spread: 255_500),
    ]
  }

  private static func workload(_ name: String, _ timing: Timing, spread: Int) -> Workload {
    let times = (0..<4_096).map { Duration.microseconds($0 * 16_667 % spread) }
    let results = Results(count: times.count)
    return Workload(
      name: "Timing/\(name)", operations: times.count,
      pass: { results.fill(times) { timing.progress(at: $0) ?? -1 } })
  }
}
