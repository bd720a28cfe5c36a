import Testing

@testable import Keyframes

/// Answers questions about a curve from samples, to hold those of the library against.
struct QuestionsOracle<Place: RankedPlace> {
  /// Places in rising order with the values there.
  let samples: [(place: Place, value: Double)]
  /// The value at any place.
  let value: (Place) -> Double

  /// What rounding may do to a value of the curve.
  let slack: Double
  /// What rounding may do to a place, such as one seen from the other end.
  let nudge: (_ place: Place, _ isUp: Bool) -> Place

  private func side(_ value: Double, _ level: Double) -> LevelSide? {
    value < level - slack ? .below : value > level + slack ? .above : nil
  }

  /// Whether crossings are where they say, and whether samples know of one that is missing.
  func check(_ found: [LevelCrossing<Place>], of level: Double) -> String? {
    for (index, crossing) in found.enumerated() {
      // A value that stands at one place alone is passed on both sides of it.
      let isAlone = [index - 1, index + 1].allSatisfy {
        !found.indices.contains($0)
          || nudge(nudge(found[$0].end, true), true) < crossing.place
          || nudge(nudge(crossing.end, true), true) < found[$0].place
      }
      guard isAlone else { continue }
      // On the side that it comes from, and on the one that it goes to, close by.
      if let before = crossing.before, crossing.place.rank > samples[0].place.rank {
        let value = value(nudge(crossing.place, false))
        if side(value, level) == (before == .below ? .above : .below) {
          return "\(crossing) comes from \(value)"
        }
      }
      if let after = crossing.after, crossing.end < samples[samples.count - 1].place {
        let value = value(nudge(crossing.end, true))
        if side(value, level) == (after == .below ? .above : .below) {
          return "\(crossing) goes to \(value)"
        }
      }
    }
    return missing(found, of: level)
  }

  /// A passage that samples know of and that is not among those told.
  func missing(_ found: [LevelCrossing<Place>], of level: Double) -> String? {
    var number = 0
    var last: (place: Place, side: LevelSide)?
    for sample in samples {
      guard let side = side(sample.value, level) else { continue }
      if let last, last.side != side {
        while number < found.count, nudge(found[number].end, true) < last.place { number += 1 }
        let isKnown = found[number...].prefix { nudge($0.place, false) <= sample.place }.contains {
          $0.isPassage && $0.after == side
        }
        if !isKnown { return "a passage of \(level) between \(last.place) and \(sample.place)" }
      }
      last = (sample.place, side)
    }
    return nil
  }

  /// Whether extremes hold all samples and are taken nearly where they say.
  func check(_ extremes: ScalarExtremes<Place>) -> String? {
    for sample in samples
    where sample.value < extremes.lowest - slack || sample.value > extremes.highest + slack {
      return "\(sample) is outside of \(extremes)"
    }
    return nil
  }

  /// The sum of all changes from sample to sample, with samples around the places given.
  func variation(around places: [Place]) -> Double {
    let (first, last) = (samples[0].place, samples[samples.count - 1].place)
    let added = places.flatMap { [nudge($0, false), $0, nudge($0, true)] }.map {
      (place: $0, value: value(min(max($0, first), last)))
    }
    let all = (samples + added).sorted { $0.place < $1.place }
    return zip(all, all.dropFirst()).reduce(0) { $0 + ($1.1.value - $1.0.value).magnitude }
  }
}
