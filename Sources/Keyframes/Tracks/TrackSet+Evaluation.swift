extension TrackSet {
  /// The values of all tracks at a progress.
  ///
  /// - Parameters:
  ///   - progress: From 0 to 1; what lies outside is extrapolated.
  ///   - output: As long as the list of tracks or longer; what is beyond stays as it is. A shorter
  ///     one traps.
  /// - Complexity: O(*n*) for *n* tracks, however many keys they have.
  @inlinable
  public func evaluate(at progress: Double, into output: inout MutableSpan<Value>) {
    precondition(output.count >= tracks.count, "the output is shorter than the list of tracks")
    // Numbers that are not negative are in the order of their bits, and all others above them.
    guard progress.bitPattern < (1.0).bitPattern else {
      for index in tracks.indices { fillSingly(&output, at: progress, index) }
      return
    }
    if hasSharedOffsets {
      fillShared(&output, at: progress)
      return
    }
    if !runs.isEmpty { fillOwn(&output, at: progress) }
    for index in singles { fillSingly(&output, at: progress, Int(index)) }
  }

  /// The value of one of the tracks by itself.
  @inlinable
  @inline(never)
  internal func fillSingly(
    _ output: inout MutableSpan<Value>, at progress: Double, _ index: Int
  ) {
    output[index] = tracks[index].searchedValue(at: progress, before: false)
  }

  /// The values of tracks that share their offsets.
  @inlinable
  @inline(never)
  internal func fillShared(_ output: inout MutableSpan<Value>, at progress: Double) {
    let count = tracks.count
    let piece = tracks[0].innerPiece(at: progress) &- 1
    let part = (progress - pieces[piece].origin) * pieces[piece].reciprocal
    let row = piece &* count
    let (rows, courses) = (rows.span, courses.span)
    precondition(
      row >= 0 && row &+ count <= (Value.Course.isPair ? rows.count &- count : courses.count))
    var start = 0
    while start < count {
      let end = min(start &+ 64, count)
      Value.Course.fill(
        &output, start..<end,
        course: { index in
          if Value.Course.isPair {
            return unsafe Value.Course(
              from: rows[unchecked: row &+ index], to: rows[unchecked: row &+ count &+ index])
          }
          return unsafe courses[unchecked: row &+ index]
        }, progress: { _ in part })
      start = end
    }
  }

  /// The values of tracks with offsets of their own, but for those that are asked by themselves.
  @inlinable
  @inline(never)
  internal func fillOwn(_ output: inout MutableSpan<Value>, at progress: Double) {
    let count = tracks.count
    let bits = progress.bitPattern
    // Adding 2^52 leaves the nearest whole number in the low bits.
    let moment = Int(truncatingIfNeeded: (progress * scale + 0x1p52).bitPattern & 0xFFFF_FFFF)
    let row = moment &* count
    let (hints, pieces, courses) = (hints.span, pieces.span, courses.span)
    precondition(row >= 0 && row &+ count <= hints.count)
    var found = InlineArray<64, Int>(repeating: 0)
    for run in runs {
      var start = run.lowerBound
      while start < run.upperBound {
        let end = min(start &+ 64, run.upperBound)
        for index in 0..<(end &- start) {
          // A hint is never too far, and after each there are pieces up to one that begins at 1.
          // Most often it or the next one is right.
          var piece = unsafe Int(hints[unchecked: row &+ start &+ index])
          piece &+= unsafe bits >= pieces[unchecked: piece &+ 1].origin.bitPattern ? 1 : 0
          while unsafe bits >= pieces[unchecked: piece &+ 1].origin.bitPattern { piece &+= 1 }
          unsafe found[unchecked: index] = piece
        }
        Value.Course.fill(
          &output, start..<end,
          course: { index in
            let piece = unsafe found[unchecked: index &- start]
            if Value.Course.isPair {
              return unsafe Value.Course(
                from: pieces[unchecked: piece].from, to: pieces[unchecked: piece &+ 1].from)
            }
            return unsafe courses[unchecked: piece]
          },
          progress: { index in
            let piece = unsafe found[unchecked: index &- start]
            return unsafe (progress - pieces[unchecked: piece].origin)
              * pieces[unchecked: piece].reciprocal
          })
        start = end
      }
    }
  }
}
