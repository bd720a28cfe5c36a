import Foundation

/// A table of exact results, made by `Scripts/make_goldens.py`.
struct GoldenTable {
  struct Row {
    var arguments: [Double]
    /// The correctly rounded result.
    var result: Double
    /// What rounding left out, in units of the last place of the exact result.
    var remainder: Double
  }

  var rows: [Row]

  init(named name: String, source: String = #filePath) throws {
    let folder = URL(fileURLWithPath: source).deletingLastPathComponent()
    let text = try Data(contentsOf: folder.appendingPathComponent("Goldens/\(name).txt"))
    rows = text.split(separator: UInt8(ascii: "\n")).map { line in
      let fields = line.split(separator: UInt8(ascii: " ")).map {
        String(decoding: $0, as: UTF8.self)
      }
      let numbers = fields.dropLast().map { Double(bitPattern: UInt64($0, radix: 16)!) }
      return Row(
        arguments: Array(numbers.dropLast()), result: numbers.last!,
        remainder: Double(fields.last!)! / 65536)
    }
  }
}

extension GoldenTable.Row {
  /// How far a result is from the exact one, in units of the last place of the exact one.
  func error(of other: Double) -> Double {
    if other.bitPattern == result.bitPattern { return remainder.magnitude }
    guard other.isFinite, result.isFinite else { return .infinity }
    // The exact result lies on the remainder's side of the rounded one, perhaps in a lower binade.
    var unit = result.ulp
    if result.magnitude.significand == 1, remainder.sign != result.sign, remainder != 0,
      result.magnitude > .leastNormalMagnitude
    {
      unit /= 2
    }
    return ((other - result) / unit - remainder).magnitude
  }
}
