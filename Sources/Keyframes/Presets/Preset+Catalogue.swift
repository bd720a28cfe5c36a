extension Preset {
  /// All presets of one number, in the order in which they are listed.
  public static let all: [Preset] = [
    popIn, fadeIn, fadeOut, show, hide, hideEven, slideIn, slideOut, cutOut, slider, dim,
  ]

  /// The preset of a name or a short name; capitals and hyphens don't matter, so that `pop-in` and
  /// `popIn` are `popin`.
  public static func named(_ name: String) -> Preset? {
    let letters = plainLetters(of: name)
    return all.first { preset in
      plainLetters(of: preset.id) == letters
        || preset.shortNames.contains { plainLetters(of: $0) == letters }
    }
  }

  private static func plainLetters(of name: String) -> [UInt8] {
    var letters: [UInt8] = []
    for byte in name.utf8 where byte != 0x2D { letters.append(TextScanner.lowercased(byte)) }
    return letters
  }

  private static func duration(_ time: Duration) -> PresetParameter {
    PresetParameter("duration", .time(time), "how long it takes")
  }

  private static func number(
    _ name: String, _ value: Double, unit: String? = nil, _ summary: String
  ) -> PresetParameter {
    PresetParameter(name, .number(value), unit: unit, summary)
  }
}

extension Preset {
  private static let popIn = Preset(
    "popin", property: "scale", "grows past 1 and settles",
    parameters: [duration(.microseconds(255_500))]
  ) { values in
    Instance(clip: .popIn.lasting(values.time("duration")), baseValue: 1)
  }

  private static let fadeIn = Preset(
    "fadein", ["fade"], property: "opacity", "a backdrop comes in",
    parameters: [
      number("from", 0, "the opacity at the start"), number("to", 1, "the opacity at the end"),
      duration(.microseconds(255_500)),
    ]
  ) { values in
    Instance(
      clip: .fadeIn(
        from: values.number("from"), to: values.number("to"), duration: values.time("duration")),
      baseValue: 1)
  }

  private static let fadeOut = Preset(
    "fadeout", property: "opacity", "an alert goes, soft at both ends",
    parameters: [
      number("from", 1, "the opacity at the start"), number("to", 0, "the opacity at the end"),
      duration(.milliseconds(200)),
    ]
  ) { values in
    Instance(
      clip: .fadeOut(
        from: values.number("from"), to: values.number("to"), duration: values.time("duration")),
      baseValue: 1)
  }

  private static let show = Preset(
    "show", property: "scale", "grows well past 1 and swings back",
    parameters: [duration(.milliseconds(200))]
  ) { values in
    Instance(clip: .show.lasting(values.time("duration")), baseValue: 1)
  }

  private static let hide = Preset(
    "hide", property: "scale", "shrinks to nothing early and holds",
    parameters: [duration(.milliseconds(100))]
  ) { values in
    Instance(clip: .hide.lasting(values.time("duration")), baseValue: 1)
  }

  private static let hideEven = Preset(
    "hide-even", property: "scale", "shrinks to nothing at its end",
    parameters: [duration(.milliseconds(100))]
  ) { values in
    Instance(clip: .hideEven.lasting(values.time("duration")), baseValue: 1)
  }

  private static let slideParameters = [
    number("height", 180, unit: "px", "how far above its place"),
    number("rest", 0, unit: "px", "its place, such as below a status bar"),
    duration(.milliseconds(250)),
  ]

  private static let slideIn = Preset(
    "slidein", ["slide"], property: "y", unit: "px", "in from the top, slows down",
    parameters: slideParameters
  ) { values in
    let rest = values.number("rest")
    return Instance(
      clip: .slideIn(
        height: values.number("height"), rest: rest, duration: values.time("duration")),
      baseValue: rest)
  }

  private static let slideOut = Preset(
    "slideout", property: "y", unit: "px", "out over the top, slows down",
    parameters: slideParameters
  ) { values in
    let rest = values.number("rest")
    return Instance(
      clip: .slideOut(
        height: values.number("height"), rest: rest, duration: values.time("duration")),
      baseValue: rest)
  }

  private static let cutOut = Preset(
    "cutout", property: "presence", "gone at once", parameters: []
  ) { _ in
    Instance(clip: .cutOut, baseValue: 1)
  }

  private static let slider = Preset(
    "slider", property: "position", "moves to its place, softly",
    parameters: [
      number("from", 0, "the position it is at"), number("to", 1, "the position it is set to"),
      duration(.milliseconds(200)),
    ]
  ) { values in
    let start = values.number("from")
    return Instance(
      clip: .slider(
        from: start, to: values.number("to"), duration: values.time("duration")),
      baseValue: start)
  }

  private static let dim = Preset(
    "dim", property: "opacity", "the constant of a backdrop",
    parameters: [number("opacity", 0.6, "the opacity")]
  ) { values in
    Instance(clip: .dim(opacity: values.number("opacity")), baseValue: 1)
  }
}
