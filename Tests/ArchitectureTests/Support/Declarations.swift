/// What source files declare, told from their tokens.
struct Declarations {
  /// The rooms in which a type of this name stands at the top of a file.
  private(set) var types: [String: Set<String>] = [:]
  /// The rooms in which a type or an extension has a member of this name, or a function its
  /// parameter or its local.
  private(set) var members: [String: Set<String>] = [:]

  private static let typeKeywords: Set = [
    "struct", "enum", "class", "actor", "protocol", "typealias",
  ]
  private static let memberKeywords: Set = ["func", "var", "let", "case", "associatedtype"]

  init(_ files: [SourceFile]) {
    for file in files {
      var depth = 0
      for (index, token) in file.tokens.enumerated() {
        if token.text == "{" { depth += 1 }
        if token.text == "}" { depth -= 1 }
        guard index + 1 < file.tokens.count else { continue }
        let next = file.tokens[index + 1]
        if Self.typeKeywords.contains(token.text), next.isWord, depth == 0 {
          types[next.text, default: []].insert(file.room)
        }
        if Self.memberKeywords.contains(token.text) || Self.typeKeywords.contains(token.text) {
          if next.isWord { members[next.text, default: []].insert(file.room) }
        }
        // A label or a parameter: a word before a colon.
        if token.isWord, next.text == ":" { members[token.text, default: []].insert(file.room) }
        // More cases after a comma, and names bound in a pattern or before `in`.
        if token.text == "," || token.text == "(", next.isWord {
          members[next.text, default: []].insert(file.room)
        }
      }
    }
  }
}
