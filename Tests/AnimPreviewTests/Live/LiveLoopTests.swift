import Keyframes
import Testing

@testable import AnimPreview

/// Live playback against a terminal and a clock that are made up.
@Suite struct LiveLoopTests {
  private let options = TextOptions(
    style: Style(isUnicode: true, hasColor: false), width: 80, unit: .ms, decimals: 4,
    isQuiet: false)

  private func show(_ text: String, at host: Duration = .zero) throws -> PlayShow {
    let animation = try Catalog.animation(text)
    let picture = AnimationPicture([animation], window: .zero...animation.shownEnd)
    return PlayShow(picture, rate: .fps(60), options: options, at: host)
  }

  private func run(
    _ text: String, on terminal: ScriptedTerminal
  ) throws -> (show: PlayShow, end: LiveEnd) {
    var loop = LiveLoop(try show(text), on: terminal, style: options.style)
    let end = try loop.run()
    return (loop.show, end)
  }

  @Test func everyFrameIsDrawnInItsTime() throws {
    let terminal = ScriptedTerminal([.key(516, "q")])
    let (show, end) = try run("popin", on: terminal)
    #expect(end == .done)
    // Frames 0 to 15 are a loop; 516 ms are 30.96 frames: frame 14 of the second loop.
    #expect(
      show.playback.summary(name: "popin") == "popin  1 loop, 31 of 31 frames shown, 0 skipped")
    #expect(terminal.screen.lines[0] == "popin  ▶  233.3 / 255.5 ms   frame 14   1×   loop")
    #expect(terminal.screen.problems == [])
    let frames = terminal.screens.compactMap {
      $0.first?.split(separator: "frame ").last?.prefix(2)
    }
    let numbers = frames.compactMap { Int($0.filter(\.isNumber)) }
    let expected = Array(0...15) + Array(0...14)
    #expect(numbers.reduce(into: []) { if $0.last != $1 { $0.append($1) } } == expected)
  }

  @Test func lateFramesAreSkippedAndCounted() throws {
    let terminal = ScriptedTerminal([.key(250, "q")])
    // Once, the program wakes up three frames too late.
    terminal.delay = { $0 == FrameRate.fps(60).time(ofFrame: 4) ? .milliseconds(50) : .zero }
    let (show, _) = try run("popin", on: terminal)
    #expect(show.playback.skippedCount == 3)
    #expect(show.playback.shownCount == 13)
    #expect(terminal.screen.lines[0].contains("frame 15"))
  }

  @Test func theLastFrameIsTheValueOfTheLibrary() throws {
    let terminal = ScriptedTerminal([.key(1, "l"), .key(2000, "q")])
    let (show, _) = try run("popin", on: terminal)
    #expect(show.playback.isFinished)
    #expect(terminal.screen.lines[0] == "popin  ‖  266.7 / 255.5 ms   frame 16   1×")
    #expect(terminal.screen.lines.contains { $0.contains("scale  1.0000") })
    #expect(show.playback.shownCount == 17)
  }

  @Test func keysPauseStepAndSeek() throws {
    let terminal = ScriptedTerminal([
      .key(105, " "), .key(200, .right), .key(210, .right), .key(220, .left), .key(800, "q"),
    ])
    let (show, _) = try run("popin", on: terminal)
    #expect(show.playback.frame == 7)
    #expect(show.playback.isPaused)
    #expect(terminal.screen.lines[0] == "popin  ‖  116.7 / 255.5 ms   frame 7   1×   loop")
    let start = ScriptedTerminal([.key(105, " "), .key(110, "0"), .key(120, "q")])
    #expect(try run("popin", on: start).show.playback.frame == 0)
    let left = ScriptedTerminal([.key(5, " "), .key(6, .left), .key(7, .left), .key(120, "q")])
    #expect(try run("popin", on: left).show.playback.frame == 0)
  }

  @Test func keysChangeTheSpeed() throws {
    let fast = ScriptedTerminal([.key(0, .up), .key(100, " "), .key(120, "q")])
    let quick = try run("popin", on: fast).show.playback
    #expect(quick.speed == 2 && quick.frame == 12)
    #expect(quick.skippedCount == 0)
    #expect(fast.screen.lines[0].contains("2×"))
    let slow = ScriptedTerminal([.key(0, .down), .key(0, .down), .key(200, " "), .key(220, "q")])
    let calm = try run("popin", on: slow).show.playback
    #expect(calm.speed == 0.25 && calm.frame == 3)
  }

  @Test func backwardsTheFramesComeInReverse() throws {
    let terminal = ScriptedTerminal([.key(105, "r"), .key(170, "q")])
    let (show, _) = try run("popin", on: terminal)
    #expect(show.playback.isBackwards)
    #expect(show.playback.frame == 2)
    #expect(terminal.screen.lines[0].hasPrefix("popin  ◀  33.3"))
    let long = ScriptedTerminal([.key(105, "r"), .key(505, " "), .key(510, "q")])
    let (again, _) = try run("popin", on: long)
    // 105 ms forwards, 400 ms backwards, a loop of 266.67 ms: 105 - 400 + 2 · 266.67 = 238.3.
    #expect(again.playback.frame == 14)
    #expect(again.playback.loopCount == 2)
    #expect(again.playback.skippedCount == 0)
  }

  @Test func standingStillTakesNoTime() throws {
    let terminal = ScriptedTerminal([
      .signal(.milliseconds(105), .suspended), .key(10_155, "q"),
    ])
    terminal.standstill = .seconds(10)
    let (show, _) = try run("popin", on: terminal)
    #expect(show.playback.frame == 9)
    #expect(show.playback.skippedCount == 0)
    #expect(terminal.pieces.contains(InlineScreen.end))
    // What stood there before stays, and the picture goes on below it.
    #expect(terminal.screen.all.filter { $0.hasPrefix("popin  ▶") }.count == 2)
  }

  @Test func theScreenFollowsTheSize() throws {
    let terminal = ScriptedTerminal([
      .resize(.milliseconds(50), columns: 60, rows: 12),
      .resize(.milliseconds(90), columns: 40, rows: 6), .key(105, "q"),
    ])
    let (show, _) = try run("popin", on: terminal)
    #expect(show.playback.frame == 6)
    #expect(terminal.screen.problems == [])
    #expect(terminal.screen.lines.allSatisfy { $0.columns < 40 })
    #expect(terminal.screen.lines.count <= 6)
    #expect(terminal.screen.lines[0].hasPrefix("popin  ▶  100.0 / 255.5 ms   frame 6"))
  }

  @Test(arguments: [(80, 24), (40, 24), (20, 4), (200, 60), (41, 9), (60, 13)])
  func noSizeBreaksALine(columns: Int, rows: Int) throws {
    for text in ["popin", "fadein", "slidein", "ease", "0:0 1:1e300"] {
      let terminal = ScriptedTerminal(columns: columns, rows: rows, [.key(300, "q")])
      _ = try run(text, on: terminal)
      #expect(terminal.screen.problems == [], "\(text) at \(columns) by \(rows)")
      #expect(terminal.screen.scrollback.isEmpty, "\(text) at \(columns) by \(rows)")
    }
  }

  @Test func signalsEndIt() throws {
    for (signal, number) in [(LiveSignal.interrupted, Int32(2)), (.terminated(15), 15)] {
      let terminal = ScriptedTerminal([.signal(.milliseconds(30), signal)])
      #expect(try run("popin", on: terminal).end == .signal(number))
    }
    let closed = ScriptedTerminal([.signal(.milliseconds(30), .closed)])
    #expect(try run("popin", on: closed).end == .done)
  }

  @Test func anyKeysAtAnyTimeKeepTheFrameWithinTheWindow() throws {
    var generator = SeededNumbers(seed: 11)
    let keys: [Key] = [
      .character(" "), .left, .right, .up, .down, .character("r"), .character("l"),
      .character("0"), .end, .enter,
    ]
    for _ in 0..<300 {
      var playback = LivePlayback(
        window: .zero...Duration.microseconds(255_500), isUnending: generator.next() % 4 == 0,
        rate: .fps(60), at: .zero)
      var now = Duration.zero
      for _ in 0..<40 {
        now += .microseconds(Int64(generator.next() % 90_000))
        _ = playback.advance(to: now)
        if generator.next() % 2 == 0 { _ = playback.press(keys[Int(generator.next() % 10)]) }
        #expect(playback.frame >= 0)
        if let last = playback.last { #expect(playback.frame <= last) }
        if let next = playback.nextTime() { #expect(next >= now || !playback.isPaused) }
        playback.noteDrawn()
        #expect(playback.skippedCount >= 0)
      }
    }
  }
}
