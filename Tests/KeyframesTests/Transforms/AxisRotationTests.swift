import Testing

@testable import Keyframes

@Suite struct AxisRotationTests {
  private let x = SIMD3<Double>(1, 0, 0)

  @Test func aroundOneAxisTheAngleIsMixed() {
    let from = AxisRotation(axis: SIMD3(7, 8, 9), angle: .degrees(100))
    let to = AxisRotation(axis: SIMD3(14, 16, 18), angle: .degrees(980))
    #expect(from.interpolated(to: to, at: 0.5).angle == .degrees(540))
    #expect(from.interpolated(to: to, at: 1) == to)
  }

  @Test func noRotationTakesTheOthersAxis() {
    let to = AxisRotation(axis: x, angle: .degrees(90))
    #expect(
      AxisRotation.none.interpolated(to: to, at: 0.5) == AxisRotation(axis: x, angle: .degrees(45)))
    let without = AxisRotation(axis: .zero, angle: .degrees(90))
    #expect(without.interpolated(to: to, at: 0.5).angle == .degrees(45))
    #expect(without.matrix == .identity)
  }

  @Test func betweenAxesTheWayIsTheShortOne() {
    let from = AxisRotation(axis: x, angle: .degrees(90))
    let to = AxisRotation(axis: SIMD3(0, 1, 0), angle: .degrees(90))
    let middle = from.interpolated(to: to, at: 0.5)
    #expect(abs(middle.axis.x - middle.axis.y) < 1e-15 && middle.axis.z == 0)
  }

  @Test func oppositeAxesAreNotOneAxis() {
    let from = AxisRotation(.degrees(45))
    let to = AxisRotation(axis: SIMD3(0, 0, -1), angle: .degrees(45))
    #expect(from.interpolated(to: to, at: 0.5).angle.degrees < 1e-10)
  }

  @Test func anglesAroundOneAxisAddUp() {
    let turn = AxisRotation(.degrees(200))
    #expect(turn.added(to: turn).angle == .degrees(400))
    #expect(turn.accumulated(onto: turn, count: 2).angle == .degrees(600))
    let other = AxisRotation(axis: x, angle: .degrees(180))
    let sum = other.added(to: AxisRotation(.degrees(180))).quaternion
    // Half a turn around x and then around z is one around y.
    #expect(abs(sum.y.magnitude - 1) < 1e-15)
  }
}
