import Testing

@testable import AnimPreview

/// Every screen in both character sets at three widths.
@Suite struct ScreenTests {
  static let screens: [(name: String, arguments: [String])] = [
    ("popin", ["popin"]),
    ("hide", ["hide"]),
    ("slidein", ["slidein:height=120"]),
    ("side-by-side", ["popin", "hide", "slidein", "--fps", "30"]),
    ("inline", ["0:0.6 60%:1.1 80%:0.9 100%:1 / 255.5ms ease-out", "--fps", "30"]),
    ("easing", ["ease-out-back", "--fps", "30"]),
    ("spring", ["spring(bounce=0.3, duration=500ms)", "--fps", "30"]),
    ("spring-inline", ["0:0 50%:20 1:10 / spring(bouncy)", "--fps", "20"]),
    ("fill-none", ["fadeout", "--fill", "none", "--delay", "40ms", "--fps", "30"]),
    ("no-base", ["0:1 1:2 / 100ms", "--fill", "none", "--delay", "20ms"]),
    ("repeat", ["popin", "--repeat", "2.5", "--alternate", "--fps", "24"]),
    ("forever", ["popin", "--repeat", "forever", "--fps", "24"]),
    ("reverse", ["popin", "--reverse", "--fps", "24"]),
    ("speed", ["popin", "--speed", "0.5", "--fps", "24", "--units", "s"]),
    ("moments", ["popin", "--at", "0,50%,153.3ms,9f,end", "--units", "frames"]),
    ("window", ["popin", "--from", "100ms", "--to", "200ms", "--fps", "30000/1001"]),
    ("overshoot", ["fadein:easing=ease-out-back", "--fps", "30"]),
    ("constant", ["dim", "0:0.5 / 50ms", "cutout"]),
    ("jump", ["0:0 50%:1 50%:-1 1:0 / 100ms", "--precision", "2"]),
    ("quiet", ["popin", "-q", "--fps", "30"]),
    ("fast", ["popin", "--fps", "100000", "--from", "153.28ms", "--to", "153.32ms"]),
    ("many", ["popin", "hide", "show", "fadein", "fadeout", "slidein", "slider", "--fps", "24"]),
    ("plot", ["popin", "--view", "plot"]),
    ("plot-velocity", ["popin", "--view", "plot", "--velocity"]),
    ("plot-overlay", ["popin", "hide", "show", "--view", "plot", "--height", "12"]),
    ("plot-panels", ["popin", "slidein", "--view", "plot", "--units", "frames"]),
    ("plot-jump", ["0:0 50%:1 50%:-1 1:0 / 100ms", "--view", "plot", "--height", "6"]),
    ("plot-steps", ["steps(4)", "--view", "plot", "--units", "s"]),
    ("plot-level", ["0:3 / 50ms", "--view", "plot", "--height", "3"]),
    ("plot-window", ["popin", "--view", "plot", "--from", "100ms", "--to", "200ms"]),
    ("plot-forever", ["fadein", "--repeat", "forever", "--view", "plot"]),
    ("strip", ["popin", "--view", "strip"]),
    ("strip-shades", ["fadein", "--view", "strip"]),
    ("strip-column", ["slidein", "--view", "strip", "--height", "7"]),
    ("strip-bar", ["ease-out-bounce", "--view", "strip"]),
    ("strip-two", ["hide", "slider", "--view", "strip", "-q"]),
    ("alert-popin", ["alert", "--style", "popin"]),
    ("alert-show", ["alert"]),
    ("alert-slide", ["alert", "--style", "slide", "--title", "Saved", "--other", "OK"]),
    ("alert-color", ["alert", "--style", "color"]),
    ("alert-bare", ["alert", "--title", "Saved", "-q"]),
    ("strip-instant", ["cutout", "--view", "strip"]),
    ("explain", ["explain", "popin", "--at", "200ms,153.3ms,1s"]),
    (
      "explain-repeat",
      [
        "explain", "popin:easing=ease-in-out", "--repeat", "2.5", "--alternate", "--at", "300ms",
      ]
    ),
    ("explain-held", ["explain", "fadeout", "--at", "9f,end", "--units", "s"]),
    ("explain-spring", ["explain", "spring(bounce=0.3, duration=500ms)", "--at", "50%"]),
    ("explain-timeline", ["explain", Documents.path("entrance.json"), "--at", "100ms,1400ms"]),
    ("explain-scene", ["explain", "color-chooser", "--at", "250ms"]),
    ("lint", ["lint", "popin", "hide", "linear"]),
    ("lint-warning", ["lint", "popin:repeat=2", "fadein:easing=ease-out-back"]),
    ("lint-timeline", ["lint", Documents.path("entrance.json")]),
    ("find-extrema", ["popin", "show", "--find", "extrema"]),
    ("find-crossings", ["popin", "fadein", "--find", "crossings=0.95", "--precision", "6"]),
    ("timeline-table", [Documents.path("entrance.json"), "--view", "table", "--fps", "10"]),
    ("timeline-moments", ["color-chooser", "--view", "table", "--at", "0,250ms,end"]),
    ("timeline-plot", ["alert-two-buttons", "--view", "plot"]),
    ("find-timeline", [Documents.path("entrance.json"), "--find", "extrema"]),
  ]

