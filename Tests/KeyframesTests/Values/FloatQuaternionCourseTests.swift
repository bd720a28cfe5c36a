import Testing

@testable import Keyframes

@Suite struct FloatQuaternionCourseTests {
  private func random(_ random: inout SplitMix64) -> FloatQuaternion {
    func number() -> Float { Float.random(in: -1...1, using: &random) }
    return FloatQuaternion(normalizing: SIMD4(number(), number(), number(), number())) ?? .identity
  }

  @Test func endsAreExactWhicheverWayIsShort() {
    var generator = SplitMix64(seed: 62)
    for _ in 0..<2000 {
      let way = FloatQuaternionCourse(from: random(&generator), to: random(&generator))
      for part in [0, 1e-50, -0.0] { #expect(way.innerValue(at: part) == way.from) }
      #expect(way.value(at: 0) == way.from && way.value(at: 1) == way.to)
      // Rounded to Float that is the end.
      #expect(way.innerValue(at: 1.0.nextDown) == way.to)
    }
  }

  @Test func manyAtOnceAreEachByItself() {
    var generator = SplitMix64(seed: 63)
    for count in 0...64 {
      let ways = (0..<count).map { _ in
        FloatQuaternionCourse(from: random(&generator), to: random(&generator))
      }
      let parts = (0..<count).map { $0 % 5 == 0 ? 1 : Double.random(in: 0...1, using: &generator) }
      var values = [FloatQuaternion](repeating: .identity, count: count + 3)
      var output = values.mutableSpan
      FloatQuaternionCourse.fill(
        &output, 2..<(count + 2), progress: { parts[$0 - 2] }, course: { ways[$0 - 2] })
      #expect(values[..<2] == [.identity, .identity] && values[count + 2] == .identity)
      for (index, way) in ways.enumerated() {
        #expect(values[index + 2].vector == way.innerValue(at: parts[index]).vector)
      }
    }
  }

  @Test func manyAtOneProgressAreEachByItself() {
    var generator = SplitMix64(seed: 72)
    for (count, part) in zip(0...131, (0...131).map { Double($0 % 11) / 10 }) {
      let (from, to) = (
        (0..<count).map { _ in random(&generator) }, (0..<count).map { _ in random(&generator) }
      )
      let products = zip(from, to).map { FloatQuaternionCourse.product(from: $0, to: $1)! }
      var values = [FloatQuaternion](repeating: .identity, count: count + 1)
      var output = values.mutableSpan
      FloatQuaternionCourse.fill(
        &output, from: from.span, to: to.span, products: products.span, at: part)
      #expect(values[count] == .identity)
      for index in 0..<count {
        let way = FloatQuaternionCourse(from: from[index], to: to[index])
        #expect(values[index].vector == way.innerValue(at: part).vector)
      }
    }
  }

  @Test func everyProgressHasARotation() {
    var generator = SplitMix64(seed: 64)
    let way = FloatQuaternionCourse(from: random(&generator), to: random(&generator))
    for progress in [-1e300, -1, 2, 1e14, 1e300, .infinity, -.infinity, .nan] {
      let vector = way.value(at: progress).vector
      #expect(abs((vector * vector).sum() - 1) < 1e-6)
    }
    // Half a turn apart, both as they are written.
    let x = FloatQuaternion(normalizing: SIMD4(1, 0, 0, 0))!
    let y = FloatQuaternion(normalizing: SIMD4(0, 1, 0, 0))!
    let half = x.interpolated(to: y, at: 0.5).vector
    #expect(abs(half.x - Float(0.5).squareRoot()) < 1e-7 && half.x == half.y)
  }
}
