import Testing

@testable import Keyframes

@Suite struct InterruptionPolicyTests {
  private let slide = MotionSource.clip(.slideIn(height: 180), over: -180)

  @Test func aSpringGoesOnToTheTarget() {
    var motion = InterruptibleMotion(slide)
    let moment = Duration.milliseconds(100)
    let (value, velocity) = (motion.value(at: moment), motion.velocity(at: moment))
    motion.interrupt(at: moment, to: -180, by: .spring(.snappy))
    let way = SpringSegment(from: value, to: -180, velocity: velocity, spring: .snappy)
    #expect(motion.value(at: .milliseconds(250)) == way.value(at: .milliseconds(150)))
    #expect(motion.velocity(at: .milliseconds(250)) == way.velocity(at: .milliseconds(150)))
    #expect(motion.end == .finite(moment + (way.settlingDuration.finite ?? .zero)))
    #expect(motion.value(at: .seconds(9)) == -180)
  }

  @Test func aBlendStaysBetweenBothAndEndsOnTheNext() {
    var motion = InterruptibleMotion(slide)
    let moment = Duration.milliseconds(100)
    let next = Clip.slideOut(height: 180)
    motion.interrupt(at: moment, with: .clip(next), by: .blend(over: .milliseconds(120)))
    let old = InterruptibleMotion(slide)
    for step in 0...12 {
      let time = moment + .milliseconds(10 * step)
      let (a, b) = (old.value(at: time), next.value(at: .milliseconds(10 * step)) ?? 0)
      let value = motion.value(at: time)
      #expect(value >= min(a, b) && value <= max(a, b))
    }
    #expect(motion.value(at: moment + .milliseconds(120)) == next.value(at: .milliseconds(120)))
    #expect(motion.end == .finite(moment + .milliseconds(250)))
    #expect(motion.value(at: .seconds(1)) == -180)
  }

  @Test func theOldDecaysUnderneathTheNext() {
    var motion = InterruptibleMotion(slide)
    let moment = Duration.milliseconds(60)
    let next = Clip.slideOut(height: 180)
    motion.interrupt(at: moment, with: .clip(next), by: .additive(over: .milliseconds(120)))
    let old = InterruptibleMotion(slide)
    #expect(motion.value(at: moment) == old.value(at: moment))
    #expect(motion.value(at: moment + .milliseconds(120)) == next.value(at: .milliseconds(120)))
    // What is laid over loses its velocity as well.
    let after = motion.velocity(at: moment + .milliseconds(120), side: .below)
    let own = next.velocity(at: .milliseconds(120)) ?? 0
    #expect((after - own).magnitude < 1e-9)
    #expect(motion.end == .finite(moment + .milliseconds(250)))
  }

