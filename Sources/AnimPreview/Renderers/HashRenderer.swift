import Keyframes

/// One line a frame with every bit of its numbers and a running hash: the golden format.
struct HashRenderer {
  let columns: FrameColumns
  /// What was asked for, as a command line would say it.
  let recipe: String

  /// The first words of a golden.
  static let heading = "#animpreview-hash 1  "

  /// Writes the lines as they are computed.
  func write(to sink: any Sink) throws(Failure) {
    var buffer = ByteBuffer()
    let rate = columns.moments.rate
    buffer.append(
      HashRenderer.heading + recipe + "  \(rate.frames)/\(rate.seconds)\n")
    var hash = RunningHash()
    for row in 0..<columns.moments.count {
      buffer.append(HashRenderer.line(row, of: columns, &hash))
      buffer.append("\n")
      try sink.writeWhenLarge(&buffer, done: row, of: columns.moments.count)
    }
    try sink.write(&buffer)
  }

  /// The line of a row: its frame, its time as a fraction of a second, its numbers, the hash of all
  /// numbers so far.
  static func line(_ row: Int, of columns: FrameColumns, _ hash: inout RunningHash) -> String {
    let rate = columns.moments.rate
    let frame = columns.moments.frame(ofRow: row) ?? 0
    var parts = ["\(frame)", "\(Int128(frame) * Int128(rate.seconds))/\(rate.frames)"]
    for column in columns.names.indices {
      let value = columns.value(column, row: row)
      hash.take(value)
      parts.append(value.map { HexadecimalText.text($0) } ?? "-")
    }
    parts.append(HexadecimalText.text(hash.value))
    return parts.joined(separator: "  ")
  }
}

/// What has to be typed to get something again.
enum Recipe {
  /// The operands and the options that change numbers, quoted as a shell wants them.
  static func text(_ arguments: CommandLineArguments) -> String {
    var words = arguments.operands
    for option in Option.allCases where arguments.given.contains(option) {
      guard changing.contains(option) else { continue }
      words.append("--\(option.entry.long)")
      if let value = arguments.values[option] { words.append(value) }
    }
    return words.map(quoted).joined(separator: " ")
  }

  private static let changing: [Option] = [
    .from, .to, .speed, .reverse, .duration, .delay, .easing, .iterations, .alternate, .fill,
  ]

  private static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty
      && word.allSatisfy {
        ($0.isASCII && ($0.isLetter || $0.isNumber)) || "-_./:=,%+".contains($0)
      }
    return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }

  /// The words of a text that ``text(_:)`` has made, or nothing where a quotation has no end.
  static func words(_ text: String) -> [String]? {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    var rest = text[...]
    while let character = rest.popFirst() {
      switch character {
      case "'":
        isQuoted.toggle()
        word = word ?? ""
      case "\\" where !isQuoted:
        guard let next = rest.popFirst() else { return nil }
        word = (word ?? "") + String(next)
      case " " where !isQuoted:
        if let word { words.append(word) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    return isQuoted ? nil : words
  }
}
