/// A playhead that turns round and goes back along a path.
///
/// From a rate r, 1 where the path is still running and 0 where it rests, the rate falls evenly to
/// −1: the position is `origin + r s − (1 + r) s² / 2T` for the first T ticks.
struct Turn: Sendable {
  /// Where on the path it turns.
  let origin: Ticks
  /// Where the path begins, and where it comes to rest.
  let home: Ticks
  /// The rate at the start.
  let rate: Double
  /// T, the time of turning in ticks.
  let length: Double

  init(at moment: Ticks, end: Extent<Ticks>, home: Ticks, length: Ticks) {
    self.home = min(home, moment)
    guard case .finite(let end) = end else {
      (origin, rate, self.length) = (moment, 1, Double(length.count))
      return
    }
    origin = min(moment, end)
    rate = moment < end ? 1 : 0
    // The farthest point is a quarter of the time of turning ahead.
    let room = Double((end - origin).count) * 4
    self.length = rate == 1 ? min(Double(length.count), room) : Double(length.count)
  }

  /// The position on the path, as the nearest tick.
  func position(afterTicks since: Double) -> Ticks {
    let way: Double
    if since < length {
      way = rate * since - (1 + rate) * since * (since / (2 * length))
    } else {
      way = (rate - 1) * length * 0.5 - (since - length)
    }
    let position = origin + Ticks(nearest: way)
    return max(position, home)
  }

  /// How fast the position moves.
  func rate(afterTicks since: Double, side: ProgressSide) -> Double {
    let arrival = arrivalTicks
    if since > arrival || (since == arrival && side == .above) { return 0 }
    return since < length ? rate - (1 + rate) * (since / length) : -1
  }

  /// When it is back.
  private var arrivalTicks: Double {
    let path = Double((origin - home).count)
    let late = length + path + (rate - 1) * length * 0.5
    if path + (rate - 1) * length * 0.5 >= 0 { return late.wholeAbove }
    // It begins at rest and is back before it has come to its full rate.
    return (2 * length * path).squareRoot().wholeAbove
  }

  /// When it is back, in the time of what plays it.
  func end(from start: Ticks) -> Extent<Ticks> {
    Extent.finite(Ticks(nearest: arrivalTicks)).shifted(by: start)
  }
}
