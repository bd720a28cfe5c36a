/// How far apart the children of a group begin.
///
/// A pure function of a child's index and of their number. Distances are counted from
/// ``origin``: along the line in steps, on a ``grid`` as the distance between cells. Times are
/// exact: without an easing the delay of a child is ``amount``'s time times its distance, rounded
/// once to the nearest tick, and the largest delay of ``Amount/total(_:)`` is that time itself.
public struct Stagger: Hashable, Sendable {
  /// What the time stands for.
  public enum Amount: Hashable, Sendable {
    /// The delay for each step of distance.
    case each(Duration)
    /// The delay of the farthest child.
    case total(Duration)
  }

  /// Which child begins first.
  public enum Origin: Hashable, Sendable {
    /// The first one.
    case first
    /// The last one.
    case last
    /// The ones in the middle.
    case center
    /// The ones at both ends.
    case edges
    /// The one of an index.
    case index(Int)
    /// Any: the distances of ``first``, shuffled in a way that depends on the seed alone.
    case random(seed: UInt64)
  }

  /// Children laid out row by row.
  public struct Grid: Hashable, Sendable {
    /// In which direction distance counts.
    public enum Direction: Hashable, Sendable {
      /// Along rows and columns, as the straight distance.
      case both
      /// Along a row only: columns begin together.
      case horizontal
      /// Along a column only: rows begin together.
      case vertical
    }

    /// The number of rows.
    public var rows: Int
    /// The number of columns.
    public var columns: Int
    /// In which direction distance counts.
    public var direction: Direction

    /// A grid of at least one row and one column.
    public init(rows: Int, columns: Int, direction: Direction = .both) {
      precondition(rows > 0 && columns > 0, "a grid needs at least one row and one column")
      self.rows = rows
      self.columns = columns
      self.direction = direction
    }
  }

  /// What the time stands for, and how long it is.
  public var amount: Amount
  /// Which child begins first.
  public var origin: Origin
  /// How the children are laid out, or nothing for a line.
  public var grid: Grid?
  /// Bends the distances: eased from the nearest child at 0 to the farthest at 1.
  public var easing: Easing

  /// A stagger.
  public init(
    _ amount: Amount, from origin: Origin = .first, grid: Grid? = nil, easing: Easing = .linear
  ) {
    self.amount = amount
    self.origin = origin
    self.grid = grid
    self.easing = easing
  }

  /// A delay for each step of distance.
  public static func each(
    _ time: Duration, from origin: Origin = .first, grid: Grid? = nil, easing: Easing = .linear
  ) -> Stagger {
    Stagger(.each(time), from: origin, grid: grid, easing: easing)
  }

  /// A delay of the farthest child.
  public static func total(
    _ time: Duration, from origin: Origin = .first, grid: Grid? = nil, easing: Easing = .linear
  ) -> Stagger {
    Stagger(.total(time), from: origin, grid: grid, easing: easing)
  }
}

// MARK: - Delays

extension Stagger {
  /// The delays of `count` children, in their order.
  ///
  /// None is negative where the time isn't; takes time in proportion to `count`.
  public func delays(count: Int) -> [Duration] { ticks(count: count).map { $0.duration } }

  func ticks(count: Int) -> [Ticks] {
    let distances = distances(count: count)
    let farthest = distances.max() ?? 0
    return distances.map { distance in
      var distance = distance
      if easing != .linear, farthest > 0 {
        distance = easing.value(at: distance / farthest) * farthest
      }
      return switch amount {
      case .each(let time): Stagger.product(Ticks(saturating: time), distance)
      case .total(let time):
        farthest > 0 ? Stagger.product(Ticks(saturating: time), distance / farthest) : .zero
      }
    }
  }

  /// The distance of each of `count` children from the nearest origin, in steps.
  func distances(count: Int) -> [Double] {
    guard count > 0 else { return [] }
    if case .random(let seed) = origin {
      var generator = SplitMix(state: seed)
      var distances = Stagger(amount, from: .first, grid: grid).distances(count: count)
      // Fisher and Yates' shuffle written out, since the standard library's may change.
      for last in stride(from: count - 1, to: 0, by: -1) {
        distances.swapAt(last, Int(generator.next() % UInt64(last + 1)))
      }
      return distances
    }
    guard let grid else {
      return (0..<count).map { distance(of: $0, among: count) }
    }
    return (0..<count).map { index in
      let across = distance(of: index % grid.columns, among: grid.columns, in: grid, isRow: false)
      let down = distance(of: index / grid.columns, among: grid.rows, in: grid, isRow: true)
      return switch grid.direction {
      case .horizontal: across
      case .vertical: down
      case .both: (across * across + down * down).squareRoot()
      }
    }
  }

  private func distance(of index: Int, among count: Int) -> Double {
    let last = count - 1
    return switch origin {
    case .first, .random: Double(index)
    case .last: Double(abs(last - index))
    case .center: abs(Double(index) - Double(last) / 2)
    case .edges: Double(min(index, abs(last - index)))
    // As numbers, since an index may be any.
    case .index(let nearest): abs(Double(index) - Double(nearest))
    }
  }

  private func distance(of index: Int, among count: Int, in grid: Grid, isRow: Bool) -> Double {
    guard case .index(let cell) = origin else { return distance(of: index, among: count) }
    return abs(Double(index) - Double(isRow ? cell / grid.columns : cell % grid.columns))
  }

  private static func product(_ time: Ticks, _ factor: Double) -> Ticks {
    let magnitude = Ticks(abs(time.count)).multiplied(by: abs(factor)).finite ?? .max
    return (time.count < 0) == (factor < 0) ? magnitude : Ticks(-magnitude.count)
  }
}

/// Steele, Lea and Flood's SplitMix64: small, and the same everywhere.
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