  @Test(arguments: screens.map(\.name), [40, 80, 120])
  func everyScreenIsTheStoredOne(name: String, width: Int) throws {
    let arguments = Self.screens.first { $0.name == name }!.arguments + ["--width", "\(width)"]
    let unicode = Run(arguments)
    #expect(unicode.code == (name == "lint-warning" ? .different : .done))
    #expect(unicode.errors == "")
    try Snapshot.expect(unicode.output, named: "\(name)-utf8-\(width)")
    let ascii = Run(arguments + ["--ascii"])
    try Snapshot.expect(ascii.output, named: "\(name)-ascii-\(width)")
    #expect(ascii.output.utf8.allSatisfy { $0 < 128 })
    if ["explain", "lint", "find"].contains(where: { name.hasPrefix($0) }) {
      let coloured = Run(arguments + ["--color", "always"]).output
      try Snapshot.expect(coloured, named: "\(name)-color-\(width)")
      for (plain, extra) in [(unicode, []), (ascii, ["--ascii"])] {
        let text = Run(arguments + ["--color", "always"] + extra).output
        #expect(text.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain.output)
      }
    }
    for run in [unicode, ascii] {
      for line in run.output.split(separator: "\n") {
        #expect(line.columns <= width)
        #expect(line.last != " ")
      }
    }
  }

  @Test(arguments: screens.map(\.name))
  func pipedEqualsAnUncolouredTerminal(name: String) throws {
    let arguments = Self.screens.first { $0.name == name }!.arguments
    let piped = Run(arguments)
    #expect(Run(arguments + ["--no-color"], isTerminal: true, columns: 80).output == piped.output)
    let coloured = Run(arguments, isTerminal: true, columns: 80).output
    #expect(coloured != piped.output)
    try Snapshot.expect(coloured, named: "\(name)-color-80")
    #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == piped.output)
  }

  @Test(arguments: ["presets", "easings", "springs", "scenes", "slidein", ""], [40, 80, 120])
  func everyListIsTheStoredOne(kind: String, width: Int) throws {
    let arguments = ["list"] + (kind.isEmpty ? [] : [kind]) + ["--width", "\(width)"]
    let name = "list" + (kind.isEmpty ? "" : "-" + kind)
    for (characters, extra) in [("utf8", []), ("ascii", ["--ascii"])] {
      let run = Run(arguments + extra)
      #expect(run.code == .done)
      try Snapshot.expect(run.output, named: "\(name)-\(characters)-\(width)")
      for line in run.output.split(separator: "\n") { #expect(line.count <= width) }
    }
    let coloured = Run(arguments + ["--color", "always"]).output
    try Snapshot.expect(coloured, named: "\(name)-color-\(width)")
    #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == Run(arguments).output)
  }

  @Test(
    arguments: [
      ("welcome", []), ("help-short", ["-h"]), ("help-long", ["--help"]),
      ("help-notation", ["help", "notation"]), ("help-formats", ["help", "formats"]),
      ("help-rates", ["help", "rates"]), ("help-keys", ["help", "keys"]),
      ("help-alert", ["alert", "--help"]), ("help-diff", ["diff", "--help"]),
      ("help-explain", ["explain", "--help"]), ("help-lint", ["lint", "--help"]),
      ("manual", ["man"]),
      ("completions-bash", ["completions", "bash"]), ("completions-zsh", ["completions", "zsh"]),
      ("completions-fish", ["completions", "fish"]),
    ] as [(String, [String])])
  func everyHelpIsTheStoredOne(name: String, arguments: [String]) throws {
    let run = Run(arguments)
    #expect(run.code == .done)
    try Snapshot.expect(run.output, named: name)
    guard name == "welcome" || name.hasPrefix("help") else { return }
    let narrow = Run(arguments, variables: ["LANG": "C.UTF-8", "COLUMNS": "40"])
    try Snapshot.expect(narrow.output, named: name + "-40")
    for line in narrow.output.split(separator: "\n") { #expect(line.columns <= 40) }
  }

  @Test func aPlainLocaleGetsASCII() {
    #expect(Run(["popin"], variables: [:]).output == Run(["popin", "--ascii"]).output)
    #expect(
      Run(["popin"], variables: ["LC_ALL": "C", "LANG": "de_DE.UTF-8"]).output
        == Run(["popin", "--ascii"]).output)
  }
}
