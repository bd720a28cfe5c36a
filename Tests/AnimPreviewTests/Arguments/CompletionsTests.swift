import Foundation
import Testing

@testable import AnimPreview

/// Help, completions and manual come from the one table of options.
@Suite struct CompletionsTests {
  @Test(arguments: Option.allCases)
  func everyOptionIsInHelpCompletionsAndManual(option: Option) {
    let entry = option.entry
    #expect(
      entry.verbs.contains { verb in
        Run(verb == .preview ? ["--help"] : [verb.rawValue, "--help"]).output.contains(
          entry.spelling)
      })
    let bash = Run("completions bash").output
    #expect(bash.contains("--\(entry.long)"))
    #expect(Run("completions zsh").output.contains("--\(entry.long)["))
    #expect(Run("completions fish").output.contains(" -l \(entry.long)"))
    let manual = Run("man").output.replacing("\\-", with: "-")
    #expect(manual.contains("--\(entry.long)"))
    if let short = entry.short {
      #expect(bash.contains("-\(short)"))
      #expect(Run("completions fish").output.contains(" -s \(short)"))
      #expect(manual.contains("\\fB-\(short)\\fR"))
    }
  }

  @Test(arguments: Verb.allCases.filter { $0 != .preview })
  func everyVerbIsThereToo(verb: Verb) {
    #expect(Run("--help").output.contains("animpreview \(verb.usage)"))
    for shell in Shell.allCases {
      #expect(Run("completions \(shell.rawValue)").output.contains(verb.rawValue))
    }
    #expect(Run("man").output.contains(".B animpreview \(verb.rawValue)\n"))
  }

  @Test func namesComeWithTheirDescriptions() {
    for (name, summary) in Completions.names {
      #expect(Run("completions bash").output.contains(name))
      let plain = summary.replacing("'", with: "'\\''")
      #expect(Run("completions zsh").output.contains("'\(name):\(plain)'"))
      #expect(Run("completions fish").output.contains("-a '\(name)' -d "))
    }
  }

  @Test func theShellsUnderstandTheirScripts() throws {
    for (shell, program) in [
      (Shell.bash, "/bin/bash"), (.zsh, "/bin/zsh"), (.fish, "/usr/bin/fish"),
    ] {
      guard FileManager.default.fileExists(atPath: program) else { continue }
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("animpreview-\(UUID().uuidString)")
      try Data(Completions.script(for: shell).utf8).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = ["-n", file.path]
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "\(shell)")
    }
  }

  @Test func bashCompletesWords() throws {
    guard FileManager.default.fileExists(atPath: "/bin/bash") else { return }
    for (line, word) in [
      ("animpreview pop", "popin"), ("animpreview popin --vi", "--view"),
      ("animpreview popin --view pl", "plot"), ("animpreview list pre", "presets"),
      ("animpreview diff hid", "hide"), ("animpreview alert --st", "--style"),
      ("animpreview alert --style sl", "slide"), ("animpreview comp", "completions"),
    ] {
      let words = line.split(separator: " ").map(String.init)
      let quoted = words.map { "'\($0)'" }.joined(separator: " ")
      let script =
        Completions.script(for: .bash)
        + "\nCOMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1); _animpreview; "
        + "printf '%s\\n' \"${COMPREPLY[@]}\"\n"
      let process = Process()
      let (input, output) = (Pipe(), Pipe())
      process.executableURL = URL(fileURLWithPath: "/bin/bash")
      process.arguments = ["--norc", "-s"]
      (process.standardInput, process.standardOutput) = (input, output)
      try process.run()
      try input.fileHandleForWriting.write(contentsOf: Data(script.utf8))
      try input.fileHandleForWriting.close()
      let answer = String(
        decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(answer.split(separator: "\n").contains { $0 == word }, "\(line): \(answer)")
    }
  }

  @Test func noLineOfTheManualIsTakenForARequest() {
    let requests = [".TH", ".SH", ".SS", ".TP", ".B", ".br", ".nf", ".fi"]
    for line in Run("man").output.split(separator: "\n") where line.hasPrefix(".") {
      #expect(requests.contains { line == $0 || line.hasPrefix($0 + " ") }, "\(line)")
    }
  }
}
