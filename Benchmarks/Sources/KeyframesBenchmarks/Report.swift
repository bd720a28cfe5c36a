#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Measurements as text.
enum Report {
  /// The JSON array.
  static func json(_ measurements: [Measurement]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(measurements), as: UTF8.self)
  }

  static let header =
    row(["workload", "ns", "±", "textbook", "scale loop", "allocations", "bytes a key"])

  /// One line of the table.
  static func line(_ measurement: Measurement) -> String {
    row([
      measurement.name, decimal(measurement.ns, 2),
      decimal(measurement.spread * 100, 0) + " %",
      measurement.ratioToReference.map { decimal($0, 2) + " ×" } ?? "",
      measurement.percentOfScaleLoop.map { decimal($0, 0) + " %" } ?? "",
      measurement.allocations.map(String.init) ?? "not counted",
      measurement.bytesPerKey.map { decimal($0, 1) } ?? "",
    ])
  }

  /// One line of the comparison with a baseline.
  static func line(_ change: Baseline.Change) -> String {
    row([
      change.name, "", "", decimal(change.factor, 2) + " ×", change.isRegression ? "SLOWER" : "",
      "", "",
    ])
  }

  private static func row(_ cells: [String]) -> String {
    let widths = [44, 10, 6, 11, 11, 12, 12]
    var line = ""
    for (index, cell) in cells.enumerated() {
      let padding = String(repeating: " ", count: max(widths[index] - cell.count, 0))
      line += index == 0 ? cell + padding : padding + cell
    }
    while line.last == " " { line.removeLast() }
    return line
  }

  /// A number with so many places after the point.
  private static func decimal(_ value: Double, _ places: Int) -> String {
    guard value.isFinite else { return "\(value)" }
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let scaled = Int((value * scale).rounded())
    guard places > 0 else { return "\(scaled)" }
    let fraction = String(abs(scaled) % Int(scale))
    let zeros = String(repeating: "0", count: places - fraction.count)
    return (scaled < 0 ? "-" : "") + "\(abs(scaled) / Int(scale)).\(zeros)\(fraction)"
  }
}
