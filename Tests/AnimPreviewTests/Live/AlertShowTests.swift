import Keyframes
import Testing

@testable import AnimPreview

/// Alerts that answer keys, against a terminal and a clock that are made up.
@Suite struct AlertShowTests {
  private let options = TextOptions(
    style: Style(isUnicode: true, hasColor: false), width: 80, unit: .ms, decimals: 4,
    isQuiet: false)

  private func run(
    _ request: AlertRequest, on terminal: ScriptedTerminal
  ) throws -> AlertShow {
    let show = AlertShow(request, options: options, columns: 79, rows: 24, at: .seconds(5))
    var loop = LiveLoop(show, on: terminal, style: options.style)
    #expect(try loop.run() == .done)
    return loop.show
  }

  private func terminal(_ steps: (Int, Key)...) -> ScriptedTerminal {
    ScriptedTerminal(steps.map { .key(5000 + $0.0, $0.1) })
  }

  @Test func theTextFieldTakesTheFocusAndAButtonEndsIt() throws {
    let terminal = terminal(
      (300, .character("H")), (310, .character("i")), (320, .character("5")),
      (330, .backspace), (340, .tab), (350, .tab), (360, .backTab), (370, .tab),
      (800, .enter))
    let show = try run(.sample(.popin), on: terminal)
    #expect(
      show.log == [
        "0s popin began", "0s fadein began", "255.5ms popin finished", "255.5ms fadein finished",
        "255.5ms presented", "255.5ms focused", "800ms pressed 1 (OK)", "800ms dismissed",
        "800ms fadeout began", "1s fadeout finished", "1.3s removed",
      ])
    #expect(terminal.screens.contains { $0.contains { $0.contains("│Hi▏┈┈") } })
    #expect(terminal.screens.contains { $0.contains { $0.contains("▸[ OK ]◂") } })
    #expect(terminal.screen.problems == [])
  }

  @Test(arguments: AlertStyle.allCases, [(40, 12), (60, 16), (79, 24)])
  func aLowTerminalShowsTheWholeAlertAndItsKeys(style: AlertStyle, size: (Int, Int)) {
    let request = AlertRequest.sample(style)
    var show = AlertShow(
      request, options: options, columns: size.0, rows: size.1, at: .seconds(5))
    _ = show.advance(to: .seconds(6))
    let lines = show.lines(columns: size.0, rows: size.1).map { $0.text(style: options.style) }
    #expect(lines.count < size.1)
    #expect(lines.allSatisfy { $0.columns <= size.0 })
    let screen = lines.joined(separator: "\n")
    #expect(screen.contains(Printable.text(request.title)))
    for button in request.buttonTitles { #expect(screen.contains("[ \(button.title) ]")) }
    #expect(screen.contains("enter "))
    if size.1 >= 24 { #expect(screen.contains("finished") || screen.contains("focused")) }
  }

  @Test func beforeTheFocusDigitsPressButtons() throws {
    let show = try run(.sample(.popin), on: terminal((100, .character("1"))))
    #expect(show.log.contains("100ms pressed 0 (Cancel)"))
    #expect(show.log.contains("100ms popin cancelled"))
    #expect(show.log.last == "600ms removed")
  }

  @Test func digitsTabAndEscapePressTheButtonsOfAnAlert() throws {
    let request = AlertRequest.sample(.show)
    #expect(
      try run(request, on: terminal((300, .character("2")))).log.contains(
        "300ms pressed 1 (Delete)"))
    #expect(try run(request, on: terminal((300, .escape))).log.contains("300ms pressed 0 (Keep)"))
    #expect(try run(request, on: terminal((300, .enter))).log.contains("300ms pressed 1 (Delete)"))
    let tabbed = terminal((300, .tab), (310, .enter))
    #expect(try run(request, on: tabbed).log.contains("310ms pressed 0 (Keep)"))
    let strange = terminal((300, .character("7")), (310, .character("x")), (320, .escape))
    #expect(try run(request, on: strange).log.contains("320ms pressed 0 (Keep)"))
  }

  @Test func anAlertWithoutButtonsGoesOnEscape() throws {
    let request = AlertRequest(style: .show, title: "Saved")
    let show = try run(request, on: terminal((400, .escape)))
    #expect(
      show.log == [
        "0s show began", "200ms show finished", "200ms presented", "400ms dismissed",
        "400ms hide began", "500ms hide finished", "505ms removed",
      ])
  }

  @Test func aPanelWithoutButtonsGoesByItself() throws {
    let show = try run(.sample(.slide), on: terminal())
    #expect(
      show.log == [
        "0s slidein began", "250ms slidein finished", "250ms presented", "4s dismissed",
        "4s slideout began", "4250ms slideout finished", "4250ms removed",
      ] || show.log.last?.hasSuffix("removed") == true)
  }

  @Test func slidersMoveAndTheSwatchFollows() throws {
    let terminal = terminal((600, .left), (610, .tab), (620, .right), (1000, .enter), (1010, .tab))
    let show = try run(.sample(.color), on: terminal)
    #expect(show.log.contains("600ms red moved"))
    #expect(show.log.contains("620ms green moved"))
    #expect(show.log.contains("620ms recolor began"))
    #expect(show.log.contains("820ms recolor finished"))
    #expect(terminal.screens.contains { $0.contains { $0.contains("#e69940") } })
  }

  @Test func aLongMessageScrolls() throws {
    let message = Array(repeating: "words that go on", count: 30).joined(separator: " ")
    let request = AlertRequest(style: .popin, title: "Long", message: message, cancel: "No")
    let terminal = terminal((300, .down), (310, .down), (320, .up), (330, .escape))
    let show = try run(request, on: terminal)
    #expect(show.log.last == "830ms removed")
    #expect(terminal.screens.contains { $0.contains { $0.contains("↑ │") } })
  }

  @Test(arguments: AlertStyle.allCases, [(20, 6), (40, 12), (80, 24), (200, 60)])
  func everyAlertFitsEverySize(style: AlertStyle, size: (Int, Int)) throws {
    let request = AlertRequest(
      style: style, title: "日本語の題名 and more of it", message: "Ünïcode 🎉 text",
      cancel: "いいえ", other: "はい")
    let terminal = ScriptedTerminal(
      columns: size.0, rows: size.1, [.key(5400, .escape)])
    let show = AlertShow(
      request, options: options, columns: size.0 - 1, rows: size.1, at: .seconds(5))
    var loop = LiveLoop(show, on: terminal, style: options.style)
    #expect(try loop.run() == .done)
    #expect(terminal.screen.problems == [])
    #expect(terminal.screen.scrollback.isEmpty)
  }
}
