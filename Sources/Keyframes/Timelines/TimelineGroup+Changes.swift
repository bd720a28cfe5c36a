extension TimelineGroup {
  mutating func delay(by time: Duration) throws(TimelineError) {
    guard let delay = Ticks(declared: time) else { throw .timeOutOfRange(time) }
    try change { .delayed(by: delay, length: $0) }
  }

  mutating func scale(by factor: Double) throws(TimelineError) {
    try change { length throws(TimelineError) in try .scaled(by: factor, length: length) }
  }

  mutating func reverse() throws(TimelineError) {
    try change { length throws(TimelineError) in try .reversed(length: length) }
  }

  mutating func `repeat`(
    _ count: Extent<Double>, pause: Duration, alternates: Bool
  ) throws(TimelineError) {
    guard let ticks = Ticks(declared: pause) else { throw .timeOutOfRange(pause) }
    // Iterations are told of a group, so one that is repeated twice is two, one in the other.
    if maps.contains(where: { $0.isRepeated }) { wrap() }
    try change { length throws(TimelineError) in
      try .repeated(count, pause: ticks, alternates: alternates, length: length)
    }
  }

  mutating func trim(to part: Range<Duration>) throws(TimelineError) {
    guard let start = Ticks(declared: part.lowerBound) else {
      throw .timeOutOfRange(part.lowerBound)
    }
    guard let end = Ticks(declared: part.upperBound) else {
      throw .timeOutOfRange(part.upperBound)
    }
    try change { length throws(TimelineError) in
      try .trimmed(from: start, to: end, length: length)
    }
  }

  mutating func warp(by easing: Easing, over time: Duration?) throws(TimelineError) {
    var outer: Ticks?
    if let time {
      guard let ticks = Ticks(declared: time) else { throw .timeOutOfRange(time) }
      outer = ticks
    }
    try change { length throws(TimelineError) in
      try .warped(by: easing, over: outer, length: length)
    }
  }

  mutating func weigh(by weight: Double) throws(TimelineError) {
    guard weight.isFinite else { throw .wrongNumber("a weight", weight) }
    scaleWeight(by: weight)
  }

  mutating func fade(
    from: Double, to: Double, easing: Easing, over time: Duration
  ) throws(TimelineError) {
    guard let length = Ticks(declared: time) else { throw .timeOutOfRange(time) }
    guard length >= .zero else { throw .negativeTime("a fade", time) }
    for weight in [from, to] where !weight.isFinite { throw .wrongNumber("a weight", weight) }
    wrapIfFading()
    let outer = if case .constant(let weight) = weight { weight } else { 1.0 }
    setWeight(.fading(from: from * outer, to: to * outer, easing: easing, length: length))
  }
}
