/// One piece of a track, ready to be evaluated: all that one value needs lies together.
@usableFromInline
internal struct TrackSegment<Value: Interpolatable>: Sendable {
  /// The offset at which the piece begins.
  @usableFromInline internal var origin: Double
  /// What the distance from the origin is multiplied by.
  @usableFromInline internal var reciprocal: Double
  /// The way from its first value to its last.
  @usableFromInline internal var course: Value.Course
  /// By how much the bits of the offset at which it ends exceed those of the origin; 0 for the
  /// outermost pieces.
  @usableFromInline internal var span: UInt64
  /// The index into the table of easings.
  @usableFromInline internal var easing: Int32
  /// The easing's first piece in the table, where it is a curve and the course is plain; else below
  /// zero.
  @usableFromInline internal var curve: Int32
  /// Which formula leads from an offset to an eased progress.
  @usableFromInline internal var shape: SegmentShape
  /// Whose value the start is.
  @usableFromInline internal var fromSource: SegmentValueSource
  /// Whose value the end is.
  @usableFromInline internal var toSource: SegmentValueSource
  /// The index into the track's bends; below zero the piece is straight.
  @usableFromInline internal var bend: Int32

  internal init(
    _ shape: SegmentShape, origin: Double, end: Double? = nil, reciprocal: Double = 0, from: Value,
    _ fromSource: SegmentValueSource, to: Value, _ toSource: SegmentValueSource
  ) {
    self.shape = shape
    // A negative zero becomes a positive one.
    self.origin = origin + 0
    self.span = end.map { $0.bitPattern - (origin + 0).bitPattern } ?? 0
    self.reciprocal = reciprocal
    self.course = Value.Course(from: from, to: to)
    self.fromSource = fromSource
    self.toSource = toSource
    self.easing = 0
    self.curve = -1
    self.bend = -1
  }

  /// How much of an inner piece that is not narrow lies below an offset in it.
  ///
  /// Never above 1: the distance is at most the length, and a number times its own rounded
  /// reciprocal is at most 1.
  @inlinable
  @inline(__always)
  internal func part(at offset: Double) -> Double { (offset - origin) * reciprocal }

  /// How long the piece is; 0 for the outermost pieces.
  internal var length: Double {
    span == 0 ? 0 : Double(bitPattern: origin.bitPattern &+ span) - origin
  }

  /// Whether an offset lies in this inner piece.
  ///
  /// Bits of numbers that are not negative are in order as the numbers are, and all others have
  /// larger ones: one comparison of integers for both ends, as two would ask the processor to guess
  /// which way a playhead has jumped, and one that need not wait for the units for numbers.
  @inlinable
  @inline(__always)
  internal func holds(_ offset: Double) -> Bool {
    offset.bitPattern &- origin.bitPattern < span
  }
}

/// Which formula leads from an offset to an eased progress.
@usableFromInline
internal enum SegmentShape: UInt8, Sendable {
  /// Linear, without an easing, by the plain formula: the fast one.
  case linear
  /// Linear between its values, with an easing.
  case eased
  /// A cubic between its values, with or without an easing.
  case cubic
  /// The start value throughout.
  case hold
  /// As `eased`, but so short that the reciprocal of its length overflows.
  case narrow
  /// The first piece going on below its start.
  case lead
  /// The last piece going on above its end.
  case trail
  /// Straight on below the first key.
  case leadTangent
  /// Straight on above the last key.
  case trailTangent
  /// The keys repeated.
  case cycle
  /// The keys repeated, each time from where they ended.
  case cycleWithOffset
  /// The keys repeated forwards and backwards in turn.
  case oscillate
}

/// Whose value the end of a piece is, which says how it meets the value underneath.
@usableFromInline
internal enum SegmentValueSource: UInt8, Sendable {
  /// A key that follows the effect's composite operation.
  case effect
  /// A key that replaces what is underneath.
  case replace
  /// A key that adds.
  case add
  /// A key that accumulates.
  case accumulate
  /// No key: the value underneath itself.
  case underlying

  internal init(_ composite: CompositeOperation?) {
    self =
      switch composite {
      case nil: .effect
      case .replace: .replace
      case .add: .add
      case .accumulate: .accumulate
      }
  }
}

extension SegmentShape {
  /// What lengths below the reciprocal's range are multiplied by, exactly, to come into it.
  @usableFromInline internal static let narrowScale = 0x1p600
}
