import Testing

@testable import Keyframes

@Suite struct TransformListTests {
  private static func random(_ random: inout SplitMix64) -> TransformList {
    TransformList(
      (0..<Int.random(in: 0...3, using: &random)).map { _ in
        func number() -> Double { Double.random(in: -3...3, using: &random) }
        func angle() -> PlaneAngle { .degrees(Double.random(in: -400...400, using: &random)) }
        switch Int.random(in: 0..<8, using: &random) {
        case 0: return .translate(x: number(), y: number(), z: number())
        case 1: return .scale(x: number(), y: number(), z: number())
        case 2: return .rotate(angle())
        case 3: return .rotate(AxisRotation(axis: SIMD3(number(), number(), 0), angle: angle()))
        case 4: return .skew(angle(), angle())
        case 5: return .skewX(angle())
        case 6: return .perspective(Double.random(in: 0...900, using: &random))
        default:
          return .matrix(
            TransformMatrix(a: number(), b: number(), c: number(), d: number(), e: 5, f: number()))
        }
      })
  }

  @Test func endsAreTheListsThemselvesAndNothingIsNaN() {
    var generator = SplitMix64(seed: 61)
    var mismatches = Mismatches()
    for _ in 0..<5000 {
      let (from, to) = (Self.random(&generator), Self.random(&generator))
      let course = TransformCourse(from: from, to: to)
      mismatches.check(course.value(at: 0) == from && course.value(at: 1) == to, "\(from) to \(to)")
      for progress in [Double.random(in: -1...2, using: &generator), 1e-300, 1e300, -1e300] {
        let numbers = course.value(at: progress).matrix.columns
        mismatches.check(!numbers.contains { $0.isNaN }, "\(from) to \(to) at \(progress)")
      }
    }
    #expect(mismatches.found.isEmpty)
  }

  @Test func nearTheEndsListsAreNearTheirEnds() {
    var generator = SplitMix64(seed: 62)
    var mismatches = Mismatches()
    for _ in 0..<3000 {
      let (from, to) = (Self.random(&generator), Self.random(&generator))
      let course = TransformCourse(from: from, to: to)
      for (progress, end) in [(1e-12, from), (1 - 1e-12, to)] {
        let found = projected(course.value(at: progress).matrix)
        let right = projected(end.matrix)
        let size = max(1, right.map(\.magnitude).max()!)
        // Steep skews make large numbers, which cancel.
        guard size < 100, projected(from.matrix).allSatisfy({ $0.magnitude < 100 }),
          projected(to.matrix).allSatisfy({ $0.magnitude < 100 })
        else { continue }
        let gap = zip(found, right).map { abs($0 - $1) }.max()!
        mismatches.check(gap < 1e-6 * size, "\(from) to \(to) at \(progress): \(gap)")
      }
    }
    #expect(mismatches.found.isEmpty)
  }

  /// The numbers of a matrix divided by the last one, which moves points alike.
  private func projected(_ matrix: TransformMatrix) -> [Double] {
    matrix.columns.map { $0 / matrix.fourth.w }
  }

  @Test func rotationsKeepTheirTurns() {
    let from: TransformList = [.translate(x: 10), .rotate(.degrees(0))]
    let to: TransformList = "translateX(100px) rotate(720deg)"
    #expect(from.interpolated(to: to, at: 0.5).css == "translate(55px, 0px) rotate(360deg)")
  }

  @Test func whatCannotBeTakenApartFlipsAsAWhole() {
    let from: TransformList = "translateX(10px) matrix(1, 1, 0, 0, 0, 100)"
    let to: TransformList = "translateX(50px) matrix(1, 0, 0, 1, 20, 0)"
    #expect(from.interpolated(to: to, at: 0.49) == from)
    #expect(from.interpolated(to: to, at: 0.5) == to)
  }

