import Testing

@testable import Keyframes

@Suite struct OverallProgressTests {
  @Test func aNumberIsItsWholePartAndItsFraction() {
    #expect(OverallProgress(0) == OverallProgress(0, 0))
    #expect(OverallProgress(2.75) == OverallProgress(2, 0.75))
    #expect(OverallProgress(0x1p51 + 0.5) == OverallProgress(1 << 51, 0.5))
    #expect(OverallProgress(0x1p53) == OverallProgress(1 << 53, 0))
    #expect(OverallProgress(0x1p63) == OverallProgress(1 << 63, 0))
    #expect(OverallProgress(1e300) == OverallProgress(.max - 1, 0))
  }

  @Test func sumsAreExactBeyondTheWholeNumbersOfADouble() {
    #expect(OverallProgress(sumOf: 2.5, and: 0.75) == OverallProgress(3, 0.25))
    #expect(OverallProgress(sumOf: 0x1p53, and: 1) == OverallProgress((1 << 53) + 1, 0))
    #expect(OverallProgress(sumOf: 0x1p53, and: 1.5) == OverallProgress((1 << 53) + 1, 0.5))
    #expect(
      OverallProgress(sumOf: 0x1p53 + 2, and: 0x1p51 + 0.5)
        == OverallProgress((1 << 53) + (1 << 51) + 2, 0.5))
  }

  @Test func aNumberBeyondTheRangeStillSaysWhetherItIsEven() {
    #expect(OverallProgress.sum(.max, 1) == UInt64.max - 1)
    #expect(OverallProgress.sum(.max, 2) == UInt64.max)
    #expect(OverallProgress.sum(1 << 63, (1 << 63) + 1) == UInt64.max)
    #expect(OverallProgress.sum(3, 4) == 7)
  }
}
