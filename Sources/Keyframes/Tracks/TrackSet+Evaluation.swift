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
    let piece = piece(near: Int(hints[moment(of: progress)]), progress.bitPattern, pieces.span)
    let part = (progress - pieces[piece].origin) * pieces[piece].reciprocal
    let row = piece &* count
    guard Value.Course.isPair else {
      let courses = courses.span
      precondition(row >= 0 && row &+ count <= courses.count)
      for index in 0..<count {
        output[index] = unsafe courses[unchecked: row &+ index].innerValue(at: part)
      }
      return
    }
    let products = products.span
    Value.Course.fill(
      &output, from: rows.span.extracting(row..<(row &+ count)),
      to: rows.span.extracting((row &+ count)..<(row &+ 2 &* count)),
      products: products.isEmpty ? products : products.extracting(row..<(row &+ count)), at: part)
  }

  /// The values of tracks with offsets of their own, but for those that are asked by themselves.
  @inlinable
  @inline(never)
  internal func fillOwn(_ output: inout MutableSpan<Value>, at progress: Double) {
    let count = tracks.count
    let bits = progress.bitPattern
    let row = moment(of: progress) &* count
    let (hints, pieces, courses) = (hints.span, pieces.span, courses.span)
    precondition(row >= 0 && row &+ count <= hints.count)
    var found = InlineArray<64, Int32>(repeating: 0)
    for run in runs {
      var start = run.lowerBound
      while start < run.upperBound {
        let end = min(start &+ 64, run.upperBound)
        Value.Course.fill(
          &output, start..<end,
          progress: { index in
            let piece = unsafe piece(near: Int(hints[unchecked: row &+ index]), bits, pieces)
            unsafe found[unchecked: index &- start] = Int32(truncatingIfNeeded: piece)
            return unsafe (progress - pieces[unchecked: piece].origin)
              * pieces[unchecked: piece].reciprocal
          },
          course: { index in
            let piece = unsafe Int(found[unchecked: index &- start])
            if Value.Course.isPair {
              return unsafe Value.Course(
                from: pieces[unchecked: piece].from, to: pieces[unchecked: piece &+ 1].from)
            }
            return unsafe courses[unchecked: piece]
          })
        start = end
      }
    }
  }

  /// The number of the moment nearest to a progress.
  @inlinable
  @inline(__always)
  internal func moment(of progress: Double) -> Int {
    // Adding 2^52 leaves the nearest whole number in the low bits.
    Int(truncatingIfNeeded: (progress * scale + 0x1p52).bitPattern & 0xFFFF_FFFF)
  }

  /// The piece that holds a progress, of which the bits are given.
  ///
  /// A hint is never too far, and after each there are pieces up to one that begins at 1. Most often
  /// it or the next one is right, and which of them leaves no branch to guess.
  @inlinable
  @inline(__always)
  internal func piece(
    near hint: Int, _ bits: UInt64, _ pieces: Span<TrackSetPiece<Value>>
  ) -> Int {
    let next = unsafe pieces[unchecked: hint &+ 1].origin.bitPattern
    let piece = hint &+ (bits >= next ? 1 : 0)
    let isFurther = unsafe bits >= pieces[unchecked: piece &+ 1].origin.bitPattern
    return isFurther ? crowdedPiece(after: piece, bits) : piece
  }

  /// The piece that holds a progress where it lies further after a hint.
  @inlinable
  @inline(never)
  internal func crowdedPiece(after hint: Int, _ bits: UInt64) -> Int {
    var piece = hint &+ 1
    while bits >= pieces[piece &+ 1].origin.bitPattern { piece &+= 1 }
    return piece
  }
}
