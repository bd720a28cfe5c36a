import Testing

@testable import Keyframes

@Suite struct QuaternionTests {
  private let z = SIMD3<Double>(0, 0, 1)

  @Test func numbersAreBroughtToLengthOne() {
    #expect(Quaternion(x: 0, y: 0, z: 0, w: 7) == .identity)
    #expect(Quaternion(normalizing: SIMD4(0, 0, 0, 0)) == nil)
    #expect(Quaternion(normalizing: SIMD4(.nan, 0, 0, 1)) == nil)
    #expect(Quaternion(normalizing: SIMD4(.infinity, 0, 0, 1)) == nil)
    #expect(Quaternion(normalizing: SIMD4(1e300, 0, 0, 0))?.x == 1)
    #expect(Quaternion(normalizing: SIMD4(0, 1e-300, 0, 0))?.y == 1)
    #expect(Quaternion(axis: .zero, angle: .degrees(90)) == .identity)
  }

  @Test func axisAndAngleComeBack() {
    var random = SplitMix64(seed: 66)
    for _ in 0..<2000 {
      func number() -> Double { Double.random(in: -1...1, using: &random) }
      let axis = SIMD3(number(), number(), number())
      let angle = Double.random(in: 0.01...359, using: &random)
      let rotation = Quaternion(axis: axis, angle: .degrees(angle))
      #expect(abs(rotation.angle.degrees - angle) < 1e-12)
      let length = (axis * axis).sum().squareRoot()
      #expect(((rotation.axis - axis / length) * (rotation.axis - axis / length)).sum() < 1e-24)
    }
  }

  @Test func anAxisOfAnyLengthIsOne() {
    let wanted = Quaternion(axis: SIMD3(3, -4, 12), angle: .degrees(70))
    for scale in [Double.leastNonzeroMagnitude, 1e-300, 1e-160, 1e-9, 1e9, 1e160, 1e300, 1e307] {
      let axis = SIMD3(3, -4, 12) * scale
      let turned = Quaternion(axis: axis, angle: .degrees(70))
      let difference = turned.vector - wanted.vector
      #expect((difference * difference).sum() < 1e-29, "\(axis)")
    }
    let nothing = [SIMD3(0.0, 0, 0), SIMD3(.infinity, 0, 0), SIMD3(.nan, 1, 0)]
    for axis in nothing { #expect(Quaternion(axis: axis, angle: .degrees(70)) == .identity) }
  }

  @Test func productsTurnOneAfterTheOther() {
    let quarter = Quaternion(axis: z, angle: .degrees(90))
    let flip = Quaternion(axis: SIMD3(1, 0, 0), angle: .degrees(180))
    let point = (flip * quarter).rotated(SIMD3(1, 0, 0))
    #expect(abs(point.y + 1) < 1e-15)
    #expect(abs((quarter * quarter.inverse).w - 1) < 1e-15)
    #expect(abs(quarter.power(3).angle.degrees - 270) < 1e-12)
    #expect(quarter.added(to: flip) == flip * quarter)
  }
}
