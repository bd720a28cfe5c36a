import Keyframes

/// W1 with its clock: a clip asked at moments.
enum ClipsSuite {
  static func workloads() -> [Workload] {
    let clip = Clip.popIn
    let times = (0..<1_024).map { Duration.microseconds($0 * 253 % 260_000) }
    let results = Results(count: times.count)
    return [
      Workload(
        name: "Clips/W1 value(at: Duration)", operations: times.count,
        pass: { results.fill(times) { clip.value(at: $0) ?? 1 } })
    ]
  }
}
