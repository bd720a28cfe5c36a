/// The help texts, made from the option table.
enum Help {
  /// The version of the tool.
  static let version = "0.1.0"

  /// What a call without arguments shows.
  static let welcome = [
    "Preview keyframe animations in the terminal, exactly.",
    "",
    "  animpreview popin                     every frame at 60 fps",
    "  animpreview popin --csv               the numbers",
    "  animpreview list                      what there is",
    "",
    "USAGE: animpreview <animation>... [options]      more: animpreview --help",
  ]

  /// The help for a verb.
  static func lines(_ verb: Verb, depth: CommandLineArguments.HelpDepth) -> [String] {
    welcome
  }
}
