import Keyframes

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The elementary functions, held against those of the C library.
enum MathSuite {
  static func workloads() -> [Workload] {
    let wide = inputs(from: -20, to: 20)
    let positive = inputs(from: 0.001, to: 40)
    return [
      workload("exp", wide, { DeterministicMath.exp($0) }, { exp($0) }),
      workload("exp2", wide, { DeterministicMath.exp2($0) }, { exp2($0) }),
      workload("log", positive, { DeterministicMath.log($0) }, { log($0) }),
      workload("pow", positive, { DeterministicMath.pow($0, 2.75) }, { pow($0, 2.75) }),
      workload("sin", wide, { DeterministicMath.sin($0) }, { sin($0) }),
      workload("cos", wide, { DeterministicMath.cos($0) }, { cos($0) }),
      workload("tan", wide, { DeterministicMath.tan($0) }, { tan($0) }),
      workload(
        "atan2", wide, { DeterministicMath.atan2(y: $0, x: 3) }, { atan2($0, 3) }),
      workload("cbrt", wide, { DeterministicMath.cbrt($0) }, { cbrt($0) }),
    ]
  }

  private static func inputs(from low: Double, to high: Double) -> [Double] {
    var random = Random(seed: 3)
    return (0..<4_096).map { _ in random.number(from: low, to: high) }
  }

  @inline(__always)
  private static func workload(
    _ name: String, _ inputs: [Double], _ own: @escaping (Double) -> Double,
    _ library: @escaping (Double) -> Double
  ) -> Workload {
    let results = Results(count: inputs.count)
    let referenceResults = Results(count: inputs.count)
    return Workload(
      name: "Math/\(name), against the C library", operations: inputs.count,
      pass: { results.fill(inputs, own) }, reference: { referenceResults.fill(inputs, library) })
  }
}
