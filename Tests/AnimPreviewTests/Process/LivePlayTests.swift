#if canImport(Glibc)
  import Foundation
  import Glibc
  import Keyframes
  import Testing

  @testable import AnimPreview

  /// The built program on a terminal: what it shows, and how it leaves the terminal behind.
  @Suite(.serialized) struct LivePlayTests {
    private func start(
      _ arguments: [String], columns: Int = 80, rows: Int = 24
    ) throws -> PseudoTerminal {
      try PseudoTerminal(
        ProcessTests.program.path, arguments, columns: columns, rows: rows)
    }

    /// Expects the terminal to be as a shell leaves it.
    private func expectRestored(
      _ terminal: PseudoTerminal, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      #expect(terminal.isUsual, sourceLocation: sourceLocation)
      #expect(terminal.screen.isCursorShown, sourceLocation: sourceLocation)
      #expect(!terminal.screen.isSynchronized, sourceLocation: sourceLocation)
      #expect(terminal.screen.attributes == "", sourceLocation: sourceLocation)
      #expect(terminal.screen.column == 0, sourceLocation: sourceLocation)
    }

    @Test func twoSecondsOfPlayEndOnTheRightFrame() throws {
      let terminal = try start(["popin", "--play", "--fps", "60"])
      #expect(terminal.wait { $0.screen.lines.first?.hasPrefix("popin  ▶") == true })
      #expect(!terminal.isUsual)
      #expect(!terminal.screen.isCursorShown)
      terminal.wait(milliseconds: 2000)
      terminal.send("l")
      #expect(terminal.wait { $0.screen.lines.first?.contains("frame 16") == true })
      // The last frame is the library's value there.
      #expect(terminal.screen.lines.first == "popin  ‖  266.7 / 255.5 ms   frame 16   1×")
      #expect(terminal.screen.lines.contains { $0.contains("scale  1.0000") })
      terminal.send("q")
      #expect(terminal.end() == 0)
      expectRestored(terminal)
      let account = terminal.screen.all.last { $0.contains("frames shown") }
      #expect(account?.hasPrefix("popin  ") == true)
      #expect(account?.contains(" skipped") == true)
      #expect(terminal.screen.problems == [])
    }

    @Test func keysAreObeyed() throws {
      let terminal = try start(["popin", "--play"])
      #expect(terminal.wait { $0.screen.lines.first?.contains("frame") == true })
      terminal.send(" ")
      #expect(terminal.wait { $0.screen.lines.first?.contains("‖") == true })
      terminal.send("0")
      #expect(terminal.wait { $0.screen.lines.first?.contains("frame 0 ") == true })
      terminal.send("\u{1B}[C\u{1B}[C\u{1B}[C")
      #expect(
        terminal.wait { $0.screen.lines.first?.contains("50.0 / 255.5 ms   frame 3") == true })
      #expect(terminal.screen.lines.contains { $0.contains("scale  0.7631") })
      terminal.send("\u{1B}[D")
      #expect(terminal.wait { $0.screen.lines.first?.contains("frame 2 ") == true })
      terminal.send("\u{1B}[A")
      #expect(terminal.wait { $0.screen.lines.first?.contains("2×") == true })
      // Escape alone ends it, after a moment in which nothing follows.
      terminal.send("\u{1B}")
      #expect(terminal.end() == 0)
      expectRestored(terminal)
    }

    @Test(arguments: [(SIGINT, Int32(130)), (SIGTERM, -SIGTERM), (SIGHUP, -SIGHUP)])
    func signalsEndItWithTheTerminalAsItWas(number: Int32, code: Int32) throws {
      let terminal = try start(["popin", "--play"])
      #expect(terminal.wait { $0.screen.lines.first?.contains("frame") == true })
      terminal.signal(number)
      #expect(terminal.end() == code)
      expectRestored(terminal)
    }

    @Test func controlCEndsItWith130() throws {
      let terminal = try start(["slidein", "--play"])
      #expect(terminal.wait { $0.screen.lines.first?.contains("frame") == true })
      terminal.send("\u{3}")
      #expect(terminal.end() == 130)
      expectRestored(terminal)
    }

    @Test func aCrashGivesTheTerminalBack() throws {
      let terminal = try start(["popin", "--play"])
      #expect(terminal.wait { $0.screen.lines.first?.contains("frame") == true })
      terminal.signal(SIGABRT)
      #expect(terminal.end() == -SIGABRT)
      #expect(terminal.isUsual)
      #expect(terminal.screen.isCursorShown)
    }

    @Test func anErrorLeavesTheTerminalAlone() throws {
      let terminal = try start(["popin", "--play", "--fps", "0"])
      #expect(terminal.end() == 64)
      expectRestored(terminal)
      #expect(terminal.screen.lines[0].hasPrefix("animpreview: --fps needs a rate"))
    }

    @Test func theSizeMayChangeInTheMiddle() throws {
      let terminal = try start(["popin", "--play"])
      #expect(terminal.wait { $0.screen.lines.first?.contains("frame") == true })
      terminal.resize(columns: 50, rows: 14)
      #expect(
        terminal.wait {
          $0.screen.lines.contains { $0.hasPrefix("popin  ▶") }
            && $0.screen.lines.contains { $0.contains("speed ") && $0.columns < 50 }
        })
      terminal.send(" ")
      #expect(terminal.wait { $0.screen.lines.contains { $0.contains("‖") } })
      #expect(terminal.screen.lines.allSatisfy { $0.columns < 50 })
      terminal.send("q")
      #expect(terminal.end() == 0)
      expectRestored(terminal)
      #expect(terminal.screen.problems == [])
    }

    @Test func itStopsAndGoesOnUnderAShell() throws {
      // Without a shell in its session nobody could continue it, and it would not stop.
      let terminal = try PseudoTerminal(
        "/bin/sh", ["-i"], columns: 200,
        environment: ["LC_ALL=C.UTF-8", "PS1=ready> ", "PATH=/usr/bin:/bin"])
      #expect(terminal.wait { $0.screen.lines.last == "ready>" })
      terminal.send("'\(ProcessTests.program.path)' popin --play\n")
      #expect(terminal.wait { $0.screen.lines.contains { $0.hasPrefix("popin  ▶") } })
      #expect(!terminal.screen.isCursorShown)
      terminal.send("\u{1A}")
      #expect(
        terminal.wait { $0.screen.isCursorShown && $0.screen.lines.last == "ready>" })
      #expect(terminal.screen.lines.contains { $0.contains("Stopped") })
      terminal.send("fg\n")
      #expect(terminal.wait { !$0.screen.isCursorShown })
      #expect(
        terminal.wait { $0.screen.all.filter { $0.hasPrefix("popin  ▶") }.count == 2 })
      terminal.send("q")
      #expect(
        terminal.wait { $0.screen.isCursorShown && $0.screen.lines.last == "ready>" })
      #expect(terminal.screen.lines.contains { $0.contains(" frames shown") })
      terminal.send("exit\n")
      #expect(terminal.end() == 0)
    }

    @Test func anAlertReportsItsEvents() throws {
      let terminal = try start([
        "alert", "--style", "show", "--title", "Really?", "--cancel", "No", "--other", "Yes",
        "--play",
      ])
      #expect(terminal.wait { $0.screen.lines.contains { $0.contains("presented") } })
      #expect(terminal.screen.lines.contains { $0.contains("Really?") })
      terminal.send("\t")
      #expect(terminal.wait { $0.screen.lines.contains { $0.contains("▸[ No ]◂") } })
      terminal.send("2")
      #expect(terminal.end() == 0)
      expectRestored(terminal)
      let all = terminal.screen.all.joined(separator: "\n")
      #expect(all.contains("pressed 1 (Yes)\n"))
      #expect(all.contains(" hide finished\n"))
      #expect(all.contains(" removed"))
      #expect(!all.contains("Really?"))
    }

    @Test func onATerminalRowsThatAreNearlyEqualAreFolded() throws {
      let terminal = try start(["diff", "popin", "popin", "--no-color"], rows: 40)
      #expect(terminal.end() == 0)
      #expect(terminal.screen.all.contains { $0.hasSuffix("…") })
      let all = try start(["diff", "popin", "popin", "--all", "--no-color"], rows: 40)
      #expect(all.end() == 0)
      #expect(!all.screen.all.contains { $0.hasSuffix("…") })
    }
  }
#endif
