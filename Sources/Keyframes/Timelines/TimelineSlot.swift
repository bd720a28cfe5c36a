/// Where a compiled timeline keeps the value of a property.
public struct TimelineSlot<Value: Interpolatable>: Hashable, Sendable {
  let bank: Int
  let index: Int
}

extension CompiledTimeline {
  /// The slot of a property, or nothing where no child writes it with values of this type.
  ///
  /// Takes time in proportion to the number of properties; look slots up once.
  public func slot<Value>(
    of property: TimelineProperty<Subject, Value>
  ) -> TimelineSlot<Value>? {
    for (number, bank) in banks.enumerated() {
      guard let bank = bank as? TypedTimelineBank<Subject, Value> else { continue }
      let index = bank.properties.firstIndex { $0.identity == property.identity }
      return index.map { TimelineSlot(bank: number, index: $0) }
    }
    return nil
  }
}

extension TimelineCursor {
  /// The value of a property at the moment at which the cursor stands.
  ///
  /// The slot must come from the timeline that the cursor looks at.
  public subscript<Value>(slot: TimelineSlot<Value>) -> Value {
    // A slot is only made for a bank of its type.
    unsafe unsafeDowncast(mover.banks[slot.bank], to: TypedTimelineBankCursor<Value>.self)
      .state.values[slot.index]
  }

  /// Lends the numbers of all slots of type `Double`, without a copy.
  ///
  /// They lie in the order of the slots, which depends on when the children begin.
  public func withNumbers<Result>(_ body: (Span<Double>) -> Result) -> Result {
    guard let numbers = mover.numbers else { return body([Double]().span) }
    let values = unsafe numbers.state.values
    return body(values.span)
  }
}
