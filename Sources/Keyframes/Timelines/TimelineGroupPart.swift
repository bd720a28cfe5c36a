/// What has a time of its own that can be changed as a whole: a timeline, or a group in the braces
/// of one.
///
/// The changes apply from the inside to the outside in the order in which they are written: what
/// is reversed and then repeated is run backwards each time. A number out of its range is a mistake
/// in the source code and traps with a sentence. Children that are added afterwards run in the time
/// that is seen from outside.
public protocol TimelineGroupPart<Subject>: TimelinePart {
  /// The child that it stands for.
  var element: TimelineElement<Subject> { get set }
}

extension TimelineGroupPart {
  /// Later by a time, or earlier by a negative one.
  public func delayed(by time: Duration) -> Self {
    changed { group throws(TimelineError) in try group.delay(by: time) }
  }

  /// Run several times, with a pause between each two and each second time backwards if told so.
  ///
  /// A boundary belongs to the iteration that follows; in a pause the one before rests at its end,
  /// and after the last one that rests. What is running where a last broken iteration stops ends
  /// there.
  public func repeated(
    _ count: Extent<Double>, pause: Duration = .zero, alternating: Bool = false
  ) -> Self {
    changed { group throws(TimelineError) in
      try group.repeat(count, pause: pause, alternates: alternating)
    }
  }

  /// Run faster by a factor above 0, or slower by one below 1.
  public func scaled(by factor: Double) -> Self {
    changed { group throws(TimelineError) in try group.scale(by: factor) }
  }

  /// Run from its end to its start.
  public func reversed() -> Self {
    changed { group throws(TimelineError) in try group.reverse() }
  }

  /// Only a part of it: before the part there is no effect, after it its end rests.
  ///
  /// What is running where the part begins is told to begin there, and to end where it ends. What
  /// has its end or its begin just there is not told at all.
  public func trimmed(to part: Range<Duration>) -> Self {
    changed { group throws(TimelineError) in try group.trim(to: part) }
  }

  /// With its playhead moved by a curve, over its own length or another one.
  ///
  /// Where the curve turns back, children are left the way they were entered. Turns that lie closer
  /// together than a thousandth of the length are not told apart.
  public func warped(by easing: Easing, over length: Duration? = nil) -> Self {
    changed { group throws(TimelineError) in try group.warp(by: easing, over: length) }
  }

  /// Counting by a part from 0 to 1 against what is underneath.
  public func weighted(by weight: Double) -> Self {
    changed { group throws(TimelineError) in try group.weigh(by: weight) }
  }

  /// Counting more and more, or less and less, against what is underneath.
  public func fading(
    from: Double = 0, to: Double = 1, easing: Easing = .linear, over time: Duration
  ) -> Self {
    changed { group throws(TimelineError) in
      try group.fade(from: from, to: to, easing: easing, over: time)
    }
  }

  private func changed(
    _ change: (inout TimelineGroup<Subject>) throws(TimelineError) -> Void
  ) -> Self {
    guard case .group(var group) = element.content else { return self }
    do {
      try change(&group)
    } catch {
      preconditionFailure(error.message)
    }
    var part = self
    part.element.content = .group(group)
    part.element.length = group.length
    return part
  }
}

extension Timeline: TimelineGroupPart {
  /// The whole as a child of another timeline.
  public var element: TimelineElement<Subject> {
    get { TimelineElement(group, name: nil, placement: nil) }
    set { if case .group(let changed) = newValue.content { group = changed } }
  }
}
