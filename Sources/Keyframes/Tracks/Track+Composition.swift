extension Track {
  /// The value at a progress, laid over a value underneath.
  ///
  /// Each key meets the value underneath by its own composite operation, or by `composite` where it
  /// has none; then the two are mixed. A missing end stands for the value underneath, if the track
  /// says so (``MissingEnds``). This is the order of Web Animations.
  ///
  /// - Parameters:
  ///   - progress: From 0 to 1; what lies outside is extrapolated.
  ///   - before: Whether the effect has not begun yet, which only steps feel.
  ///   - underlying: The value underneath.
  ///   - composite: What keys without an operation of their own do.
  ///   - repetitions: How often the last key's value is built up on before anything else
  ///     (iteration composite *accumulate* in that iteration); finite. An implicit last key builds
  ///     up on nothing.
  /// - Returns: The value that the effect makes of the one underneath.
  @inlinable
  public func value(
    at progress: Double, before: Bool = false, over underlying: Value,
    composite: CompositeOperation = .replace, repetitions: Double = 0
  ) -> Value {
    var cursor = TrackCursor()
    return value(
      at: progress, cursor: &cursor, before: before, over: underlying, composite: composite,
      repetitions: repetitions)
  }

  /// The value at a progress, laid over a value underneath, found faster where the last one asked
  /// for was near.
  @inlinable
  public func value(
    at progress: Double, cursor: inout TrackCursor, before: Bool = false, over underlying: Value,
    composite: CompositeOperation = .replace, repetitions: Double = 0
  ) -> Value {
    let offset = offset(of: progress)
    let place = place(of: offset, in: piece(at: offset, cursor: &cursor), before: before)
    let segment = segments[place.piece]
    let from = endpoint(
      segment.course.from, segment.fromSource, over: underlying, composite, repetitions)
    let to = endpoint(segment.course.to, segment.toSource, over: underlying, composite, repetitions)
    return mix(from, to, at: place)
  }

  /// A key's value as it meets the value underneath.
  @inlinable
  internal func endpoint(
    _ value: Value, _ source: SegmentValueSource, over underlying: Value,
    _ composite: CompositeOperation, _ repetitions: Double
  ) -> Value {
    let operation: CompositeOperation
    switch source {
    case .underlying: return underlying
    case .effect: operation = composite
    case .replace: operation = .replace
    case .add: operation = .add
    case .accumulate: operation = .accumulate
    }
    return builtUp(value, repetitions).composited(over: underlying, by: operation)
  }

  /// The value at a progress, built up on repetitions of the last key's value, with no value
  /// underneath: every key stands for itself, and outer keys hold.
  @inlinable
  public func value(
    at progress: Double, before: Bool = false, repetitions: Double
  ) -> Value {
    let offset = offset(of: progress)
    let place = place(of: offset, in: piece(at: offset), before: before)
    let course = segments[place.piece].course
    return mix(builtUp(course.from, repetitions), builtUp(course.to, repetitions), at: place)
  }

  /// A key's value built up on repetitions of the last key's, unless that is an implicit one.
  @inlinable
  internal func builtUp(_ value: Value, _ repetitions: Double) -> Value {
    let last = segments[segments.count - 1]
    return repetitions == 0 || last.toSource == .underlying
      ? value : value.accumulated(onto: last.course.to, count: repetitions)
  }
}
