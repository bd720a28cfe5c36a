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
    [
      CatalogEntry(
        name: "popin", clip: .popIn, hasDuration: true,
        summary: "scale, grows past 1 and settles")
    ]
  }

  /// The easings that have a name, and examples of those that take numbers.
  static var easingEntries: [CatalogEntry] {
    easings.map { text, summary in
      CatalogEntry(
        name: text,
        clip: Clip(
          Track(from: 0, to: 1, easing: (try? EasingText.easing(text)) ?? .linear),
          timing: Timing(duration: InlineNotation.standardDuration)),
        hasDuration: false, summary: summary)
    }
  }

  private static let easings = [
    ("linear", "the same speed all the way"),
    ("ease", "starts fast, ends softly"),
    ("ease-in", "starts softly"),
    ("ease-out", "ends softly"),
    ("ease-in-out", "starts and ends softly"),
    ("step-start", "at the end from the start"),
    ("step-end", "at the start until the end"),
    ("steps(4)", "four equal steps; also steps(4, jump-start), jump-none, jump-both"),
    ("cubic-bezier(0.3,0,0,1)", "a curve with two handles of your own"),
    ("linear(0,0.9 30%,1)", "straight lines between points of your own"),
  ]
}
