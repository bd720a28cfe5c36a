/// A position of a group that moves: how fast, from which side, and how much it counts.
struct MovingPlace {
  var position: TimePosition
  /// From which side the position is approached.
  var side: ProgressSide
  /// How fast the position moves, a second of it for each second outside.
  var rate = 1.0
  var weight = 1.0
  /// How fast the weight changes, a second.
  var weightRate = 0.0
}

extension TimeMap {
  /// Moves a place from outside to inside.
  func enter(_ place: inout MovingPlace) {
    guard case .at(let time) = place.position else {
      place.position = inside(place.position)
      place.rate = 0
      return
    }
    place.position = inside(.at(time))
    switch kind {
    case .delayed: break
    case .scaled(let rate): place.rate *= rate.value
    case .reversed:
      place.rate = -place.rate
      place.side = place.side.opposite
    case .trimmed:
      if !runs(at: time, side: place.side) { place.rate = 0 }
    case .repeated(_, let pause, let alternates):
      enterRepeated(&place, at: time, pause: pause, alternates: alternates)
    case .warped(let easing):
      enterWarped(&place, at: time, by: easing)
    }
  }

  /// Whether the time inside can run on one side of a moment of a map that plays its length once.
  private func runs(at time: Ticks, side: ProgressSide) -> Bool {
    guard side == .above ? time >= .zero : time > .zero else { return false }
    guard case .finite(let end) = outer else { return true }
    return side == .above ? time < end : time <= end
  }

  private func enterRepeated(
    _ place: inout MovingPlace, at time: Ticks, pause: Ticks, alternates: Bool
  ) {
    let length = inner.finite ?? .zero
    let cycle = length.count + pause.count
    guard runs(at: time, side: place.side), cycle > 0 else {
      place.rate = 0
      return
    }
    var (index, rest) = time.count.quotientAndRemainder(dividingBy: cycle)
    // From below, the start of an iteration is the end of the one before or of its pause.
    if rest == 0, place.side == .below { (index, rest) = (index - 1, cycle) }
    let into = Ticks(min(rest, length.count))
    let isBackwards = alternates && index % 2 != 0
    place.position = .at(isBackwards ? length - into : into)
    if place.side == .above ? rest >= length.count : rest > length.count { place.rate = 0 }
    if isBackwards {
      place.rate = -place.rate
      place.side = place.side.opposite
    }
  }

  private func enterWarped(_ place: inout MovingPlace, at time: Ticks, by easing: Easing) {
    guard runs(at: time, side: place.side), case .finite(let inner) = inner,
      case .finite(let outer) = outer, outer > .zero
    else {
      place.rate = 0
      return
    }
    let progress = Double(time.count) / Double(outer.count)
    let slope =
      easing.slope(at: progress, side: place.side) * (Double(inner.count) / Double(outer.count))
    place.rate = slope == 0 || place.rate == 0 ? 0 : place.rate * slope
    if slope < 0 { place.side = place.side.opposite }
  }
}

extension TimelineWeight {
  /// The weight at a position of the group seen from outside, and how fast it changes, a second.
  func slope(at position: TimePosition, side: ProgressSide) -> (weight: Double, slope: Double) {
    let weight = value(at: position)
    guard case .fading(let from, let to, let easing, let length) = self,
      case .at(let time) = position, length > .zero,
      side == .above ? time >= .zero && time < length : time > .zero && time <= length
    else { return (weight, 0) }
    let seconds = Double(length.count) / Double(Ticks.perSecond)
    let slope = easing.slope(at: Double(time.count) / Double(length.count), side: side)
    return (weight, slope == 0 ? 0 : (to - from) * slope / seconds)
  }
}
