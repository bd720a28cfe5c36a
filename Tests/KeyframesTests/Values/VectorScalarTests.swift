import Testing

@testable import Keyframes

@Suite struct VectorScalarTests {
  @Test func everyLaneOfDoublesIsWhatTheScalarGives() {
    var random = SplitMix64(seed: 41)
    let specials = [0, -0.0, 1e308, -1e308, 1, .infinity]
    func number() -> Double {
      Int.random(in: 0..<4, using: &random) == 0
        ? specials.randomElement(using: &random)! : Double.random(in: -9...9, using: &random)
    }
    for _ in 0..<3_000 {
      let from = SIMD4(number(), number(), number(), number())
      let to = SIMD4(number(), number(), number(), number())
      let place = [0, 1, 0.5, 2, -1, number()].randomElement(using: &random)!
      let four = from.interpolated(to: to, at: place)
      let three = SIMD3(from.x, from.y, from.z).interpolated(
        to: SIMD3(to.x, to.y, to.z), at: place)
      let two = SIMD2(from.x, from.y).interpolated(to: SIMD2(to.x, to.y), at: place)
      for lane in 0..<4 {
        let scalar = from[lane].interpolated(to: to[lane], at: place)
        #expect(same(four[lane], scalar))
        if lane < 3 { #expect(same(three[lane], scalar)) }
        if lane < 2 { #expect(same(two[lane], scalar)) }
      }
    }
  }

  @Test func everyLaneOfFloatsIsWhatTheScalarGives() {
    var random = SplitMix64(seed: 42)
    let specials: [Float] = [0, -0.0, 3e38, -3e38, 1]
    func number() -> Float {
      Int.random(in: 0..<4, using: &random) == 0
        ? specials.randomElement(using: &random)! : Float.random(in: -9...9, using: &random)
    }
    for _ in 0..<3_000 {
      let from = SIMD4(number(), number(), number(), number())
      let to = SIMD4(number(), number(), number(), number())
      let place = [0, 1, 0.5, 2, -1, 1e39, Double(number())].randomElement(using: &random)!
      let four = from.interpolated(to: to, at: place)
      let three = SIMD3(from.x, from.y, from.z).interpolated(
        to: SIMD3(to.x, to.y, to.z), at: place)
      let two = SIMD2(from.x, from.y).interpolated(to: SIMD2(to.x, to.y), at: place)
      for lane in 0..<4 {
        let scalar = from[lane].interpolated(to: to[lane], at: place)
        #expect(four[lane].bitPattern == scalar.bitPattern)
        if lane < 3 { #expect(three[lane].bitPattern == scalar.bitPattern) }
        if lane < 2 { #expect(two[lane].bitPattern == scalar.bitPattern) }
      }
    }
  }

  @Test func vectorsAddAndScaleLaneByLane() {
    #expect(SIMD3(1.0, 2, 3).scaled(by: 2) == SIMD3(2, 4, 6))
    #expect(SIMD2<Float>(1, 2).added(to: SIMD2(10, 20)) == SIMD2(11, 22))
    #expect(
      SIMD4(1.0, 2, 3, 4).accumulated(onto: SIMD4(repeating: 1), count: 3) == SIMD4(4, 5, 6, 7))
  }
}
