/// One word or sign of Swift source text; comments and the contents of strings are left out.
struct SourceToken: Equatable {
  /// The word, a number or a single sign.
  var text: String
  /// The line it stands on, from 1.
  var line: Int

  /// Whether it begins like a word.
  var isWord: Bool { text.first.map { $0 == "_" || $0.isLetter } ?? false }
}

/// Splits Swift source text into words and signs.
struct SourceTokens {
  private let characters: [Character]
  private var position = 0
  private var line = 1
  private var tokens: [SourceToken] = []

  /// The tokens of a source text.
  static func tokens(of text: String) -> [SourceToken] {
    var scanner = SourceTokens(characters: Array(text))
    scanner.scan(untilClosingBracket: false)
    return scanner.tokens
  }

  private init(characters: [Character]) { self.characters = characters }

  private func peek(_ ahead: Int = 0) -> Character? {
    position + ahead < characters.count ? characters[position + ahead] : nil
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where position < characters.count {
      if characters[position].isNewline { line += 1 }
      position += 1
    }
  }

  private func startsWith(_ text: String) -> Bool {
    for (offset, character) in text.enumerated() where peek(offset) != character { return false }
    return true
  }

  private mutating func scan(untilClosingBracket: Bool) {
    var depth = 0
    while let character = peek() {
      if startsWith("//") {
        while let next = peek(), !next.isNewline { advance() }
      } else if startsWith("/*") {
        skipBlockComment()
      } else if character == "\"" || (character == "#" && startsString) {
        skipString()
      } else if character == "_" || character.isLetter || character.isNumber {
        scanWord()
      } else if character.isWhitespace {
        advance()
      } else {
        if character == "(" { depth += 1 }
        if character == ")" {
          if depth == 0, untilClosingBracket { return }
          depth -= 1
        }
        tokens.append(SourceToken(text: String(character), line: line))
        advance()
      }
    }
  }

  private mutating func scanWord() {
    let start = position
    let startLine = line
    while let next = peek(), next == "_" || next.isLetter || next.isNumber { advance() }
    tokens.append(SourceToken(text: String(characters[start..<position]), line: startLine))
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if startsWith("/*") {
        depth += 1
        advance(2)
      } else if startsWith("*/") {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0 && peek() != nil
  }

  private var startsString: Bool {
    var ahead = 0
    while peek(ahead) == "#" { ahead += 1 }
    return peek(ahead) == "\""
  }

  /// Passes a string; what it interpolates is scanned like any other code.
  private mutating func skipString() {
    var hashes = ""
    while peek() == "#" {
      hashes += "#"
      advance()
    }
    let quote = startsWith("\"\"\"") ? "\"\"\"" : "\""
    advance(quote.count)
    while peek() != nil, !startsWith(quote + hashes) {
      if startsWith("\\" + hashes + "(") {
        advance(2 + hashes.count)
        scan(untilClosingBracket: true)
        advance()
      } else if hashes.isEmpty, peek() == "\\" {
        advance(2)
      } else {
        advance()
      }
    }
    advance(quote.count + hashes.count)
  }
}
