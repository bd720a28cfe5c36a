import Keyframes

/// What options change in an animation.
struct Overrides: Equatable {
  /// The length of one iteration.
  var duration: Duration?
  /// The wait before the beginning.
  var delay: Duration?
  /// The easing of each segment.
  var easing: Easing?
  /// How often.
  var iterations: Extent<Double>?
  /// Whether every second iteration runs backwards.
  var alternates = false
  /// What holds outside.
  var fill: FillMode?
  /// Whether it is played backwards from its end.
  var isReversed = false
  /// How many times as fast it is played.
  var speed = 1.0

  /// A clip with the changes.
  ///
  /// - Throws: ``TimingError`` where the changed times are out of range.
  func applied(to clip: Clip<Double>) throws(TimingError) -> Clip<Double> {
    var clip = clip
    clip.timing = try clip.timing.replacing(
      duration: duration.map(Extent.finite), delay: delay, iterations: iterations)
    if alternates { clip.timing.direction = .alternate }
    if let fill { clip.timing.fill = fill }
    if let easing { clip.track = clip.track.eased(easing) }
    if isReversed { clip = clip.reversed() }
    if speed != 1 { clip = clip.stretched(by: 1 / speed) }
    return clip
  }
}

extension Track {
  /// The same keys with another easing of every segment.
  fileprivate func eased(_ easing: Easing) -> Track {
    let keys = keyframes.map { key in
      var key = key
      key.easing = easing
      return key
    }
    // The keys have made a track before, and an easing can't stop them.
    return try! Track(validating: keys, missingEnds: missingEnds)
  }
}

extension FillMode {
  /// The fill of a CSS word.
  init?(word: String) {
    switch word {
    case "none": self = .none
    case "forwards": self = .forwards
    case "backwards": self = .backwards
    case "both": self = .both
    default: return nil
    }
  }

  /// The CSS word.
  var word: String {
    switch self {
    case .none: "none"
    case .forwards: "forwards"
    case .backwards: "backwards"
    case .both: "both"
    }
  }
}