  @Test func reversingGoesBackAlongThePath() {
    var motion = InterruptibleMotion(slide)
    let moment = Duration.milliseconds(150)
    motion.reverse(at: moment, turningIn: .milliseconds(40))
    let old = InterruptibleMotion(slide)
    // The farthest point is a quarter of the turn ahead, in the middle of it.
    #expect(
      motion.value(at: moment + .milliseconds(20)) == old.value(at: moment + .milliseconds(10)))
    #expect(motion.velocity(at: moment + .milliseconds(20)) == 0)
    #expect(motion.value(at: moment + .milliseconds(40)) == old.value(at: moment))
    #expect(
      motion.velocity(at: moment + .milliseconds(40)) == -old.velocity(at: moment))
    for step in 0...15 {
      let time = Duration.milliseconds(10 * step)
      #expect(motion.value(at: moment + .milliseconds(40) + time) == old.value(at: moment - time))
    }
    #expect(motion.end == .finite(.milliseconds(340)))
    #expect(motion.value(at: .seconds(5)) == -180)
    #expect(motion.velocity(at: .seconds(5)) == 0)
  }

  @Test func reversingTwiceGoesOn() {
    var motion = InterruptibleMotion(slide)
    motion.reverse(at: .milliseconds(150), turningIn: .zero)
    #expect(motion.velocity(at: .milliseconds(150)) < 0)
    motion.reverse(at: .milliseconds(250), turningIn: .zero)
    let old = InterruptibleMotion(slide)
    #expect(motion.value(at: .milliseconds(350)) == old.value(at: .milliseconds(150)))
    #expect(motion.value(at: .milliseconds(300)) == old.value(at: .milliseconds(100)))
    // And then rests where the first turn was, which is where that path began.
    #expect(motion.value(at: .milliseconds(450)) == old.value(at: .milliseconds(50)))
  }

  @Test func atItsEndAPathIsLeftFromRest() {
    var motion = InterruptibleMotion(
      MotionSource.clip(Clip([0: 0.0, 1: 1], duration: .seconds(1))))
    motion.reverse(at: .seconds(4), turningIn: .milliseconds(100))
    #expect(motion.velocity(at: .seconds(4)) == 0)
    #expect(motion.value(at: .seconds(4)) == 1)
    #expect(motion.velocity(at: .milliseconds(4100)) == -1)
    #expect((motion.value(at: .milliseconds(4100)) - 0.95).magnitude < 1e-9)
    #expect(motion.end == .finite(.milliseconds(5050)))
    #expect(motion.value(at: .milliseconds(5050)) == 0)
    var short = InterruptibleMotion(
      MotionSource.clip(Clip([0: 0.0, 1: 1], duration: .milliseconds(10))))
    short.reverse(at: .seconds(4), turningIn: .seconds(1))
    #expect(short.value(at: .seconds(6)) == 0)
    #expect(short.end > .finite(.seconds(4.1)) && short.end < .finite(.seconds(4.2)))
  }

  @Test func nearItsEndAPathIsNotLeft() {
    var motion = InterruptibleMotion(
      MotionSource.clip(Clip([0: 0.0, 1: 1], duration: .seconds(1))))
    motion.reverse(at: .milliseconds(990), turningIn: .milliseconds(100))
    #expect(motion.velocity(at: .milliseconds(990)) == 1)
    #expect((motion.value(at: .milliseconds(1010)) - 1).magnitude < 1e-9)
    #expect((motion.value(at: .milliseconds(1030)) - 0.99).magnitude < 1e-9)
  }

  @Test func aVerticalSlopeHandsOverTheSlopeOfTheLastTick() {
    let steep = Clip(Track(from: 0.0, to: 1, easing: .easeInCirc), duration: .seconds(1))
    var motion = InterruptibleMotion(.clip(steep))
    #expect(motion.velocity(at: .seconds(1), side: .below) == .infinity)
    motion.interrupt(at: .seconds(1), to: 0, by: .spring(.smooth))
    let velocity = motion.velocity(at: .seconds(1))
    #expect(velocity.isFinite && velocity > 1000)
  }

  @Test func aValueStopsAtItsTargetWhereItIsTold() {
    var motion = InterruptibleMotion(slide)
    motion.interrupt(at: .milliseconds(50), stoppingAt: 0, on: .bouncy)
    for step in 0..<100 { #expect(motion.value(at: .milliseconds(50 + 10 * step)) <= 0) }
    #expect(motion.value(at: .seconds(2)) == 0)
  }

  @Test func theLastOfSeveralInterruptionsAtOneMomentHolds() {
    var motion = InterruptibleMotion(slide)
    motion.interrupt(at: .milliseconds(90), to: 7, by: .spring(.smooth))
    motion.interrupt(at: .milliseconds(60), to: 5, by: .spring(.smooth))
    motion.interrupt(at: .milliseconds(60), to: 3, by: .spring(.smooth))
    #expect(motion.interruptions == [.milliseconds(60)])
    #expect(motion.value(at: .seconds(9)) == 3)
  }

  @Test func aTimeBelowZeroTraps() async {
    await #expect(processExitsWith: .failure) {
      var motion = InterruptibleMotion(.rest(at: 0.0))
      motion.interrupt(at: .zero, to: 1, by: .blend(over: .seconds(-1)))
    }
  }
}
