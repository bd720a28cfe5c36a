import Keyframes

/// Turns arguments into animations.
enum Catalog {
  /// The names of all animations that are built in.
  static var names: [String] { ["popin"] }

  /// The animation that an argument names.
  static func animation(_ argument: String) throws(Failure) -> Previewable {
    let folded = argument.lowercased().filter { $0 != "-" }
    if folded == "popin" {
      return Previewable(name: "popin", property: "scale", clip: .popIn, base: 1)
    }
    let suggestion = Suggestion.nearest(to: argument, among: names)
    throw .usage(
      "there is no animation called '\(argument)'."
        + (suggestion.map { " Did you mean '\($0)'?" } ?? ""),
      hint: "See 'animpreview list' for all of them.")
  }
}
