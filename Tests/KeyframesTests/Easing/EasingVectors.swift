import Foundation

/// A file of Vectors/.
enum EasingVectors {
  struct Golden: Decodable {
    struct Curve: Decodable {
      let handles: [Double]
      let x: [Double]
      let y: [Double]
    }
    let curves: [Curve]
  }

  struct Values: Decodable {
    struct Case: Decodable {
      let id: String
      let easing: String
      let canonical: String?
      let before: Bool?
      let tol: Double
      let x: [Double]
      let y: [Double]
    }
    let cases: [Case]
  }

  struct Syntax: Decodable {
    struct Case: Decodable {
      let id: String
      let input: String
      let valid: Bool
      let canonical: String?
    }
    let cases: [Case]
  }

  static func load<File: Decodable>(_ name: String, as type: File.Type) throws -> File {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Vectors")
    let data = try Data(contentsOf: folder.appendingPathComponent(name))
    return try JSONDecoder().decode(type, from: data)
  }
}

/// A generator of the same numbers on every run (SplitMix64).
struct FixedGenerator: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func unit() -> Double { Double.random(in: 0...1, using: &self) }

  /// A number in 0…1 that often lies at an end or very near to one.
  mutating func cornered() -> Double {
    let value = unit()
    switch unit() {
    case ..<0.15: return value < 0.5 ? 0 : 1
    case ..<0.4:
      var small = 1.0
      for _ in 0..<Int.random(in: 1...45, using: &self) { small *= 0.5 }
      small *= 0.5 + 0.5 * unit()
      return value < 0.5 ? small : 1 - small
    default: return value
    }
  }

  /// Handles with y in 0…1, many of them extreme.
  mutating func monotoneHandles() -> (Double, Double, Double, Double) {
    (cornered(), cornered(), cornered(), cornered())
  }
}
