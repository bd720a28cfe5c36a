import Testing

@testable import Keyframes

@Suite struct KeyCutTests {
  @Test func partsOfPartsKeepTheirValuesHoweverShortTheyAre() {
    var random = SplitMix64(seed: 431)
    var mismatches = Mismatches()
    let easings: [Easing] = [
      .easeOutBack, .easeOutBounce, .easeInOutElastic, .spring(.bouncy), .linear([0, 2, -1, 1]),
      .cubicBezier(0.3, 2, 0.7, -1), .easeInOut, .easeOutCirc,
    ]
    for seed in 0..<160 {
      let easing = easings[seed % easings.count]
      let track = Track(
        Keyframe(at: 0, 0.0, easing: seed % 3 == 0 ? easing.reversed() : easing),
        Keyframe(at: 1, 10))
      var part = track
      var (start, end) = (0.0, 1.0)
      // From a half of the part before down to a millionth, until numbers tell no places apart.
      let share = [0.5, 0.01, 1e-6].randomElement(using: &random)!
      for _ in 0..<12 {
        let first = Double.random(in: 0...1 - share, using: &random)
        part = part.trimmed(to: first...first + share)
        (start, end) = (start + (end - start) * first, start + (end - start) * (first + share))
        for step in 0...16 {
          let p = Double(step) / 16
          let place = start + (end - start) * p
          // Numbers next to a place, which rounding may take for it.
          let near = [-4e-16, 0, 4e-16].map { track.value(at: min(max(place + $0, 0), 1)) }
          let got = part.value(at: p)
          mismatches.check(
            got >= near.min()! - 1e-10 && got <= near.max()! + 1e-10,
            "\(track) from \(start) to \(end) at \(p): \(got) instead of \(near[1])")
        }
      }
    }
    #expect(mismatches.found == [])
  }

  @Test func keysThatRepeatTooOftenAreRefusedWhereTheyAreData() throws {
    for extrapolation in [Extrapolation.cycle, .cycleWithOffset, .oscillate] {
      let near: Track = [0.5: 1.0, 0.500001: 2]
      let dense = near.extrapolating(extrapolation)
      #expect(throws: TrackError.repeatsTooOften(limit: 65_536)) { try dense.writtenOut() }
      #expect(throws: TrackError.repeatsTooOften(limit: 65_536)) {
        try dense.reversed().writtenOut()
      }
      let apart: Track = [0.5: 1.0, 0.625: 2]
      let sparse = apart.extrapolating(extrapolation)
      for track in [sparse, sparse.reversed()] {
        let written = try track.writtenOut()
        for step in 0...64 {
          let p = Double(step) / 64 + 1e-6
          guard p < 1 else { continue }
          #expect((written.value(at: p) - track.value(at: p)).magnitude < 1e-12)
        }
        let (part, whole) = (written.trimmed(to: 0.1...0.2), track.trimmed(to: 0.1...0.2))
        for step in [0.0, 1, 3, 5, 7, 8] {
          #expect((part.value(at: step / 8) - whole.value(at: step / 8)).magnitude < 1e-12)
        }
      }
      // One key, a jump and keys from end to end have nothing to write out.
      for whole: Track<Double> in [[0.5: 1], [0.5: 1, 0.5: 2], [0: 1, 1: 2]] {
        let track = whole.extrapolating(extrapolation)
        #expect(try track.writtenOut() == track)
      }
    }
    let saw: Track = [0.25: 0.0, 0.5: 1]
    #expect(try saw.extrapolating(.cycle).writtenOut().keyframes.count == 8)
    // Straight on, or standing still, there is nothing that repeats.
    let near: Track = [0.5: 1.0, 0.500001: 2]
    let still = near.extrapolating(.hold)
    #expect(try still.writtenOut() == still)
    #expect(TrackError.repeatsTooOften(limit: 9).message.contains("9 times"))
  }
}
