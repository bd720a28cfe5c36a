/// Values over progress: sorted, validated, immutable, without a duration.
///
/// A track leads from a progress to a value. Between two keys the value runs from one to the other
/// as the first key's ``Keyframe/interpolation`` and ``Keyframe/easing`` say:
///
/// ```swift
/// let track: Track = [0: 0.6, 0.6: 1.1, 0.8: 0.9, 1: 1]
/// track.value(at: 0.3)  // 0.8500…
/// ```
///
/// - A piece is straight, holds, or belongs to a curve: see ``Interpolation``.
/// - At a key the value is the key's own, bit for bit (where its easing begins at 0, as all but
///   some steps do). Between keys, with an easing and an interpolation that do not overshoot, it
///   lies between theirs.
/// - Keys at one offset are a jump: from that instant on the last of them stands.
/// - One key is a constant.
/// - Before the first key and after the last one the track holds inside 0…1, and outside the end
///   segment goes on; see ``Extrapolation`` and ``MissingEnds`` for what else it can do.
/// - Every progress has a value: none traps, an infinite one is an extreme, and NaN gives what
///   values of this kind make of it (NaN for numbers).
/// - One at a time, in a batch, with any cursor: always the same bits.
public struct Track<Value: Interpolatable>: Sendable {
  /// The keys in order, each with its offset; for a reversed track those of the track it views.
  public let keyframes: [Keyframe<Value>]
  /// What stands where there is no key at 0 or at 1.
  public let missingEnds: MissingEnds
  /// What the track does before its first key.
  public let extrapolationBefore: Extrapolation
  /// What the track does after its last key.
  public let extrapolationAfter: Extrapolation
  /// Whether this is a reversed view, which has at p what its keys say at 1 − p.
  public internal(set) var isReversed: Bool

  /// The piece before the first offset, the pieces between, the piece from the last offset on.
  @usableFromInline internal let segments: [TrackSegment<Value>]
  @usableFromInline internal let easings: EasingTable
  /// What bends the pieces of curves.
  @usableFromInline internal let bends: [TrackBend<Value>]
  /// The lengths of those that are run through by arc length.
  @usableFromInline internal let arcs: [TrackArc]
  @usableFromInline internal var index: TrackIndex

  /// A track of keys.
  ///
  /// - Parameters:
  ///   - keyframes: At least one. Offsets are from 0 to 1 and never fall; absent ones are spaced
  ///     evenly between their neighbours, the first at 0 and the last at 1.
  ///   - missingEnds: What stands where there is no key at 0 or at 1.
  /// - Throws: ``TrackError`` that names the first key at fault.
  /// - Complexity: O(*n*) for *n* keys.
  public init(
    validating keyframes: [Keyframe<Value>], missingEnds: MissingEnds = .hold
  ) throws(TrackError) {
    self.init(
      compiling: try Self.computingOffsets(of: keyframes), missingEnds: missingEnds,
      before: .overshoot, after: .overshoot, isReversed: false)
  }

  internal init(
    compiling keyframes: [Keyframe<Value>], missingEnds: MissingEnds, before: Extrapolation,
    after: Extrapolation, isReversed: Bool
  ) {
    var compiler = TrackCompiler(
      keyframes: keyframes, missingEnds: missingEnds, before: before, after: after)
    compiler.compile()
    self.keyframes = keyframes
    self.missingEnds = missingEnds
    self.extrapolationBefore = before
    self.extrapolationAfter = after
    self.isReversed = isReversed
    self.segments = compiler.segments
    self.easings = compiler.easings
    self.bends = compiler.bends
    self.arcs = compiler.arcs
    self.index = TrackIndex(of: compiler.segments, isReversed: isReversed)
  }
}

extension Track: Equatable where Value: Equatable {
  /// Whether two tracks have equal keys and do the same outside them.
  public static func == (left: Track, right: Track) -> Bool {
    left.keyframes == right.keyframes && left.missingEnds == right.missingEnds
      && left.extrapolationBefore == right.extrapolationBefore
      && left.extrapolationAfter == right.extrapolationAfter
      && left.isReversed == right.isReversed
  }
}

extension Track: Hashable where Value: Hashable {
  /// Feeds the keys and what the track does outside them.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(keyframes)
    hasher.combine(missingEnds)
    hasher.combine(extrapolationBefore)
    hasher.combine(extrapolationAfter)
    hasher.combine(isReversed)
  }
}
