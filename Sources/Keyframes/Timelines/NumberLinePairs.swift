/// The pairs of items of a lane of which a line runs, in no order.
struct NumberLinePairs: ~Copyable {
  /// Room for as many as are ever in at once; those beyond the count mean nothing.
  private var pairs: UnsharedBuffer<NumberLinePair>
  private(set) var count = 0
  /// Where each pair of items stands among them, or a negative number.
  private var places: UnsharedBuffer<Int32>

  private let firstSlot: Int

  /// - Parameters:
  ///   - firstSlot: The slot of the first item.
  ///   - items: How many items there are.
  ///   - peak: How many of them are in at once at most.
  init(firstSlot: Int, items: Int, peak: Int) {
    self.firstSlot = firstSlot
    pairs = UnsharedBuffer(count: min(items / 2, peak)) { _ in NumberLinePair(slot: 0, 0, 0) }
    places = UnsharedBuffer(count: items / 2) { _ in -1 }
  }

  /// Has an item run.
  @inline(__always)
  mutating func run(
    _ item: Int, _ line: NumberLine, _ values: borrowing MutableSpan<Double>
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
  mutating func rest(_ item: Int, at value: Double) {
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
    places[firstItem(ofPair: place) / 2] = Int32(truncatingIfNeeded: place)
  }

  /// The first item of a pair.
  @inline(__always)
  func firstItem(ofPair place: Int) -> Int { pairs[place].slot - firstSlot }

  /// Forgets all.
  mutating func removeAll() {
    for place in 0..<count { places[firstItem(ofPair: place) / 2] = -1 }
    count = 0
  }

  /// Writes the values of all at a tick to their slots.
  @inline(__always)
  func evaluate(at tick: Double, _ values: inout MutableSpan<Double>) {
    for place in 0..<count { write(pairs[place].values(at: tick), of: place, &values) }
  }

  /// Writes the values of a pair with curves at a tick, where their polynomials tell.
  @inline(__always)
  func evaluate(
    _ place: Int, at tick: Double, _ pieces: [CurvePiece], _ values: inout MutableSpan<Double>
  ) -> Bool {
    guard let both = pairs[place].curvedValues(at: tick, pieces) else { return false }
    write(both, of: place, &values)
    return true
  }

  @inline(__always)
  private func write(
    _ both: SIMD2<Double>, of place: Int, _ values: inout MutableSpan<Double>
  ) {
    var bytes = unsafe values.mutableBytes
    // Both slots were there when the pair was made, and the number of slots never changes.
    unsafe bytes.storeBytes(
      of: both, toUncheckedByteOffset: pairs[place].slot &* MemoryLayout<Double>.size,
      as: SIMD2<Double>.self)
  }
}
