// What is played may change its mind: the run goes on, with another end.

extension Player {
  /// Lets the motion that is played give way to another one, now or at an instant.
  ///
  /// Value and velocity go on. A run in progress goes on too, to the new end: it comes to one
  /// completion, and an interruption is none. Without a run one begins, from rest at what is shown.
  ///
  /// ```swift
  /// let player = Player(InterruptibleMotion(.clip(.slideIn(), over: -180)))
  /// player.play(at: .zero)
  /// player.interrupt(to: -180, by: .spring(.snappy), at: .milliseconds(100))
  /// ```
  ///
  /// Where the playhead moves backwards, it turns round: the run goes on forwards from where it is,
  /// at the same pace, and takes over the velocity as it was seen. What it then turns back along is
  /// the way that it came.
  ///
  /// - Parameters:
  ///   - next: What comes.
  ///   - policy: How the motion gives way.
  ///   - time: The host instant; without it the last one advanced to.
  public func interrupt<Value>(
    with next: MotionSource<Value>, by policy: InterruptionPolicy, at time: Duration? = nil
  ) where Content == InterruptibleMotion<Value> {
    change(at: time) { motion, moment in motion.interrupt(at: moment, with: next, by: policy) }
  }

  /// Lets the motion that is played come to rest at a value, see ``interrupt(with:by:at:)``.
  public func interrupt<Value>(
    to value: Value, by policy: InterruptionPolicy, at time: Duration? = nil
  ) where Content == InterruptibleMotion<Value> {
    interrupt(with: .rest(at: value), by: policy, at: time)
  }

  /// Turns the motion that is played round, back along its own path to where it began.
  ///
  /// Other than ``reverse(at:)``, which turns the playhead round at once, this keeps the velocity
  /// from having a step, and the run still goes forwards to its completion.
  public func turnBack<Value>(
    within turn: Duration = .milliseconds(100), at time: Duration? = nil
  ) where Content == InterruptibleMotion<Value> {
    change(at: time) { motion, moment in motion.reverse(at: moment, turningIn: turn) }
  }

  /// Drops what the motion was before, as far as nothing to come depends on it.
  ///
  /// A motion keeps its interruptions, so that it can be turned back along all of them. Where it is
  /// sent elsewhere for hours, at every move of a hand, drop them now and then.
  public func forgetPast<Value>() where Content == InterruptibleMotion<Value> {
    let moment = position
    mutateContent { $0.forget(before: moment) }
  }

  private func change<Value>(
    at time: Duration?, _ body: (inout InterruptibleMotion<Value>, Duration) -> Void
  ) where Content == InterruptibleMotion<Value> {
    catchUp(to: time)
    let moment = position
    let isBackwards = direction == .backwards
    state.faceForwards()
    guard state.isActive else {
      var motion = InterruptibleMotion(
        .rest(at: content.output(at: moment, playing: direction)))
      body(&motion, .zero)
      replace(with: motion)
      play()
      return
    }
    mutateContent { motion in
      if isBackwards { motion = motion.mirrored(about: Ticks(saturating: moment)) }
      body(&motion, moment)
    }
    state.extend(to: box.content.end)
  }

  private func mutateContent(_ body: (inout Content) -> Void) {
    if !isKnownUniquelyReferenced(&box) { box = ContentBox(box.content) }
    body(&box.content)
  }
}
