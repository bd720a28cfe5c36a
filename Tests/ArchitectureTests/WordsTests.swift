import Foundation
import Testing

@Suite struct WordsTests {
  /// Words of unfinished work and paths of one machine, put together here so that this file
  /// doesn't hold them.
  private static let forbidden = [
    "TO" + "DO", "FIX" + "ME", "HA" + "CK", "place" + "holder", "lorem" + " ipsum",
    "/wo" + "rk/", "/tm" + "p/", "/ho" + "me/",
  ]

  /// Whole words only, whatever their case.
  private static let forbiddenWords: Set = ["xxx", "stub", "stubs", "stubbed", "unimplemented"]

  private var files: [SourceFile] {
    let texts = ["README", "CHANGELOG", "CONTRIBUTING"].compactMap { name -> SourceFile? in
      let url = Repository.root.appendingPathComponent("\(name).md")
      return (try? String(contentsOf: url, encoding: .utf8)).map {
        SourceFile(path: "\(name).md", text: $0, tokens: [])
      }
    }
    let code = ["Sources", "Tests", "Benchmarks"].flatMap { folder in
      [".swift", ".py", ".c", ".h", ".md"].flatMap { Repository.files(under: folder, suffix: $0) }
    }
    return texts + code
  }

  @Test func nothingIsLeftUnfinishedAndNoPathOfOneMachineIsNamed() {
    let files = files
    #expect(files.count > 100)
    for file in files where file.name != "WordsTests.swift" {
      for word in Self.forbidden {
        #expect(!file.text.contains(word), "\(file.path) holds '\(word)'")
      }
      let words = file.text.lowercased().split { !$0.isLetter }
      for word in words where Self.forbiddenWords.contains(String(word)) {
        Issue.record("\(file.path) holds '\(word)'")
      }
    }
  }
}
