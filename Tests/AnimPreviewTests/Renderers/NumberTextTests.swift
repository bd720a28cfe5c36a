import Foundation
import Testing

@testable import AnimPreview

@Suite struct NumberTextTests {
  @Test(
    arguments: [
      (0.0, 4, "0.0000"), (-0.0, 2, "0.00"), (0.6, 4, "0.6000"), (-180, 1, "-180.0"),
      (0.5, 0, "0"), (1.5, 0, "2"), (2.5, 0, "2"), (0.125, 2, "0.12"), (-0.00001, 4, "0.0000"),
      (999.99996, 4, "1000.0000"), (.leastNonzeroMagnitude, 15, "0.000000000000000"),
      (1e15, 2, "1000000000000000.0"), (1e20, 2, "1e+20"),
      (123_456_789.5, 0, "123456790"), (.infinity, 3, "inf"), (-.infinity, 3, "-inf"),
      (.nan, 3, "nan"),
    ] as [(Double, Int, String)])
  func fixedDecimalsAreExactlyRounded(number: Double, decimals: Int, text: String) {
    #expect(NumberText.fixed(number, decimals: decimals, minus: "-") == text)
  }

  /// The C library rounds its decimals exactly, ties to even.
  @Test func fixedDecimalsAreThoseOfTheCLibrary() {
    var state: UInt64 = 7
    for index in 0..<20_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let scale = pow(10.0, Double(Int(state >> 40) % 24 - 12))
      let number = (Double(state >> 11) / 0x1p53 - 0.5) * scale
      guard abs(number) < 1e15 else { continue }
      let decimals = index % 16
      let expected = String(format: "%.\(decimals)f", number)
      let text = NumberText.fixed(number, decimals: decimals, minus: "-")
      #expect(text == expected || "-" + text == expected, "\(number) with \(decimals)")
    }
  }

  @Test(
    arguments: [
      (0.6, 6, "0.6"), (1, 6, "1"), (-180, 3, "-180"), (1.0 / 3, 4, "0.3333"), (0.00004, 4, "0"),
    ] as [(Double, Int, String)])
  func briefNumbersHaveNoTrailingZeros(number: Double, decimals: Int, text: String) {
    #expect(NumberText.brief(number, decimals: decimals, minus: "-") == text)
  }

  @Test(arguments: [(1, 3, 2, "0.33"), (2, 3, 2, "0.67"), (-1, 3, 0, "0"), (-5, 2, 0, "-3")])
  func fractionsAreRoundedAwayFromTheMiddle(top: Int, bottom: Int, decimals: Int, text: String) {
    #expect(
      NumberText.fixed(Int128(top), over: UInt128(bottom), decimals: decimals, minus: "-") == text)
  }

  /// 32 years of attoseconds times the largest number of frames.
  @Test func fractionsOfMoreThan128BitsAreExact() {
    let text = NumberText.fixed(
      -1_009_843_200_000_000_000_000_000_001, times: .max, over: 1_000_000_000_000_000_003,
      decimals: 7, minus: "-")
    #expect(text == "-18628319064975889417571810823.5190758")
  }
}
