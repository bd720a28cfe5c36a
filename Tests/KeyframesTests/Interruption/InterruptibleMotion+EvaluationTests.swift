import Testing

@testable import Keyframes

@Suite struct InterruptibleMotionEvaluationTests {
  @Test func chainsOfInterruptionsAreWhatThePoliciesSay() {
    var motions = RandomMotions(seed: 131)
    var mismatches = Mismatches()
    var compared = 0
    for chain in 0..<600 {
      let source = motions.source()
      var (motion, model) = (InterruptibleMotion(source), MotionModel(source))
      var time = Duration.zero
      for _ in 0..<Int.random(in: 1...9, using: &motions.random) {
        time += motions.time(1000..<250_000)
        let velocity = motion.velocity(at: time, side: .below)
        let (next, policy) = (motions.source(), motions.policy())
        guard velocity.isFinite, next.velocity(at: .zero).isFinite else { continue }
        model.interrupt(
          at: time.inSeconds, with: next, by: policy, velocity: velocity,
          end: motion.end.finite?.inSeconds)
        motion.interrupt(at: time, with: next, by: policy)
      }
      for _ in 0..<12 {
        let time = motions.time(0..<3_000_000)
        let (value, expected) = (motion.value(at: time), model.value(at: time.inSeconds))
        // The model rounds moments to other ticks, which shows where a path is steep.
        let speed = motion.velocity(at: time).magnitude
        compared += 1
        mismatches.check(
          (value - expected).magnitude <= 1e-8 * max(20, expected.magnitude, speed),
          "\(chain) at \(time): \(value), not \(expected)")
      }
    }
    #expect(compared == 7200)
    #expect(mismatches.found.count < 3, "\(mismatches.found)")
  }

  /// The moments at which sources are at odds: keys, jumps, boundaries, both phases outside.
  private static let moments: [Duration] = [
    .seconds(-1), .zero, Ticks(1).duration, .milliseconds(100), .milliseconds(250),
    .milliseconds(500), .milliseconds(600), .milliseconds(1000), .milliseconds(1100),
    .milliseconds(1600), .milliseconds(2100), .seconds(9), .seconds(2_000_000_000),
  ]

  private static let sources: [MotionSource<Double>] = {
    let keys = Clip<Double>(
      [0: 0, 0.5: 10, 1: -5], duration: .milliseconds(500), delay: .milliseconds(100))
    let jump: Clip<Double> = Clip(
      Track(
        Keyframe(at: 0, 0), Keyframe(at: 0.5, 4), Keyframe(at: 0.5, -4), Keyframe(at: 1, 8)),
      duration: .seconds(1))
    var thrown = SpringMotion(at: 0.0, spring: .bouncy)
    thrown.retarget(to: 5, at: .milliseconds(100), velocity: 90)
    thrown.jump(to: -3, at: .milliseconds(500))
    return [
      .rest(at: 3), .clip(keys, over: 2), .clip(keys.repeated(3, .alternate)),
      .clip(keys.repeated(.unending)), .clip(keys.reversed().filling(.both)), .clip(jump, over: 1),
      .clip(jump.filling(.none), over: 7), .clip(keys.lasting(.zero), over: 1),
      .clip(.spring(from: 0, to: 4, .bouncy)), .spring(thrown),
      .decay(DecayMotion(from: 1.0, velocity: 50)),
      .clip(Clip(Track(from: 0.0, to: 1, easing: .steps(4)), duration: .seconds(1))),
    ]
  }()

