/// A clip from one end to another, of which some are taken from the subject.
final class TweenLeaf<Subject: Sendable, Value: Interpolatable>: ClipLeaf<Subject, Value>,
  @unchecked Sendable
{
  private let tween: Tween<Value>

  /// A tween that has captured what it takes from a subject.
  convenience init(
    _ tween: Tween<Value>, on property: TimelineProperty<Subject, Value>, subject: Subject
  ) {
    self.init(tween, tween.clip(capturing: property.get(subject)), on: property)
  }

  private init(
    _ tween: Tween<Value>, _ clip: Clip<Value>, on property: TimelineProperty<Subject, Value>
  ) {
    self.tween = tween
    super.init(clip, on: property)
  }

  override var capturesStart: Bool { tween.from.isStart || tween.to.isStart }

  override func capturing(_ subject: Subject) -> TimelineLeaf<Subject> {
    TweenLeaf(tween, on: property, subject: subject)
  }

  override func reducingMotion(_ motion: RestingMotion) -> TimelineLeaf<Subject> {
    var tween = tween
    tween.reductions.append(motion)
    return TweenLeaf(tween, clip.reducingMotion(motion), on: property)
  }

  #if !hasFeature(Embedded)
    override func within<Outer>(
      _ keyPath: any WritableKeyPath<Outer, Subject> & Sendable
    ) -> TimelineLeaf<Outer> {
      TweenLeaf<Outer, Value>(tween, clip, on: property.within(keyPath))
    }
  #endif
}

/// The ends of a tween and how it goes from one to the other.
struct Tween<Value: Interpolatable>: Sendable {
  let from: TweenEnd<Value>
  let to: TweenEnd<Value>
  let timing: Timing
  /// What was left of its motion, in the order in which it was taken away.
  var reductions: [RestingMotion] = []

  /// The clip where what is captured has a value.
  func clip(capturing captured: Value) -> Clip<Value> {
    let keys = [from.key(at: 0, captured: captured), to.key(at: 1, captured: captured)]
    do {
      let track = try Track(validating: keys.compactMap { $0 }, missingEnds: .underlying)
      return reductions.reduce(Clip(track, timing: timing)) { $0.reducingMotion($1) }
    } catch {
      preconditionFailure("a tween needs an end that is not live")
    }
  }
}
