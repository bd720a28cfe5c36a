/// Lays the pieces of tracks side by side.
internal struct TrackSetCompiler<Value: Interpolatable> {
  let tracks: [Track<Value>]
  var hasSharedOffsets = false
  var pieces: [TrackSetPiece<Value>] = []
  var rows: [Value] = []
  var products: [Float] = []
  var courses: [Value.Course] = []
  var hints: [Int32] = []
  var scale = 0.0
  var singles: [Int32] = []
  var runs: [Range<Int>] = []

  init(_ tracks: [Track<Value>]) { self.tracks = tracks }

  mutating func compile() {
    guard let first = tracks.first else { return }
    hasSharedOffsets =
      first.isServedBySets && tracks.dropFirst().allSatisfy { $0.isServedBySets(as: first) }
    if hasSharedOffsets {
      addShared(first)
      addHints([first], [0])
    } else {
      let starts = tracks.map { add($0) }
      divide(tracks.map { $0.isServedBySets })
      if !runs.isEmpty { addHints(tracks, starts) }
    }
    // The empty array of a runtime may be aligned for narrower values only, and a span of it traps.
    if rows.isEmpty { rows = [first.segments[0].course.from] }
    if courses.isEmpty { courses = [first.segments[0].course] }
  }

  /// Tells the tracks that are asked by themselves from the runs of others between them.
  private mutating func divide(_ isServed: [Bool]) {
    var start = 0
    for index in 0...isServed.count {
      let isEnd = index == isServed.count
      if !isEnd && isServed[index] { continue }
      if start < index { runs.append(start..<index) }
      if !isEnd { singles.append(Int32(index)) }
      start = index + 1
    }
  }

  /// The values of tracks that share their offsets, piece by piece.
  private mutating func addShared(_ first: Track<Value>) {
    for number in 1..<(first.segments.count - 1) {
      pieces.append(piece(first.segments[number]))
      if Value.Course.isPair {
        rows += tracks.map { $0.segments[number].course.from }
        products += tracks.compactMap { track in
          let course = track.segments[number].course
          return Value.Course.product(from: course.from, to: course.to)
        }
      } else {
        courses += tracks.map { $0.segments[number].course }
      }
    }
    let number = first.segments.count - 2
    pieces.append(TrackSetPiece(origin: 1, from: first.segments[number].course.to))
    if Value.Course.isPair { rows += tracks.map { $0.segments[number].course.to } }
  }

  /// The pieces of one track, none of one that is asked by itself; the number of the first of them.
  private mutating func add(_ track: Track<Value>) -> Int {
    let start = pieces.count
    guard track.isServedBySets else { return start }
    let end = track.segments.count - 1
    for segment in track.segments[1..<end] {
      pieces.append(piece(segment))
      if !Value.Course.isPair { courses.append(segment.course) }
    }
    let last = track.segments[end - 1].course
    pieces.append(TrackSetPiece(origin: 1, from: last.to))
    if !Value.Course.isPair { courses.append(last) }
    return start
  }

  private func piece(_ segment: TrackSegment<Value>) -> TrackSetPiece<Value> {
    TrackSetPiece(
      origin: segment.origin, reciprocal: segment.shape == .hold ? 0 : segment.reciprocal,
      from: segment.course.from)
  }

  /// Two moments for each piece, on average over the tracks.
  private mutating func addHints(_ tracks: [Track<Value>], _ starts: [Int]) {
    let count = 2 * pieces.count / tracks.count
    scale = Double(count)
    hints.reserveCapacity((count + 1) * tracks.count)
    for number in 0...count {
      // A little below the lowest offset that leads to this number, however it was rounded.
      let moment = max(Double(number) - 0.5 - 0x1p-20, 0) / scale
      for (track, start) in zip(tracks, starts) {
        var piece = 0
        if track.isServedBySets {
          piece = min(track.piece(at: moment) - 1, track.segments.count - 3)
        }
        hints.append(Int32(start + piece))
      }
    }
  }
}

extension Track {
  /// Whether a set holds the pieces of the track: each goes straight or holds, and begins with the
  /// value with which the one before it ends.
  internal var isServedBySets: Bool {
    let inner = segments[1..<(segments.count - 1)]
    let hasJump = zip(keyframes, keyframes.dropFirst()).contains { $0.offset == $1.offset }
    return !isReversed && !inner.isEmpty && !hasJump && index.first == 0 && index.last == 1
      && inner.allSatisfy { ($0.shape == .linear || $0.shape == .hold) && $0.course.isPlain }
  }

  /// Whether a set holds it, and its pieces lie where those of another such track do.
  internal func isServedBySets(as other: Track) -> Bool {
    isServedBySets && segments.count == other.segments.count
      && zip(segments, other.segments).allSatisfy {
        $0.origin == $1.origin && ($0.shape == .hold) == ($1.shape == .hold)
      }
  }
}
