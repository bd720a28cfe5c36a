import Testing

@testable import Keyframes

@Suite struct SpringEasingTests {
  /// A spring that is damped, with a start velocity in whole ways a second.
  private func randomWay(
    _ random: inout SplitMix64
  ) -> (spring: DampedSpring, velocity: Double) {
    var spring = randomSpring(&random)
    while spring.dampingRatio < 1e-3 { spring = randomSpring(&random) }
    let velocity =
      Bool.random(using: &random)
      ? 0 : spring.angularFrequency * Double.random(in: -2...3, using: &random)
    return (spring, velocity)
  }

  @Test func theEasingIsTheSpringOverItsSettlingTime() throws {
    var random = SplitMix64(seed: 71)
    var worst = 0.0
    for _ in 0..<2000 {
      let (spring, velocity) = randomWay(&random)
      let easing = Easing.spring(spring, velocity: velocity)
      let way = SpringSegment(from: 0.0, to: 1, velocity: velocity, spring: spring)
      guard case .finite(let length)? = easing.naturalDuration else { continue }
      #expect(.finite(length) == way.settlingDuration)
      #expect(easing.value(at: 0) == 0)
      #expect(easing.value(at: 1) == 1)
      #expect(easing.value(at: 3) == 1)
      let scale = max(1, velocity.magnitude / spring.angularFrequency)
      for _ in 0..<10 {
        let share = Double.random(in: 0..<1, using: &random)
        let ticks = share * way.endTicks
        guard spring.angularFrequency * ticks / 9e9 < 1000 else { continue }
        worst = max(
          worst, (easing.value(at: share) - way.value(afterTicks: ticks)).magnitude / scale)
        let seconds = way.endTicks / 9e9
        let slope = easing.slope(at: share) / seconds
        let expected = way.velocity(afterTicks: ticks)
        worst = max(worst, (slope - expected).magnitude / scale / spring.angularFrequency)
      }
      let beforeEnd = easing.value(at: 1.0.nextDown)
      #expect((beforeEnd - 1).magnitude <= 0.001 * max(1, scale))
    }
    #expect(worst <= 1e-12)
  }

  @Test func aSpringOverAnotherTimeIsTheSameShape() {
    let easing = Easing.spring(.bouncy)
    let clip = Clip(Track(from: 0.0, to: 1, easing: easing), duration: .seconds(3))
    let own = Clip.spring(from: 0.0, to: 1, .bouncy)
    for share in [0.1, 0.35, 0.8] {
      let (long, short) = (3 * share, (own.end.finite ?? .zero).inSeconds * share)
      let difference = (clip.value(at: .seconds(long)) ?? 0) - (own.value(at: .seconds(short)) ?? 9)
      #expect(difference.magnitude < 1e-8)
    }
  }

  @Test func aGivenSpanIsWhatProgressStandsFor() {
    let way = SpringSegment(from: 0.0, to: 1, spring: .snappy)
    let long = Easing.spring(.snappy, over: .seconds(2))
    #expect(long.naturalDuration == .finite(.seconds(2)))
    #expect((long.value(at: 0.1) - way.value(at: .milliseconds(200))).magnitude < 1e-13)
    #expect(long.value(at: 0.5) == 1)
    let short = Easing.spring(.snappy, over: .milliseconds(300))
    #expect((short.value(at: 0.5) - way.value(at: .milliseconds(150))).magnitude < 1e-13)
    #expect(short.value(at: 1) == 1)
  }

  @Test func anUndampedSpringNeverSettlesAndSwingsFromZeroToTwo() {
    let spring = DampedSpring(duration: .milliseconds(500), bounce: 1)
    let easing = Easing.spring(spring)
    #expect(easing.naturalDuration == .unending)
    let extremes = easing.extremes()
    #expect((extremes.highest - 2).magnitude < 1e-12 && extremes.lowest >= -1e-12)
    #expect(easing.value(at: 1) == 0)
    #expect(!easing.isMonotone)
    // Half a period of 160.
    #expect((easing.value(at: 0.5 / 160) - 2).magnitude < 1e-12)
  }

  @Test func turnsAndOvershootAreFound() {
    let easing = Easing.spring(DampedSpring(response: .seconds(1), dampingRatio: 0.5))
    let extremes = easing.extremes()
    #expect((extremes.highest - 1.163033).magnitude < 1e-6)
    #expect((easing.slope(at: extremes.highestPlace)).magnitude < 1e-9)
    let later = easing.extremes(in: (extremes.highestPlace + 0.01)...1)
    #expect(later.lowest < 1 && later.highest < extremes.highest)
    #expect(Easing.spring(.smooth).isMonotone)
    #expect(!Easing.spring(.snappy).isMonotone)
    #expect(!Easing.spring(.smooth, velocity: -1).isMonotone)
    let inverse = Easing.spring(.smooth).inverse(of: 0.5) ?? 0
    #expect((Easing.spring(.smooth).value(at: inverse) - 0.5).magnitude < 1e-15)
    // Beyond the extremes found there is nothing, by dense sampling.
    var random = SplitMix64(seed: 72)
    for _ in 0..<200 {
      let (spring, velocity) = randomWay(&random)
      let easing = Easing.spring(spring, velocity: velocity)
      let found = easing.extremes()
      for sample in 0...400 {
        let value = easing.value(at: Double(sample) / 400)
        #expect(value <= found.highest + 1e-12 * value.magnitude.rounded(.up))
        #expect(value >= found.lowest - 1e-12 * max(1, value.magnitude))
      }
    }
  }

