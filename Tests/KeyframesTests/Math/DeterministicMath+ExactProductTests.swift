import Foundation
import Testing

@testable import Keyframes

@Suite struct ExactProductTests {
  @Test func productsAreThoseOfWholeNumbersOfAnySize() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Goldens/product.txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(lines.count > 2_000)
    for line in lines {
      let fields = line.split(separator: " ")
      let (count, start) = (Int64(fields[0])!, Int64(fields[2])!)
      let rate = Double(bitPattern: UInt64(fields[1], radix: 16)!)
      let result = DeterministicMath.product(count, by: rate, addedTo: start)
      #expect(result == Int64(fields[3])!, "\(start) + \(count) · \(rate)")
    }
  }

  @Test func tiesGoToTheEvenSum() {
    #expect(DeterministicMath.product(1, by: 0.5) == 0)
    #expect(DeterministicMath.product(3, by: 0.5) == 2)
    #expect(DeterministicMath.product(-3, by: 0.5) == -2)
    #expect(DeterministicMath.product(1, by: 0.5, addedTo: 1) == 2)
    #expect(DeterministicMath.product(1, by: -0.5, addedTo: 1) == 0)
  }

  @Test func everyRateHasAnAnswer() {
    #expect(DeterministicMath.product(5, by: .nan) == 0)
    #expect(DeterministicMath.product(5, by: .nan, addedTo: 7) == 7)
    #expect(DeterministicMath.product(5, by: .infinity) == .max)
    #expect(DeterministicMath.product(-5, by: .infinity) == .min)
    #expect(DeterministicMath.product(5, by: -.infinity, addedTo: 7) == .min)
    #expect(DeterministicMath.product(0, by: .infinity) == 0)
    #expect(DeterministicMath.product(.min, by: -1) == .max)
    #expect(DeterministicMath.product(.min, by: 1, addedTo: -1) == .min)
    #expect(DeterministicMath.product(.max, by: .leastNonzeroMagnitude) == 0)
  }

  /// The playhead's law: however a stretch of time is cut, its ends say where it leads.
  @Test func aSumOfNeighbouringStretchesNeverDrifts() {
    var generator = SplitMix64(seed: 5)
    for _ in 0..<2_000 {
      let rate = Double.random(in: -4...4, using: &generator)
      let count = Int64.random(in: 0...(1 << 60), using: &generator)
      let whole = DeterministicMath.product(count, by: rate)
      let next = DeterministicMath.product(count + 1, by: rate)
      #expect(Double((next - whole).magnitude) <= rate.magnitude + 1)
      #expect(next == whole || (next > whole) == (rate > 0))
    }
  }
}
