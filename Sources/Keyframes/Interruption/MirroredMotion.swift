/// A motion that is seen in a mirror: what was ahead of a moment lies behind it.
struct MirroredMotion<Value: MeasurableVector>: Sendable {
  let motion: InterruptibleMotion<Value>
  let moment: Ticks

  /// Where the motion itself begins, and its image ends.
  var home: Ticks { min(motion.starts[0], moment) }

  /// The same distance on the other side of the moment.
  func reflected(_ time: Ticks) -> Ticks { (moment - time) + moment }
}

extension InterruptibleMotion {
  /// The motion as one sees it whose time runs backwards, and who is at a moment: from there on it
  /// goes back to where it began.
  func mirrored(about moment: Ticks) -> InterruptibleMotion {
    let image = MirroredMotion(motion: self, moment: moment)
    let start = end(ofFirst: starts.count).finite.map { image.reflected($0) } ?? .min
    return InterruptibleMotion(.mirror(Shared(image)), from: min(start, moment))
  }
}