  @Test func aDecayRunsOutExactly() {
    let easing = Easing.decay(.normal)
    let motion = DecayMotion(from: 0.0, velocity: Decay.normal.friction, decay: .normal)
    #expect(easing.naturalDuration == motion.duration)
    #expect(easing.value(at: 1) == 1)
    for share in [0.05, 0.3, 0.9] {
      let expected = motion.value(afterTicks: share * motion.endTicks)
      #expect((easing.value(at: share) - expected).magnitude < 1e-14)
    }
    #expect(easing.isMonotone)
    #expect(Easing.easeOut.naturalDuration == nil)
    #expect(easing.reversed().naturalDuration == motion.duration)
  }

  @Test func everyNumberHasAnAnswer() {
    for easing in [Easing.spring(.bouncy, velocity: 3), .decay(), .spring(.smooth).reversed()] {
      for progress in [-1e308, -Double.infinity, -2, 2, 1e308, .infinity] {
        #expect(!easing.value(at: progress).isNaN, "\(easing) at \(progress)")
      }
      #expect(easing.value(at: .nan).isNaN)
    }
    #expect(Easing.spring(.bouncy, velocity: 1e308).value(at: 0.5).isNaN == false)
  }
}

@Suite struct SpringEasingTextTests {
  @Test(arguments: [
    ("spring(bounce=0.3, duration=500ms)", "spring(bounce=0.3, duration=500ms)"),
    ("SPRING( duration = 0.5s , bounce = .3 )", "spring(bounce=0.3, duration=500ms)"),
    ("spring", "spring(bounce=0, duration=500ms)"),
    ("spring()", "spring(bounce=0, duration=500ms)"),
    ("spring(bouncy)", "spring(bounce=0.3, duration=500ms)"),
    ("spring(response=150ms, ratio=0.86)", "spring(bounce=0.14, duration=150ms)"),
    ("spring(stiffness=157.2, damping=11)", "spring(stiffness=157.2, damping=11)"),
    ("spring(mass=2, stiffness=100, damping=10)", "spring(stiffness=50, damping=5)"),
    ("spring(snappy, velocity=-2.5)", "spring(bounce=0.15, duration=500ms, velocity=-2.5)"),
    (
      "spring(duration=1s, tolerance=0.01, over=2s)",
      "spring(bounce=0, duration=1s, tolerance=0.01, over=2s)"
    ),
    ("decay(kept=0.998)", "decay(kept=0.998)"), ("decay(friction=4.2)", "decay(friction=4.2)"),
    ("reversed(spring(bouncy))", "reversed(spring(bounce=0.3, duration=500ms))"),
  ])
  func textIsReadAndWritten(text: String, canonical: String) throws {
    let easing = try Easing(parsing: text)
    #expect(easing.description == canonical)
    #expect(easing.css == nil)
    #expect(throws: TextError.self) { try Easing(css: text) }
  }

  @Test func whatIsWrittenReadsBackAsTheSameEasing() throws {
    var random = SplitMix64(seed: 73)
    for _ in 0..<2000 {
      let velocity = Bool.random(using: &random) ? 0 : Double.random(in: -9...9, using: &random)
      let easing = Easing.spring(randomSpring(&random), velocity: velocity)
      #expect(try Easing(parsing: easing.description) == easing)
    }
    for _ in 0..<200 {
      let easing = Easing.decay(Decay(friction: Double.random(in: 0.01...50, using: &random)))
      #expect(try Easing(parsing: easing.description) == easing)
    }
  }

  @Test(arguments: [
    ("spring(bounce=2)", 15, "a spring's bounce must be above -1 and at most 1, not 2.0"),
    ("spring(bounce=0.3, ratio=1)", 15, "bounce does not go with ratio"),
    ("spring(duration=1s, stiffness=3)", 31, "stiffness does not go with duration"),
    ("spring(duration=500)", 17, "a time needs a unit, such as ms or s"),
    ("spring(wobble=1)", 8, "there is no part 'wobble'; there are bounce, duration, response"),
    ("spring(bounce=1, bounce=1)", 18, "'bounce' is given more than once"),
    ("spring(0.3)", 8, "a part such as bounce=0.3 or duration=500ms was expected"),
    ("spring(bouncy, duration=1s)", 25, "duration does not go with a spring's name"),
    ("spring(tolerance=1)", 18, "a tolerance must be above 0 and below 1"),
    ("spring(over=0s)", 13, "a time above zero was expected"),
    ("spring(bounce", 8, "'bounce' needs an equals sign and a value"),
    ("spring(mass=1, duration=1s)", 13, "mass does not go with duration"),
    ("decay(kept=1)", 12, "the share of velocity kept each millisecond must be above 0"),
    ("decay(bounce=1)", 7, "there is no part 'bounce'; there are kept, friction and tolerance"),
    ("spring(settling=1s, ratio=0)", 27, "a spring's damping ratio must let it settle"),
  ])
  func mistakesAreNamedWhereTheyStand(text: String, column: Int, message: String) {
    do {
      let easing = try Easing(parsing: text)
      Issue.record("\(text) is read as \(easing)")
    } catch {
      #expect(error.message.hasPrefix(message), "\(error.message)")
      #expect(error.column == column, "\(text): \(error)")
    }
  }

  @Test func aSpringAsStraightLinesIsCSS() throws {
    let lines = try #require(Easing.linear(approximating: .bouncy, within: 0.005))
    let read = try Easing(css: try #require(lines.css))
    let spring = Easing.spring(.bouncy)
    for sample in 0...5000 {
      let progress = Double(sample) / 5000
      #expect((read.value(at: progress) - spring.value(at: progress)).magnitude <= 0.005 + 1e-9)
    }
    let undamped = DampedSpring(duration: .seconds(1), bounce: 1)
    #expect(Easing.linear(approximating: undamped, within: 0.01) == nil)
  }
}
