import Testing

@testable import Keyframes

@Suite struct TransformMatrixTests {
  @Test func productsApplyTheRightOneFirst() {
    let list: TransformList = "translate(10px, 0px) rotate(90deg) scale(2)"
    let point = list.matrix.transformed(SIMD3(1, 0, 0))
    #expect(point == SIMD3(10, 2, 0))
    #expect(list.matrix.planeNumbers == [0, 2, -2, 0, 10, 0])
  }

  @Test func matricesOfSpaceHaveNoPlaneNumbers() {
    #expect(TransformFunction.translate(x: 0, y: 0, z: 1).matrix.planeNumbers == nil)
    #expect(TransformMatrix.identity.isPlane)
  }

  @Test func overflowIsInfiniteAndNeverNaN() {
    let huge = TransformFunction.scale(1e200).matrix
    let numbers = (huge * huge).columns
    #expect(numbers[0] == .infinity && numbers[5] == .infinity && numbers[1] == 0)
  }

  @Test func perspectiveDividesByDepth() {
    let matrix = TransformFunction.perspective(100).matrix
    #expect(matrix.transformed(SIMD3(10, 0, 50)).x == 20)
    #expect(TransformFunction.perspective(.infinity).matrix == .identity)
    #expect(TransformFunction.perspective(0).matrix.third.w == -1)
  }

  @Test func quaternionsAndAxesAgree() {
    var random = SplitMix64(seed: 64)
    for _ in 0..<2000 {
      func number() -> Double { Double.random(in: -1...1, using: &random) }
      let rotation = AxisRotation(
        axis: SIMD3(number(), number(), number()),
        angle: .degrees(Double.random(in: -700...700, using: &random)))
      let other = TransformMatrix(rotation.quaternion)
      #expect(zip(rotation.matrix.columns, other.columns).allSatisfy { abs($0 - $1) < 1e-14 })
      let point = SIMD3(number(), number(), number())
      let gap = rotation.quaternion.rotated(point) - other.transformed(point)
      #expect(max(gap.x.magnitude, gap.y.magnitude, gap.z.magnitude) < 1e-14)
    }
  }
}
