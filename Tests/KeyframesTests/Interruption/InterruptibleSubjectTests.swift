import Testing

@testable import Keyframes

@Suite struct InterruptibleSubjectTests {
  @Test func aWholeTimelineGivesWayWithoutAStepInAnyPropertyThatIsCarried() {
    var motions = RandomMotions(seed: 121)
    var tree = RandomTimeline(random: SplitMix64(seed: 122))
    var worst = (value: 0.0, velocity: 0.0)
    var moving = 0
    for _ in 0..<150 {
      var subject = InterruptibleSubject(tree.timeline(depth: 2))
      let carried = (0..<6).map { TimelineMotionTests.number($0) }
      for property in carried { subject = subject.carrying(property) }
      var time = Duration.zero
      for _ in 0..<4 {
        time += motions.time(1000..<400_000)
        let value = subject.value(at: time)
        let below = carried.map { subject.velocity(of: $0, at: time, side: .below) ?? .nan }
        subject.interrupt(at: time, with: tree.timeline(depth: 2), by: motions.policy())
        let after = subject.value(at: time)
        for (index, property) in carried.enumerated() {
          let velocity = subject.velocity(of: property, at: time) ?? .nan
          if below[index] != 0 { moving += 1 }
          worst.value = max(
            worst.value, (after.numbers[index] - value.numbers[index]).magnitude / 20)
          worst.velocity = max(
            worst.velocity, (velocity - below[index]).magnitude / max(20, velocity.magnitude))
        }
      }
    }
    #expect(moving > 300)
    #expect(worst.value <= 1e-12)
    #expect(worst.velocity <= 1e-9)
  }

  @Test func whatIsNotCarriedIsTheNewestTimelines() {
    var subject = InterruptibleSubject(SlidingAlert().entrance).carrying(.alertY)
    let pose = subject.value(at: .milliseconds(100))
    var next = SlidingAlert().exit(from: pose)
    next.add(.fadeOut(), to: .alertOpacity, .at(.zero))
    subject.interrupt(at: .milliseconds(100), with: next, by: .additive(over: .milliseconds(50)))
    #expect(subject.value(at: .milliseconds(99)).opacity == 1)
    #expect(subject.value(at: .milliseconds(300)).opacity == 0)
    #expect(subject.velocity(of: .alertOpacity, at: .milliseconds(150)) == nil)
    #expect(subject.end == .finite(.milliseconds(350)))
    #expect(subject.value(at: .milliseconds(350)).y == -180)
    // One before takes the later ones back.
    subject.interrupt(
      at: .milliseconds(50), with: SlidingAlert().entrance, by: .blend(over: .milliseconds(20)))
    #expect(subject.value(at: .seconds(3)).y == 0)
  }

  @Test func forgettingChangesNothingFromThenOn() {
    let scene = SlidingAlert()
    var subject = InterruptibleSubject(scene.entrance).carrying(.alertY)
    for step in 1...50 {
      let press = Duration.milliseconds(20 * step)
      let pose = subject.value(at: press)
      subject.interrupt(
        at: press, with: step % 2 == 0 ? scene.entrance : scene.exit(from: pose),
        by: step % 3 == 0 ? .blend(over: .milliseconds(30)) : .spring(.snappy))
    }
    let whole = subject
    subject.forget(before: .milliseconds(995))
    for step in 995..<1600 {
      let time = Duration.milliseconds(step)
      #expect(subject.value(at: time) == whole.value(at: time))
    }
    #expect(subject.end == whole.end)
  }
}
