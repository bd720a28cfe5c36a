/// Where the slots of one type of value hold their values, with the type forgotten.
class TimelineBankCursor {
  /// Whether there are shared slots.
  let hasShared: Bool

  init(hasShared: Bool) { self.hasShared = hasShared }

  /// Moves the writers of a domain.
  func move(domain: Int, to position: TimePosition) { fatalError("the type is missing") }

  /// Marks what a weight has to do with.
  func touch(weight: Int) { fatalError("the type is missing") }

  /// Brings the shared slots up to date once all domains have moved.
  func settle(_ positions: [TimePosition]) { fatalError("the type is missing") }
}

/// Where the slots of one type of value hold their values.
class TypedTimelineBankCursor<Value: Interpolatable>: TimelineBankCursor {
  /// Only ever looked at from within one call at a time, so that no access has to be checked.
  @exclusivity(unchecked) final var state: TimelineBankState<Value>

  init(_ data: TimelineBankData<Value>) {
    unsafe state = TimelineBankState(data)
    super.init(hasShared: data.hasShared)
  }

  override func move(domain: Int, to position: TimePosition) {
    unsafe state.move(domain: domain, to: position)
  }

  override func touch(weight: Int) { unsafe state.touch(weight: weight) }

  override func settle(_ positions: [TimePosition]) { unsafe state.settleShared(positions) }
}

/// Where slots of numbers hold their values.
///
/// A class of its own, in which the compiler knows the type.
final class NumberTimelineBankCursor: TypedTimelineBankCursor<Double> {
  @exclusivity(unchecked) private var lanes: UnsharedBuffer<NumberLaneCursor>

  override init(_ data: TimelineBankData<Double>) {
    unsafe lanes = UnsharedBuffer(count: data.lanes.count) { NumberLaneCursor(data.lanes[$0]) }
    super.init(data)
  }

  override func move(domain: Int, to position: TimePosition) {
    let lane = unsafe state.data.laneOfDomain[domain]
    if lane >= 0 { unsafe lanes[lane].move(to: position, &state.values) }
    if hasShared { unsafe state.moveShared(domain: domain, to: position.ticks.count) }
  }
}
