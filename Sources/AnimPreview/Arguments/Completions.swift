import Keyframes

/// A shell that completes command lines.
enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish
}

/// Scripts that complete command lines, made from the option table and the catalogue.
enum Completions {
  /// The names of animations with what they are.
  static var names: [(name: String, summary: String)] {
    (Catalog.presetEntries + Catalog.easingEntries).filter { !$0.name.contains("(") }
      .map { ($0.name, $0.summary) } + SceneCatalog.entries.map { ($0.name, $0.summary) }
  }

  /// The words after a verb.
  static func words(after verb: Verb) -> [String] {
    switch verb {
    case .list: ["presets", "easings", "springs", "scenes"]
    case .help: HelpTopic.allCases.map(\.rawValue)
    case .completions: Shell.allCases.map(\.rawValue)
    case .preview, .diff, .explain, .lint: names.map(\.name)
    case .alert, .check, .eval, .man: []
    }
  }

  private static var verbs: [Verb] { Verb.allCases.filter { $0 != .preview } }

  private static func options(of verb: Verb) -> [Option] {
    Option.allCases.filter { $0.entry.verbs.contains(verb) }
  }

  private static func spellings(of verb: Verb) -> [String] {
    options(of: verb).flatMap { option in
      ["--" + option.entry.long] + (option.entry.short.map { ["-\($0)"] } ?? [])
    }
  }

