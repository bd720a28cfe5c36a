/// A place on a line of places that can be counted, so that halving comes to an end: every double,
/// every tick.
protocol RankedPlace: Comparable, Sendable {
  /// The place's number; higher places have higher ones.
  var rank: Int64 { get }
  /// The place of a number.
  init(rank: Int64)
  /// The place at a part of the way to another one, evenly by what places measure.
  func moved(towards end: Self, by part: Int, of count: Int) -> Self
}

extension Double: RankedPlace {
  /// The number of the double; both zeros have 0.
  var rank: Int64 {
    let bits = Int64(bitPattern: bitPattern)
    return bits >= 0 ? bits : .min &- bits
  }

  init(rank: Int64) {
    self.init(bitPattern: UInt64(bitPattern: rank >= 0 ? rank : .min &- rank))
  }

  func moved(towards end: Double, by part: Int, of count: Int) -> Double {
    self + (end - self) * (Double(part) / Double(count))
  }
}

extension Ticks: RankedPlace {
  var rank: Int64 { count }

  init(rank: Int64) { self.init(rank) }

  func moved(towards end: Ticks, by part: Int, of count: Int) -> Ticks {
    let way = Int128(end.count) - Int128(self.count)
    return Ticks(clamping: Int128(self.count) + way * Int128(part) / Int128(count))
  }
}

extension RankedPlace {
  /// The place before.
  var previous: Self { Self(rank: rank - 1) }

  /// The first place after `start` at which a condition holds; at `end` it counts as holding.
  ///
  /// It is asked some sixty times. The way is halved evenly as long as that leads on, and then by
  /// the numbers of places: of those most lie around 0, where rounding may have misplaced a jump.
  static func first(after start: Self, through end: Self, where holds: (Self) -> Bool) -> Self {
    var (from, to) = (start, end)
    for _ in 0..<64 {
      let middle = from.moved(towards: to, by: 1, of: 2)
      guard from < middle, middle < to else { break }
      if holds(middle) { to = middle } else { from = middle }
    }
    var (low, high) = (from.rank, to.rank)
    while high > low, UInt64(bitPattern: high &- low) > 1 {
      let middle = low &+ Int64(bitPattern: UInt64(bitPattern: high &- low) / 2)
      if holds(Self(rank: middle)) { high = middle } else { low = middle }
    }
    return Self(rank: high)
  }

  /// The interval narrowed down to the peak of a value that rises up to it and falls from there.
  ///
  /// By the golden section; nearer than a 2⁻²⁸th of the way rounding decides.
  static func peak(
    between start: Self, _ end: Self, of value: (Self) -> Double
  ) -> (low: Self, high: Self) {
    var (low, high) = (start, end)
    var first = low.moved(towards: high, by: 382, of: 1000)
    var second = low.moved(towards: high, by: 618, of: 1000)
    var (atFirst, atSecond) = (value(first), value(second))
    for _ in 0..<40 where low < first && first < second && second < high {
      if atFirst < atSecond {
        (low, first, atFirst) = (first, second, atSecond)
        second = low.moved(towards: high, by: 618, of: 1000)
        atSecond = value(second)
      } else {
        (high, second, atSecond) = (second, first, atFirst)
        first = low.moved(towards: high, by: 382, of: 1000)
        atFirst = value(first)
      }
    }
    return (low, high)
  }
}
