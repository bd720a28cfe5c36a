import Testing

@testable import Keyframes

@Suite("Smooth ways through rotations") struct QuaternionCurvesTests {
  private func about(_ degrees: Double, _ axis: SIMD3<Double> = SIMD3(1, 0, 0)) -> Quaternion {
    Quaternion(axis: axis, angle: .degrees(degrees))
  }

  /// Without the division by its length the object would shrink to 0.92388 of its size.
  @Test func aCubicIsBroughtToLengthOne() {
    let middle = Quaternion.cubic(
      from: .identity, leaving: .zero, to: about(90), arriving: .zero, at: 0.5)
    #expect(abs(middle.x - 0.3826834323650898) < 1e-15)
    #expect(abs(middle.w - 0.9238795325112867) < 1e-15)
    for step in 0...100 {
      let found = Quaternion.cubic(
        from: about(10), leaving: SIMD4(1, -2, 0.5, 0), to: about(150),
        arriving: SIMD4(0, 3, 1, -1), at: Double(step) / 100)
      #expect(abs(Quaternion.dot(found.vector, found.vector) - 1) < 1e-15)
    }
    #expect(
      Quaternion.cubic(from: about(10), leaving: .zero, to: about(20), arriving: .zero, at: 1)
        == about(20))
  }

  @Test func squadThroughAnEvenTurnIsAnEvenTurn() {
    let keys = [about(0), about(40), about(80), about(120)]
    let first = Quaternion.squadControl(after: keys[0], at: keys[1], before: keys[2])
    let second = Quaternion.squadControl(after: keys[1], at: keys[2], before: keys[3])
    for part in [0, 0.2, 0.5, 0.9, 1] {
      let found = Quaternion.squad(from: keys[1], first, second, to: keys[2], at: part)
      #expect(abs(found.angle.degrees - (40 + 40 * part)) < 1e-10)
    }
  }

  @Test func squadDoesNotChangeItsSpeedAtAKey() {
    let keys = [
      about(0), about(70, SIMD3(1, 1, 0)), about(100, SIMD3(0, 1, 2)), about(30, SIMD3(0, 0, 1)),
      about(-60, SIMD3(1, 0, 1)),
    ]
    let controls = (1...3).map {
      Quaternion.squadControl(after: keys[$0 - 1], at: keys[$0], before: keys[$0 + 1])
    }
    let step = 1e-5
    let before = Quaternion.squad(
      from: keys[1], controls[0], controls[1], to: keys[2], at: 1 - step)
    let after = Quaternion.squad(from: keys[2], controls[1], controls[2], to: keys[3], at: step)
    let arriving = (keys[2].vector - before.aligned(with: keys[2]).vector) / step
    let leaving = (after.aligned(with: keys[2]).vector - keys[2].vector) / step
    let gap = arriving - leaving
    #expect((gap * gap).sum().squareRoot() < 1e-3)
    #expect((leaving * leaving).sum() > 0.01)
  }

  /// Any four rotations, near to each other and far apart, with either sign.
  @Test func squadAndItsControlsHaveLengthOne() {
    var random = SplitMix64(seed: 71)
    var mismatches = Mismatches()
    func number() -> Double { Double.random(in: -1...1, using: &random) }
    for round in 0..<10_000 {
      let spread = [1, 1e-3, 1e-7, 1e-12][round % 4]
      let middle = SIMD4(number(), number(), number(), number())
      let keys = (0..<4).map { index in
        let other = middle + spread * SIMD4(number(), number(), number(), number())
        return Quaternion(normalizing: round % 3 == 0 && index % 2 == 1 ? -other : other)
          ?? .identity
      }
      let first = Quaternion.squadControl(after: keys[0], at: keys[1], before: keys[2])
      let second = Quaternion.squadControl(after: keys[1], at: keys[2], before: keys[3])
      let found = Quaternion.squad(
        from: keys[1], first, second, to: keys[2], at: .random(in: -0.5...1.5, using: &random))
      for rotation in [first, second, found] {
        let square = Quaternion.dot(rotation.vector, rotation.vector)
        mismatches.check(abs(square.squareRoot() - 1) <= 1e-15, "\(round): \(square)")
      }
      // Controls of anyone's own, also opposite to the keys.
      let any = Quaternion.squad(
        from: keys[1], keys[3], keys[0], to: keys[2], at: .random(in: 0...1, using: &random))
      let square = Quaternion.dot(any.vector, any.vector)
      mismatches.check(abs(square.squareRoot() - 1) <= 1e-15, "\(round): \(square)")
    }
    #expect(mismatches.found.isEmpty)
  }

  @Test func linearTakesTheSameArc() {
    let (from, to) = (about(0), about(90))
    #expect(abs(from.linear(to: to, at: 0.5).angle.degrees - 45) < 1e-12)
    #expect(from.linear(to: to, at: 0.25).angle.degrees < 22.5)
    #expect(from.linear(to: to, at: 1) == to)
  }
}
