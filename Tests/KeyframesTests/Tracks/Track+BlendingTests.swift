import Testing

@testable import Keyframes

@Suite struct TrackBlendingTests {
  @Test func compatiblePiecesBlendExactly() throws {
    let rise: Track = [0: 0.0, 1: 10]
    let blend = try rise.blended(with: [0: 4.0, 0.5: 0, 1: 4], weight: 0.25)
    #expect(blend == [0: 1.0, 0.5: 3.75, 1: 8.5])
    let eased = Track(from: 0.0, to: 1, easing: .easeOutBack)
    #expect(
      try eased.blended(with: Track(from: 3.0, to: 5, easing: .easeOutBack), weight: 0.5)
        == Track(from: 1.5, to: 3, easing: .easeOutBack))
    let held: Track = [0.5: 2.0]
    #expect(try eased.blended(with: held, weight: 0).keyframes.count <= 4)
    var random = SplitMix64(seed: 131)
    for _ in 0..<200 {
      let (one, two) = (plain(using: &random), plain(using: &random))
      let weight = Double.random(in: -0.5...1.5, using: &random)
      let blend = try one.blended(with: two, weight: weight)
      for _ in 0..<20 {
        let p = Double.random(in: 0...1, using: &random)
        let wanted = one.value(at: p) + (two.value(at: p) - one.value(at: p)) * weight
        #expect(abs(blend.value(at: p) - wanted) < 1e-11, "\(one) \(two) \(weight) at \(p)")
      }
    }
  }

  @Test func otherPiecesBlendWithinTheTolerance() throws {
    var random = SplitMix64(seed: 132)
    var mismatches = Mismatches()
    for _ in 0..<60 {
      let (one, two) = (Track.randomAlgebra(using: &random), Track.randomAlgebra(using: &random))
      let weight = Double.random(in: 0...1, using: &random)
      let blend = try one.blended(with: two, weight: weight, within: 0.01)
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

  @Test func weightsBeyondTheTwoTracksKeepTheTolerance() throws {
    var mismatches = Mismatches()
    let one = Track(from: 0.0, to: 10, easing: .easeInOut)
    for two in [
      Track(from: 4.0, to: -8, easing: .easeOutBack), Track(from: 1.0, to: 9, easing: .easeInQuad),
      Track(
        .hermite(at: 0, 2.0, incoming: 0, outgoing: 30, easing: .easeOut),
        .hermite(at: 1, 5, incoming: 10, outgoing: 0)),
    ] {
      for weight in [-2, 3.0, 10] {
        for tolerance in [0.3, 0.01] {
          let blend = try one.blended(with: two, weight: weight, within: tolerance)
          for step in 0...2_000 {
            let p = Double(step) / 2_000
            let wanted = one.value(at: p) + (two.value(at: p) - one.value(at: p)) * weight
            let miss = abs(blend.value(at: p) - wanted)
            mismatches.check(miss <= tolerance + 1e-11, "\(two) \(weight) at \(p): \(miss)")
          }
        }
      }
    }
    #expect(mismatches.found == [])
  }

  @Test func valuesThatTellNoNumbersBlendRelativeToTheirWay() throws {
    let one = Track(from: Untold(x: 0), to: Untold(x: 1_000), easing: .easeInOut)
    let two = Track(from: Untold(x: 200), to: Untold(x: -400), easing: .easeOutBack)
    let blend = try one.blended(with: two, weight: 0.5, within: 0.001)
    for step in 0...500 {
      let p = Double(step) / 500
      let wanted = 0.5 * (one.value(at: p).x + two.value(at: p).x)
      #expect(abs(blend.value(at: p).x - wanted) <= 0.001 * 1_000)
    }
    #expect(blend.keyframes.count > 10)
  }

  @Test func whatNoStopsCanHoldIsAnError() throws {
    let small = Track(from: 0.0, to: 1, easing: .easeInOut)
    let large = Track(from: 0.0, to: 1e300, easing: .easeOut)
    for tolerance in [1e-6, .leastNonzeroMagnitude] {
      #expect(throws: EasingError.tooManyStops(limit: 65_536)) {
        try small.blended(with: large, weight: 0.5, within: tolerance)
      }
    }
    // A way that is no finite number becomes a straight one.
    let endless = Track(from: -1e308, to: 1e308, easing: .easeIn)
    let blend = try small.blended(with: endless, weight: 0.5, within: 1e-3)
    #expect(blend.value(at: 0) == -0.5e308)
    #expect(blend.value(at: 1) == 0.5e308)
    // The coarsest tolerance, and pieces that lead nowhere.
    let still = Track(from: 3.0, to: 3, easing: .easeOut)
    let rough = try small.blended(with: still, weight: 0, within: .greatestFiniteMagnitude)
    #expect(rough.value(at: 0) == 0)
    #expect(rough.value(at: 1) == 1)
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

/// A vector that does not tell its numbers.
private struct Untold: VectorValue {
  var x: Double

  static var zero: Untold { Untold(x: 0) }
  static func + (left: Untold, right: Untold) -> Untold { Untold(x: left.x + right.x) }
  static func - (left: Untold, right: Untold) -> Untold { Untold(x: left.x - right.x) }
  func scaled(by factor: Double) -> Untold { Untold(x: x * factor) }
  func interpolated(to other: Untold, at progress: Double) -> Untold {
    Untold(x: x.interpolated(to: other.x, at: progress))
  }
}
