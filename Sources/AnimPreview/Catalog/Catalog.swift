import Keyframes

/// Turns arguments into animations.
enum Catalog {
  /// The names of everything that is built in.
  static var names: [String] {
    Preset.all.flatMap { [$0.id] + $0.shortNames } + EasingText.names + EasingText.functions
      + SceneCatalog.entries.map(\.name)
  }

  /// The animation that an argument names, told by how it starts.
  static func animation(_ argument: String) throws(Failure) -> Previewable {
    if InlineNotation.begins(argument) { return try InlineNotation.animation(argument) }
    let head = argument.prefix { $0 != ":" && $0 != "(" }
    if let preset = Preset.named(String(head)) {
      return try PresetNotation.animation(preset, argument)
    }
    if let name = EasingText.name(head) {
      return try easing(name + argument.dropFirst(head.count), argument)
    }
    throw unknown(argument, String(head))
  }

  /// A name with case and hyphens ignored.
  static func fold(_ name: some StringProtocol) -> String {
    name.lowercased().filter { $0 != "-" }
  }

  /// An easing from 0 to 1, over its own duration where it has one.
  private static func easing(_ text: String, _ argument: String) throws(Failure) -> Previewable {
    let easing: Easing
    do {
      easing = try EasingText.easing(text)
    } catch {
      throw Failure(
        code: .badData, message: "the easing can't be read",
        excerpt: Failure.Excerpt(text: text, error: error), hint: EasingText.hint(for: text))
    }
    return Previewable(
      name: text, property: "value",
      clip: Clip(
        Track(from: 0, to: 1, easing: easing),
        timing: easing.naturalDuration == nil
          ? Timing(duration: InlineNotation.standardDuration) : .natural(easing)),
      base: nil)
  }

  private static func unknown(_ argument: String, _ head: String) -> Failure {
    let near = Suggestion.nearest(to: head, among: names)
    return .usage(
      "there is no animation called '\(head)'." + (near.map { " Did you mean '\($0)'?" } ?? ""),
      hint: "See 'animpreview list' for all of them.")
  }
}
