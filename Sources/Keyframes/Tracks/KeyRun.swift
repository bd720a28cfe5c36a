/// A track as the algebra of tracks takes it apart: explicit keys from 0 to 1 in the order in which
/// they are seen, with whatever holds or repeats before and after them written out.
struct KeyRun<Value: Interpolatable> {
  /// How often keys are written out at most.
  static var greatestRepetition: Int { 65_536 }

  /// The keys; see ``Track/explicitKeyframes``.
  var keys: [Keyframe<Value>]
  /// Whether the value underneath stands at 0 and at 1, where there is no key.
  var startsUnderneath = false
  var endsUnderneath = false
  /// Whether the outermost pieces stand for it, written out as keys that add nothing.
  private var hasWrittenStart = false
  private var hasWrittenEnd = false
  /// What the track does before 0 and after 1; what repeats just goes on where keys were added to
  /// it.
  var before: Extrapolation
  var after: Extrapolation

  init(_ track: Track<Value>) {
    keys = track.explicitKeyframes
    (before, after) = (track.extrapolationBefore, track.extrapolationAfter)
    let isUnderlying = track.missingEnds == .underlying
    let first = track.segments[0].shape
    let last = track.segments[track.segments.count - 1].shape
    let startsLate = (keys[0].offset ?? 0) > 0
    let endsEarly = (keys[keys.count - 1].offset ?? 0) < 1
    startsUnderneath = startsLate && isUnderlying
    endsUnderneath = endsEarly && isUnderlying
    let (addsStart, addsEnd) = (startsLate && !isUnderlying, endsEarly && !isUnderlying)
    // What holds up to an end belongs to what repeats at the other one.
    if addsStart, track.extrapolationBefore.isPiece { holdStart() }
    if addsEnd, track.extrapolationAfter.isPiece { holdEnd() }
    let once = keys
    if addsStart, !track.extrapolationBefore.isPiece { goOn(track, once, first, isBefore: true) }
    if addsEnd, !track.extrapolationAfter.isPiece { goOn(track, once, last, isBefore: false) }
    if addsStart && !track.extrapolationBefore.isPiece
      || addsEnd && !track.extrapolationAfter.isPiece
    {
      stopRepeating()
    }
    if (keys[0].offset ?? 0) < 0 || (keys[keys.count - 1].offset ?? 0) > 1 {
      // The outermost of the repeated keys lie outside.
      trim(from: 0, to: 1) { track.generalValue(at: $0, before: false) }
    }
    if track.isReversed {
      (before, after) = (after, before)
      // Only the way to a last key that is missing has an easing.
      let last = keys[keys.count - 1]
      if endsUnderneath, last.easing != .linear || last.interpolation == .hold { writeEnd() }
      keys = keys.mirrored(around: 1)
      (startsUnderneath, endsUnderneath) = (endsUnderneath, startsUnderneath)
      (hasWrittenStart, hasWrittenEnd) = (hasWrittenEnd, hasWrittenStart)
      // At 1 there stands what the view has at that instant.
      while keys.count > 1, keys[keys.count - 2].offset == 1 { keys.removeLast() }
    }
  }

  mutating func holdStart() { keys.insert(holding(keys[0], at: 0), at: 0) }

  mutating func holdEnd() {
    keys[keys.count - 1].interpolation = .hold
    keys.append(holding(keys[keys.count - 1], at: 1))
  }

  /// Lets what repeats go on instead: its keys are others now.
  mutating func stopRepeating() {
    if before.repeats { before = .overshoot }
    if after.repeats { after = .overshoot }
  }

  private func holding(_ key: Keyframe<Value>, at offset: Double) -> Keyframe<Value> {
    Keyframe(at: offset, key.value, interpolation: .hold, composite: key.composite)
  }

  /// Adds what the track does before its keys, or after them.
  private mutating func goOn(
    _ track: Track<Value>, _ once: [Keyframe<Value>], _ shape: SegmentShape, isBefore: Bool
  ) {
    switch shape {
    case .cycle, .cycleWithOffset, .oscillate:
      return addCopies(of: once, track, shape, isBefore: isBefore)
    case .leadTangent, .trailTangent: break
    default: return isBefore ? holdStart() : holdEnd()
    }
    // The tangent leads to the key's value, whatever its easing begins with.
    let value = track.generalValue(at: isBefore ? 0 : 1, before: false)
    let own = keys[isBefore ? 0 : keys.count - 1]
    let key = Keyframe(at: isBefore ? 0 : 1, value, composite: own.composite)
    if isBefore {
      keys.insert(key, at: 0)
    } else {
      keys[keys.count - 1].interpolation = .linear
      keys[keys.count - 1].easing = .linear
      keys.append(key)
    }
  }

