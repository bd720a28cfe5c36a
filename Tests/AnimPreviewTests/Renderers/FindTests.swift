import Keyframes
import Testing

@testable import AnimPreview

@Suite struct FindTests {
  private func findings(_ text: String, _ wish: SearchWish) throws -> [Finding] {
    let animation = try Catalog.animation(text)
    let window = Duration.zero...animation.shownEnd
    switch wish {
    case .extrema: return Finding.turns(of: animation, in: window)
    case .crossings(let level): return Finding.passages(of: level!, animation, in: window)
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
    #expect(rows[0] == "animation,kind,time_s,value")
    #expect(rows[1].hasPrefix("popin,rising,0.10731"))
    #expect(rows.last?.hasPrefix("hide,falling,0.00") == true)
    #expect(Run("fadein --find crossings=2").output == "fadein  opacity  at 2\n\n  nothing found\n")
  }

  @Test(arguments: ["peaks", "crossings=", "crossings=1ms", "extrema=1", ""])
  func otherWishesAreRefused(text: String) {
    let run = Run(["popin", "--find", text])
    #expect(run.code == .usage)
    #expect(run.errors.hasSuffix("  It takes extrema, crossings or crossings=0.95.\n"))
  }
}
