import Testing

@Suite struct LayersTests {
  private let declarations = Declarations(Repository.library)

  @Test func everyFolderOfTheLibraryIsARoom() {
    #expect(Repository.library.count > 50)
    for file in Repository.library {
      #expect(Rooms.names.contains(file.room), "\(file.path) lies in no room")
    }
  }

  @Test func aRoomNamesOnlyTypesOfItselfAndOfTheRoomsBeforeIt() {
    for file in Repository.library {
      for (index, token) in file.tokens.enumerated() {
        guard let rooms = declarations.types[token.text] else { continue }
        // After a point the word is a nested type or a member of the same name.
        if index > 0, file.tokens[index - 1].text == "." { continue }
        #expect(
          rooms.contains { Rooms.may(file.room, use: $0) },
          "\(file.path):\(token.line) uses \(token.text) of \(rooms.sorted())")
      }
    }
  }

  @Test func aRoomCallsNoMemberThatOnlyLaterRoomsDeclare() {
    for file in Repository.library {
      for (index, token) in file.tokens.enumerated() where index > 0 {
        guard file.tokens[index - 1].text == ".", let rooms = declarations.members[token.text],
          !Self.membersOfTheStandardLibrary.contains(token.text)
        else { continue }
        #expect(
          rooms.contains { Rooms.may(file.room, use: $0) },
          "\(file.path):\(token.line) uses .\(token.text) of \(rooms.sorted())")
      }
    }
  }

  @Test func theRulesSeeWhatTheyForbid() throws {
    let low = SourceFile(
      path: "Sources/Keyframes/Math/Low.swift", text: "",
      tokens: SourceTokens.tokens(of: "func f() -> High { \"\\(g.later)\" } // Unseen"))
    let high = SourceFile(
      path: "Sources/Keyframes/Clips/High.swift", text: "",
      tokens: SourceTokens.tokens(of: "struct High { var later: Int } struct Unseen {}"))
    let declarations = Declarations([low, high])
    #expect(declarations.types["High"] == ["Clips"])
    #expect(declarations.members["later"] == ["Clips"])
    #expect(low.tokens.map(\.text).contains("High"))
    #expect(low.tokens.map(\.text).contains("later"))
    #expect(!low.tokens.map(\.text).contains("Unseen"))
    #expect(!Rooms.may("Math", use: "Clips"))
    #expect(Rooms.may("Clips", use: "Math"))
    #expect(!Rooms.may("Presets", use: "Interchange"))
  }

  /// Names that later rooms declare as well, and that earlier ones call on other things.
  private static let membersOfTheStandardLibrary: Set<String> = [
    "Scalar", "advanced", "allSatisfy", "append", "bitPattern", "clamped", "compactMap",
    "components", "contains", "count", "decode", "description", "distance", "dropFirst", "dropLast",
    "encode", "endIndex", "enumerated", "exponent", "filter", "first", "firstIndex", "flatMap",
    "forEach",
    "greatestFiniteMagnitude", "index", "indices", "infinity", "insert", "isEmpty", "isFinite",
    "isInfinite", "isNaN", "last", "lastIndex", "lowerBound", "magnitude", "map", "max", "min",
    "mutableSpan", "nan", "next", "nextDown", "nextUp", "popLast", "prefix", "rawValue", "reduce",
    "remove",
    "removeAll", "removeFirst", "removeLast", "removeSubrange", "replacing", "reserveCapacity",
    "reversed", "self", "sign", "significand", "sort", "sorted", "span", "squareRoot", "startIndex",
    "suffix", "swapAt", "ulp", "upperBound", "w", "x", "y", "z", "zero",
  ]
}
