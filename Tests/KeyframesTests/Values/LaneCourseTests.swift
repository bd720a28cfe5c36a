import Testing

@testable import Keyframes

@Suite struct LaneCourseTests {
  @Test func aPlainWayHasTheBitsOfEveryOtherWay() {
    var random = SplitMix64(seed: 43)
    var mismatches = Mismatches()
    func number() -> Double {
      Int.random(in: 0..<6, using: &random) == 0
        ? [0, 1, -1, 0.5].randomElement(using: &random)! : Double.random(in: -9...9, using: &random)
    }
    for _ in 0..<5000 {
      let from = SIMD4(number(), number(), number(), number())
      let to = SIMD4(number(), number(), number(), number())
      let place = [0, 1, 0.5, 0.5.nextDown, Double.random(in: 0...1, using: &random)]
        .randomElement(using: &random)!
      let four = LaneCourse(from: from, to: to)
      let three = LaneCourse(from: SIMD3(from.x, from.y, from.z), to: SIMD3(to.x, to.y, to.z))
      let two = LaneCourse(from: SIMD2(from.x, from.y), to: SIMD2(to.x, to.y))
      let single = LaneCourse(from: SIMD4<Float>(from), to: SIMD4<Float>(to))
      mismatches.check(four.isPlain && three.isPlain && two.isPlain && single.isPlain, "plain")
      for lane in 0..<4 {
        let right = from[lane].interpolated(to: to[lane], at: place).bitPattern
        let inner = four.innerValue(at: place)[lane].bitPattern
        mismatches.check(inner == right, "\(from[lane]) to \(to[lane]) at \(place)")
        mismatches.check(four.value(at: place)[lane].bitPattern == right, "value(at:)")
        if lane < 3 { mismatches.check(three.innerValue(at: place)[lane].bitPattern == right, "3") }
        if lane < 2 { mismatches.check(two.innerValue(at: place)[lane].bitPattern == right, "2") }
        let float = Float(from[lane]).interpolated(to: Float(to[lane]), at: place).bitPattern
        mismatches.check(single.innerValue(at: place)[lane].bitPattern == float, "Float")
      }
    }
    #expect(mismatches.found.isEmpty)
  }

  @Test func manyAtOnceAreEachByItself() {
    var random = SplitMix64(seed: 73)
    for count in 0...64 {
      let (from, to) = (
        (0..<count).map { _ in SIMD3<Float>.random(in: -9...9, using: &random) },
        (0..<count).map { _ in SIMD3<Float>.random(in: -9...9, using: &random) }
      )
      let ways = zip(from, to).map { LaneCourse(from: $0, to: $1) }
      let parts = (0..<count).map { index in
        [0, 0.5, 0.5.nextDown, 1, Double.random(in: 0...1, using: &random)][index % 5]
      }
      var values = [SIMD3<Float>](repeating: .zero, count: count + 3)
      var output = values.mutableSpan
      LaneCourse.fill(
        &output, 2..<(count + 2), progress: { parts[$0 - 2] }, course: { ways[$0 - 2] })
      #expect(values[..<2] == [.zero, .zero] && values[count + 2] == .zero)
      #expect(Array(values[2..<(count + 2)]) == zip(ways, parts).map { $0.innerValue(at: $1) })
      for part in [0, 0.25, 0.5.nextDown, 0.5, 0.75, 1] {
        output = values.mutableSpan
        LaneCourse.fill(&output, from: from.span, to: to.span, products: [Float]().span, at: part)
        #expect(Array(values[..<count]) == ways.map { $0.innerValue(at: part) })
      }
    }
  }

  @Test func negativeZerosAndOverflowsAreNotPlain() {
    #expect(LaneCourse(from: SIMD2(0, 1.0), to: SIMD2(2, 3)).isPlain)
    #expect(!LaneCourse(from: SIMD2(-0.0, 1), to: SIMD2(2, 3)).isPlain)
    #expect(!LaneCourse(from: SIMD2(0, 1), to: SIMD2(2, -0.0)).isPlain)
    #expect(!LaneCourse(from: SIMD3<Float>(-3e38, 1, 0), to: SIMD3(3e38, 3, 0)).isPlain)
    #expect(!LaneCourse(from: SIMD2(.nan, 1), to: SIMD2(2, 3)).isPlain)
  }
}
