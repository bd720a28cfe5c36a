import Keyframes

/// Easings alone, the Beziers held against the textbook's solver.
enum EasingSuite {
  static func workloads() -> [Workload] {
    let beziers: [(String, Double, Double, Double, Double)] = [
      ("ease", 0.25, 0.1, 0.25, 1), ("ease-in", 0.42, 0, 1, 1), ("ease-in-out", 0.42, 0, 0.58, 1),
      ("cubic-bezier(0.3, 0, 0, 1)", 0.3, 0, 0, 1), ("cubic-bezier(1, 0, 0, 1)", 1, 0, 0, 1),
    ]
    return beziers.map { name, x1, y1, x2, y2 in
      workload(
        name, .cubicBezier(x1, y1, x2, y2), reference: TextbookEasing.bezier(x1, y1, x2, y2))
    } + [
      workload("steps(4)", .steps(4)),
      workload("linear(), 5 stops", .linear([0, 0.4, 0.3, 0.9, 1])),
    ]
  }

  private static let inputs: [Double] = {
    var random = Random(seed: 4)
    return (0..<4_096).map { _ in random.number(from: 0, to: 1) }
  }()

  private static func workload(
    _ name: String, _ easing: Easing, reference: TextbookEasing? = nil
  ) -> Workload {
    let inputs = inputs
    let results = Results(count: inputs.count)
    let referenceResults = Results(count: inputs.count)
    var workload = Workload(
      name: "Easing/\(name)", operations: inputs.count,
      pass: { results.fill(inputs) { easing.value(at: $0) } })
    if let reference {
      workload.reference = { referenceResults.fill(inputs) { reference.value(at: $0) } }
    }
    return workload
  }
}
