import Foundation
import Testing

@testable import Keyframes

@Suite struct DecimalNumberDoubleTests {
  private func read(_ text: String) -> Double? {
    var scanner = TextScanner(text)
    guard let number = scanner.plainNumber(), scanner.isAtEnd else { return nil }
    return number.value
  }

  private func lines(_ kind: String) throws -> [[Substring]] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("DecimalCases.txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .map { $0.split(separator: " ") }.filter { $0[0] == kind }
  }

  @Test func directedTextsReadAsTheNearestDouble() throws {
    let lines = try lines("directed")
    #expect(lines.count > 900)
    for line in lines {
      let bits = try #require(UInt64(line[2], radix: 16))
      #expect(read(String(line[1]))?.bitPattern == bits, "\(line[1])")
    }
  }

  @Test func twentyThousandRandomTextsReadAsTheNearestDouble() throws {
    let lines = try lines("block")
    #expect(lines.count == 200)
    var generator = RandomTexts(state: 20251)
    for (index, line) in lines.enumerated() {
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for _ in 0..<100 {
        let text = generator.text()
        let bits = try #require(read(text)).bitPattern
        hash = (hash ^ bits) &* 0x100_0000_01B3
      }
      #expect(hash == UInt64(line[1], radix: 16), "block \(index)")
    }
  }

  @Test func whatSwiftPrintsReadsBack() throws {
    var generator = RandomTexts(state: 7)
    for _ in 0..<20_000 {
      let value = Double(bitPattern: generator.next())
      guard value.isFinite else { continue }
      #expect(read("\(value)") == value)
    }
  }

  @Test func tooLargeIsInfiniteAndTooSmallIsZeroWithItsSign() {
    #expect(read("1e309") == .infinity)
    #expect(read("-1e309") == -.infinity)
    #expect(read("-1e-400")?.bitPattern == (-0.0).bitPattern)
    #expect(read("-0")?.sign == .minus)
  }
}

/// The generator of make_decimal_cases.py, call for call.
private struct RandomTexts {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  mutating func text() -> String {
    let count = 1 + below([8, 19, 25, 60][below(4)])
    var digits: [UInt8] = []
    for _ in 0..<count { digits.append(UInt8(48 + below(10))) }
    let point = below(count + 1)
    if point < count { digits.insert(0x2E, at: point) }
    var text = String(decoding: digits, as: UTF8.self)
    let span = [30, 100, 330, 400][below(4)]
    let exponent = below(2 * span + 1) - span
    if below(4) > 0 { text += "e\(exponent)" }
    return below(2) == 1 ? "-" + text : text
  }
}
