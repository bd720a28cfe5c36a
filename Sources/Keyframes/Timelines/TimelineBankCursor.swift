/// Where the slots of one type of value hold their values, with the type forgotten.
class TimelineBankCursor {
  /// Moves the writers of a domain.
  func move(domain: Int, to position: TimePosition) { fatalError("the type is missing") }

  /// Marks what a weight has to do with.
  func touch(weight: Int) { fatalError("the type is missing") }

  /// Brings the shared slots up to date once all domains have moved.
  func settle(_ positions: [TimePosition]) { fatalError("the type is missing") }
}

/// Where the slots of one type of value hold their values.
class TypedTimelineBankCursor<Value: Interpolatable>: TimelineBankCursor {
  final var state: TimelineBankState<Value>

  init(_ data: TimelineBankData<Value>) { state = TimelineBankState(data) }

  override func move(domain: Int, to position: TimePosition) {
    state.move(domain: domain, to: position)
  }

  override func touch(weight: Int) { state.touch(weight: weight) }

  override func settle(_ positions: [TimePosition]) { state.settleShared(positions) }
}

/// Where slots of numbers hold their values.
///
/// A class of its own, in which the compiler knows the type.
final class NumberTimelineBankCursor: TypedTimelineBankCursor<Double> {
  private let ramps: [TimelineRamps]

  override init(_ data: TimelineBankData<Double>) {
    ramps = data.lanes.map { TimelineRamps($0) }
    super.init(data)
  }

  override func move(domain: Int, to position: TimePosition) {
    state.moveNumbers(domain: domain, to: position, ramps: ramps)
  }

  override func touch(weight: Int) { state.touch(weight: weight) }

  override func settle(_ positions: [TimePosition]) { state.settleShared(positions) }
}
