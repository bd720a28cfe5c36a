extension Timeline {
  /// Adds a way of a property from one value to another, of which some are taken from the subject.
  ///
  /// ```swift
  /// timeline.add(from: .start, to: .value(1), over: .milliseconds(200), on: opacity)
  /// ```
  ///
  /// - Parameters:
  ///   - from: Where it begins.
  ///   - to: Where it ends; of the two, at least one is not live.
  ///   - duration: How long it takes.
  ///   - easing: How it gets there.
  ///   - fill: Whether it holds before and after.
  ///   - property: What it writes.
  ///   - placement: Where it begins, unless told otherwise where the child before ends.
  ///   - name: A name for placing others and for telling its events.
  public mutating func add<Value>(
    from: TweenEnd<Value> = .start, to: TweenEnd<Value>, over duration: Duration,
    easing: Easing = .linear, fill: FillMode = .forwards,
    on property: TimelineProperty<Subject, Value>, _ placement: Placement = .afterPrevious,
    named name: TimelineLabel? = nil
  ) {
    precondition(!(from.isLive && to.isLive), "a tween needs an end that is not live")
    let now = property.get(initial)
    let tween = Tween(
      from: from.built(from: now), to: to.built(from: now),
      timing: Timing(duration: duration, fill: fill, easing: easing))
    let leaf = TweenLeaf(tween, on: property, subject: initial)
    let count = group.leafCount
    trapping { timeline throws(TimelineError) in
      try timeline.group.insert(.clip(leaf), length: leaf.length, name: name, at: placement)
    }
    if leaf.capturesStart { capture(from: count) }
  }

  /// The timeline over another subject: what is captured when a child begins is captured anew.
  public func starting(from subject: Subject) -> Timeline {
    var timeline = Timeline(subject, group: group)
    timeline.capture(from: 0)
    return timeline
  }

  /// Captures anew for all leaves but the first ones, each from what is declared before it.
  mutating func capture(from first: Int) {
    let starts = group.leafStarts()
    var leaves: [TimelineLeaf<Subject>] = []
    group.forEachLeaf { leaves.append($0) }
    for (number, leaf) in leaves.enumerated().dropFirst(first) where leaf.capturesStart {
      // What is never seen captures nothing.
      guard let start = starts[number] else { continue }
      var subject = initial
      var before = number
      group.write(into: &subject, at: .at(start), weight: 1, leaves: &before)
      replaceLeaf(number, by: leaf.capturing(subject))
    }
  }

  private mutating func replaceLeaf(_ number: Int, by leaf: TimelineLeaf<Subject>) {
    var count = 0
    group = group.mapLeaves { old in
      defer { count += 1 }
      return count == number ? leaf : old
    }
  }
}

extension Timeline {
  /// The timeline with another one that comes in over it: from a moment on it counts more and
  /// more, and in the end alone.
  ///
  /// `other` begins at `time`, and counts in full after `duration`; `easing` bends how its weight
  /// rises.
  public func crossFaded(
    to other: Timeline, at time: Duration, over duration: Duration, easing: Easing = .linear
  ) -> Timeline {
    var timeline = self
    timeline.add(other.fading(easing: easing, over: duration), .at(time))
    return timeline
  }
}

#if !hasFeature(Embedded)
  extension Timeline {
    /// The timeline of a part of a subject, as a timeline of the whole.
    public func within<Outer: Sendable>(
      _ keyPath: any WritableKeyPath<Outer, Subject> & Sendable, of outer: Outer
    ) -> Timeline<Outer> {
      var subject = outer
      subject[keyPath: keyPath] = initial
      return Timeline<Outer>(subject, group: group.mapLeaves { $0.within(keyPath) })
    }
  }
#endif
