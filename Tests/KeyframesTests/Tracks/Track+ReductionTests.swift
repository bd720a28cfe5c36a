import Testing

@testable import Keyframes

@Suite struct TrackReductionTests {
  @Test func aLineOfAThousandKeysBecomesTwo() throws {
    let line = try Track(validating: (0...999).map { Keyframe(Double($0)) })
    #expect(line.reduced(within: 0.001) == [0: 0.0, 1: 999])
    let plane = try Track(
      validating: (0...99).map { Keyframe(SIMD2(Double($0), 7 - 2 * Double($0))) })
    #expect(plane.reduced(within: 0.001).keyframes.count == 2)
  }

  @Test func theToleranceIsNeverExceeded() throws {
    var random = SplitMix64(seed: 111)
    var mismatches = Mismatches()
    var (before, after) = (0, 0)
    for round in 0..<60 {
      let track = try baked(using: &random, isCurved: round % 2 == 1)
      let tolerance = [0.5, 0.1, 0.01].randomElement(using: &random)!
      let fewer = track.reduced(within: tolerance)
      before += track.keyframes.count
      after += fewer.keyframes.count
      let keys = fewer.keyframes
      for (key, next) in zip(keys, keys.dropFirst()) where key.offset! < next.offset! {
        for step in 1..<1_000 {
          let place = key.offset! + (next.offset! - key.offset!) * Double(step) / 1_000
          let miss = abs(fewer.value(at: place) - track.value(at: place))
          if miss <= tolerance + 1e-12 { continue }
          mismatches.check(false, "\(track) within \(tolerance) at \(place): \(miss)")
        }
      }
      let first = track.keyframes[0].offset!
      let last = track.keyframes[track.keyframes.count - 1].offset!
      mismatches.check(
        fewer.value(at: first) == track.value(at: first)
          && fewer.value(at: last) == track.value(at: last), "the ends of \(track)")
    }
    #expect(mismatches.found == [])
    #expect(after * 2 < before, "\(after) of \(before)")
  }

  @Test func anyTrackStaysWithinItsTolerance() {
    var random = SplitMix64(seed: 112)
    var mismatches = Mismatches()
    for _ in 0..<200 {
      let track = Track.randomAlgebra(using: &random)
      let fewer = track.reduced(within: 0.25)
      for _ in 0..<50 {
        // Beyond the keys a straight extrapolation goes on with another velocity.
        let keys = track.keyframes.map { $0.offset! }
        let offset = Double.random(in: keys.first!...keys.last!, using: &random)
        let p = track.isReversed ? 1 - offset : offset
        let near = [p - 1e-13, p, p + 1e-13].map { track.value(at: $0) }
        let got = fewer.value(at: p)
        mismatches.check(
          got >= near.min()! - 0.25 - 1e-11 && got <= near.max()! + 0.25 + 1e-11,
          "\(track) at \(p), \(fewer)")
      }
    }
    #expect(mismatches.found == [])
  }

  @Test func roundedNumbersStayWithinTheTolerance() throws {
    var random = SplitMix64(seed: 113)
    var mismatches = Mismatches()
    var fewerKeys = 0
    for round in 0..<120 {
      // Numbers of `Float` near a million are sixteenths.
      let curve: Interpolation = [.linear, .smooth, .catmullRom][round % 3]
      var value: Float = 1e6
      let keys = (0..<40).map { _ in
        value += Float(Int.random(in: -1...2, using: &random)) / 8
        return Keyframe(value, interpolation: curve)
      }
      let track = try Track(validating: keys)
      let tolerance = [0.001, 0.05, 0.3].randomElement(using: &random)!
      let fewer = track.reduced(within: tolerance)
      fewerKeys += track.keyframes.count - fewer.keyframes.count
      let (wanted, got) = (exact(track), exact(fewer))
      for step in 0...780 {
        let p = Double(step) / 780
        let miss = abs(got.value(at: p) - wanted.value(at: p))
        mismatches.check(
          miss <= tolerance + 1e-8, "\(curve) \(tolerance) at \(p): \(miss), \(track)")
      }
    }
    #expect(mismatches.found == [])
    #expect(fewerKeys > 500)
  }

