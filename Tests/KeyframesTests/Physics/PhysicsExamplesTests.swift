import Testing

@testable import Keyframes

/// The numbers that the documentation of this room shows.
@Suite struct PhysicsExamplesTests {
  private func shows(_ value: Double, _ text: String) -> Bool { "\(value)".hasPrefix(text) }

  @Test func springsAndTheirWays() {
    let spring = DampedSpring(duration: .milliseconds(500), bounce: 0.3)
    #expect(shows(spring.stiffness, "157.91"))
    #expect(shows(spring.damping, "17.59"))
    let way = SpringSegment(from: 0.0, to: 100, spring: .bouncy)
    #expect(shows(way.value(at: .milliseconds(250)), "98.40"))
    #expect(shows(way.settlingDuration.finite?.inSeconds ?? 0, "0.8187"))
  }

  @Test func decaysFlingsAndBands() {
    #expect(shows(Decay.normal.projectedDistance(velocity: 1000), "499.4"))
    let scroll = DecayMotion(from: 0.0, velocity: 1000, decay: .normal)
    #expect(shows(scroll.destination, "499.4"))
    #expect(shows(scroll.value(at: .seconds(1)), "432.0"))
    let list = Fling(from: 350, velocity: 900, within: 0...400)
    #expect(list.value(at: .milliseconds(200)) > 400)
    #expect(list.destination == 400)
    #expect(shows(RubberBand(dimension: 800).position(of: 500, within: 0...400), "451.4"))
  }

  @Test func gestures() {
    var tracker = VelocityTracker<Double>()
    tracker.add(0, at: .milliseconds(0))
    tracker.add(8, at: .milliseconds(8))
    tracker.add(24, at: .milliseconds(24))
    #expect((tracker.velocity(at: .milliseconds(24)) - 1000).magnitude < 1e-9)
  }
}
