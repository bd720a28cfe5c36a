/// Tracks of one kind of value that are asked together, such as the joints of a figure.
///
/// ```swift
/// let set = TrackSet([Track(from: 0.0, to: 10), Track(from: 5.0, to: 6)])
/// var values = [0.0, 0]
/// var output = values.mutableSpan
/// set.evaluate(at: 0.5, into: &output)  // 5 and 5.5
/// ```
///
/// Each value is what its track gives by itself, bit for bit; a set only answers sooner. The keys
/// of all tracks lie side by side, a table says for every moment about where each track is, and
/// where all have their keys at the same offsets one search does for all. So any moment may follow
/// any other, and there is no cursor to keep.
///
/// Besides the tracks a set keeps 16 bytes and the value for a key, and 8 for the table; where
/// offsets are shared the value alone, and with a ``FloatQuaternion`` 4 bytes. That is so for values
/// of at most 16-byte alignment whose way is its two ends; where the way is more, as between two of
/// ``Quaternion``, the whole of it is kept for each key besides. ``byteCount`` says how much it is.
///
/// That serves tracks that go straight or hold between their keys. Those with easings, with curves,
/// with jumps, and views in reverse are asked one after another.
public struct TrackSet<Value: Interpolatable>: Sendable {
  /// The tracks, in the order of their values.
  public let tracks: [Track<Value>]
  /// Whether one search does for all tracks, since all are straight between keys at the same
  /// offsets.
  public let hasSharedOffsets: Bool

  /// The pieces of all tracks, one track after another and after each of them an end at 1; of
  /// tracks that share their offsets the pieces of one.
  @usableFromInline internal let pieces: [TrackSetPiece<Value>]
  /// The values where the pieces begin and where the last ends, of tracks that share their offsets:
  /// those of all tracks for a piece, then those for the next.
  @usableFromInline internal let rows: [Value]
  /// For each of those but the last what the way from it to the next is known by, where there is
  /// such a number.
  @usableFromInline internal let products: [Float]
  /// The ways through the pieces, where they are more than their ends; in the order of the pieces,
  /// or of the rows.
  @usableFromInline internal let courses: [Value.Course]
  /// For each of a number of moments the piece of each track at about that moment, or one before
  /// it; of tracks that share their offsets the piece of one.
  @usableFromInline internal let hints: [Int32]
  /// How many such moments there are per unit of progress.
  @usableFromInline internal let scale: Double
  /// The tracks that are asked by themselves; of those there are no pieces.
  @usableFromInline internal let singles: [Int32]
  /// The tracks between those, side by side; empty where offsets are shared.
  @usableFromInline internal let runs: [Range<Int>]

  /// A set of tracks.
  ///
  /// - Complexity: O(*n*) for *n* keys of all tracks.
  public init(_ tracks: [Track<Value>]) {
    var compiler = TrackSetCompiler(tracks)
    compiler.compile()
    self.tracks = tracks
    hasSharedOffsets = compiler.hasSharedOffsets
    pieces = compiler.pieces
    rows = compiler.rows
    products = compiler.products
    courses = compiler.courses
    hints = compiler.hints
    scale = compiler.scale
    singles = compiler.singles
    runs = compiler.runs
  }

  /// How many bytes the set keeps besides its tracks.
  public var byteCount: Int {
    pieces.count * MemoryLayout<TrackSetPiece<Value>>.stride
      + rows.count * MemoryLayout<Value>.stride + products.count * MemoryLayout<Float>.stride
      + courses.count * MemoryLayout<Value.Course>.stride
      + (hints.count + singles.count) * MemoryLayout<Int32>.stride
      + runs.count * MemoryLayout<Range<Int>>.stride
  }
}

/// A piece of a track in a set: less than a ``TrackSegment``, so that more of them are at hand.
@usableFromInline
internal struct TrackSetPiece<Value: Interpolatable>: Sendable {
  /// The offset at which the piece begins.
  @usableFromInline internal var origin: Double
  /// What the distance from the origin is multiplied by; 0 where the piece holds.
  @usableFromInline internal var reciprocal: Double
  /// The value with which it begins; it ends with that of the piece that follows.
  @usableFromInline internal var from: Value

  internal init(origin: Double, reciprocal: Double = 0, from: Value) {
    self.origin = origin
    self.reciprocal = reciprocal
    self.from = from
  }
}
