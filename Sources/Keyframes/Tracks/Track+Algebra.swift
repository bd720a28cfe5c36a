// Tracks made of tracks. All of them work on explicit keys (``Track/explicitKeyframes``): curves
// become ones of given velocities, views in reverse are written out, and what holds or repeats
// inside 0…1 before the first key and after the last one becomes keys: of keys that repeat, so many
// for each time, and at most 65536 times.

extension Track {
  /// A part of the track, run through from 0 to 1.
  ///
  /// ```swift
  /// let popIn: Track = [0: 0.6, 0.6: 1.1, 0.8: 0.9, 1: 1]
  /// popIn.trimmed(to: 0.3...0.8)  // [0.0: 0.85, 0.6: 1.1, 1.0: 0.9]
  /// ```
  ///
  /// It has at *p* what the track has at *a* + (*b* − *a*) *p*: at the ends and at its keys bit for
  /// bit, between them but for the rounding of *p*, of a value, and where a cubic-bezier is cut
  /// what ``Easing/trimmed(to:)`` says. A piece of a ``Interpolation/pacedCurve`` that is cut is
  /// measured anew, so that places on it may be 10⁻⁸ of its length off. A cut within 2⁻⁵⁰ of a key
  /// is one at the key.
  ///
  /// Keys inside stay as they are. At a cut stands a new one, the easing of the cut piece is a part
  /// of its own (``Easing/trimmed(to:)``), and every curve goes on as the same curve, by
  /// velocities. Where values are no vectors, where the two keys of a cut piece meet the value
  /// underneath by different operations, or where its easing turns round, the cut piece keeps the
  /// values of its two keys, and a part of the easing, as it is, leads to the ones at the cuts. Of
  /// a part of a part so short that its easing tells no places inside it apart, the cut piece is
  /// straight between the two values that are left.
  ///
  /// A missing end that stands for the value underneath stays one where the interval reaches it;
  /// cut, it becomes a key that adds nothing. On a side that is cut the track goes on as
  /// ``Extrapolation/overshoot`` says, and so it does on both where its keys repeat.
  ///
  /// - Parameter range: An interval of progress within 0…1 that has a length.
  /// - Returns: The part, a track of its own.
  /// - Precondition: Keys that repeat inside 0…1 do so at most 65 536 times; ``writtenOut()`` throws
  ///   where those of data don't.
  /// - Complexity: O(*n* *c*) for *n* keys that repeat *c* times.
  public func trimmed(to range: ClosedRange<Double>) -> Track {
    let (start, end) = (range.lowerBound, range.upperBound)
    precondition(
      start >= 0 && end <= 1 && start < end,
      "a track is trimmed to an interval that has a length and lies in 0...1")
    if start == 0 && end == 1 { return self }
    var run = KeyRun(self)
    run.trim(from: start, to: end) { value(at: $0) }
    return Track(run)
  }

  /// Tracks one after another.
  ///
  /// ```swift
  /// let up: Track = [0: 0.0, 1: 4]
  /// Track(joining: [up, up.reversed()], shares: [1, 3])  // [0.0: 0.0, 0.25: 4.0, 1.0: 0.0]
  /// ```
  ///
  /// Each has its share of the progress. Where one ends with another value than the next one begins
  /// with, there is a jump, and from that instant on the next one stands. Trimmed to one of the
  /// shares the track is that track again. Before 0 it does what the first one does and after 1
  /// what the last one does; but keys of several that repeat go on as ``Extrapolation/overshoot``
  /// says.
  ///
  /// - Parameters:
  ///   - tracks: At least one.
  ///   - shares: How much of the progress each takes, in any unit, above 0; even ones where none
  ///     are given.
  /// - Precondition: Keys that repeat inside 0…1 do so at most 65 536 times; ``writtenOut()`` throws
  ///   where those of data don't.
  /// - Complexity: O(*n* *c*) for *n* keys of them all that repeat *c* times.
  public init(joining tracks: [Track], shares: [Double] = []) {
    precondition(!tracks.isEmpty, "at least one track is joined")
    precondition(
      shares.isEmpty || shares.count == tracks.count, "a share is given for each of the tracks")
    precondition(
      shares.allSatisfy { $0 > 0 && $0.isFinite }, "the shares of joined tracks are above 0")
    let shares = shares.isEmpty ? [Double](repeating: 1, count: tracks.count) : shares
    let whole = shares.reduce(0, +)
    var runs = tracks.map { KeyRun($0) }
    var keys: [Keyframe<Value>] = []
    var sum = 0.0
    for index in runs.indices {
      if index > 0 { runs[index].writeStart() }
      if index + 1 < runs.count { runs[index].writeEnd() }
      let start = sum / whole
      sum += shares[index]
      let end = index + 1 == runs.count ? 1 : sum / whole
      precondition(start < end, "the shares of joined tracks are too unequal")
      keys.append(joining: runs[index].placed(from: start, to: end))
    }
    let last = tracks.count - 1
    var joined = runs[0]
    joined.keys = keys
    joined.endsUnderneath = runs[last].endsUnderneath
    joined.after = runs[last].after
    if runs.count > 1 { joined.stopRepeating() }
    self.init(joined)
  }

