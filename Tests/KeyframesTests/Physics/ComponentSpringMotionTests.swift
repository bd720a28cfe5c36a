import Testing

@testable import Keyframes

@Suite struct ComponentSpringMotionTests {
  @Test func everyComponentHasTheBitsOfAMotionOfItsOwn() {
    let springs = [DampedSpring.smooth, .snappy, .bouncy]
    var vector = ComponentSpringMotion(at: SIMD3(0.0, 1, 2), springs: springs)
    var numbers = springs.enumerated().map { SpringMotion(at: Double($0), spring: $1) }
    var random = SplitMix64(seed: 131)
    for step in 0..<20 {
      let time = Duration.milliseconds(70 * step)
      let target = SIMD3(
        Double.random(in: -9...9, using: &random), Double.random(in: -9...9, using: &random), 4)
      vector.retarget(to: target, at: time)
      for index in 0..<3 { numbers[index].retarget(to: target[index], at: time) }
      let later = time + .milliseconds(33)
      for index in 0..<3 {
        #expect(vector.value(at: later)[index] == numbers[index].value(at: later))
        #expect(vector.velocity(at: later)[index] == numbers[index].velocity(at: later))
      }
    }
    #expect(vector.end == numbers.map(\.end).max())
    #expect(vector.target.z == 4)
    vector.forget(before: .seconds(1))
    #expect(vector.value(at: .seconds(3)).x == numbers[0].value(at: .seconds(3)))
  }

  @Test func oneComponentMayGoElsewhereWhileTheOthersGoOn() {
    var place = ComponentSpringMotion(at: SIMD2(0.0, 0), springs: [.snappy, .bouncy])
    place.retarget(to: SIMD2(100, 40), at: .zero)
    let alone = place
    place.retarget(0, to: -5, at: .milliseconds(100))
    #expect(place.value(at: .milliseconds(100)) == alone.value(at: .milliseconds(100)))
    #expect(place.velocity(at: .milliseconds(100)) == alone.velocity(at: .milliseconds(100)))
    #expect(place.value(at: .milliseconds(300)).y == alone.value(at: .milliseconds(300)).y)
    #expect(place.value(at: .seconds(5)) == SIMD2(-5, 40))
    // Each settles by itself; as one the whole would settle at another time.
    #expect(alone.components[0].end < alone.components[1].end)
    #expect(alone.end == alone.components[1].end)
  }

  @Test func asManySpringsAsComponentsAreNeeded() async {
    await #expect(processExitsWith: .failure) {
      _ = ComponentSpringMotion(at: SIMD2(0.0, 0), springs: [.smooth])
    }
  }
}
