import Keyframes
import Testing

@Suite struct PlanePathTextTests {
  @Test func theExampleHolds() throws {
    let text = try PlanePath(svg: "m1-2.5h3a1 1 0 012 0z").svg
    #expect(text == "M1 -2.5 L4 -2.5 A1 1 0 0 1 6 -2.5 Z")
    let error = #expect(throws: TextError.self) {
      try PlanePath(svg: "M0 0 L10")  // throws: 9: a number was expected
    }
    #expect(error.map { "\($0)" } == "9: a number was expected")
    #expect(try PlanePath(svg: "") == PlanePath())
    #expect(try PlanePath(svg: " \n\t") == PlanePath())
  }

  @Test(arguments: [
    // Every command, absolute and relative.
    ("M10 20 30 40", "M10 20 L30 40"),
    ("m10 20 30 40 1 1", "M10 20 L40 60 L41 61"),
    ("M1 2L3 4l1 1 1 1", "M1 2 L3 4 L4 5 L5 6"),
    ("M1 2H9h1 1V7v1 1", "M1 2 L9 2 L10 2 L11 2 L11 7 L11 8 L11 9"),
    ("M0 0C1 2 3 4 5 6c1 1 2 2 3 3", "M0 0 C1 2 3 4 5 6 C6 7 7 8 8 9"),
    ("M0 0C1 2 3 4 5 6S9 9 10 10", "M0 0 C1 2 3 4 5 6 C7 8 9 9 10 10"),
    ("M1 1s2 2 3 3", "M1 1 C1 1 3 3 4 4"),
    ("M0 0Q1 2 3 4q1 1 2 2", "M0 0 Q1 2 3 4 Q4 5 5 6"),
    ("M0 0Q1 2 3 4T5 5t1 0", "M0 0 Q1 2 3 4 Q5 6 5 5 Q5 4 6 5"),
    ("M1 1T5 5", "M1 1 Q1 1 5 5"),
    // A reflection looks at the curve directly before, of the same kind.
    ("M0 0C1 2 3 4 5 6T7 7", "M0 0 C1 2 3 4 5 6 Q5 6 7 7"),
    ("M0 0Q1 2 3 4L5 5T7 7", "M0 0 Q1 2 3 4 L5 5 Q5 5 7 7"),
    ("M0 0A1 2 30 1 0 4 5a1 1 0 0 1 1 1", "M0 0 A1 2 30 1 0 4 5 A1 1 0 0 1 5 6"),
    ("M1 1L2 2zL3 3Zm1 1l1 1", "M1 1 L2 2 Z L3 3 Z M2 2 L3 3"),
    // Numbers without separators, commas, signs, exponents.
    ("M.5.5-.5-.5+1-2", "M0.5 0.5 L-0.5 -0.5 L1 -2"),
    ("M1,2,3,4", "M1 2 L3 4"),
    ("M 1 , 2\n\t3\r4", "M1 2 L3 4"),
    ("M1e2 1E-2 5e+0 1", "M100 0.01 L5 1"),
    ("M0-0L-0 0", "M0 0 L0 0"),
    // Flags glued to what follows, in every way.
    ("M0 0a1 1 0 0110 10", "M0 0 A1 1 0 0 1 10 10"),
    ("M0 0a1 1 0 01.5.5", "M0 0 A1 1 0 0 1 0.5 0.5"),
    ("M0 0a1,1,0,1,0-1-1", "M0 0 A1 1 0 1 0 -1 -1"),
    ("M0 0a1 1 0 1 1 2 2 1 1 0 003 3", "M0 0 A1 1 0 1 1 2 2 A1 1 0 0 0 5 5"),
    ("M0 0A-1-2 0 0 0 4 5", "M0 0 A1 2 0 0 0 4 5"),
  ])
  func textIsReadAndPrintedInOneWay(text: String, canonical: String) throws {
    let path = try PlanePath(svg: text)
    #expect(path.svg == canonical)
    #expect("\(path)" == canonical)
    #expect(try PlanePath(svg: canonical) == path)
  }

  @Test(arguments: [
    ("L1 2", 1, 1, "a path begins with M or m"),
    ("  x", 3, 1, "a path begins with M or m"),
    ("1 2", 1, 1, "a path begins with M or m"),
    ("M0 0 L10", 9, 0, "a number was expected"),
    ("M0 0 L10,", 10, 0, "a number was expected"),
    ("M0 0 L10 x", 10, 1, "a number was expected"),
    ("M", 2, 0, "a number was expected"),
    ("M0 0 1", 7, 0, "a number was expected"),
    ("M0 0,", 6, 0, "a number was expected"),
    ("M0,,0", 4, 1, "a number was expected"),
    ("M0 0Z1 1", 6, 1, "a command was expected, one of M L H V C S Q T A Z in either case"),
    ("M0 0 B", 6, 1, "a command was expected, one of M L H V C S Q T A Z in either case"),
    ("M0 0 1em", 7, 1, "a number was expected"),
    ("M0 0 ä", 6, 1, "a command was expected, one of M L H V C S Q T A Z in either case"),
    ("M0 0a1 1 0 2 0 1 1", 12, 1, "a flag was expected, 0 or 1"),
    ("M0 0a1 1 0 1 -1 1", 14, 1, "a flag was expected, 0 or 1"),
    ("M0 1e400", 4, 5, "the number is too large"),
    ("M1e308 0l1e308 0", 10, 5, "the number is too large"),
    ("M1. 2", 3, 1, "a number was expected"),
    (
      "M0 0/* no comments */L1 1", 5, 1,
      "a command was expected, one of M L H V C S Q T A Z in either case"
    ),
  ])
  func mistakesAreTold(text: String, column: Int, length: Int, message: String) {
    #expect(throws: TextError(message, column: column, length: length)) {
      try PlanePath(svg: text)
    }
  }

  @Test func controlPointsThatCannotBeReflectedAreRefused() {
    #expect(throws: TextError.self) { try PlanePath(svg: "M0 0C0 0 -1.5e308 0 1e308 0S1 1 2 2") }
  }

  private static func path(_ random: inout SplitMix64) -> PlanePath {
    func number() -> Double {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: return Double(Int.random(in: -9...9, using: &random))
      case 1: return Double.random(in: -1000...1000, using: &random)
      case 2: return Double.random(in: -1...1, using: &random) * 1e-9
      default:
        let any = Double(bitPattern: random.next())
        return any.isFinite ? any : 0.1
      }
    }
    func point() -> PlanePoint { PlanePoint(x: number(), y: number()) }
    var path = PlanePath(from: point())
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: path.move(to: point())
      case 1: path.addLine(to: point())
      case 2: path.addQuadratic(to: point(), control: point())
      case 3: path.addCubic(to: point(), control1: point(), control2: point())
      case 4:
        path.addArc(
          to: point(), radii: PlaneSize(width: number(), height: number()),
          rotation: .degrees(number()), isLarge: Bool.random(using: &random),
          isPositive: Bool.random(using: &random))
      default: path.close()
      }
    }
    return path
  }

  @Test func whatIsPrintedReadsBackAsTheSamePath() throws {
    var random = SplitMix64(seed: 11)
    var mismatches = Mismatches()
    for _ in 0..<3000 {
      let path = Self.path(&random)
      let text = path.svg
      let other = try PlanePath(svg: text)
      mismatches.check(other == path && other.svg == text, text)
    }
    #expect(mismatches.found.isEmpty)
  }

  @Test func hostileTextIsReadOrRefusedWithAPlaceInIt() {
    var random = SplitMix64(seed: 12)
    var mismatches = Mismatches()
    let letters = Array("MmLlHhVvCcSsQqTtAaZz0123456789.,+-eE \n\tx%ä\u{0}")
    var read = 0
    for index in 0..<20_000 {
      var text = index % 2 == 0 ? "M0 0" : Self.path(&random).svg
      if index % 2 == 0 {
        for _ in 0..<Int.random(in: 0...24, using: &random) {
          text.append(letters.randomElement(using: &random)!)
        }
      } else {
        var scalars = Array(text)
        for _ in 0..<Int.random(in: 0...3, using: &random) {
          let place = Int.random(in: 0..<scalars.count, using: &random)
          scalars[place] = letters.randomElement(using: &random)!
        }
        text = String(scalars)
      }
      do {
        let path = try PlanePath(svg: text)
        read += 1
        mismatches.check((try? PlanePath(svg: path.svg)) == path, text)
      } catch {
        let count = text.unicodeScalars.count
        mismatches.check(
          error.column >= 1 && error.column + error.length <= count + 1, "\(text): \(error)")
        // What comes before the place is no mistake by itself, save that it may go on.
        let before = String(String.UnicodeScalarView(text.unicodeScalars.prefix(error.column - 1)))
        do {
          _ = try PlanePath(svg: before)
        } catch let shorter {
          mismatches.check(
            shorter.column >= min(error.column, before.unicodeScalars.count + 1),
            "\(text): \(error), but \(before): \(shorter)")
        }
      }
    }
    #expect(mismatches.found.isEmpty)
    #expect(read > 500)
  }
}
