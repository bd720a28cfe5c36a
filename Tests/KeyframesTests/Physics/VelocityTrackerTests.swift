import Testing

@testable import Keyframes

@Suite struct VelocityTrackerTests {
  @Test func valuesOnALineGiveItsSlopeHoweverUnevenTheSpacing() {
    var random = SplitMix64(seed: 140)
    for _ in 0..<500 {
      var tracker = VelocityTracker<Double>()
      let slope = Double.random(in: -5000...5000, using: &random)
      var time = Duration.seconds(1000)
      var first: Duration?
      for _ in 0..<40 {
        time += .microseconds(Int64.random(in: 1...30_000, using: &random))
        let start = first ?? time
        first = start
        tracker.add(1e6 + slope * (time - start).inSeconds, at: time)
      }
      #expect((tracker.velocity - slope).magnitude < 1e-5)
    }
  }

  @Test func theFormulaIsWhatIsDocumented() {
    let samples = [(0.0, 3.0), (13, 4), (20, 7), (48, 6), (70, 11)]
    var tracker = VelocityTracker<Double>()
    for (time, value) in samples { tracker.add(value, at: .milliseconds(Int(time))) }
    let weights = samples.map { 1 - (70 - $0.0) / 100 }
    let total = weights.reduce(0, +)
    let mean = zip(weights, samples).map { $0 * $1.0 }.reduce(0, +) / total
    let top = zip(weights, samples).map { $0 * ($1.0 - mean) * $1.1 }.reduce(0, +)
    let bottom = zip(weights, samples).map { $0 * ($1.0 - mean) * ($1.0 - mean) }.reduce(0, +)
    #expect((tracker.velocity - top / bottom * 1000).magnitude < 1e-9)
  }

  @Test func duplicatesReplaceAndLateSamplesFindTheirPlace() {
    var tracker = VelocityTracker<Double>()
    for (time, value) in [(0, 0.0), (30, 30.0), (10, 10.0), (20, 999.0), (20, 20.0), (30, 30.0)] {
      tracker.add(value, at: .milliseconds(time))
    }
    #expect((tracker.velocity - 1000).magnitude < 1e-9)
  }

  @Test func aFingerThatRestsHasNoVelocity() {
    var tracker = VelocityTracker<Double>()
    for step in 0..<10 { tracker.add(Double(step * 8), at: .milliseconds(8 * step)) }
    #expect((tracker.velocity(at: .milliseconds(80)) - 1000).magnitude < 1e-9)
    #expect(tracker.velocity(at: .milliseconds(72 + 51)) == 0)
    #expect(tracker.velocity(at: .milliseconds(-1)) == 0)
  }

  @Test func fewerThanTwoMomentsGiveNoVelocity() {
    var tracker = VelocityTracker<SIMD2<Double>>()
    #expect(tracker.velocity == .zero)
    tracker.add(SIMD2(1, 2), at: .zero)
    tracker.add(SIMD2(5, 2), at: .zero)
    #expect(tracker.velocity == .zero)
    tracker.add(SIMD2(6, 4), at: .milliseconds(10))
    #expect((tracker.velocity - SIMD2(100, 200)).length < 1e-9)
    tracker.reset()
    #expect(tracker.velocity == .zero)
  }
}
