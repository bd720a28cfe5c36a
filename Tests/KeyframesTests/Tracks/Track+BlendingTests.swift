import Testing

@testable import Keyframes

@Suite struct TrackBlendingTests {
  @Test func compatiblePiecesBlendExactly() {
    let rise: Track = [0: 0.0, 1: 10]
    #expect(
      rise.blended(with: [0: 4.0, 0.5: 0, 1: 4], weight: 0.25) == [0: 1.0, 0.5: 3.75, 1: 8.5])
    let eased = Track(from: 0.0, to: 1, easing: .easeOutBack)
    #expect(
      eased.blended(with: Track(from: 3.0, to: 5, easing: .easeOutBack), weight: 0.5)
        == Track(from: 1.5, to: 3, easing: .easeOutBack))
    let held: Track = [0.5: 2.0]
    #expect(eased.blended(with: held, weight: 0).keyframes.count <= 4)
    var random = SplitMix64(seed: 131)
    for _ in 0..<200 {
      let (one, two) = (plain(using: &random), plain(using: &random))
      let weight = Double.random(in: -0.5...1.5, using: &random)
      let blend = one.blended(with: two, weight: weight)
      for _ in 0..<20 {
        let p = Double.random(in: 0...1, using: &random)
        let wanted = one.value(at: p) + (two.value(at: p) - one.value(at: p)) * weight
        #expect(abs(blend.value(at: p) - wanted) < 1e-11, "\(one) \(two) \(weight) at \(p)")
      }
    }
  }

  @Test func otherPiecesBlendWithinTheTolerance() {
    var random = SplitMix64(seed: 132)
    var mismatches = Mismatches()
    for _ in 0..<60 {
      let (one, two) = (Track.randomAlgebra(using: &random), Track.randomAlgebra(using: &random))
      let weight = Double.random(in: 0...1, using: &random)
      let blend = one.blended(with: two, weight: weight, within: 0.01)
      for _ in 0..<60 {
        let p = Double.random(in: 0...1, using: &random)
        let all = [p - 1e-13, p, p + 1e-13].map {
          one.value(at: $0) + (two.value(at: $0) - one.value(at: $0)) * weight
        }
        let (low, high) = (all.min()!, all.max()!)
        let got = blend.value(at: p)
        mismatches.check(
          got >= low - 0.01 - 1e-10 - (high - low) && got <= high + 0.01 + 1e-10 + (high - low),
          "\(one) \(two) \(weight) at \(p): \(got), \(low)")
      }
    }
    #expect(mismatches.found == [])
  }

  /// A track of curves, holds and straight pieces without easings.
  private func plain(using random: inout SplitMix64) -> Track<Double> {
    let kinds: [Interpolation] = [.linear, .smooth, .catmullRom, .naturalSpline, .hold]
    let keys = (0..<Int.random(in: 2...6, using: &random)).map { _ in
      Keyframe(
        Double.random(in: -5...5, using: &random),
        interpolation: kinds.randomElement(using: &random)!)
    }
    return Track(trusting: keys, missingEnds: .hold)
  }
}
