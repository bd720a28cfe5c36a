// Each of these traps with the sentence of a ``TimelineError`` where the place can't be found:
// that is a mistake in the source code. For data there are the same with `validating`.

extension Timeline {
  /// Adds a clip that writes a property.
  ///
  /// - Parameters:
  ///   - clip: What is played.
  ///   - property: What it writes.
  ///   - placement: Where it begins, unless told otherwise where the child before ends.
  ///   - name: A name for placing others and for telling its events.
  public mutating func add<Value>(
    _ clip: Clip<Value>, to property: TimelineProperty<Subject, Value>,
    _ placement: Placement = .afterPrevious, named name: TimelineLabel? = nil
  ) {
    trapping { timeline throws(TimelineError) in
      try timeline.add(validating: clip, to: property, placement, named: name)
    }
  }

  /// Adds a clip that writes a property.
  ///
  /// - Throws: ``TimelineError`` that tells what is wrong with the place or the name.
  public mutating func add<Value>(
    validating clip: Clip<Value>, to property: TimelineProperty<Subject, Value>,
    _ placement: Placement = .afterPrevious, named name: TimelineLabel? = nil
  ) throws(TimelineError) {
    let leaf = ClipLeaf(clip, on: property)
    try group.insert(.clip(leaf), length: leaf.length, name: name, at: placement)
  }

  /// Adds a whole timeline, whose initial subject counts for nothing here: what its tweens take
  /// from the subject when they begin is captured anew.
  public mutating func add(
    _ timeline: Timeline, _ placement: Placement = .afterPrevious, named name: TimelineLabel? = nil
  ) {
    trapping { this throws(TimelineError) in
      try this.add(validating: timeline, placement, named: name)
    }
  }

  /// Adds a whole timeline, whose initial subject counts for nothing here: what its tweens take
  /// from the subject when they begin is captured anew.
  ///
  /// - Throws: ``TimelineError`` that tells what is wrong with the place or the name.
  public mutating func add(
    validating timeline: Timeline, _ placement: Placement = .afterPrevious,
    named name: TimelineLabel? = nil
  ) throws(TimelineError) {
    let first = timeline.group.capturesStart ? group.leafCount : nil
    try group.insert(
      .group(timeline.group), length: timeline.group.length, name: name, at: placement)
    if let first { capture(from: first) }
  }

  /// Adds a pause.
  public mutating func wait(_ time: Duration, _ placement: Placement = .afterPrevious) {
    trapping { timeline throws(TimelineError) in
      try timeline.group.insertWait(time, at: placement)
    }
  }

  /// Sets a label.
  public mutating func mark(_ label: TimelineLabel, _ placement: Placement = .afterPrevious) {
    trapping { timeline throws(TimelineError) in
      try timeline.mark(validating: label, placement)
    }
  }

  /// Sets a label.
  ///
  /// - Throws: ``TimelineError`` that tells what is wrong with the place or the label.
  public mutating func mark(
    validating label: TimelineLabel, _ placement: Placement = .afterPrevious
  ) throws(TimelineError) {
    try group.insert(.mark(label), length: .finite(.zero), name: nil, at: placement)
  }

  mutating func trapping(_ change: (inout Timeline) throws(TimelineError) -> Void) {
    do {
      try change(&self)
    } catch {
      preconditionFailure(error.message)
    }
  }
}

extension TimelineGroup {
  mutating func insertWait(_ time: Duration, at placement: Placement) throws(TimelineError) {
    try insert(
      .wait, length: .finite(try TimelineGroup.length(ofWait: time)), name: nil, at: placement)
  }

  static func length(ofWait time: Duration) throws(TimelineError) -> Ticks {
    guard let length = Ticks(declared: time) else { throw .timeOutOfRange(time) }
    guard length >= .zero else { throw .negativeTime("a pause", time) }
    return length
  }
}
