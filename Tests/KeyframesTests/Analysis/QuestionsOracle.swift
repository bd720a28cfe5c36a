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

  private func side(_ value: Double, _ level: Double) -> LevelSide? {
    value < level - slack ? .below : value > level + slack ? .above : nil
  }

  /// Whether crossings are where they say, and whether samples know of one that is missing.
  func check(_ found: [LevelCrossing<Place>], of level: Double) -> String? {
    for crossing in found {
      // On the side that it comes from, and on the one that it goes to, close by.
      if let before = crossing.before, crossing.place.rank > samples[0].place.rank {
        let value = value(crossing.place.previous)
        if side(value, level) == (before == .below ? .above : .below) {
          return "\(crossing) comes from \(value)"
        }
      }
      if let after = crossing.after, crossing.end < samples[samples.count - 1].place {
        let value = value(Place(rank: crossing.end.rank + 1))
        if side(value, level) == (after == .below ? .above : .below) {
          return "\(crossing) goes to \(value)"
        }
      }
    }
    var number = 0
    var last: (place: Place, side: LevelSide)?
    for sample in samples {
      guard let side = side(sample.value, level) else { continue }
      if let last, last.side != side {
        while number < found.count, found[number].end < last.place { number += 1 }
        let isKnown = found[number...].prefix { $0.place <= sample.place }.contains {
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

  /// The sum of all changes from sample to sample.
  var variation: Double {
    zip(samples, samples.dropFirst()).reduce(0) { $0 + ($1.1.value - $1.0.value).magnitude }
  }
}
