import Keyframes
import Testing

@testable import AnimPreview

@Suite struct FindTests {
  private func findings(_ text: String, _ wish: SearchWish) throws -> [Finding] {
    let animation = try Catalog.animation(text)
    let window = Duration.zero...animation.shownEnd
    let subject = SearchSubject(animation)
    switch wish {
    case .extrema: return Finding.turns(of: subject, in: window)
    case .crossings(let level): return Finding.passages(of: level!, subject, in: window)
    }
  }

  @Test func theTurnsOfThePopInAreItsKeys() {
    #expect(
      Run("popin --find extrema").output == """
        popin  scale

            0.000 ms  0.6000  start
          153.300 ms  1.1000  peak
          204.400 ms  0.9000  low
          255.500 ms  1.0000  end

        """)
  }

  @Test func passagesOfALevelAreExact() throws {
    let found = try findings("popin", .crossings(1))
    #expect(found.map(\.kind) == [.rising, .falling])
    // 0.6 to 1.1 in 153.3 ms passes 1 after four fifths; 1.1 to 0.9 in 51.1 ms half way.
    #expect(abs(found[0].time.inSeconds - 0.12264) < 2e-9)
    #expect(abs(found[1].time.inSeconds - 0.17885) < 2e-9)
  }

  @Test(arguments: ["ease-out-elastic", "ease-out-bounce", "popin", "show", "ease-in-out-back"])
  func bruteForceFindsTheSame(name: String) throws {
    let animation = try Catalog.animation(name)
    let levels = try findings(name, .crossings(0.987))
    let count = 20_000
    var signs: [Bool] = []
    for index in 0...count {
      let value = animation.value(at: animation.shownEnd * index / count)!
      let isAbove = value > 0.987
      if value != 0.987, signs.last != isAbove { signs.append(isAbove) }
    }
    #expect(levels.count == signs.count - 1)
    for turn in try findings(name, .extrema) where turn.kind == .peak || turn.kind == .low {
      let step = Duration.microseconds(20)
      for time in [turn.time - step, turn.time + step] {
        let value = animation.value(at: time)!
        #expect(turn.kind == .peak ? value <= turn.value : value >= turn.value)
      }
    }
  }

  @Test func aJumpPastALevelCounts() throws {
    let found = try findings("0:0 50%:0 50%:2 1:2 / 100ms", .crossings(1))
    #expect(found.map(\.kind) == [.rising])
    #expect(abs(found[0].time.inSeconds - 0.05) < 2e-9)
  }

  @Test func aTouchIsNoPassage() throws {
    #expect(try findings("0:0 50%:1 1:0 / 100ms", .crossings(1)) == [])
    #expect(try findings("0:0 30%:1 60%:1 1:2 / 100ms", .crossings(1)).count == 1)
  }

  @Test func programsGetRows() {
    let rows = Run("popin hide --find crossings=0.95 --csv").output.split(separator: "\n")
    #expect(rows[0] == "animation,kind,time_s,value,property")
    #expect(rows[1].hasPrefix("popin,rising,0.10731"))
    #expect(rows.last?.hasPrefix("hide,falling,0.00") == true)
    #expect(Run("fadein --find crossings=2").output == "fadein  opacity  at 2\n\n  nothing found\n")
  }

  @Test func theOtherFormatsHoldTheSame() throws {
    let rows = Run("popin --find extrema --csv").output.split(separator: "\n").dropFirst()
    let list = try #require(try JSONValue(Run("popin --find extrema --json").output)["found"]?.list)
    let lines = try Run("popin --find extrema -f ndjson").output.split(separator: "\n").map {
      try JSONValue($0)
    }
    #expect(rows.count == 4 && list.count == 4 && lines.count == 4)
    for (row, (object, line)) in zip(rows, zip(list, lines)) {
      let cells = row.split(separator: ",").map(String.init)
      #expect(object["kind"]?.text == cells[1] && line["kind"]?.text == cells[1])
      #expect(object["value"]?.number == Double(cells[3]) && line["value"] == object["value"])
      #expect(line["schema"] == .number(1))
    }
  }

  @Test func timelinesAreLookedThroughPropertyByProperty() {
    let path = Documents.path("entrance.json")
    let rows = Run([path, "--find", "extrema", "--csv"]).output.split(separator: "\n")
    #expect(rows.contains("entrance,peak,0.2333,1.1,scale"))
    #expect(rows.contains("entrance,low,0.2844,0.9,scale"))
    #expect(rows.contains("entrance,end,1.4355,0.0,scale"))
    let text = Run(["color-chooser", "--find", "extrema"]).output
    #expect(text.contains("100.000 ms  1.2000  peak"))
    #expect(text.contains("note  swatch-red, swatch-green and swatch-blue are left out"))
  }

  @Test func whatNeverEndsNeedsAnEndForPrograms() {
    let run = Run("popin --repeat forever --find extrema --csv")
    #expect(run.code == .usage)
    #expect(run.errors.hasPrefix("animpreview: popin never ends, so csv needs to know where"))
    #expect(Run("popin --repeat forever --find extrema --csv --to 1s").code == .done)
    let text = Run("popin --repeat forever --find extrema").output
    #expect(text.contains("note  popin never ends: its first round is looked through"))
  }

  @Test func veryManyAreNotPassedOffAsAll() {
    let text = Run("popin --repeat 1000000 --find extrema").output
    #expect(text.hasSuffix("note  these are the first 10000; --from shows later ones.\n"))
    #expect(!text.contains("  end\n"))
    let few = Run("popin --repeat 10 --find extrema").output
    #expect(few.hasSuffix("2555.000 ms  1.0000  end\n"))
  }

  @Test(arguments: ["peaks", "crossings=", "crossings=1ms", "extrema=1", ""])
  func otherWishesAreRefused(text: String) {
    let run = Run(["popin", "--find", text])
    #expect(run.code == .usage)
    #expect(run.errors.hasSuffix("  It takes extrema, crossings or crossings=0.95.\n"))
  }
}
