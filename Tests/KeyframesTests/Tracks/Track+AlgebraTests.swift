import Testing

@testable import Keyframes

/// Whether two curves have the same value at a place, but for what rounding the place makes.
private func agrees(
  _ value: Double, _ track: Track<Double>, at place: Double, tolerance: Double = 2e-11
) -> Bool {
  let near = [place - 2e-13, place, place + 2e-13].map {
    track.value(at: min(max($0, 0), 1))
  }
  let (low, high) = (near.min()!, near.max()!)
  let slack = 2 * (high - low) + tolerance
  return value >= low - slack && value <= high + slack
}

@Suite struct TrackAlgebraTests {
  private let popIn: Track = [0: 0.6, 0.6: 1.1, 0.8: 0.9, 1: 1]

  @Test func trimmedIsThePart() {
    var random = SplitMix64(seed: 81)
    var mismatches = Mismatches()
    for _ in 0..<1_000 {
      let track = Track.randomAlgebra(using: &random)
      let (a, b) = Double.interval(of: track, using: &random)
      let part = track.trimmed(to: a...b)
      for _ in 0..<12 {
        let p = Double.random(in: 0...1, using: &random)
        mismatches.check(
          agrees(part.value(at: p), track, at: a + (b - a) * p),
          "\(track) from \(a) to \(b) at \(p): \(part.value(at: p)) of \(part)")
      }
      // Keys that repeat may start at a jump, on either side of it.
      let sides = [track.extrapolationBefore, track.extrapolationAfter]
      if sides.contains(.cycle) || sides.contains(.oscillate) { continue }
      mismatches.check(
        agrees(part.value(at: 0), track, at: a, tolerance: 1e-13)
          && agrees(part.value(at: 1), track, at: b, tolerance: 1e-13), "the ends of \(part)")
    }
    #expect(mismatches.found == [])
  }

  @Test func whatIsUnderneathIsTrimmedToo() {
    var random = SplitMix64(seed: 82)
    var mismatches = Mismatches()
    for _ in 0..<1_000 {
      let track = Track.randomLaid(using: &random)
      let (a, b) = Double.interval(of: track, using: &random)
      let part = track.trimmed(to: a...b)
      for _ in 0..<8 {
        let p = Double.random(in: 0...1, using: &random)
        let under = Double.random(in: -5...5, using: &random)
        for composite in CompositeOperation.allCases {
          let x = a + (b - a) * p
          let near = [x - 2e-13, x, x + 2e-13].map {
            track.value(at: min(max($0, 0), 1), over: under, composite: composite)
          }
          let slack = 2 * (near.max()! - near.min()!) + 2e-11
          let got = part.value(at: p, over: under, composite: composite)
          mismatches.check(
            got >= near.min()! - slack && got <= near.max()! + slack,
            "\(track) from \(a) to \(b) at \(p) over \(under) by \(composite): \(got) of \(part)")
        }
      }
    }
    #expect(mismatches.found == [])
  }

  @Test func cutsAtKeysAndAtTheEndsAreBitForBit() {
    #expect(popIn.trimmed(to: 0.6...1) == [0: 1.1, 0.5000000000000001: 0.9, 1: 1])
    #expect(popIn.trimmed(to: 0.3...0.8) == [0: popIn.value(at: 0.3), 0.6: 1.1, 1: 0.9])
    #expect(popIn.trimmed(to: 0...1) == popIn)
    let eased = Track(from: 1.0, to: 3, easing: .easeInOut)
    let part = eased.trimmed(to: 0.2...0.7)
    #expect(part.value(at: 0) == eased.value(at: 0.2))
    #expect(part.value(at: 1) == eased.value(at: 0.7))
    let jump: Track = [0: 1.0, 0.5: 2, 0.5: 3, 1: 4]
    #expect(jump.trimmed(to: 0...0.5) == [0: 1.0, 1: 2, 1: 3])
    #expect(jump.trimmed(to: 0.5...1) == [0: 3.0, 1: 4])
  }

  @Test func valuesThatAreNoVectorsAreTrimmedToo() {
    let track = Track(from: Discrete("a"), to: Discrete("b"))
    let part = track.trimmed(to: 0.4...0.8)
    for p in [0, 0.2, 0.24, 0.26, 0.9, 1] {
      #expect(part.value(at: p) == track.value(at: 0.4 + 0.4 * p))
    }
    let colors = Track(from: ColorValue("red"), to: "oklch(0.7 0.1 200)", easing: .easeOutBack)
    let some = colors.trimmed(to: 0.25...0.75)
    #expect(some.value(at: 0) == colors.value(at: 0.25))
    #expect(some.value(at: 0.5) == colors.value(at: 0.5))
    #expect(some.value(at: 1) == colors.value(at: 0.75))
  }