  @Test func addedListsFollowWhatIsUnderneath() {
    let list: TransformList = "rotate(90deg)"
    #expect(list.added(to: "scale(2)").css == "scale(2, 2) rotate(90deg)")
    #expect(list.accumulated(onto: "rotate(10deg)", count: 3).css == "rotate(120deg)")
    #expect(
      TransformList("scale(2) translateX(5px)").accumulated(onto: "scale(3)", count: 2).css
        == "scale(6, 6) translate(5px, 0px)")
    #expect(
      TransformList("perspective(100px)").accumulated(onto: "perspective(100px)", count: 1).css
        == "perspective(50px)")
  }

  @Test func matricesBuiltUpOnceAreTheirParts() {
    let turn = TransformMatrix(a: 0, b: 1, c: -1, d: 0, e: 10, f: 0)
    let built = turn.accumulated(onto: turn, count: 1)
    let right = TransformMatrix(a: -1, b: 0, c: 0, d: -1, e: 20, f: 0)
    #expect(zip(built.columns, right.columns).allSatisfy { abs($0 - $1) < 1e-15 })
  }

  @Test(arguments: [
    ("none", "none"), (" translate( 1px , 2px ) ", "translate(1px, 2px)"),
    ("translateZ(1in)", "translate3d(0px, 0px, 96px)"), ("TRANSLATEY(0)", "translate(0px, 0px)"),
    ("scale(150%)", "scale(1.5, 1.5)"), ("scaleZ(2)", "scale3d(1, 1, 2)"),
    ("rotateX(0.5turn)", "rotate3d(1, 0, 0, 180deg)"),
    ("rotateZ(1rad)", "rotate(57.29577951308232deg)"),
    ("rotate3d(1, 2, 3, 4deg)", "rotate3d(1, 2, 3, 4deg)"), ("skew(1deg)", "skew(1deg, 0deg)"),
    ("skewX(1deg) skewY(2deg", "skewX(1deg) skewY(2deg)"),
    ("perspective(none)", "perspective(none)"),
    ("perspective(5px)", "perspective(5px)"), ("matrix(1,2,3,4,5,6)", "matrix(1, 2, 3, 4, 5, 6)"),
    (
      "matrix3d(1,0,0,0.5,0,1,0,0,0,0,1,0,7,8,9,1)",
      "matrix3d(1, 0, 0, 0.5, 0, 1, 0, 0, 0, 0, 1, 0, 7, 8, 9, 1)"
    ),
  ])
  func textsAreReadAndPrinted(text: String, printed: String) throws {
    let list = try TransformList(css: text)
    #expect(list.css == printed)
    #expect(try TransformList(css: printed) == list)
  }

  @Test(arguments: [
    ("", "1: a transform function was expected, such as translate(10px, 0px)"),
    ("rotate(90)", "8: an angle needs a unit: deg, grad, rad or turn"),
    ("translate(50%)", "11: what this length is relative to is not known here; write it in px"),
    ("translateZ(50%)", "12: there is no percentage of a depth"),
    ("spin(1turn)", "1: there is no transform function called spin"),
    ("scale(2px)", "7: a number without a unit was expected"),
    ("matrix(1, 2, 3, 4, 5)", "21: a comma was expected"),
    ("matrix(1, 2, 3, 4, 5, x)", "23: a number was expected, 1 more in all"),
    ("rotate(1deg, 2deg)", "12: a closing bracket was expected"),
    ("perspective(-1px)", "13: a distance is not negative"),
    ("none none", "6: nothing was expected after none"),
    ("scale(2) 3", "10: a transform function was expected, such as translate(10px, 0px)"),
  ])
  func mistakesArePointedAt(text: String, message: String) {
    do {
      _ = try TransformList(css: text)
      Issue.record("read")
    } catch {
      #expect(error.description == message)
    }
  }

  @Test func relativeLengthsNeedAContext() throws {
    let context = LengthContext(box: PlaneSize(width: 200, height: 50))
    let list = try TransformList(css: "translate(-100%, calc(50% + 1em))", in: context)
    #expect(list.css == "translate(-200px, 41px)")
  }

  @Test func whatIsPrintedReadsBack() throws {
    var generator = SplitMix64(seed: 63)
    for _ in 0..<1000 {
      let list = Self.random(&generator)
      #expect(try TransformList(css: list.css) == list)
    }
  }
}
