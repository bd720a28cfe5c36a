import Keyframes

/// The `timing` member of a vector: milliseconds, with the defaults of Web Animations.
struct VectorTiming: Decodable {
  var duration: VectorNumber?
  var delay: Double?
  var endDelay: Double?
  var iterations: VectorNumber?
  var iterationStart: Double?
  var direction: String?
  var fill: String?
  var easing: String?
  var composite: String?
  var iterationComposite: String?

  /// The timing it describes.
  func timing() throws -> Timing {
    try Timing(
      validating: extent(duration?.value ?? 0).map { Duration(milliseconds: $0) },
      delay: Duration(milliseconds: delay ?? 0),
      endDelay: Duration(milliseconds: endDelay ?? 0),
      iterations: extent(iterations?.value ?? 1),
      iterationStart: iterationStart ?? 0,
      direction: directions[direction ?? "normal"]!,
      fill: fills[fill ?? "auto"]!,
      easing: Easing(css: easing ?? "linear"))
  }

  private func extent(_ number: Double) -> Extent<Double> {
    number == .infinity ? .unending : .finite(number)
  }
}

private let directions: [String: IterationDirection] = [
  "normal": .normal, "reverse": .reverse, "alternate": .alternate,
  "alternate-reverse": .alternateReverse,
]

private let fills: [String: FillMode] = [
  "auto": .none, "none": .none, "forwards": .forwards, "backwards": .backwards, "both": .both,
]

extension Duration {
  /// The duration of a number of milliseconds: whole ones, and the exact rest in attoseconds.
  init(milliseconds: Double) {
    let milli = milliseconds.rounded(.towardZero)
    let rest = (milliseconds - milli) * 1e15
    self.init(attoseconds: Int128(milli) * 1_000_000_000_000_000 + Int128(rest))
  }

  /// The number of milliseconds.
  var milliseconds: Double { Double(attoseconds) / 1e15 }
}

extension VectorTiming {
  /// The composite operation of the effect.
  var operation: CompositeOperation { operations[composite ?? "replace"]! }

  /// Whether iterations build up.
  var iterationOperation: IterationComposite {
    iterationComposite == "accumulate" ? .accumulate : .replace
  }
}

let operations: [String: CompositeOperation] = [
  "replace": .replace, "add": .add, "accumulate": .accumulate,
]