  @Test func aTrimmedCurveIsTheSameCurve() throws {
    let curve = try Track(
      validating: [0.0, 4, 1, 7].map { Keyframe($0, interpolation: .catmullRom) })
    let part = curve.trimmed(to: 0.1...0.9)
    for step in 0...40 {
      let p = Double(step) / 40
      #expect(abs(part.value(at: p) - curve.value(at: 0.1 + 0.8 * p)) < 1e-14)
      #expect(abs(part.velocity(at: p) - 0.8 * curve.velocity(at: 0.1 + 0.8 * p)) < 1e-12)
    }
    #expect(part.keyframes.count == 4)
    let paced = try Track(
      pacing: [SIMD2(0.0, 0), SIMD2(4, 1), SIMD2(5, 6)], interpolation: .pacedCurve)
    let some = paced.trimmed(to: 0.2...0.7)
    for step in 0...40 {
      let p = Double(step) / 40
      #expect((some.value(at: p) - paced.value(at: 0.2 + 0.5 * p)).length < 1e-8)
    }
  }

  @Test func joinedAndTrimmedAreTheParts() {
    var random = SplitMix64(seed: 83)
    var mismatches = Mismatches()
    for _ in 0..<600 {
      let tracks = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        Track.randomAlgebra(using: &random)
      }
      let shares = tracks.map { _ in Double.random(in: 0.2...2, using: &random) }
      let whole = Track(joining: tracks, shares: shares)
      var sum = 0.0
      for (index, track) in tracks.enumerated() {
        let start = sum / shares.reduce(0, +)
        sum += shares[index]
        let end = index + 1 == tracks.count ? 1 : sum / shares.reduce(0, +)
        let part = whole.trimmed(to: start...end)
        for _ in 0..<8 {
          let p = Double.random(in: 0.001...0.999, using: &random)
          mismatches.check(
            agrees(whole.value(at: start + (end - start) * p), track, at: p),
            "\(index) of \(tracks) at \(p)")
          mismatches.check(agrees(part.value(at: p), track, at: p), "\(part) of \(track) at \(p)")
        }
        // Keys that repeat may start at a jump, on either side of it.
        let sides = [track.extrapolationBefore, track.extrapolationAfter]
        if sides.contains(.cycle) || sides.contains(.oscillate) { continue }
        mismatches.check(agrees(part.value(at: 0), track, at: 0), "the start of \(part), \(track)")
      }
    }
    #expect(mismatches.found == [])
    let up: Track = [0: 0.0, 1: 4]
    #expect(Track(joining: [up, up.reversed()], shares: [1, 3]) == [0: 0.0, 0.25: 4, 1: 0])
  }

  @Test func repeatedHasTheValueOfTheFraction() {
    var random = SplitMix64(seed: 84)
    var mismatches = Mismatches()
    for _ in 0..<1_000 {
      let track = Track.randomAlgebra(using: &random)
      let count = Int.random(in: 1...5, using: &random)
      let swings = track.repeated(count, alternating: true)
      let climbs = track.repeated(count, accumulating: true)
      let way = track.value(at: 1) - track.value(at: 0)
      for _ in 0..<10 {
        let cycle = Int.random(in: 0..<count, using: &random)
        let p = Double.random(in: 0.001...0.999, using: &random)
        let place = (Double(cycle) + p) / Double(count)
        mismatches.check(
          agrees(track.repeated(count).value(at: place), track, at: p), "\(track) \(count) \(place)"
        )
        mismatches.check(
          agrees(swings.value(at: place), track, at: cycle % 2 == 0 ? p : 1 - p),
          "\(track) alternating, \(count), \(place)")
        mismatches.check(
          agrees(climbs.value(at: place) - way * Double(cycle), track, at: p),
          "\(track) accumulating, \(count), \(place)")
      }
    }
    #expect(mismatches.found == [])
    let up: Track = [0: 0.0, 1: 4]
    #expect(up.repeated(2, accumulating: true) == [0: 0.0, 0.5: 4, 1: 8])
  }

  @Test func aTrackWrittenOutBackwardsTwiceIsTheTrack() {
    var random = SplitMix64(seed: 85)
    var mismatches = Mismatches()
    for _ in 0..<1_000 {
      let track = Track.randomAlgebra(using: &random)
      // Joining writes the view out.
      let back = Track(joining: [track.reversed()])
      let again = Track(joining: [back.reversed()])
      for _ in 0..<10 {
        let p = Double.random(in: 0...1, using: &random)
        mismatches.check(agrees(back.value(at: 1 - p), track, at: p), "\(back) of \(track) at \(p)")
        mismatches.check(agrees(again.value(at: p), track, at: p), "\(again) of \(track) at \(p)")
      }
    }
    #expect(mismatches.found == [])
  }

  @Test func retimedPiecesKeepTheirShape() {
    var random = SplitMix64(seed: 86)
    var mismatches = Mismatches()
    for _ in 0..<600 {
      let track = Track.randomAlgebra(using: &random)
      let low = Double.random(in: 0...0.4, using: &random)
      let high = Double.random(in: 0.6...1, using: &random)
      let placed = track.retimed { low + (high - low) * $0 }
      for _ in 0..<8 {
        let p = Double.random(in: 0.001...0.999, using: &random)
        mismatches.check(
          agrees(placed.value(at: low + (high - low) * p), track, at: p), "\(placed) \(track) \(p)")
      }
      let back = placed.trimmed(to: low...high)
      for _ in 0..<8 {
        let p = Double.random(in: 0.001...0.999, using: &random)
        mismatches.check(agrees(back.value(at: p), track, at: p), "\(back) of \(track) at \(p)")
      }
    }
    #expect(mismatches.found == [])
    #expect(
      popIn.retimed { $0 * $0 }.keyframes.map(\.offset) == [0, 0.36, 0.8 * 0.8, 1])
  }

  @Test func whatIsRetimedInwardsHoldsBeyond() {
    let eased: Track = [0: 1.0, 0.5: 4, 1: 2]
    let late = Track(Keyframe(at: 0.25, 1.0), Keyframe(at: 0.75, 3))
    for kind in Extrapolation.allCases {
      for track in [eased.extrapolating(kind), late.extrapolating(kind)] {
        let placed = track.retimed { 0.25 + 0.5 * $0 }
        for p in [-2, -0.3, 0, 0.1, 0.2499] {
          #expect(placed.value(at: p) == track.value(at: 0), "\(kind) at \(p)")
        }
        for p in [0.7501, 0.9, 1, 1.4, 3] {
          #expect(placed.value(at: p) == track.value(at: 1), "\(kind) at \(p)")
        }
        let back = track.reversed().retimed { 0.5 * $0 }
        for p in [0.5001, 0.9, 1, 1.4, 3] {
          #expect(back.value(at: p) == track.value(at: 0), "\(kind) at \(p)")
        }
      }
    }
    // Also where at the other end what is underneath stands.
    let open = Track(Keyframe(at: 0, 1.0), Keyframe(at: 0.8, 3), missingEnds: .underlying)
    let placed = open.retimed { 0.2 + 0.8 * $0 }
    for p in [0, 0.1, 0.2] { #expect(placed.value(at: p, over: 9) == 1) }
    #expect(placed.value(at: 1, over: 9) == 9)
    let other = Track(Keyframe(at: 0.2, 1.0), Keyframe(at: 1, 3), missingEnds: .underlying)
    for p in [0.8, 0.9, 1] {
      #expect(other.retimed { 0.8 * $0 }.value(at: p, over: 9) == 3)
    }
  }

  @Test func otherKeysNoLongerRepeat() {
    let late = Track(Keyframe(at: 0, 1.0), Keyframe(at: 0.4, 3))
    for kind in [Extrapolation.cycle, .cycleWithOffset, .oscillate] {
      let track = popIn.extrapolating(kind)
      for range in [0...0.5, 0.5...1, 0.2...0.7] {
        #expect(track.trimmed(to: range) == popIn.trimmed(to: range))
      }
      #expect(Track(joining: [track, popIn]) == Track(joining: [popIn, popIn]))
      #expect(Track(joining: [track]) == track)
      // Written out up to 1, the keys before 0 would be others.
      let written = Track(joining: [late.extrapolating(before: kind, after: kind)])
      #expect(written.extrapolationBefore == .overshoot)
      #expect(written.extrapolationAfter == .overshoot)
      let straight = Track(joining: [late.extrapolating(before: kind, after: .linear)])
      #expect(straight.extrapolationBefore == .overshoot)
    }
  }

  @Test func aCutNextToAKeyIsOneAtTheKey() {
    for offset in [0.6, 0.6.nextDown, 0.6.nextUp, 0.6 - 0x1p-51] {
      #expect(popIn.trimmed(to: offset...1).value(at: 0) == 1.1)
      #expect(popIn.trimmed(to: 0...offset).keyframes.count == 2)
    }
    #expect(popIn.trimmed(to: 0...(0.6 + 0x1p-48)).keyframes.count == 3)
  }

  @Test func manyCopiesAreWrittenOutInTheirOrder() {
    for kind in [Extrapolation.cycle, .cycleWithOffset, .oscillate] {
      let saw = Track(Keyframe(at: 0.5, 0.0), Keyframe(at: 0.50025, 1)).extrapolating(kind)
      let written = Track(joining: [saw])
      #expect(written.keyframes.count > 4_000)
      for step in 1..<100 {
        let p = (Double(step) + 0.3) / 100
        let near = [p - 1e-9, p, p + 1e-9].map { saw.value(at: $0) }
        let value = written.value(at: p)
        #expect(
          value >= near.min()! - 1e-5 && value <= near.max()! + 1e-5, "\(kind) at \(p): \(value)")
      }
    }
  }

  @Test func whatRepeatsInsideIsWrittenOut() {
    let saw = Track(Keyframe(at: 0.4, 1.0), Keyframe(at: 0.6, 3)).extrapolating(.cycleWithOffset)
    let part = saw.trimmed(to: 0.1...0.95)
    for step in 1..<50 {
      let p = Double(step) / 50
      #expect(agrees(part.value(at: p), saw, at: 0.1 + 0.85 * p))
    }
  }
}