  @Test func everyPolicyGoesOnFromEveryOtherAtEveryAwkwardMoment() {
    let policies: [InterruptionPolicy] = [
      .spring(.bouncy), .blend(over: .milliseconds(300)), .additive(over: .milliseconds(300)),
      .reverse(turningIn: .milliseconds(100)),
    ]
    var mismatches = Mismatches()
    var count = 0
    for (number, source) in Self.sources.enumerated() {
      for first in policies {
        for second in policies {
          for moment in Self.moments {
            var motion = InterruptibleMotion(source)
            motion.interrupt(at: .milliseconds(60), with: Self.sources[count % 12], by: first)
            let later = moment > .milliseconds(60) ? motion : InterruptibleMotion(source)
            let value = later.value(at: moment)
            let below = later.velocity(at: moment, side: .below)
            motion.interrupt(at: moment, with: Self.sources[(count + 5) % 12], by: second)
            count += 1
            let case_ = "source \(number), \(first) then \(second) at \(moment)"
            mismatches.check(
              (motion.value(at: moment) - value).magnitude <= 1e-12 * max(20, value.magnitude),
              "\(case_): \(value) to \(motion.value(at: moment))")
            let above = motion.velocity(at: moment)
            mismatches.check(above.isFinite, "\(case_): velocity \(above)")
            // A path that goes on has its own corners; all else takes the velocity over.
            if below != later.velocity(at: moment) {
              switch second {
              case .reverse, .blend: continue
              case .spring, .additive: break
              }
            }
            mismatches.check(
              (above - below).magnitude <= 1e-9 * max(20, below.magnitude),
              "\(case_): velocity \(below) to \(above)")
          }
        }
      }
    }
    #expect(count == 12 * 16 * 13)
    #expect(mismatches.found == [])
  }

  @Test(arguments: [
    [InterruptionPolicy.reverse(turningIn: .microseconds(500))], [.reverse(turningIn: .zero)],
    [.blend(over: .seconds(60))],
    [.blend(over: .seconds(60)), .reverse(turningIn: .microseconds(300))],
    [.spring(.snappy)], [.additive(over: .milliseconds(50))],
  ])
  func thousandsOfInterruptionsInARowExhaustNothing(policies: [InterruptionPolicy]) {
    var motion = InterruptibleMotion(.clip(.slideIn(height: 180), over: -180))
    let count = policies[0] == .blend(over: .seconds(60)) ? 1500 : 10_000
    for index in 0..<count {
      motion.interrupt(
        at: .milliseconds(1 + index), with: .rest(at: Double(index % 7)),
        by: policies[index % policies.count])
    }
    let time = Duration.milliseconds(count) + .microseconds(400)
    let step = Ticks(9).duration
    let difference = (motion.value(at: time + step) - motion.value(at: time - step)) / 2e-9
    let velocity = motion.velocity(at: time, side: .below)
    #expect(motion.value(at: time).magnitude < 1000)
    #expect((velocity - difference).magnitude < 1e-2 * max(100, velocity.magnitude))
    #expect(motion.interruptions.count == count)
  }

  @Test func whatIsEqualOnAllPathsIsNotMovedByBlendingThem() {
    var motion = InterruptibleMotion(.rest(at: 0.1))
    for step in 0..<40 {
      motion.interrupt(
        at: .milliseconds(7 * step), to: 0.1, by: .blend(over: .milliseconds(200)))
    }
    for step in 0..<400 {
      #expect(motion.value(at: .milliseconds(step)) == 0.1)
      #expect(motion.velocity(at: .milliseconds(step)) == 0)
    }
  }

  @Test func blendedPathsStayWithinTheirRange() {
    var motions = RandomMotions(seed: 132)
    for _ in 0..<200 {
      let values = (0..<12).map { _ in motions.number() }
      var motion = InterruptibleMotion(.rest(at: values[0]))
      for (index, value) in values.enumerated().dropFirst() {
        motion.interrupt(
          at: .milliseconds(10 * index), to: value, by: .blend(over: motions.time(1000..<200_000)))
      }
      for _ in 0..<20 {
        let value = motion.value(at: motions.time(0..<400_000))
        #expect(value >= values.min()! && value <= values.max()!)
      }
    }
  }

