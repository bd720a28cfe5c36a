/// A clip from one end to another, of which some are taken from the subject.
final class TweenLeaf<Subject: Sendable, Value: Interpolatable>: ClipLeaf<Subject, Value>,
  @unchecked Sendable
{
  private let from: TweenEnd<Value>
  private let to: TweenEnd<Value>

  // What is captured at the start is taken from the subject.
  init(
    from: TweenEnd<Value>, to: TweenEnd<Value>, timing: Timing,
    on property: TimelineProperty<Subject, Value>, subject: Subject
  ) {
    self.from = from
    self.to = to
    let captured = property.get(subject)
    let keys = [from.key(at: 0, captured: captured), to.key(at: 1, captured: captured)]
    do {
      let track = try Track(validating: keys.compactMap { $0 }, missingEnds: .underlying)
      super.init(Clip(track, timing: timing), on: property)
    } catch {
      preconditionFailure("a tween needs an end that is not live")
    }
  }

  override var capturesStart: Bool { from.isStart || to.isStart }

  override func capturing(_ subject: Subject) -> TimelineLeaf<Subject> {
    TweenLeaf(from: from, to: to, timing: clip.timing, on: property, subject: subject)
  }
}
