import BenchmarkSupport
import Keyframes

/// Every kind of value between four keys, one at a time and in a batch, with numbers as the measure
/// of the others; and the interpolations that the curves through numbers don't show.
enum KindsSuite {
  static func workloads() -> [Workload] {
    numbers() + vectors() + rotations() + colors() + others() + interpolations()
  }

  private static let moments: [Double] = (0..<1_024).map { (Double($0) + 0.5) / 1_024 }

  private static func numbers() -> [Workload] {
    kind("Double", [0.0, 4, -2, 1]) { $0 }
      + kind("Float", [Float(0), 4, -2, 1]) { Double($0) }
      + kind("angle", [PlaneAngle.degrees(0), .degrees(90), .degrees(-30), .turns(1)]) {
        $0.degrees
      }
      + kind(
        "length", [PlaneLength(1, .em), PlaneLength(40, .percent), .zero, PlaneLength(3, .pixels)]
      ) { $0[.em] }
  }

  private static func vectors() -> [Workload] {
    kind("SIMD2<Double>", [SIMD2(0.0, 1), SIMD2(4, 2), SIMD2(-2, 0), SIMD2(1, 1)]) { $0.x }
      + kind("SIMD3<Double>", [SIMD3(0.0, 1, 2), SIMD3(4, 2, 1), SIMD3(-2, 0, 0), SIMD3(1, 1, 1)]) {
        $0.x
      }
      + kind(
        "SIMD4<Double>",
        [SIMD4(0.0, 1, 2, 3), SIMD4(4, 2, 1, 0), SIMD4(-2, 0, 0, 1), SIMD4(1, 1, 1, 1)]
      ) { $0.x }
      + kind(
        "SIMD4<Float>",
        [SIMD4<Float>(0, 1, 2, 3), SIMD4(4, 2, 1, 0), SIMD4(-2, 0, 0, 1), SIMD4(1, 1, 1, 1)]
      ) { Double($0.x) }
      + kind(
        "rectangle",
        [
          PlaneRectangle(x: 0, y: 0, width: 1, height: 1),
          PlaneRectangle(x: 1, y: 2, width: 5, height: 6),
        ]
      ) { $0.width }
  }

  private static func rotations() -> [Workload] {
    let turns = [10.0, 80, 200, 20].map {
      Quaternion(axis: SIMD3(1, 2, $0), angle: .degrees($0))
    }
    return kind("quaternion", turns) { $0.x }
      + kind("float quaternion", turns.map { FloatQuaternion($0) }) { Double($0.vector.x) }
      + kind(
        "transform list",
        ["translateX(10px) rotate(0deg)", "translateX(90px) rotate(720deg)"] as [TransformList],
        allocates: true
      ) { Double($0.functions.count) }
  }

  private static func colors() -> [Workload] {
    let keys: [ColorValue] = ["red", "rgb(0 90 255 / 0.5)", "lime", "black"]
    return kind("colour", keys) { $0.components.x }
      + kind("colour in Oklab", keys.map { SpacedColor($0, in: .oklab) }) { $0.color.components.x }
      + kind("colour in OKLCH", keys.map { SpacedColor($0, in: .oklch(.shorter)) }) {
        $0.color.components.x
      }
      + kind(
        "gradient",
        [
          ColorGradient([ColorStop("red", at: 0), ColorStop("blue", at: 1)]),
          ColorGradient([
            ColorStop("lime", at: 0), ColorStop("red", at: 0.3), ColorStop("blue", at: 0.9),
          ]),
        ], allocates: true
      ) { Double($0.stops.count) }
  }

  private static func others() -> [Workload] {
    let path = MeasuredPath("M0 0 C10 40 60 -20 90 30 S 120 10 200 80")
    return kind(
      "counted text", [CountingText("1.0 of 20"), CountingText("9.5 of 11")], allocates: true
    ) {
      Double($0.text.utf8.count)
    }
      + kind("discrete", [Discrete(1.0), Discrete(2), Discrete(3)]) { $0.value }
      + kind("optional", [Optional(1.0), 3, nil, 4]) { $0 ?? 0 }
      + kind("point on a path", [0.0, 0.3, 1].map { PathPlace(on: path, at: $0 * path.length) }) {
        $0.point.x
      }
  }

  /// What the curves through numbers don't show: they hold, and points are paced.
  private static func interpolations() -> [Workload] {
    let points = [SIMD2(0.0, 0), SIMD2(50, 80), SIMD2(90, 20), SIMD2(200, 60)]
    return kind("hold, Double", [0.0, 4, -2, 1], interpolation: .hold) { $0 }
      + kind("smooth, SIMD2<Double>", points, interpolation: .smooth) { $0.x }
      + kind("paced curve, SIMD2<Double>", points, interpolation: .pacedCurve) { $0.x }
      + kind("natural spline, SIMD2<Double>", points, interpolation: .naturalSpline) { $0.x }
  }

  /// Both ways of asking for one kind.
  private static func kind<Value: Interpolatable>(
    _ name: String, _ values: [Value], interpolation: Interpolation = .linear,
    allocates: Bool = false, _ number: @escaping (Value) -> Double
  ) -> [Workload] {
    let keys = values.map { Keyframe($0, interpolation: interpolation) }
    guard let track = try? Track(validating: keys) else { preconditionFailure("keys are right") }
    let moments = moments
    let results = Results(count: moments.count, initial: values[0]) { consume_double(number($0)) }
    return [
      Workload(
        name: "Kinds/\(name) value(at:)", operations: moments.count, mayAllocate: allocates,
        pass: { results.fill(moments) { track.value(at: $0) } }),
      Workload(
        name: "Kinds/\(name) evaluate(_:into:)", operations: moments.count, mayAllocate: allocates,
        pass: { results.lend { track.evaluate(moments.span, into: &$0) } }),
    ]
  }
}
