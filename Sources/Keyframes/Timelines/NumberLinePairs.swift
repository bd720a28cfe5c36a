/// The pairs of items of a lane of which a straight line runs, in no order.
struct NumberLinePairs: ~Copyable {
  /// As many as ever run at once; those beyond the count mean nothing.
  private var pairs: UnsharedBuffer<NumberLinePair>
  private(set) var count = 0
  /// Where each pair of items stands among them, or a negative number.
  private var places: UnsharedBuffer<Int32>

  /// - Parameters:
  ///   - items: How many items the lane has.
  ///   - peak: How many of them are in at once at most.
  init(items: Int, peak: Int) {
    pairs = UnsharedBuffer(count: min(items / 2, peak)) { _ in NumberLinePair(slot: 0, 0, 0) }
    places = UnsharedBuffer(count: items / 2) { _ in -1 }
  }

  /// Has an item run.
  @inline(__always)
  mutating func run(
    _ item: Int, _ line: NumberLine, firstSlot: Int, _ values: borrowing MutableSpan<Double>
  ) {
    var place = Int(places[item / 2])
    if place < 0 {
      place = count
      count += 1
      places[item / 2] = Int32(truncatingIfNeeded: place)
      let slot = firstSlot + item & ~1
      pairs[place] = NumberLinePair(slot: slot, values[slot], values[slot + 1])
    }
    pairs[place].run(item % 2 != 0, line)
  }

  /// Has an item rest at a value, whatever it did before.
  @inline(__always)
  mutating func rest(_ item: Int, at value: Double, firstSlot: Int) {
    guard item / 2 < places.count else { return }
    let place = Int(places[item / 2])
    guard place >= 0 else { return }
    pairs[place].rest(item % 2 != 0, at: value)
    guard pairs[place].running == 0 else { return }
    // The last pair takes its place.
    places[item / 2] = -1
    count -= 1
    guard place < count else { return }
    pairs[place] = pairs[count]
    places[(pairs[place].slot - firstSlot) / 2] = Int32(truncatingIfNeeded: place)
  }

  /// The first slot of a pair.
  func firstSlot(ofPair place: Int) -> Int { pairs[place].slot }

  /// Forgets all.
  mutating func removeAll(firstSlot: Int) {
    for place in 0..<count { places[(pairs[place].slot - firstSlot) / 2] = -1 }
    count = 0
  }

  /// Writes the values of all at a tick to their slots.
  @inline(__always)
  func evaluate(at tick: Double, _ values: inout MutableSpan<Double>) {
    var bytes = unsafe values.mutableBytes
    for place in 0..<count {
      let pair = pairs[place]
      // Both slots were there when the pair was made, and the number of slots never changes.
      unsafe bytes.storeBytes(
        of: pair.values(at: tick), toUncheckedByteOffset: pair.slot &* MemoryLayout<Double>.size,
        as: SIMD2<Double>.self)
    }
  }
}
