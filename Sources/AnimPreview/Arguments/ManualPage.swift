/// The manual page in roff, made from the option table and the help topics.
enum ManualPage {
  /// The whole page.
  static var text: String {
    var lines = [
      ".TH ANIMPREVIEW 1 \"\" \"animpreview \(Help.version)\" \"User Commands\"",
      ".SH NAME", "animpreview \\- \(escaped(Help.overview))", ".SH SYNOPSIS",
    ]
    for verb in Verb.allCases {
      lines += [".B animpreview", escaped(verb.usage), ".br"]
    }
    lines += [".SH DESCRIPTION"]
    for verb in Verb.allCases {
      let name = verb == .preview ? "animpreview <animation>" : "animpreview \(verb.rawValue)"
      lines += [".TP", ".B " + escaped(name), escaped(sentence(verb.summary))]
    }
    lines += [".SH ANIMATIONS"]
    for (form, meaning) in Help.forms {
      lines += [".TP", ".B " + escaped(form), escaped(sentence(meaning))]
    }
    lines += [".SH OPTIONS"]
    for group in OptionGroup.allCases {
      lines += [".SS " + escaped(group.rawValue.capitalizedWords)]
      for option in Option.allCases.map(\.entry) where option.group == group {
        lines += [".TP", heading(option), escaped(sentence(option.summary))]
      }
    }
    for topic in HelpTopic.allCases {
      lines += [".SH " + escaped(topic.rawValue.uppercased()), ".nf"]
      lines += topic.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
        .map { escaped(String($0)) }
      lines += [".fi"]
    }
    lines += [".SH EXIT STATUS"]
    for (code, meaning) in Help.codes {
      lines += [".TP", ".B \(code.rawValue)", escaped(sentence(meaning))]
    }
    lines += [".SH EXAMPLES"]
    for (command, meaning) in Help.examples {
      lines += [".TP", ".B " + escaped(command), escaped(sentence(meaning))]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func heading(_ option: OptionEntry) -> String {
    var words = option.short.map { ["\\fB\\-\($0)\\fR"] } ?? []
    words.append("\\fB\\-\\-\(escaped(option.long))\\fR")
    if let value = option.value { words[words.count - 1] += " \\fI\(escaped(value))\\fR" }
    return words.joined(separator: ", ")
  }

  private static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + "."
  }

  /// A line in which nothing means anything to roff.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'" where result.isEmpty, "." where result.isEmpty: result += "\\&\(character)"
      default: result.append(character)
      }
    }
    return result
  }
}

extension String {
  /// The words with one capital letter each.
  fileprivate var capitalizedWords: String {
    split(separator: " ").map { $0.prefix(1) + $0.dropFirst().lowercased() }
      .joined(separator: " ")
  }
}
