import Foundation

/// A file of the repository.
struct SourceFile {
  /// The path from the top of the repository, such as `Sources/Keyframes/Math/Constants.swift`.
  let path: String
  let text: String
  let tokens: [SourceToken]

  /// The name without its folders.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The folder it lies in, without the folders around it.
  var folder: String { path.split(separator: "/").dropLast().last.map(String.init) ?? "" }

  /// The number of lines.
  var lineCount: Int { text.split(separator: "\n", omittingEmptySubsequences: false).count - 1 }

  /// The tokens without what stands under `#if !hasFeature(Embedded)`.
  var tokensOfEmbedded: [SourceToken] {
    let condition = ["#", "if", "!", "hasFeature", "(", "Embedded", ")"]
    var kept: [SourceToken] = []
    /// How many conditions are open inside the one that leaves code out; 0 outside of it.
    var depth = 0
    var index = 0
    while index < tokens.count {
      let words = tokens[index..<min(index + condition.count, tokens.count)].map(\.text)
      if depth == 0 {
        if words == condition {
          depth = 1
          index += condition.count
          continue
        }
        kept.append(tokens[index])
      } else if words.first == "#", words.count > 1 {
        switch words[1] {
        case "if": depth += 1
        case "endif":
          depth -= 1
          index += 1
        case "else" where depth == 1:
          depth = 0
          index += 1
        default: break
        }
      }
      index += 1
    }
    return kept
  }
}

/// The files of the repository that this test belongs to.
enum Repository {
  /// The top folder.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The files under a folder whose names end so, in order of their paths; builds left out.
  static func files(under folder: String, suffix: String = ".swift") -> [SourceFile] {
    let start = root.appendingPathComponent(folder)
    guard let paths = try? FileManager.default.subpathsOfDirectory(atPath: start.path) else {
      return []
    }
    return paths.filter { path in
      path.hasSuffix(suffix) && !path.split(separator: "/").contains { $0.hasPrefix(".") }
    }.sorted().compactMap { path in
      guard let text = try? String(contentsOf: start.appendingPathComponent(path), encoding: .utf8)
      else { return nil }
      let tokens = suffix == ".swift" ? SourceTokens.tokens(of: text) : []
      return SourceFile(path: "\(folder)/\(path)", text: text, tokens: tokens)
    }
  }

  /// The source files of the library.
  static let library = files(under: "Sources/Keyframes")

  /// The source files of library and tool.
  static let sources = files(under: "Sources")

  /// The test files.
  static let tests = files(under: "Tests")
}
