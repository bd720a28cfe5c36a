/// Items that run, in no order.
struct RunningItems: ~Copyable {
  private(set) var count = 0
  /// Those beyond the count mean nothing.
  private var items: UnsharedBuffer<Int32>
  /// Where each item stands among them, or a negative number.
  private var places: UnsharedBuffer<Int32>

  /// - Parameters:
  ///   - all: How many items there are.
  ///   - peak: How many of them are in at once at most.
  init(all: Int, peak: Int) {
    items = UnsharedBuffer(count: min(all, peak)) { _ in -1 }
    places = UnsharedBuffer(count: all) { _ in -1 }
  }

  @inline(__always)
  subscript(place: Int) -> Int { Int(items[place]) }

  @inline(__always)
  mutating func add(_ item: Int) {
    guard places[item] < 0 else { return }
    places[item] = Int32(truncatingIfNeeded: count)
    items[count] = Int32(truncatingIfNeeded: item)
    count += 1
  }

  /// Takes an item away, where it is there; the last one takes its place.
  @inline(__always)
  mutating func remove(_ item: Int) {
    let place = Int(places[item])
    guard place >= 0 else { return }
    places[item] = -1
    count -= 1
    guard place < count else { return }
    let last = items[count]
    items[place] = last
    places[Int(last)] = Int32(truncatingIfNeeded: place)
  }

  mutating func removeAll() {
    for place in 0..<count { places[Int(items[place])] = -1 }
    count = 0
  }
}
