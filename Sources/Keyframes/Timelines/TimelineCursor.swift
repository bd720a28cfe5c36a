/// A moment of a compiled timeline with all values as they are then.
///
/// Values are a function of the moment alone; the cursor only remembers what was running where it
/// stood, so that the next moment costs little: a frame further on takes time in proportion to
/// what is running, any other moment also to the logarithm of the number of children and to a
/// small part of the children passed. Neither allocates once the cursor has been used a little.
///
/// Not meant to be shared between threads.
public final class TimelineCursor<Subject: Sendable> {
  /// The timeline that is looked at.
  public let timeline: CompiledTimeline<Subject>

  let mover: TimelineMover

  init(_ timeline: CompiledTimeline<Subject>) {
    self.timeline = timeline
    mover = TimelineMover(timeline.structure, banks: timeline.banks.map { $0.makeCursor() })
  }

  /// Moves to a moment.
  public func seek(to time: Duration) { mover.seek(to: .at(Ticks(saturating: time))) }

  /// Moves to the moment at which a frame is shown.
  ///
  /// The same as ``seek(to:)`` with the time of the frame, without the way over a `Duration`.
  public func seek(toFrame frame: Int, at rate: FrameRate) {
    mover.seek(to: .at(rate.ticks(ofFrame: frame)))
  }

  /// The subject at the moment at which the cursor stands.
  ///
  /// Writes every property that the timeline writes into a copy of the initial subject.
  public var subject: Subject {
    var subject = timeline.initial
    write(into: &subject)
    return subject
  }

  /// Writes every property that the timeline writes into a subject.
  public func write(into subject: inout Subject) {
    // Where the subject's type is not known beforehand, a pair of sequences would be looked up by
    // its types for every element.
    var index = 0
    while index < mover.banks.count {
      timeline.banks[index].write(mover.banks[index], into: &subject)
      index += 1
    }
  }
}
