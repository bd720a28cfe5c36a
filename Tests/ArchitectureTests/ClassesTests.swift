import Testing

/// Base classes whose functions trap until a subclass replaces them.
@Suite struct ClassesTests {
  /// What a class says of itself.
  struct Description {
    var superclass: String?
    /// Members that only trap.
    var missing: Set<String> = []
    /// Members that replace those of the superclass.
    var replaced: Set<String> = []
  }

  /// The classes of files, told from their tokens.
  static func classes(of files: [SourceFile]) -> [String: Description] {
    var classes: [String: Description] = [:]
    for file in files {
      let words = file.tokens.map(\.text)
      for index in words.indices.dropLast() where words[index] == "class" {
        let name = words[index + 1]
        guard name.first?.isUppercase == true, let body = body(after: index, in: words) else {
          continue
        }
        classes[name] = description(words, heading: index + 2..<body.lowerBound, body: body)
      }
    }
    return classes
  }

  /// From the opening brace that comes next to the one that closes it.
  private static func body(after index: Int, in words: [String]) -> Range<Int>? {
    guard let start = words[index...].firstIndex(of: "{") else { return nil }
    var depth = 0
    for end in start..<words.count {
      if words[end] == "{" { depth += 1 }
      if words[end] == "}" { depth -= 1 }
      if depth == 0 { return start..<end }
    }
    return nil
  }

  private static func description(
    _ words: [String], heading: Range<Int>, body: Range<Int>
  ) -> Description {
    var description = Description()
    var angle = 0
    for index in heading {
      if words[index] == "<" { angle += 1 }
      if words[index] == ">" { angle -= 1 }
      guard angle == 0, words[index] == ":" else { continue }
      description.superclass = words[index + 1]
      break
    }
    var depth = 0
    for index in body {
      if words[index] == "{" { depth += 1 }
      if words[index] == "}" { depth -= 1 }
      guard depth == 1, words[index] == "func" || words[index] == "var" else { continue }
      let name = words[index + 1]
      if words[max(body.lowerBound, index - 3)..<index].contains("override") {
        description.replaced.insert(name)
      }
      guard let inside = Self.body(after: index, in: words),
        words[index..<inside.lowerBound]
          .dropFirst(2).allSatisfy({ $0 != "func" && $0 != "var" && $0 != "let" })
      else { continue }
      if words[inside].dropFirst().first == "fatalError" { description.missing.insert(name) }
    }
    return description
  }

  /// Nothing is left to trap at run time: who inherits a member that only traps replaces it.
  @Test func membersThatOnlyTrapAreReplacedInEveryClassThatIsMade() {
    let classes = Self.classes(of: Repository.library)
    let bases = classes.filter { !$0.value.missing.isEmpty }
    #expect(bases.count >= 5)
    #expect(bases.values.reduce(0) { $0 + $1.missing.count } >= 14)
    var heirs = 0
    for (name, description) in classes {
      var (replaced, missing) = (description.replaced, Set<String>())
      var next = description.superclass
      while let base = next.flatMap({ classes[$0] }) {
        missing.formUnion(base.missing.subtracting(replaced))
        replaced.formUnion(base.replaced)
        if !base.missing.isEmpty { heirs += 1 }
        next = base.superclass
      }
      #expect(missing.isEmpty, "\(name) leaves out \(missing.sorted())")
    }
    #expect(heirs >= 6)
  }

  /// The rule sees what it is there to see.
  @Test func aClassThatLeavesOneOutIsFound() {
    let text = """
      class Base<Value: Sendable> { func one() { fatalError("none") }; var two: Int { fatalError() } }
      final class Heir<Value>: Base<Value> { override func one() {} }
      """
    let file = SourceFile(path: "x.swift", text: text, tokens: SourceTokens.tokens(of: text))
    let classes = Self.classes(of: [file])
    #expect(classes["Base"]?.missing == ["one", "two"])
    #expect(classes["Heir"]?.superclass == "Base")
    #expect(classes["Heir"]?.replaced == ["one"])
  }
}