  /// The script for a shell.
  static func script(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  // MARK: - bash

  private static var bash: String {
    let verbs = Completions.verbs
    var text = """
      # bash completion of animpreview; use it by: source <(animpreview completions bash)
      _animpreview() {
        local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"
        local verb=preview index
        for ((index = 1; index < COMP_CWORD; index++)); do
          case "${COMP_WORDS[index]}" in
            -*) ;;
            \(verbs.map(\.rawValue).joined(separator: "|"))) verb="${COMP_WORDS[index]}"; break ;;
            *) break ;;
          esac
        done
        case "$before" in

      """
    for option in Option.allCases where option.entry.value != nil {
      let spelling = ["--" + option.entry.long] + (option.entry.short.map { ["-\($0)"] } ?? [])
      let action: String =
        switch option.choices {
        case .words(let words):
          "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$word\"))"
        case .file: "COMPREPLY=($(compgen -f -- \"$word\"))"
        case .any: "COMPREPLY=()"
        }
      text += "    \(spelling.joined(separator: "|"))) \(action); return ;;\n"
    }
    text += "  esac\n  case \"$verb\" in\n"
    for verb in Verb.allCases {
      text += "    \(verb.rawValue))\n      if [[ \"$word\" == -* ]]; then\n"
      text += "        COMPREPLY=($(compgen -W '\(spellings(of: verb).joined(separator: " "))' "
      text += "-- \"$word\"))\n      else\n"
      var words = words(after: verb)
      if verb == .preview { words += verbs.map(\.rawValue) }
      text += "        COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' "
      text += "-- \"$word\") $(compgen -f -- \"$word\"))\n      fi ;;\n"
    }
    return text + "  esac\n}\ncomplete -o filenames -F _animpreview animpreview\n"
  }

  // MARK: - zsh

  /// A text between single quotation marks, with `also` escaped for what reads it then.
  private static func quoted(_ text: String, escaping also: String = "") -> String {
    var result = ""
    for character in text {
      if also.contains(character) { result += "\\" }
      result += character == "'" ? "'\\''" : String(character)
    }
    return "'" + result + "'"
  }

  private static var zsh: String {
    var text = """
      #compdef animpreview
      # zsh completion of animpreview; save it as _animpreview in a folder of $fpath

      _animpreview_animations() {
        local -a animations
        animations=(

      """
    for (name, summary) in names {
      text += "    " + quoted(name + ":" + summary) + "\n"
    }
    text += "  )\n  _describe -t animations animation animations\n  _files\n}\n\n"
    text += "_animpreview_verbs() {\n  local -a verbs\n  verbs=(\n"
    for verb in verbs { text += "    " + quoted(verb.rawValue + ":" + verb.summary) + "\n" }
    text += "  )\n  _describe -t verbs verb verbs\n}\n\n_animpreview() {\n"
    text += "  local verb=preview word\n  for word in ${words[2,CURRENT-1]}; do\n"
    text += "    case $word in\n      -*) ;;\n"
    text += "      \(verbs.map(\.rawValue).joined(separator: "|"))) verb=$word; break ;;\n"
    text += "      *) break ;;\n    esac\n  done\n  case $verb in\n"
    for verb in Verb.allCases {
      text += "    \(verb.rawValue))\n      _arguments \\\n"
      for option in options(of: verb) {
        for spelling in ["--" + option.entry.long] + (option.entry.short.map { ["-\($0)"] } ?? []) {
          text += "        " + specification(option, spelling) + " \\\n"
        }
      }
      let action: String =
        switch verb {
        case .preview: "'*: :_animpreview_words'"
        case .diff, .explain, .lint: "'*:animation:_animpreview_animations'"
        case .check, .eval: "'*:file:_files'"
        case .man, .alert: "'*:: :'"
        case .list, .help, .completions:
          quoted(
            "*:word:(" + (["\(verb.rawValue)"] + words(after: verb)).joined(separator: " ") + ")")
        }
      text += "        " + action + " ;;\n"
    }
    return text
      + "  esac\n}\n\n_animpreview_words() {\n  (( CURRENT == 2 )) && _animpreview_verbs\n"
      + "  _animpreview_animations\n}\n\n_animpreview \"$@\"\n"
  }

  private static func specification(_ option: Option, _ spelling: String) -> String {
    var text = spelling + "[" + option.entry.summary.filter { !"[]".contains($0) } + "]"
    text = text.replacing(":", with: "\\:")
    guard let value = option.entry.value else { return quoted(text) }
    text += ":" + value.replacing(":", with: "") + ":"
    switch option.choices {
    case .words(let words): text += "(" + words.joined(separator: " ") + ")"
    case .file: text += "_files"
    case .any: text += " "
    }
    return quoted(text)
  }

  // MARK: - fish

  private static var fish: String {
    var text = "# fish completion of animpreview; save it as animpreview.fish in the folder "
    text += "completions\n"
    let all = verbs.map(\.rawValue).joined(separator: " ")
    for verb in verbs {
      text += "complete -c animpreview -n __fish_use_subcommand -a \(verb.rawValue) -d "
      text += quoted(verb.summary, escaping: "\\") + "\n"
    }
    for (name, summary) in names {
      text += "complete -c animpreview -n 'not __fish_seen_subcommand_from \(all)' "
      text += "-a \(quoted(name)) -d \(quoted(summary, escaping: "\\"))\n"
      text += "complete -c animpreview -n '__fish_seen_subcommand_from diff' "
      text += "-a \(quoted(name)) -d \(quoted(summary, escaping: "\\"))\n"
    }
    for verb in verbs where verb != .diff && !words(after: verb).isEmpty {
      text += "complete -c animpreview -f -n '__fish_seen_subcommand_from \(verb.rawValue)' "
      text += "-a \(quoted(words(after: verb).joined(separator: " ")))\n"
    }
    for option in Option.allCases {
      let entry = option.entry
      var conditions = entry.verbs.filter { $0 != .preview }.map(\.rawValue)
        .joined(separator: " ")
      conditions = conditions.isEmpty ? "" : "__fish_seen_subcommand_from \(conditions)"
      if entry.verbs.contains(.preview) {
        let bare = "not __fish_seen_subcommand_from \(all)"
        conditions = conditions.isEmpty ? bare : bare + "; or " + conditions
      }
      text += "complete -c animpreview -n \(quoted(conditions)) -l \(entry.long)"
      if let short = entry.short { text += " -s \(short)" }
      switch (entry.value, option.choices) {
      case (nil, _): break
      case (_, .words(let words)): text += " -x -a \(quoted(words.joined(separator: " ")))"
      case (_, .file): text += " -r -F"
      case (_, .any): text += " -x"
      }
      text += " -d \(quoted(entry.summary, escaping: "\\"))\n"
    }
    return text
  }
}

/// Writes the completions of a shell.
struct CompletionsCommand {
  let tool: Tool
  let arguments: CommandLineArguments

  func run() throws(Failure) {
    let shells = Shell.allCases.map(\.rawValue)
    guard let name = arguments.operands.first else {
      throw .usage(
        "completions needs a shell", hint: "There are bash, zsh and fish.")
    }
    if let extra = arguments.operands.dropFirst().first {
      throw .usage("completions takes one shell; '\(extra)' is a second one")
    }
    guard let shell = Shell(rawValue: name) else {
      let near = Suggestion.nearest(to: name, among: shells)
      throw .usage(
        "there are no completions for '\(name)'." + (near.map { " Did you mean '\($0)'?" } ?? ""),
        hint: "There are bash, zsh and fish.")
    }
    try tool.withOutput(path: Settings(arguments).outputPath) { sink throws(Failure) in
      try sink.write(text: Completions.script(for: shell))
    }
  }
}
