// What a motion is at a moment follows from the stage in force then; a blend or a way back leads
// on to an earlier stage. The descent is a loop, so that no number of interruptions exhausts the
// stack, and what it meets is summed up on the way, so that it allocates nothing. All of it is
// compiled for the usual values too: users of the library see none of the code, and what is generic
// to the end is ten times as slow.

extension InterruptibleMotion {
  /// The value at a moment.
  @_specialize(where Value == Double)
  @_specialize(where Value == SIMD2<Double>)
  @_specialize(where Value == SIMD3<Double>)
  @_specialize(where Value == SIMD4<Double>)
  public func value(at time: Duration) -> Value { value(at: Ticks(saturating: time)) }

  /// The velocity at a moment from one side, a second.
  @_specialize(where Value == Double)
  @_specialize(where Value == SIMD2<Double>)
  @_specialize(where Value == SIMD3<Double>)
  @_specialize(where Value == SIMD4<Double>)
  public func velocity(at time: Duration, side: ProgressSide = .above) -> Value {
    velocity(at: Ticks(saturating: time), side: side, among: starts.count)
  }

  /// The moment from which on nothing moves any more, or unending.
  public var end: Extent<Duration> { end(ofFirst: starts.count).duration }

  /// The moments of the interruptions, rising.
  public var interruptions: [Duration] { starts.dropFirst().map { $0.duration } }

  func value(at time: Ticks) -> Value { value(at: time, among: starts.count) }

  /// The value as it would be without the interruptions after the first ones.
  func value(at time: Ticks, among count: Int) -> Value {
    var sum = BlendedValue<Value>()
    descend(to: time, side: .above, among: count, into: &sum)
    return sum.value
  }

  /// The velocity as it would be without the interruptions after the first ones.
  func velocity(at time: Ticks, side: ProgressSide, among count: Int) -> Value {
    var sum = BlendedVelocity<Value>()
    descend(to: time, side: side, among: count, into: &sum)
    return sum.velocity
  }

  /// The end without the interruptions after the first ones.
  func end(ofFirst count: Int) -> Extent<Ticks> {
    let start = starts[count - 1]
    switch stages[count - 1] {
    case .source(let source): return source.endTicks
    case .blend(let next, let length): return max(next.endTicks, .finite(start + length))
    case .additive(let next, let remainder):
      return max(next.endTicks, .finite(start + Ticks(Int64(remainder.ticks))))
    case .reverse(let turn): return turn.end(from: start)
    case .mirror(let mirror): return .finite(mirror.content.reflected(mirror.content.home))
    }
  }
}

// MARK: - The descent

/// A place on the path of a motion.
struct MotionPlace {
  var time: Ticks
  /// From which side it is approached.
  var side: ProgressSide
  /// How fast the time there runs in the time that was asked about.
  var rate = 1.0
  /// How many stages count there.
  var count: Int

  mutating func move(to time: Ticks, rate factor: Double, among count: Int) {
    self.time = time
    self.count = count
    if factor < 0 { side = side.opposite }
    rate = rate * factor
  }
}

/// What is summed up on the way down: the value, or the velocity.
protocol MotionSum<Value> {
  associatedtype Value: MeasurableVector
  /// Takes in a path with its weight over all that is to come.
  mutating func add(_ source: MotionSource<Value>, weight: SmoothWeight, at place: MotionPlace)
  /// Takes in the path underneath all others, and what is laid over it.
  mutating func end(
    on source: MotionSource<Value>, under remainder: Remainder<Value>?, after ticks: Double,
    at place: MotionPlace)
}

extension InterruptibleMotion {
  private func descend(
    to time: Ticks, side: ProgressSide, among count: Int, into sum: inout some MotionSum<Value>
  ) {
    var place = MotionPlace(time: time, side: side, count: count)
    var mirror = descend(from: &place, into: &sum)
    while let next = mirror { mirror = next.content.motion.descend(from: &place, into: &sum) }
  }

  /// Descends to the end, or to the mirror image of another motion, which it gives back.
  private func descend(
    from place: inout MotionPlace, into sum: inout some MotionSum<Value>
  ) -> Shared<MirroredMotion<Value>>? {
    while true {
      let index = index(at: place.time, side: place.side, among: place.count)
      let since = Double((place.time - starts[index]).count)
      switch stages[index] {
      case .source(let source):
        sum.end(on: source, under: nil, after: since, at: place)
        return nil
      case .additive(let next, let remainder):
        sum.end(
          on: next, under: since < remainder.ticks ? remainder : nil, after: since, at: place)
        return nil
      case .blend(let next, let length):
        guard since < Double(length.count) else {
          sum.end(on: next, under: nil, after: since, at: place)
          return nil
        }
        sum.add(next, weight: SmoothWeight(since, of: length), at: place)
        place.count = index
      case .reverse(let turn):
        place.move(
          to: turn.position(afterTicks: since),
          rate: turn.rate(afterTicks: since, side: place.side), among: index)
      case .mirror(let mirror):
        let image = mirror.content
        place.move(
          to: image.reflected(place.time), rate: -1, among: image.motion.starts.count)
        return mirror
      }
    }
  }

  /// The stage in force at a moment among the first ones.
  func index(at time: Ticks, side: ProgressSide = .above, among count: Int) -> Int {
    var (low, high) = (1, count)
    while low < high {
      let middle = low + (high - low) / 2
      if side == .above ? starts[middle] <= time : starts[middle] < time {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low - 1
  }
}
