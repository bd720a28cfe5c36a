extension SpringEasing {
  /// `spring(…)` by the description of the fewest digits that gives the same spring to the bit.
  var text: String {
    var parts = spring.textByDuration ?? spring.textByForce ?? spring.textByFrequency
    if velocity != 0 { parts += ", velocity=\(ShortestDecimal.text(velocity))" }
    if tolerance != 0.001 { parts += ", tolerance=\(ShortestDecimal.text(tolerance))" }
    if let span { parts += ", over=\(TimeNotation.text(span))" }
    return "spring(\(parts))"
  }
}

extension DecayEasing {
  /// `decay(…)` by the share that is kept each millisecond, or by the friction.
  var text: String {
    let tail = tolerance == 0.001 ? "" : ", tolerance=\(ShortestDecimal.text(tolerance))"
    let kept = decay.keptPerMillisecond.shortest {
      (try? Decay(validatingKeptPerMillisecond: $0)) == decay
    }
    if let kept { return "decay(kept=\(kept)\(tail))" }
    return "decay(friction=\(ShortestDecimal.text(decay.friction))\(tail))"
  }
}

extension DampedSpring {
  /// By perceptual duration and bounce, where these give the spring back.
  fileprivate var textByDuration: String? {
    let time = TimeNotation.text(duration)
    guard let read = try? TimeNotation.duration(time), read > .zero,
      let bounce = bounce.shortest({ isMade(duration: read, bounce: $0) })
    else { return nil }
    return "bounce=\(bounce), duration=\(time)"
  }

  private func isMade(duration: Duration, bounce: Double) -> Bool {
    isLike(try? DampedSpring(validatingDuration: duration, bounce: bounce))
  }

  /// By stiffness and damping, where these give the spring back.
  fileprivate var textByForce: String? {
    for digits in [6, 12, 15, 17] {
      let (stiff, damp) = (
        ShortestDecimal.text(stiffness, atMost: digits),
        ShortestDecimal.text(damping, atMost: digits)
      )
      let made = try? DampedSpring(
        validatingMass: 1, stiffness: stiff.plainNumber, damping: damp.plainNumber)
      if isLike(made) { return "stiffness=\(stiff), damping=\(damp)" }
    }
    return nil
  }

  /// By the two numbers that are kept.
  fileprivate var textByFrequency: String {
    "frequency=\(ShortestDecimal.text(angularFrequency)), "
      + "ratio=\(ShortestDecimal.text(dampingRatio))"
  }

  private func isLike(_ other: DampedSpring?) -> Bool {
    other?.angularFrequency == angularFrequency && other?.dampingRatio == dampingRatio
  }
}

extension Double {
  /// The shortest decimal near the number that is accepted.
  fileprivate func shortest(_ isAccepted: (Double) -> Bool) -> String? {
    for digits in 6...17 {
      let text = ShortestDecimal.text(self, atMost: digits)
      if isAccepted(text.plainNumber) { return text }
    }
    return nil
  }
}

extension String {
  /// The number that a text of digits writes.
  fileprivate var plainNumber: Double {
    var scanner = TextScanner(self)
    return scanner.plainNumber()?.value ?? .nan
  }
}
