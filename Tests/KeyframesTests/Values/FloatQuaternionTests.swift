import Testing

@testable import Keyframes

@Suite struct FloatQuaternionTests {
  private func random(_ random: inout SplitMix64) -> Quaternion {
    func number() -> Double { Double.random(in: -1...1, using: &random) }
    return Quaternion(normalizing: SIMD4(number(), number(), number(), number())) ?? .identity
  }

  @Test func theExampleHolds() {
    let quarter = FloatQuaternion(Quaternion(axis: SIMD3(0, 0, 1), angle: .degrees(90)))
    let half = FloatQuaternion(.identity).interpolated(to: quarter, at: 0.5)
    #expect(abs(Quaternion(half).angle.degrees - 45) < 1e-4)  // 45°, to the precision of Float
  }

  @Test func itIsTheStraightWayOfQuaternionsRounded() {
    var generator = SplitMix64(seed: 61)
    var mismatches = Mismatches()
    for _ in 0..<20_000 {
      let (from, to) = (random(&generator), random(&generator))
      // Where they are nearly half a turn apart the rounding decides which way is short.
      guard abs(Quaternion.dot(from.vector, to.vector)) > 1e-5 else { continue }
      let progress = Double.random(in: -1...2, using: &generator)
      let found = FloatQuaternion(from).interpolated(to: FloatQuaternion(to), at: progress).vector
      let right = from.linear(to: to, at: progress).vector
      for lane in 0..<4 {
        mismatches.check(
          abs(Double(found[lane]) - right[lane]) < 2e-6, "\(from) to \(to) at \(progress)")
      }
      let square = Quaternion.dot(SIMD4<Double>(found), SIMD4<Double>(found))
      mismatches.check(abs(square.squareRoot() - 1) < 3e-7, "length \(square)")
    }
    #expect(mismatches.found.isEmpty)
  }

  @Test func itLagsBehindTheEvenTurnByAsMuchAsIsSaid() {
    for (turn, bound) in [(90.0, 0.92), (180, 8.15)] {
      let to = Quaternion(axis: SIMD3(0, 0, 1), angle: .degrees(turn))
      var largest = 0.0
      for step in 0...1000 {
        let part = Double(step) / 1000
        let found = Quaternion(
          FloatQuaternion(.identity).interpolated(to: FloatQuaternion(to), at: part))
        largest = max(largest, abs(found.angle.degrees - turn * part))
      }
      #expect(largest <= bound && largest > 0.9 * bound)
    }
  }

  @Test func numbersAreBroughtToLengthOne() {
    #expect(FloatQuaternion(normalizing: SIMD4(0, 0, 0, 0)) == nil)
    #expect(FloatQuaternion(normalizing: SIMD4(.nan, 0, 0, 1)) == nil)
    #expect(FloatQuaternion(normalizing: SIMD4(0, 3, 0, 4))?.vector == SIMD4(0, 0.6, 0, 0.8))
    let kept = FloatQuaternion(normalizing: SIMD4(0.1, 0.7, 0.1, 0.7))!.vector
    #expect(FloatQuaternion(normalizing: kept)?.vector == kept)
    #expect(FloatQuaternion(normalizing: SIMD4(-0.0, 0, 0, -1))!.vector.x.sign == .plus)
  }

  @Test func rotationsAddUpAsQuaternionsDo() {
    let quarter = Quaternion(axis: SIMD3(1, 0, 0), angle: .degrees(90))
    let turn = Quaternion(axis: SIMD3(0, 1, 0), angle: .degrees(30))
    let sum = FloatQuaternion(turn).added(to: FloatQuaternion(quarter))
    let right = turn.added(to: quarter)
    #expect(abs(Quaternion.dot(Quaternion(sum).vector, right.vector) - 1) < 1e-12)
    let twice = FloatQuaternion(turn).accumulated(onto: FloatQuaternion(quarter), count: 2)
    let rightTwice = turn.accumulated(onto: quarter, count: 2)
    #expect(abs(Quaternion.dot(Quaternion(twice).vector, rightTwice.vector) - 1) < 1e-12)
  }
}
