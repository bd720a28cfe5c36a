import Testing

@testable import Keyframes

@Suite struct FlingTests {
  @Test func aFreeFlingIsADecay() {
    let fling = Fling(from: 5, velocity: 300)
    let decay = DecayMotion(from: 5.0, velocity: 300)
    for millisecond in stride(from: -50, to: 5000, by: 90) {
      let time = Duration.milliseconds(millisecond)
      #expect(fling.value(at: time) == decay.value(at: time))
      #expect(fling.velocity(at: time) == decay.velocity(at: time))
    }
    #expect(fling.destination == decay.destination)
    #expect(fling.duration == decay.duration)
    #expect(fling.handoverTime == nil)
  }

  @Test func atABoundASpringTakesOverWithoutAJump() {
    var random = SplitMix64(seed: 120)
    var met = 0
    for _ in 0..<2000 {
      let from = Double.random(in: 0...400, using: &random)
      let velocity = Double.random(in: -3000...3000, using: &random)
      let fling = Fling(from: from, velocity: velocity, within: 0...400)
      #expect((0...400).contains(fling.destination))
      let end = fling.duration.finite ?? .zero
      #expect(fling.value(at: end) == fling.destination)
      guard let time = fling.handoverTime else { continue }
      met += 1
      let tick = Ticks(1).duration
      let (before, at, after) = (
        fling.value(at: time - tick), fling.value(at: time), fling.value(at: time + tick)
      )
      let step = 2 * 3000 / 9e9
      #expect((at - before).magnitude <= step + 1e-12)
      #expect((after - at).magnitude <= step + 1e-12)
      #expect((at - fling.destination).magnitude <= step)
      let (speed, next) = (fling.velocity(at: time), fling.velocity(at: time + tick))
      #expect((next - speed).magnitude <= 3000 * 60 / 9e9)
      // It goes beyond and comes back.
      let later = fling.value(at: time + .milliseconds(20))
      #expect(velocity < 0 ? later < 0 : later > 400)
    }
    #expect(met > 500)
  }

  @Test func aStartOutsideSpringsBackAtOnce() {
    let fling = Fling(from: -50, velocity: 0, within: 0...100)
    #expect(fling.value(at: .zero) == -50)
    #expect(fling.destination == 0)
    #expect(fling.handoverTime == nil)
    #expect(fling.value(at: .milliseconds(100)) > -50)
    #expect(fling.value(at: .seconds(5)) == 0)
    #expect(Fling(from: 120, velocity: 10, within: 0...100).destination == 100)
  }

  @Test func aStartAtABoundGoesInOrSpringsBack() {
    let inwards = Fling(from: 0, velocity: 100, within: 0...1000)
    #expect(inwards.handoverTime == nil)
    #expect(inwards.destination > 0)
    let outwards = Fling(from: 0, velocity: -100, within: 0...1000)
    #expect(outwards.handoverTime == .zero)
    #expect(outwards.velocity(at: .zero) == -100)
    #expect(outwards.value(at: .milliseconds(30)) < 0)
    #expect(outwards.value(at: .seconds(5)) == 0)
    #expect(Fling(from: 3, velocity: 0, within: 0...10).duration == .finite(.zero))
  }

  @Test func landingOnAPointKeepsTheVelocityAtTheStart() {
    let points = stride(from: -1000.0, through: 1000, by: 100).map(\.self)
    var random = SplitMix64(seed: 121)
    for _ in 0..<2000 {
      let from = Double.random(in: -500...500, using: &random)
      let velocity = Double.random(in: -800...800, using: &random)
      let fling = Fling(from: from, velocity: velocity, landingOn: points)
      let projected = from + Decay.normal.projectedDistance(velocity: velocity)
      #expect((fling.destination - projected).magnitude <= 50)
      #expect(points.contains(fling.destination))
      #expect(fling.value(at: .zero) == from)
      #expect(fling.velocity(at: .zero) == velocity)
      #expect(fling.value(at: fling.duration.finite ?? .zero) == fling.destination)
    }
  }

  @Test func ofTwoEquallyNearPointsTheOneAheadIsTaken() {
    #expect(Fling.point(nearest: 5, among: [0, 10], velocity: 1) == 10)
    #expect(Fling.point(nearest: 5, among: [10, 0], velocity: 1) == 10)
    #expect(Fling.point(nearest: 5, among: [0, 10], velocity: -1) == 0)
    #expect(Fling.point(nearest: 5, among: [10, 0]) == 0)
    #expect(Fling.point(nearest: 5, among: [3]) == 3)
  }

  @Test func withoutAPointItTraps() async {
    await #expect(processExitsWith: .failure) { _ = Fling.point(nearest: 0, among: []) }
  }
}