extension Double {
  /// An interval within 0…1, whose ends are often at keys.
  fileprivate static func interval(
    of track: Track<Double>, using random: inout SplitMix64
  ) -> (Double, Double) {
    while true {
      let ends = (0..<2).map { _ -> Double in
        let roll = Int.random(in: 0..<6, using: &random)
        let key = track.keyframes.randomElement(using: &random)!.offset!
        let offset = track.isReversed ? 1 - key : key
        return roll == 0
          ? 0 : roll == 1 ? 1 : roll == 2 ? offset : .random(in: 0...1, using: &random)
      }.sorted()
      if ends[1] - ends[0] > 0.01 { return (ends[0], ends[1]) }
    }
  }
}

extension Track<Double> {
  /// A track of every kind of piece, of moderate numbers.
  static func randomAlgebra(using random: inout SplitMix64) -> Track {
    var kinds = RandomTracks.curved(seed: random.next())
    let count = Int.random(in: 1...7, using: &random)
    let keys = (0..<count).map { _ in Double(Int.random(in: 0...20, using: &random)) / 20 }.sorted()
      .map { offset in
        let value = Double(Int.random(in: -20...20, using: &random)) / 4
        var key = Keyframe(
          at: offset, value,
          easing: Bool.random(using: &random) ? .linear : .anyRandom(using: &random),
          interpolation: kinds.interpolation())
        key = kinds.withMildTangents(key)
        return key
      }
    var track = Track(trusting: keys, missingEnds: .hold)
    let sides: [Extrapolation] = [.overshoot, .overshoot, .hold, .linear, .cycle, .oscillate]
    if keys.first!.offset! <= 0.45, keys.last!.offset! >= 0.55 {
      track = track.extrapolating(
        before: sides.randomElement(using: &random)!, after: sides.randomElement(using: &random)!)
    }
    return Bool.random(using: &random) ? track : track.reversed()
  }

  /// A track that meets what is underneath, by every operation and with missing ends.
  static func randomLaid(using random: inout SplitMix64) -> Track {
    let plain = randomAlgebra(using: &random)
    let keys = plain.keyframes.map { key in
      var key = key
      let all: [CompositeOperation?] = [nil, nil, .replace, .add, .accumulate]
      key.composite = all.randomElement(using: &random)!
      return key
    }
    let track = Track(
      trusting: keys, missingEnds: Bool.random(using: &random) ? .hold : .underlying)
    return Bool.random(using: &random) ? track : track.reversed()
  }
}
