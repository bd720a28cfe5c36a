import Testing

@testable import Keyframes

@Suite struct TrackMapsTests {
  @Test func affineMapsMapTheWholeTrack() {
    var random = SplitMix64(seed: 91)
    var mismatches = Mismatches()
    for _ in 0..<2_000 {
      let track = Track.randomAlgebra(using: &random)
      let factor = Double.random(in: -3...3, using: &random)
      let shift = Double.random(in: -3...3, using: &random)
      let mapped = track.mapped { factor * $0 + shift }
      let pairs = track.mapped { SIMD2($0, 2 - $0) }
      let scaled = track.scaled(by: factor).shifted(by: shift)
      for _ in 0..<10 {
        let p = Double.random(in: -0.2...1.2, using: &random)
        let wanted = factor * track.value(at: p) + shift
        let size = 20 + abs(wanted)
        mismatches.check(
          abs(mapped.value(at: p) - wanted) < 1e-12 * size, "\(track) \(factor) \(shift) \(p)")
        mismatches.check(
          abs(scaled.value(at: p) - wanted) < 1e-12 * size, "\(track) scaled \(factor) \(p)")
        let pair = pairs.value(at: p)
        mismatches.check(
          abs(pair.x - track.value(at: p)) < 1e-12 * size
            && abs(pair.y - (2 - track.value(at: p))) < 1e-12 * size, "\(track) as pairs at \(p)")
      }
    }
    #expect(mismatches.found == [])
  }

  @Test func anyCurveOfPointsIsTurnedAsAWhole() throws {
    let points = [SIMD2(0.0, 0), SIMD2(3, 1), SIMD2(4, 5), SIMD2(-2, 2)]
    let curves: [Interpolation] = [
      .smooth, .catmullRom, .centripetal, .chordal, .naturalSpline, .clampedSpline, .pacedCurve,
      .kochanekBartels(tension: 0.2, continuity: 0.3, bias: -0.4),
    ]
    let (sin, cos) = DeterministicMath.sinCos(0.7)
    func turned(_ p: SIMD2<Double>) -> SIMD2<Double> {
      SIMD2(cos * p.x - sin * p.y + 3, sin * p.x + cos * p.y - 1)
    }
    for curve in curves {
      let track = try Track(validating: points.map { Keyframe($0, interpolation: curve) })
      let mapped = track.mapped(turned)
      for step in 0...60 {
        let p = Double(step) / 60
        let distance = (mapped.value(at: p) - turned(track.value(at: p))).length
        #expect(distance < 1e-8, "\(curve) at \(p)")
      }
    }
  }

  @Test func otherMapsMapTheKeys() {
    let track: Track = [0: 1.0, 0.5: 2, 1: 4]
    let squares = track.mapped { $0 * $0 }
    #expect(squares == [0: 1.0, 0.5: 4, 1: 16])
    #expect(squares.value(at: 0.75) == 10)
    let words: Track<Discrete<String>> = track.mapped { Discrete($0 > 1.5 ? "high" : "low") }
    #expect(words.value(at: 0.6).value == "high")
  }

  @Test func everythingElseStays() {
    let track = Track(
      Keyframe(at: 0.2, 1.0, easing: .easeOut, composite: .add), Keyframe(at: 0.8, 2),
      missingEnds: .underlying
    ).extrapolating(before: .linear, after: .cycle).reversed()
    let moved = track.shifted(by: 1)
    #expect(moved.scaled(by: 1, around: 7) == moved)
    #expect(moved.shifted(by: -1) == track)
    #expect(track.mapped { $0 + 1 } == moved)
  }
}
