import Testing

@testable import Keyframes

@Suite struct RubberBandTests {
  @Test func thePulledDisplacementFollowsTheFormula() {
    let band = RubberBand(dimension: 800)
    for pull in [1.0, 100, 800, 5000] {
      let expected = (1 - 1 / (pull * 0.55 / 800 + 1)) * 800
      #expect((band.displacement(pull: pull) - expected).magnitude < 1e-10)
      #expect(band.displacement(pull: -pull) == -band.displacement(pull: pull))
    }
    #expect(band.displacement(pull: 0) == 0)
    #expect(band.displacement(pull: .infinity) == 800)
    #expect(band.displacement(pull: 1e308) == 800)
  }

  @Test func pullAndDisplacementInvertEachOther() {
    var random = SplitMix64(seed: 130)
    for _ in 0..<2000 {
      let band = RubberBand(
        dimension: Double.random(in: 1...2000, using: &random),
        coefficient: Double.random(in: 0.1...2, using: &random))
      let pull = Double.random(in: -3000...3000, using: &random)
      let again = band.pull(displacement: band.displacement(pull: pull))
      #expect((again - pull).magnitude <= 1e-11 * max(1, pull.magnitude) * 1e3)
      let shown = band.position(of: pull, within: -100...100)
      #expect(
        (band.position(shownAs: shown, within: -100...100) - pull).magnitude
          <= 1e-11 * max(1, pull.magnitude) * 1e3)
    }
    #expect(RubberBand(dimension: 10).pull(displacement: 10) == .infinity)
    #expect(RubberBand(dimension: 10).pull(displacement: -11) == -.infinity)
  }

  @Test func withinBoundsNothingIsPulled() {
    let band = RubberBand(dimension: 800)
    for position in [0.0, 17.25, 400] {
      #expect(band.position(of: position, within: 0...400) == position)
      #expect(band.position(shownAs: position, within: 0...400) == position)
    }
    #expect(band.position(of: 500, within: 0...400) == 400 + band.displacement(pull: 100))
    #expect(band.position(of: -100, within: 0...400) == band.displacement(pull: -100))
  }

  @Test func aBandWithoutADimensionTraps() async {
    await #expect(processExitsWith: .failure) { _ = RubberBand(dimension: 0) }
  }
}