  @Test func aMomentThatWasForgottenAnswersAsIfTheMotionHadBegunWithWhatCame() {
    for policy: InterruptionPolicy in [
      .spring(.snappy), .blend(over: .milliseconds(20)), .additive(over: .milliseconds(20)),
    ] {
      var motion = InterruptibleMotion(.rest(at: 1.0))
      motion.interrupt(
        at: .seconds(1), with: .clip(Clip([0: 5.0, 1: 7], duration: .seconds(1)), over: 0),
        by: policy)
      let whole = motion
      motion.forget(before: .seconds(2))
      #expect(motion.value(at: Duration.zero).isFinite)
      #expect(motion.velocity(at: .milliseconds(1001)).isFinite)
      #expect(motion.value(at: .seconds(2)) == whole.value(at: .seconds(2)))
      motion.forget(before: Duration.zero)
      #expect(motion.value(at: .seconds(3)) == whole.value(at: .seconds(3)))
    }
  }

  @Test func ofTwoInterruptionsAtOneMomentTheFirstLeavesNoTrace() {
    let slide = MotionSource.clip(.slideIn(height: 180), over: -180)
    for first: InterruptionPolicy in [
      .blend(over: .zero), .additive(over: .zero), .spring(.bouncy), .reverse(turningIn: .zero),
    ] {
      var (motion, other) = (InterruptibleMotion(slide), InterruptibleMotion(slide))
      motion.interrupt(at: .milliseconds(90), to: 1000, by: first)
      motion.interrupt(at: .milliseconds(90), to: 3, by: .spring(.smooth))
      other.interrupt(at: .milliseconds(90), to: 3, by: .spring(.smooth))
      for step in 0..<60 {
        let time = Duration.milliseconds(10 * step)
        #expect(motion.value(at: time) == other.value(at: time))
      }
    }
  }

  @Test func valuesThatTheTypeCannotHoldGiveNoNaN() {
    let extremes = [0.0, 1, -1e308, 1e308, 1e-308, .infinity, -.infinity]
    let times: [Duration] = [
      .seconds(Int64.min / 2), .zero, .milliseconds(10), .milliseconds(40), .seconds(5),
      .seconds(Int64.max / 2),
    ]
    for from in extremes {
      for to in extremes {
        for policy: InterruptionPolicy in [
          .spring(.bouncy), .blend(over: .milliseconds(50)), .additive(over: .milliseconds(50)),
          .reverse(turningIn: .milliseconds(20)),
        ] {
          var motion = InterruptibleMotion(
            .clip(Clip(Track(from: 0.0, to: from), duration: .milliseconds(20)), over: 1))
          motion.interrupt(at: .milliseconds(10), to: to, by: policy)
          for time in times {
            let (value, velocity) = (motion.value(at: time), motion.velocity(at: time))
            let isFinite = from.isFinite && to.isFinite
            #expect(!isFinite || value.isFinite, "\(from) to \(to) by \(policy) at \(time)")
            #expect(!isFinite || !velocity.isNaN, "\(from) to \(to) by \(policy) at \(time)")
          }
        }
      }
    }
  }

  @Test func whatBeginsInfinitelySteepDoesNotThrowTheValueOut() {
    let steep = Clip(Track(from: 0.0, to: 1, easing: .easeOutCirc), duration: .seconds(1))
    var motion = InterruptibleMotion(.rest(at: 0.0))
    motion.interrupt(
      at: .seconds(1), with: .clip(steep), by: .additive(over: .milliseconds(100)))
    for step in 0...1100 {
      let value = motion.value(at: .seconds(1) + .milliseconds(step))
      #expect(value >= 0 && value <= 1)
    }
  }

  @Test func vectorsGoOnInEveryDirection() {
    var motions = RandomMotions(seed: 133)
    func vector() -> SIMD3<Double> {
      SIMD3(motions.number(), motions.number(), motions.number())
    }
    for _ in 0..<300 {
      var motion = InterruptibleMotion(
        .spring(
          SpringSegment(from: vector(), to: vector(), velocity: vector() * 20, spring: .bouncy)))
      var time = Duration.zero
      for _ in 0..<6 {
        time += motions.time(1000..<200_000)
        let (value, velocity) = (motion.value(at: time), motion.velocity(at: time, side: .below))
        motion.interrupt(at: time, to: vector(), by: motions.policy())
        #expect((motion.value(at: time) - value).length <= 1e-12 * 20)
        #expect(
          (motion.velocity(at: time) - velocity).length <= 1e-9 * max(20, velocity.length))
      }
    }
  }
}
