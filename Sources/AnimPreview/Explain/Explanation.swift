import Keyframes

/// Why a property has the value that it has at a moment.
struct Explanation {
  /// A clip that has a part in it.
  struct Layer {
    /// What it is called.
    var name: String
    /// The groups around it, from the outside to the inside.
    var groups: [MotionExplanation<Double>.Group] = []
    /// How much those let it count.
    var weight = 1.0
    /// Why it has its value.
    var clip: ClipExplanation<Double>
    /// How often it runs, where that is known.
    var iterations: Extent<Double>?
    /// The keys, where they are known.
    var keys: [Keyframe<Double>] = []
    /// The value with it, or nothing where it has no effect.
    var value: Double?
  }

  /// The property.
  var property: String
  /// What shows where nothing has an effect.
  var base: Double?
  /// What shows.
  var value: Double?
  /// How fast it came, a second.
  var velocityBefore: Double?
  /// How fast it goes on, a second.
  var velocity: Double?
  /// The clips, the lowest first; those of a timeline only where they have an effect.
  var layers: [Layer]

  /// Why an animation has its value.
  init(_ animation: Previewable, at time: Duration) {
    let clip = animation.clip.explanation(at: time)
    property = animation.property
    base = animation.base
    value = clip.value ?? animation.base
    velocityBefore = animation.clip.velocity(at: time, side: .below)
    velocity = animation.clip.velocity(at: time, side: .above)
    layers = [
      Layer(
        name: animation.name, clip: clip, iterations: animation.clip.timing.iterations,
        keys: animation.clip.track.keyframes, value: clip.value)
    ]
  }

  /// Why a property of a timeline has its value.
  init(_ property: String, _ motion: TimelineMotion<Double>, at time: Duration) {
    let explanation = motion.explanation(at: time)
    self.property = property
    base = motion.initial
    value = explanation.value
    velocityBefore = motion.velocity(at: time, side: .below)
    velocity = motion.velocity(at: time, side: .above)
    layers = explanation.layers.enumerated().map { number, layer in
      Layer(
        name: layer.name?.text ?? "clip \(number)", groups: Array(layer.groups.dropFirst()),
        weight: layer.weight, clip: layer.clip, value: layer.value)
    }
  }
}

extension Explanation {
  /// The members of the records of explanations.
  static let names = [
    "animation", "property", "time_s", "frame", "value", "velocity_before", "velocity", "base",
    "clip", "phase", "fill", "iteration", "forwards", "simple_progress", "directed_progress",
    "clip_easing", "progress", "rule", "from_key", "from", "to_key", "to", "fraction", "easing",
    "eased", "repetitions", "composite", "weight", "clip_value",
  ]

  /// A record for each clip, or one without a clip.
  func records(of animation: String, at row: Int, of moments: Moments) -> [[Records.Cell]] {
    let head: [Records.Cell] = [
      .text(animation), .text(property), .number(moments.seconds(ofRow: row)),
      .count(orNothing: moments.frame(ofRow: row)), .number(orNothing: value),
      .number(orNothing: velocityBefore), .number(orNothing: velocity), .number(orNothing: base),
    ]
    guard !layers.isEmpty else {
      return [head + Array(repeating: .nothing, count: Self.names.count - head.count)]
    }
    return layers.map { head + $0.cells }
  }
}

extension Explanation.Layer {
  fileprivate var cells: [Records.Cell] {
    var cells: [Records.Cell] = [
      .text(name), .text("\(clip.phase)"), .text(clip.fill.word),
      clip.iteration?.finite.map(Records.Cell.count) ?? .nothing, .flag(clip.runsForwards),
      .number(orNothing: clip.simpleProgress), .number(orNothing: clip.directedProgress),
      .text("\(clip.easing)"), .number(orNothing: clip.progress),
    ]
    if let track = clip.track {
      cells += [
        .text(track.ruleName), .count(orNothing: track.fromKey), .number(track.from),
        .count(orNothing: track.toKey), .number(track.to), .number(track.fraction),
        .text("\(track.easing)"), .number(track.eased),
      ]
    } else {
      cells += Array(repeating: .nothing, count: 8)
    }
    return cells + [
      .number(clip.repetitions), .text("\(clip.composite)"), .number(weight),
      .number(orNothing: value),
    ]
  }
}

extension TrackExplanation {
  /// The rule in a word: `hold`, how it is mixed, or what happens beyond the keys.
  var ruleName: String {
    switch rule {
    case .hold: "hold"
    case .between(let interpolation): "\(interpolation)"
    case .beyond(let extrapolation): "beyond-\(extrapolation)"
    }
  }
}
