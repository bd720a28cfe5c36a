/// What is wrong, where, and what would be right: the one error of the tool.
struct Failure: Error, Equatable {
  /// The number the process ends with.
  var code: ExitCode
  /// What is wrong, in the user's words.
  var message: String
  /// The user's own text with the place in it.
  var excerpt: Excerpt?
  /// What would be right, or the one next command.
  var hint: String?

  /// A piece of text with a marked place.
  struct Excerpt: Equatable {
    /// The whole text.
    var text: String
    /// Where the place begins, in characters from 0.
    var offset: Int
    /// How many characters it takes, at least one.
    var length: Int
    /// What is to be said about it.
    var label: String
  }

  /// A mistake in the command line.
  static func usage(_ message: String, hint: String? = nil) -> Failure {
    Failure(code: .usage, message: message, hint: hint)
  }

  /// The reader of standard output has gone: nothing is left to do, and nothing to say.
  static let brokenPipe = Failure(code: .done, message: "")
}

extension Failure {
  /// The lines for a terminal of `width` columns, none longer than that; with colour, the place of
  /// the mistake stands out.
  func lines(width: Int, hasColor: Bool = false) -> [String] {
    var lines = TextWrap.lines(
      "animpreview: " + Printable.text(Self.brief(message)), first: "", rest: "  ", width: width)
    if let excerpt { lines += excerpt.lines(width: width, hasColor: hasColor) }
    if let hint {
      lines += TextWrap.lines(
        Printable.text(Self.brief(hint)), first: "  ", rest: "  ", width: width)
    }
    return lines
  }

  /// A text whose very long words, which only the user can have written, are cut in the middle.
  private static func brief(_ text: String) -> String {
    let limit = 120
    guard text.utf8.count > limit else { return text }
    return text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      word.utf8.count > limit && word.count > limit
        ? word.prefix(limit / 2) + "..." + word.suffix(limit / 3) : word
    }.joined(separator: " ")
  }
}

extension Failure.Excerpt {
  /// The text and, below it, carets under the place and the label.
  ///
  /// A text too long for the width is cut to the neighbourhood of the place.
  func lines(width: Int, hasColor: Bool = false) -> [String] {
    let indent = 4
    let room = max(width - indent, 16)
    var characters = Array(Printable.text(text))
    var start = min(max(offset, 0), characters.count)
    let carets = min(max(length, 1), max(characters.count - start, 1))
    if characters.count > room {
      let from = max(0, min(start - room / 3, characters.count - room))
      let cut = min(from + room, characters.count)
      let endsEarly = cut < characters.count
      characters = Array(characters[from..<cut])
      start -= from
      if from > 0 { characters.replaceSubrange(0..<3, with: Array("...")) }
      if endsEarly { characters.replaceSubrange((room - 3)..<room, with: Array("...")) }
    }
    let place = min(start, characters.count)..<min(start + carets, characters.count)
    let wide = String(characters[place]).columns
    let marks = String(repeating: "^", count: max(1, min(wide, room - start)))
    let pad = String(repeating: " ", count: indent)
    let before = String(characters[..<place.lowerBound]).columns
    let below = pad + String(repeating: " ", count: before + start - place.lowerBound)
    var lines = [pad + String(characters)]
    let style = Style(isUnicode: false, hasColor: hasColor)
    let line = below + style.painted(marks, .bad)
    if label.isEmpty {
      lines.append(line)
    } else if below.count + marks.count + 1 + label.columns <= width {
      lines.append(line + " " + label)
    } else {
      lines.append(line)
      lines += TextWrap.lines(Printable.text(label), first: pad, rest: pad, width: width)
    }
    return lines
  }
}
