import Testing

@testable import Keyframes

@Suite struct SpringKernelTests {
  /// Distance in units of the last place of a reference that is itself within 0.6 of them.
  private func units(_ value: Double, _ reference: Double) -> Double {
    (value - reference).magnitude / reference.ulp
  }

  @Test func theKernelStaysNearTheElementaryFunctions() {
    var random = SplitMix64(seed: 150)
    var (falling, approach, angle) = (0.0, 0.0, 0.0)
    for index in 0..<100_000 {
      let share = Double.random(in: 0...1, using: &random)
      let y = index % 2 == 0 ? 700 * share : DeterministicMath.exp(-30 * share)
      falling = max(falling, units(SpringKernel.exponential(y), DeterministicMath.exp(-y)))
      approach = max(approach, units(SpringKernel.approach(y), -DeterministicMath.expm1(-y)))
      let phase = index % 2 == 0 ? 0x1p20 * share : 10 * share
      let turned = SpringKernel.sineAndCosine(phase)
      let reference = DeterministicMath.sinCos(phase)
      angle = max(
        angle, (turned.sine - reference.sin).magnitude, (turned.cosine - reference.cos).magnitude)
    }
    #expect(falling <= 1.5)
    #expect(approach <= 2)
    #expect(angle <= 0x1p-52)
  }

  @Test func smallArgumentsKeepTheirDigits() {
    for exponent in 1...300 {
      let x = DeterministicMath.pow(10, -Double(exponent))
      #expect(units(SpringKernel.sineAndCosine(x).sine, DeterministicMath.sin(x)) <= 1)
      #expect(units(SpringKernel.approach(x), -DeterministicMath.expm1(-x)) <= 1)
    }
    #expect(SpringKernel.exponential(0.0) == 1)
    #expect(SpringKernel.approach(0.0) == 0)
    #expect(SpringKernel.sineAndCosine(0.0) == (0, 1))
  }

  @Test func lanesHaveTheBitsOfSingleNumbers() {
    var random = SplitMix64(seed: 151)
    for _ in 0..<20_000 {
      let pair = SIMD2(
        Double.random(in: 0...700, using: &random), Double.random(in: 0...9, using: &random))
      let lanes = SpringLanePair(pair)
      let falling = SpringKernel.exponential(lanes)
      let approach = SpringKernel.approach(lanes)
      let turned = SpringKernel.sineAndCosine(lanes)
      for lane in 0..<2 {
        let single = SpringKernel.sineAndCosine(pair[lane])
        #expect(falling.lanes[lane] == SpringKernel.exponential(pair[lane]))
        #expect(approach.lanes[lane] == SpringKernel.approach(pair[lane]))
        #expect(turned.sine.lanes[lane].bitPattern == single.sine.bitPattern)
        #expect(turned.cosine.lanes[lane].bitPattern == single.cosine.bitPattern)
      }
    }
  }
}
