import Testing

@Suite struct FilesTests {
  /// What a file of tests may be named after, where it is about all files of its room.
  private static let concerns = [
    "Accuracy", "Cases", "Examples", "Golden", "Laws", "SameBits", "SpecialValues", "Totality",
    "Vectors",
  ]

  /// Tables of data may be as long as they must.
  private func isTable(_ file: SourceFile) -> Bool {
    let stem = file.name.dropLast(".swift".count)
    return stem.hasSuffix("Table") || stem.hasSuffix("Tables")
  }

  @Test func noFileIsLongerThanFourHundredLines() {
    let files = Repository.sources + Repository.files(under: "Benchmarks/Sources")
    #expect(files.count > 60)
    for file in files where !isTable(file) {
      #expect(file.lineCount <= 400, "\(file.path) has \(file.lineCount) lines")
    }
  }

  @Test func testsLieInTheRoomOfWhatTheyTest() {
    // Beside the rooms: laws over several of them, whole cases, helps, goldens and vectors.
    let others: Set = ["Laws", "Cases", "Support", "Goldens", "Vectors", "Examples"]
    let stems = Set(Repository.library.map { "\($0.room)/\($0.name.dropLast(6))" })
    for file in Repository.files(under: "Tests/KeyframesTests") {
      let room = String(file.path.split(separator: "/")[2])
      if others.contains(room) { continue }
      #expect(Rooms.names.contains(room), "\(file.path) lies in no room")
      guard file.name.hasSuffix("Tests.swift") else { continue }
      // Or after a concern of the whole room.
      let stem = "\(room)/\(file.name.dropLast("Tests.swift".count))"
      let isAbout = stems.contains { stem.hasPrefix($0) }
      let isOfTheRoom = Self.concerns.contains { stem.hasSuffix($0) }
      #expect(isAbout || isOfTheRoom, "\(file.path) is named after no file of \(room)")
    }
  }

  @Test func everyFileOfTestsExpectsSomething() {
    let files = Repository.tests.filter {
      $0.name.hasSuffix("Tests.swift") && !$0.path.contains("/Embedded/")
    }
    #expect(files.count > 20)
    for file in files {
      let words = file.tokens.map(\.text)
      let checks = zip(words, words.dropFirst()).contains { sign, word in
        (sign == "#" && (word == "expect" || word == "require"))
          || (sign == "Issue" && word == ".")
      }
      #expect(checks, "\(file.path) expects nothing")
      #expect(words.contains("Test"), "\(file.path) holds no test")
    }
  }
}
