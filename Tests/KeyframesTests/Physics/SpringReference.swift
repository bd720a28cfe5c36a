import Foundation

/// A row of the table that `Scripts/spring_reference.py` computes to the last digit.
struct SpringReference {
  var mass: Double
  var stiffness: Double
  var damping: Double
  var ticks: Int64
  var velocity: Double
  /// Position (the distance from the target, 1 at the start), velocity and acceleration.
  var expected: [Double]

  static let rows: [SpringReference] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Reference/springs.txt")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").map { line in
      let fields = line.split(separator: " ")
      let numbers = fields.map { Double($0) ?? .nan }
      return SpringReference(
        mass: numbers[0], stiffness: numbers[1], damping: numbers[2],
        ticks: Int64(fields[3]) ?? 0, velocity: numbers[4], expected: Array(numbers[5...]))
    }
  }()
}
