import Keyframes

/// Turns arguments into animations.
enum Catalog {
  /// The names of everything that is built in.
  static var names: [String] { ["popin"] + EasingText.keywords }

  /// The animation that an argument names, told by how it starts.
  static func animation(_ argument: String) throws(Failure) -> Previewable {
    if InlineNotation.begins(argument) { return try InlineNotation.animation(argument) }
    let head = argument.prefix { $0 != ":" && $0 != "(" }
    let folded = fold(head)
    if folded == "popin" {
      return Previewable(name: "popin", property: "scale", clip: .popIn, base: 1)
    }
    if EasingText.keywords.map(fold).contains(folded)
      || EasingText.functions.map(fold).contains(folded)
    {
      return try easing(argument)
    }
    throw unknown(argument)
  }

  /// A name with case and hyphens ignored.
  static func fold(_ name: some StringProtocol) -> String {
    name.lowercased().filter { $0 != "-" }
  }

  private static func easing(_ argument: String) throws(Failure) -> Previewable {
    let easing: Easing
    do {
      easing = try EasingText.easing(argument)
    } catch {
      throw Failure(
        code: .badData, message: "the easing can't be read",
        excerpt: Failure.Excerpt(text: argument, error: error),
        hint: EasingText.hint(for: argument))
    }
    let timing = Timing(duration: InlineNotation.standardDuration)
    return Previewable(
      name: argument, property: "value",
      clip: Clip(Track(from: 0, to: 1, easing: easing), timing: timing), base: nil)
  }

  private static func unknown(_ argument: String) -> Failure {
    if argument == "-" || argument.contains("/") || argument.contains(".") {
      return Documents.failure(path: argument)
    }
    let head = argument.prefix { $0 != ":" && $0 != "(" }
    let near = Suggestion.nearest(to: String(head), among: names)
    return .usage(
      "there is no animation called '\(head)'." + (near.map { " Did you mean '\($0)'?" } ?? ""),
      hint: "See 'animpreview list' for all of them.")
  }
}