  /// The track several times in a row.
  ///
  /// - Parameters:
  ///   - count: How often, at least 1.
  ///   - alternating: Whether every other time it is run through backwards.
  ///   - accumulating: Whether each time begins where the one before has ended; values that can't
  ///     be added repeat without, and what alternates has always come back.
  /// - Returns: The times as one track, with even shares.
  /// - Precondition: Keys that repeat inside 0…1 do so at most 65 536 times; ``writtenOut()`` throws
  ///   where those of data don't.
  public func repeated(
    _ count: Int, alternating: Bool = false, accumulating: Bool = false
  ) -> Track {
    precondition(count >= 1, "a track is repeated at least once")
    if count == 1 { return self }
    let back = alternating ? reversed() : self
    var copies: [Track] = []
    for index in 0..<count {
      let copy = index % 2 == 0 ? self : back
      guard accumulating, !alternating, index > 0 else {
        copies.append(copy)
        continue
      }
      // How far everything before has led.
      let way = value(at: 1).accumulated(onto: value(at: 0), count: -1)
      copies.append(copy.mappingKeys { $0.accumulated(onto: way, count: Double(index)) })
    }
    return Track(joining: copies)
  }

  /// The track with its keys at other offsets.
  ///
  /// ```swift
  /// let popIn: Track = [0: 0.6, 0.6: 1.1, 0.8: 0.9, 1: 1]
  /// popIn.retimed { 0.25 + 0.5 * $0 }  // holds up to 0.25 and from 0.75 on
  /// ```
  ///
  /// Between two keys progress is stretched evenly, so that every piece keeps its shape; a piece
  /// that gets no length becomes a jump. What has a key at 0 or 1, or holds up to there, is moved
  /// with it, and the track holds beyond, whatever it did there; keys that repeat on the other side
  /// then go on as ``Extrapolation/overshoot`` says.
  ///
  /// - Parameter offset: From the offset of a key to another one within 0…1, never falling; what is
  ///   above 1 counts as 1.
  /// - Returns: The track with its keys there.
  /// - Precondition: Keys that repeat inside 0…1 do so at most 65 536 times; ``writtenOut()`` throws
  ///   where those of data don't.
  public func retimed(_ offset: (Double) -> Double) -> Track {
    var run = KeyRun(self)
    // Beyond the new ends nothing is underneath, and nothing goes on or repeats.
    let (startsLater, endsEarlier) = (offset(0) > 0, offset(1) < 1)
    if startsLater { run.writeStart() }
    if endsEarlier { run.writeEnd() }
    let old = run.keys.map { $0.offset ?? 0 }
    let new = old.map { min(offset($0), 1) }
    for index in run.keys.indices {
      precondition(
        new[index] >= (index > 0 ? new[index - 1] : 0),
        "a new offset is at least 0 and not below the one before it")
      run.keys[index].offset = new[index]
      guard let (incoming, outgoing) = run.keys[index].velocities else { continue }
      func factor(_ first: Int, _ second: Int) -> Double {
        guard first >= 0, second < old.count, new[first] < new[second] else { return 0 }
        return (old[second] - old[first]) / (new[second] - new[first])
      }
      run.keys[index] = run.keys[index].meeting(
        incoming: incoming.multiplied(by: factor(index - 1, index)),
        outgoing: outgoing.multiplied(by: factor(index, index + 1)))
    }
    if startsLater || endsEarlier { run.stopRepeating() }
    if startsLater {
      run.before = .hold
      // A missing end stands for the value underneath on either side.
      if run.endsUnderneath { run.holdStart() }
    }
    if endsEarlier {
      run.after = .hold
      if run.startsUnderneath { run.holdEnd() }
    }
    return Track(run)
  }
}

extension Track {
  init(_ run: KeyRun<Value>) {
    let isUnderneath = run.startsUnderneath || run.endsUnderneath
    self.init(
      compiling: run.keys, missingEnds: isUnderneath ? .underlying : .hold, before: run.before,
      after: run.after, isReversed: false)
  }
}

extension Array {
  /// Adds keys that begin where the last ones end; two keys of one value there become one.
  mutating func append<Value>(joining keys: [Keyframe<Value>])
  where Element == Keyframe<Value> {
    guard let last = last, let first = keys.first, last.offset == first.offset,
      last.composite == first.composite, Value.isVector,
      first.value.accumulated(onto: last.value, count: -1).isZeroVector,
      count < 2 || self[count - 2].offset != last.offset,
      count < 2 || self[count - 2].easing.value(at: 1) == 1, first.easing.value(at: 0) == 0
    else { return self += keys }
    var joined = first
    if let (incoming, _) = last.velocities {
      joined = joined.meeting(
        incoming: incoming, outgoing: first.velocities?.outgoing ?? incoming)
    }
    self[count - 1] = joined
    self += keys.dropFirst()
  }
}
