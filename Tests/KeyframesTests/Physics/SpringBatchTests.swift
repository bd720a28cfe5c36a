import Testing

@testable import Keyframes

@Suite struct SpringBatchTests {
  private func randomBatch(_ count: Int, seed: UInt64) -> SpringBatch {
    var random = SplitMix64(seed: seed)
    var batch = SpringBatch()
    batch.reserveCapacity(count)
    for _ in 0..<count {
      let spring = randomSpring(&random)
      batch.append(
        SpringSegment(
          from: Double.random(in: -10...10, using: &random),
          to: Double.random(in: -10...10, using: &random),
          velocity: Double.random(in: -10...10, using: &random), spring: spring),
        startingAt: .nanoseconds(Int64.random(in: 0...3_000_000_000, using: &random)))
    }
    return batch
  }

  private func check(_ batch: SpringBatch, at time: Duration) -> Int {
    var values = [Double](repeating: .nan, count: batch.count)
    var speeds = values
    var span = values.mutableSpan
    batch.values(at: time, into: &span)
    span = speeds.mutableSpan
    batch.velocities(at: time, into: &span)
    var different = 0
    for index in 0..<batch.count {
      if values[index].bitPattern != batch.value(index, at: time).bitPattern { different += 1 }
      if speeds[index].bitPattern != batch.velocity(index, at: time).bitPattern { different += 1 }
    }
    return different
  }

  @Test func aBatchGivesTheBitsOfEachSegment() {
    for (count, seed) in [(0, 1), (1, 2), (2, 3), (7, 4), (3000, 5)] {
      let batch = randomBatch(count, seed: UInt64(seed))
      for time in [
        Duration.seconds(-1), .zero, .milliseconds(700), .milliseconds(1500), .seconds(3),
        .seconds(4), .seconds(60), .seconds(100_000_000), .seconds(Int64.max / 4),
        .seconds(Int64.min / 4),
      ] {
        #expect(check(batch, at: time) == 0)
      }
    }
  }

  @Test func batchesOfOneKindGiveTheBitsOfEachSegmentToo() {
    let mixtures = [
      [0.0, 0.3], [0.2, 1, 0.9], [1e-7, 0.5, 0.1], [1.5, 80, 1.0.nextUp], [0, 2, 9],
    ]
    for ratios in mixtures {
      var batch = SpringBatch()
      for index in 0..<500 {
        let spring = DampedSpring(
          response: .milliseconds(200 + index), dampingRatio: ratios[index % ratios.count])
        batch.append(
          SpringSegment(from: 1, to: -2, velocity: Double(index), spring: spring),
          startingAt: .milliseconds(index))
      }
      // Springs that come and go change what a batch is made of.
      batch.replace(
        7, with: SpringSegment(from: 0, to: 1, spring: .smooth), startingAt: .zero)
      for time in [
        Duration.milliseconds(-5), .milliseconds(250), .seconds(2), .seconds(7), .seconds(500),
        .seconds(3_000_000),
      ] {
        #expect(check(batch, at: time) == 0)
      }
    }
  }

  @Test func startsFarApartDontOverflow() {
    var batch = SpringBatch()
    let way = SpringSegment(from: 0.0, to: 1, spring: .bouncy)
    batch.append(way, startingAt: .seconds(-1_000_000_000))
    batch.append(way, startingAt: .seconds(1_000_000_000))
    batch.append(way, startingAt: .zero)
    #expect(check(batch, at: .seconds(1_000_000_000)) == 0)
    #expect(check(batch, at: .seconds(-1_000_000_000)) == 0)
    #expect(batch.value(0, at: .seconds(1_000_000_000)) == 1)
    #expect(batch.value(1, at: .seconds(-1_000_000_000)) == 0)
  }

  @Test func retargetingInABatchIsRetargetingAlone() {
    var batch = SpringBatch()
    var motion = SpringMotion(at: 2.0, spring: .bouncy)
    let index = batch.append(
      SpringSegment(from: 2, to: 2, spring: .bouncy), startingAt: .zero)
    for step in 0..<50 {
      let time = Duration.milliseconds(37 * step)
      motion.retarget(to: Double(step * step % 17), at: time)
      batch.retarget(index, to: Double(step * step % 17), at: time)
      for later in [0, 1, 20, 500, 5000] {
        let moment = time + .milliseconds(later)
        #expect(batch.value(index, at: moment) == motion.value(at: moment))
        #expect(batch.velocity(index, at: moment) == motion.velocity(at: moment))
      }
    }
  }

  @Test func anOutputOfAnotherLengthTraps() async {
    await #expect(processExitsWith: .failure) {
      var batch = SpringBatch()
      batch.append(SpringSegment(from: 0, to: 1, spring: .bouncy), startingAt: .zero)
      var values = [0.0, 0.0]
      var span = values.mutableSpan
      batch.values(at: .zero, into: &span)
    }
  }
}
