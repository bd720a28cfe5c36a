import Testing

@testable import Keyframes

@Suite struct SpaceDecompositionTests {
  @Test func partsPutTogetherAreTheMatrix() throws {
    var random = SplitMix64(seed: 65)
    var mismatches = Mismatches()
    for _ in 0..<5000 {
      func number() -> Double { Double.random(in: -2...2, using: &random) }
      var numbers = (0..<16).map { _ in number() }
      for index in [3, 7, 11] { numbers[index] /= 100 }
      numbers[15] = 1
      let space = TransformMatrix(columns: numbers)
      let plane = TransformMatrix(
        a: number(), b: number(), c: number(), d: number(), e: number(), f: number())
      let parts = try #require(SpaceDecomposition(space))
      let flat = try #require(PlaneDecomposition(plane))
      mismatches.check(gap(parts.matrix, space) < 1e-9, "\(numbers): \(gap(parts.matrix, space))")
      mismatches.check(gap(flat.matrix, plane) < 1e-13, "\(plane)")
      mismatches.check(
        abs(Quaternion.dot(parts.rotation.vector, parts.rotation.vector) - 1) < 1e-15, "\(numbers)")
    }
    #expect(mismatches.found.isEmpty, "\(mismatches.found)")
  }

  @Test func flatMatricesHaveNoParts() {
    #expect(SpaceDecomposition(TransformFunction.scale(x: 1, y: 1, z: 0).matrix) == nil)
    #expect(PlaneDecomposition(TransformFunction.scale(x: 0, y: 1).matrix) == nil)
    #expect(PlaneDecomposition(TransformFunction.scale(.infinity).matrix) == nil)
  }

  private func gap(_ first: TransformMatrix, _ second: TransformMatrix) -> Double {
    zip(first.columns, second.columns).map { abs($0 - $1) }.max()!
  }
}
