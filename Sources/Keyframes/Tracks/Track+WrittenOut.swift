extension Track {
  /// The track with keys that repeat inside 0…1 written out, as the algebra of tracks writes them.
  ///
  /// ```swift
  /// let saw: Track = [0.25: 0.0, 0.5: 1]
  /// try saw.extrapolating(.cycle).writtenOut().keyframes.count  // 8: up four times
  /// ```
  ///
  /// How often keys repeat follows from how near to each other they lie. Code knows that of its own
  /// tracks, so ``trimmed(to:)``, ``init(joining:shares:)``, ``repeated(_:alternating:accumulating:)``,
  /// ``retimed(_:)`` and blending trap where it is too often, and need no `try`. A track of data
  /// comes through here first: none of them traps with what is given back.
  ///
  /// - Returns: The track itself where nothing repeats inside 0…1; else one that has the same values
  ///   there and goes on as ``Extrapolation/overshoot`` says.
  /// - Throws: ``TrackError/repeatsTooOften(limit:)`` for more than 65 536 times.
  /// - Complexity: O(*n* *c*) for *n* keys that repeat *c* times.
  public func writtenOut() throws(TrackError) -> Track {
    guard repeatsInside else { return self }
    guard !repeatsTooOften else {
      throw .repeatsTooOften(limit: KeyRun<Value>.greatestRepetition)
    }
    return Track(KeyRun(self))
  }

  /// Whether keys come again between 0 and the first of them, or the last one and 1.
  private var repeatsInside: Bool {
    guard missingEnds == .hold else { return false }
    let (first, last) = outermostOffsets
    let (leading, trailing) = (segments[0].shape, segments[segments.count - 1].shape)
    return first > 0 && leading.repeats || last < 1 && trailing.repeats
  }

  /// Whether there would be too many keys if they were written out.
  var repeatsTooOften: Bool {
    let (first, last) = outermostOffsets
    return repeatsInside && (last - first) * Double(KeyRun<Value>.greatestRepetition) <= 1
  }

  private var outermostOffsets: (Double, Double) {
    let keys = keyframes
    return (keys[0].offset ?? 0, keys[keys.count - 1].offset ?? 1)
  }
}
