// The changes apply from the inside to the outside in the order in which they are written: what
// is reversed and then repeated is run backwards each time. A number out of its range is a mistake
// in the source code and traps with a sentence. Children that are added afterwards run in the time
// that is seen from outside.

extension Timeline {
  /// Later by a time, or earlier by a negative one.
  public func delayed(by time: Duration) -> Timeline {
    changed { group throws(TimelineError) in try group.delay(by: time) }
  }

  /// Run several times, with a pause between each two and each second time backwards if told so.
  ///
  /// A boundary belongs to the iteration that follows; in a pause the one before rests at its end,
  /// and after the last one that rests.
  public func repeated(
    _ count: Extent<Double>, pause: Duration = .zero, alternating: Bool = false
  ) -> Timeline {
    changed { group throws(TimelineError) in
      try group.repeat(count, pause: pause, alternates: alternating)
    }
  }

  /// Run faster by a factor above 0, or slower by one below 1.
  public func scaled(by factor: Double) -> Timeline {
    changed { group throws(TimelineError) in try group.scale(by: factor) }
  }

  /// Run from its end to its start.
  public func reversed() -> Timeline {
    changed { group throws(TimelineError) in try group.reverse() }
  }

  /// Only a part of it: before the part there is no effect, after it its end rests.
  public func trimmed(to part: Range<Duration>) -> Timeline {
    changed { group throws(TimelineError) in try group.trim(to: part) }
  }

  /// With its playhead moved by a curve, over its own length or another one.
  public func warped(by easing: Easing, over length: Duration? = nil) -> Timeline {
    changed { group throws(TimelineError) in try group.warp(by: easing, over: length) }
  }

  /// Counting by a part from 0 to 1 against what is underneath.
  public func weighted(by weight: Double) -> Timeline {
    changed { group throws(TimelineError) in try group.weigh(by: weight) }
  }

  /// Counting more and more, or less and less, against what is underneath.
  public func fading(
    from: Double = 0, to: Double = 1, easing: Easing = .linear, over time: Duration
  ) -> Timeline {
    changed { group throws(TimelineError) in
      try group.fade(from: from, to: to, easing: easing, over: time)
    }
  }

  private func changed(
    _ change: (inout TimelineGroup<Subject>) throws(TimelineError) -> Void
  ) -> Timeline {
    var timeline = self
    timeline.trapping { timeline throws(TimelineError) in try change(&timeline.group) }
    return timeline
  }
}
