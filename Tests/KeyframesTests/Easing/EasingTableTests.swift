import Testing

@testable import Keyframes

/// One easing of every kind, shared by the laws.
let everyKindOfEasing: [Easing] = {
  var result: [Easing] = [
    .linear, .ease, .easeIn, .easeOut, .easeInOut, .stepStart, .stepEnd, .steps(5, .jumpNone),
    .steps(3, .jumpBoth), .cubicBezier(1, 0, 0, 1), .cubicBezier(0, 1, 0, 1),
    .cubicBezier(0.68, -0.55, 0.265, 1.55), .cubicBezier(0.3, 0, 0, 1), .emphasized,
    .linear([0, LinearStop(0.6, at: 0.5), LinearStop(0.4, at: 0.5), 1]),
    .linear([LinearStop(1, at: -0.5), 0.2, LinearStop(-0.3, at: 1.5)]),
    .cubicBeziers([[0.1, 0.5], [0.3, 0.2], [0.4, 0.2], [0.4, 0.2], [0.9, -0.4]]),
    .easeOutBack(overshoot: 4), .easeInElastic(amplitude: 1.5, period: 0.2),
    .spring(.bouncy), .spring(.smooth, velocity: 2), .decay(),
    .spring(DampedSpring(duration: .seconds(1), bounce: -0.5), over: .seconds(9)),
  ]
  for family in PennerFamily.allCases {
    for direction in PennerDirection.allCases {
      let (first, second) = family.standardParameters(direction)
      result.append(Easing(family, direction, first, second))
    }
  }
  return result + result.map { $0.reversed() }
}()

@Suite struct EasingTableTests {
  @Test func aTableGivesTheBitsOfTheEasings() {
    var table = EasingTable()
    let indices = everyKindOfEasing.map { table.insert($0) }
    #expect(indices[0] == 0)
    var generator = FixedGenerator(seed: 3)
    for _ in 0..<400 {
      let x = generator.unit() < 0.8 ? generator.cornered() : 4 * generator.unit() - 2
      for before in [false, true] {
        for (index, easing) in zip(indices, everyKindOfEasing) {
          let value = table.value(of: index, at: x, before: before)
          #expect(value.bitPattern == easing.value(at: x, before: before).bitPattern)
        }
      }
      for side in [ProgressSide.below, .above] {
        for (index, easing) in zip(indices, everyKindOfEasing) {
          let slope = table.slope(of: index, at: x, side: side)
          #expect(slope == easing.slope(at: x, side: side) || slope.isNaN, "\(easing) at \(x)")
        }
      }
    }
  }

  @Test func equalEasingsShareOneEntry() {
    var table = EasingTable()
    #expect(table.insert(.linear) == 0)
    #expect(table.insert(.easeOut) == 1)
    #expect(table.insert(.cubicBezier(0.3, 0, 0, 1)) == 2)
    #expect(table.insert(.cubicBezier(0.3, 0, 0, 1)) == 2)
    #expect(table.insert(.easeOut) == 1)
    #expect(table.entries.count == 3)
    #expect(table.pieces.count == 130)
  }
}