  /// The track with the numbers of its explicit keys, not rounded where it is evaluated.
  private func exact(_ track: Track<Float>) -> Track<Double> {
    let keys = track.explicitKeyframes.map { key in
      var wide = Keyframe(at: key.offset!, Double(key.value), interpolation: key.interpolation)
      if let (incoming, outgoing) = key.velocities {
        wide = wide.meeting(incoming: Double(incoming), outgoing: Double(outgoing))
      }
      return wide
    }
    return Track(trusting: keys, missingEnds: .hold)
  }

  @Test func linesAreAsFewAsCanBe() throws {
    // A parabola: a line within ε covers √(8 ε) of it.
    let parabola = try Track(
      validating: (0...400).map { Keyframe(Double($0) / 400 * Double($0) / 400) })
    let count = parabola.reduced(within: 0.001).keyframes.count - 1
    let best = 1 / (8 * 0.001).squareRoot()
    #expect(Double(count) >= best && Double(count) <= 1.1 * best + 2, "\(count), \(best)")
    // A zigzag of ±1 is one line within 1, and itself within less.
    let zigzag = try Track(
      validating: (0...40).map { Keyframe($0 % 2 == 0 ? 0.0 : 1) })
    #expect(zigzag.reduced(within: 0.49).keyframes.count == 41)
    #expect(zigzag.reduced(within: 1).keyframes.count == 2)
  }

  @Test func aBakedSineBecomesFewCurves() throws {
    let bake = (0...120).map { DeterministicMath.sin(Double($0) / 120 * 2 * .pi) }
    let wave = try Track(fitting: bake, within: 0.001)
    for (index, sample) in bake.enumerated() {
      #expect(abs(wave.value(at: Double(index) / 120) - sample) <= 0.001)
    }
    #expect(wave.keyframes.count == 6)
    #expect(try Track(fitting: bake, within: 0.00001).keyframes.count == 17)
    let lines = try Track(fitting: bake, within: 0.001, through: .linear).keyframes.count
    #expect(lines == 46)
    let circle = try Track(
      fitting: (0...90).map { step -> SIMD2<Double> in
        let (sin, cos) = DeterministicMath.sinCos(Double(step) / 90 * 2 * .pi)
        return SIMD2(cos, sin)
      }, within: 0.001)
    #expect(circle.keyframes.count == 7)
    #expect(throws: TrackError.noKeyframes) { try Track<Double>(fitting: [], within: 1) }
  }

  @Test func holdsJumpsAndEasingsStay() {
    let track = Track(
      Keyframe(at: 0, 0.0, interpolation: .hold), Keyframe(at: 0.2, 1, easing: .easeIn),
      Keyframe(at: 0.4, 2), Keyframe(at: 0.5, 3), Keyframe(at: 0.6, 4), Keyframe(at: 0.6, 9),
      Keyframe(at: 1, 9))
    #expect(
      track.reduced(within: 0.1)
        == Track(
          Keyframe(at: 0, 0.0, interpolation: .hold), Keyframe(at: 0.2, 1, easing: .easeIn),
          Keyframe(at: 0.4, 2), Keyframe(at: 0.6, 4), Keyframe(at: 0.6, 9), Keyframe(at: 1, 9)))
    let words = Track(from: Discrete(1), to: Discrete(2))
    #expect(words.reduced(within: 1).keyframes.count == 2)
  }

  /// Wandering values at uneven offsets.
  private func baked(using random: inout SplitMix64, isCurved: Bool) throws -> Track<Double> {
    let count = Int.random(in: 2...80, using: &random)
    var (value, speed) = (0.0, 0.0)
    var keys: [Keyframe<Double>] = []
    var offset = 0.0
    for _ in 0..<count {
      speed += .random(in: -0.3...0.3, using: &random)
      value += speed
      offset += .random(in: 0.1...1, using: &random)
      let curve: Interpolation = [.smooth, .catmullRom, .naturalSpline].randomElement(
        using: &random)!
      keys.append(Keyframe(at: offset, value, interpolation: isCurved ? curve : .linear))
    }
    for index in keys.indices { keys[index].offset = keys[index].offset! / offset }
    keys[count - 1].offset = 1
    return try Track(validating: keys)
  }
}