  /// Adds the repeated keys of one side.
  private mutating func addCopies(
    of once: [Keyframe<Value>], _ track: Track<Value>, _ shape: SegmentShape, isBefore: Bool
  ) {
    guard let first = once[0].offset, let last = once[once.count - 1].offset else { return }
    let length = last - first
    precondition(
      !track.repeatsTooOften, TrackError.repeatsTooOften(limit: KeyRun.greatestRepetition).message)
    var cycle: Double = isBefore ? -1 : 1
    var copies: [[Keyframe<Value>]] = []
    // Where copies meet they do so at one offset.
    var border = (isBefore ? first : last)
    while isBefore ? last + cycle * length > 0 : first + cycle * length < 1 {
      let isBackwards = shape.isBackwards(inCycle: cycle)
      var copy = isBackwards ? once.mirrored(around: first + last) : once
      for index in copy.indices {
        let isBorder = index == (isBefore ? copy.count - 1 : 0)
        let offset = isBorder ? border : (copy[index].offset ?? 0) + cycle * length
        copy[index].offset = isBefore ? min(offset, border) : max(offset, border)
        if shape == .cycleWithOffset {
          copy[index].value = track.shifted(copy[index].value, by: cycle)
        }
      }
      border = copy[isBefore ? 0 : copy.count - 1].offset ?? border
      copies.append(copy)
      cycle += isBefore ? -1 : 1
    }
    if isBefore {
      keys = copies.reversed().flatMap { $0 } + keys
    } else {
      for copy in copies { keys += copy }
    }
  }
}

extension Extrapolation {
  /// Whether what is inside 0…1 before the first key or after the last one is a piece of the track.
  fileprivate var isPiece: Bool { self == .overshoot || self == .hold }

  /// Whether the keys come again.
  fileprivate var repeats: Bool {
    self == .cycle || self == .cycleWithOffset || self == .oscillate
  }
}

extension KeyRun {
  /// Writes out an end that stands for the value underneath as a key that adds nothing; where
  /// values can't be added, as one that holds.
  mutating func writeStart() {
    guard startsUnderneath, let first = keys.first else { return }
    keys.insert(addingNothing(beside: first, at: 0), at: 0)
    startsUnderneath = false
    hasWrittenStart = true
  }

  mutating func writeEnd() {
    guard endsUnderneath, let last = keys.last else { return }
    keys.append(addingNothing(beside: last, at: 1))
    endsUnderneath = false
    hasWrittenEnd = true
  }

  private func addingNothing(beside key: Keyframe<Value>, at offset: Double) -> Keyframe<Value> {
    guard Value.isVector else { return holding(key, at: offset) }
    return Keyframe(at: offset, key.value.accumulated(onto: key.value, count: -1), composite: .add)
  }

  /// The keys run through from one offset to another instead of from 0 to 1.
  func placed(from start: Double, to end: Double) -> [Keyframe<Value>] {
    let length = end - start
    return keys.map { key in
      let offset = key.offset ?? 0
      return key.moved(to: offset == 1 ? end : start + length * offset).pacing(by: 1 / length)
    }
  }

  /// The part from one offset to another, run through from 0 to 1.
  ///
  /// The value is that of the whole at an offset that lies within a piece.
  mutating func trim(
    from start: Double, to end: Double, value: @escaping (Double) -> Value
  ) {
    if start > 0 || end < 1 { stopRepeating() }
    if start > 0 { before = .overshoot }
    if end < 1 { after = .overshoot }
    if start > 0 || end < keys[0].offset ?? 0 { writeStart() }
    if end < 1 || start > keys[keys.count - 1].offset ?? 0 { writeEnd() }
    // A cut as good as at a key is one at the key.
    func settled(_ offset: Double) -> Double {
      let near = keys.first { (($0.offset ?? 0) - offset).magnitude <= 0x1p-50 }
      return near?.offset ?? offset
    }
    let (start, end) = (settled(start), settled(end))
    var result: [Keyframe<Value>] = []
    // The key that the last of the result is.
    var known = -1
    for index in keys.indices.dropLast() {
      let (left, right) = (keys[index], keys[index + 1])
      let (from, to) = (left.offset ?? 0, right.offset ?? 0)
      guard from < to, from < end, to > start else { continue }
      let isWhole = from >= start && to <= end
      // The track itself holds there, as long as nothing is underneath.
      let isWritten =
        (index == 0 && hasWrittenStart) || (index == keys.count - 2 && hasWrittenEnd)
      let cut =
        isWhole
        ? (left: left, right: right)
        : KeyCut(
          left, right, from: max(from, start), to: min(to, end),
          value: isWritten ? nil : value
        ).keys
      if known == index, let last = result.popLast() {
        var joined = cut.left
        if let (_, outgoing) = joined.velocities {
          joined = joined.meeting(
            incoming: last.velocities?.incoming ?? outgoing, outgoing: outgoing)
        } else {
          joined.tangents = last.tangents
        }
        result.append(joined)
      } else {
        result.append(cut.left)
      }
      result.append(cut.right)
      known = to <= end ? index + 1 : -1
    }
    // Where nothing but what is underneath follows.
    if result.isEmpty, let index = keys.lastIndex(where: { $0.offset == start }) {
      result.append(keys[index])
    }
    // The last of several keys at the end stands there, or what an easing that does not begin at 0
    // makes of it, and from it on what is underneath comes.
    if let last = endsUnderneath ? keys.count - 1 : keys.lastIndex(where: { $0.offset == end }) {
      var key = keys[last]
      let isLeft = last + 1 < keys.count && key.interpolation != .hold
      let jumps = isLeft && key.easing.value(at: 0) != 0
      if jumps { key.value = value(end) }
      let isFirst = result.count == 1 && key.offset == start
      if known != last || jumps, !isFirst { result.append(key) }
    }
    // What is underneath leads to the first of several keys.
    if startsUnderneath, let first = keys.first, keys.count > 1, first.offset == keys[1].offset {
      result.insert(first, at: 0)
    }
    let length = end - start
    keys = result.map { key in
      let offset = key.offset ?? 0
      let place = offset == end ? 1 : min((offset - start) / length, 1)
      return key.moved(to: place).pacing(by: length)
    }
  }
}
