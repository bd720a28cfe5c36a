import Testing

@testable import Keyframes

@Suite struct SpringStepTests {
  @Test func stepsStayNearTheClosedForm() {
    var random = SplitMix64(seed: 100)
    for _ in 0..<300 {
      let spring = randomSpring(&random)
      let w0 = spring.angularFrequency
      let length = Ticks(Int64(9e9 / w0 / 20)).duration
      let step = SpringStep(spring, every: length)
      let way = SpringSegment(
        from: 1.0, to: 3, velocity: w0, spring: spring, tolerance: .absolute(1e-300))
      var (position, velocity) = (1.0, w0)
      for number in 1...200 {
        step.advance(&position, &velocity, toward: 3)
        let time = Ticks(Ticks(saturating: length).count * Int64(number)).duration
        #expect((position - way.value(at: time)).magnitude < 1e-12)
        #expect((velocity - way.velocity(at: time)).magnitude < 1e-12 * w0 * 5)
      }
    }
  }

  @Test func manyValuesGetTheBitsOfOneAtATime() {
    var random = SplitMix64(seed: 101)
    for count in [0, 1, 2, 5, 64, 1001] {
      let step = SpringStep(randomSpring(&random), every: .milliseconds(4))
      var positions = (0..<count).map { _ in Double.random(in: -9...9, using: &random) }
      var velocities = (0..<count).map { _ in Double.random(in: -99...99, using: &random) }
      let targets = (0..<count).map { _ in Double.random(in: -9...9, using: &random) }
      var (singlePositions, singleVelocities) = (positions, velocities)
      for _ in 0..<10 {
        for index in 0..<count {
          step.advance(
            &singlePositions[index], &singleVelocities[index], toward: targets[index])
        }
        var position = positions.mutableSpan
        var velocity = velocities.mutableSpan
        step.advance(&position, &velocity, toward: targets.span)
      }
      #expect(positions.map(\.bitPattern) == singlePositions.map(\.bitPattern))
      #expect(velocities.map(\.bitPattern) == singleVelocities.map(\.bitPattern))
    }
  }

  @Test func noTimeChangesNothing() {
    let step = SpringStep(.bouncy, every: .zero)
    var (position, velocity) = (0.1, 7.0)
    step.advance(&position, &velocity, toward: 0)
    #expect(position == 0.1)
    #expect(velocity == 7)
  }
}
