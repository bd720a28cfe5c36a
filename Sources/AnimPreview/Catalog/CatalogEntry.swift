import Keyframes

/// A line of the list.
struct CatalogEntry {
  /// What to write on the command line.
  var name: String
  /// The animation that draws the curve.
  var clip: Clip<Double>
  /// Whether its length is worth telling.
  var hasDuration: Bool
  /// What it is.
  var summary: String

  /// The length with one decimal, or nothing.
  func durationText(style: Style) -> String {
    guard hasDuration, case .finite(let duration) = clip.timing.duration else { return "" }
    let times = TimeText(unit: .ms, rate: .fps(60), minus: style.minus)
    return times.fixed(duration, decimals: 1) + " ms"
  }
}

extension Catalog {
  /// The presets.
  static var presetEntries: [CatalogEntry] {
    Preset.all.map { preset in
      CatalogEntry(
        name: preset.id, clip: preset.clip, hasDuration: true,
        summary: "\(preset.property), \(preset.summary)")
    }
  }

  /// The easings that have a name, and examples of those that take numbers.
  static var easingEntries: [CatalogEntry] {
    easings.map { text, summary in
      CatalogEntry(
        name: text,
        clip: Clip(
          Track(from: 0, to: 1, easing: (try? EasingText.easing(text)) ?? .linear),
          duration: InlineNotation.standardDuration),
        hasDuration: false, summary: summary)
    }
  }

  /// The springs that have a name, and examples of the ways to describe others.
  static var springEntries: [CatalogEntry] {
    springs.map { text, summary in
      let easing = (try? EasingText.easing(text)) ?? .linear
      return CatalogEntry(
        name: text, clip: Clip(Track(from: 0, to: 1, easing: easing), timing: .natural(easing)),
        hasDuration: false, summary: summary)
    }
  }

  private static let springs = [
    ("spring(smooth)", "500 ms without bounce"),
    ("spring(snappy)", "500 ms, bounce 0.15"),
    ("spring(bouncy)", "500 ms, bounce 0.3"),
    ("spring(interactive)", "for what follows a finger"),
    ("spring(bounce=-0.2)", "by bounce and duration, 500ms unless given"),
    ("spring(ratio=0.6)", "by damping ratio and response"),
    ("spring(damping=8)", "by damping, stiffness and mass"),
    ("spring(settling=1s)", "by when it has settled, and ratio"),
    ("spring(velocity=9)", "thrown, in whole ways a second"),
    ("decay(kept=0.998)", "friction: part of the speed kept each ms"),
  ]

  private static let easings = [
    ("linear", "the same speed all the way"),
    ("ease", "starts fast, ends softly"),
    ("ease-in", "starts softly"),
    ("ease-out", "ends softly"),
    ("ease-in-out", "starts and ends softly"),
    ("step-start", "at the end from the start"),
    ("step-end", "at the start until the end"),
    ("steps(4)", "equal steps; also steps(4, jump-none)"),
    ("cubic-bezier(.3,0,0,1)", "a curve with two handles"),
    ("linear(0,.9 30%,1)", "straight lines between points"),
    ("emphasized", "a quick start and a long way to rest"),
    ("ease-out-quad", "a parabola; -in-, -in-out-, -out-in-"),
    ("ease-out-cubic", "steeper"),
    ("ease-out-quart", "steeper still"),
    ("ease-out-quint", "the steepest power"),
    ("ease-out-sine", "a quarter of a sine wave"),
    ("ease-out-expo", "doubling over and over"),
    ("ease-out-circ", "a quarter of a circle"),
    ("ease-out-back", "goes past and back; ease-out-back(3)"),
    ("ease-out-elastic", "swings; (amplitude, period)"),
    ("ease-out-bounce", "a ball that comes to rest"),
  ]
}
