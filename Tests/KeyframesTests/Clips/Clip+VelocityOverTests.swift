import Testing

@testable import Keyframes

@Suite struct ClipVelocityOverTests {
  /// A clip of keys that replace, add and accumulate, over any timing.
  private func clip(using random: inout SplitMix64) -> Clip<Double> {
    let made = Clip<Double>.randomCurve(using: &random)
    let curve = Track.anyRandomCurve(using: &random)
    var keys = curve.keyframes
    for index in keys.indices where Bool.random(using: &random) {
      keys[index].composite = CompositeOperation.allCases.randomElement(using: &random)!
    }
    let track = Track(
      trusting: keys, missingEnds: Bool.random(using: &random) ? .underlying : .hold)
    let clip = Clip(
      curve.isReversed ? track.reversed() : track, timing: made.timing,
      composite: CompositeOperation.allCases.randomElement(using: &random)!,
      iterationComposite: made.iterationComposite)
    return made.isReversed ? clip.reversed() : clip
  }

  @Test func itIsTheDerivativeOfTheValueOverAMovingOne() {
    var random = SplitMix64(seed: 98)
    var mismatches = Mismatches()
    var looked = 0
    for seed in 0..<2000 {
      let clip = clip(using: &random)
      let (start, rate, bend) = (
        Double.random(in: -3...3, using: &random), Double.random(in: -30...30, using: &random),
        Double.random(in: -30...30, using: &random)
      )
      func underlying(_ time: Double) -> Double { start + rate * time + bend * time * time }
      func seconds(_ ticks: Ticks) -> Double { Double(ticks.count) / Double(Ticks.perSecond) }
      let time = Ticks(.random(in: -900_000_000...4_500_000_000, using: &random))
      for side in ProgressSide.allCases {
        let slope = OneSidedSlope.find(step: side == .above ? 4e-6 : -4e-6, tolerance: 1e-4) {
          let ticks = Ticks(time.count + Int64(($0 * Double(Ticks.perSecond)).rounded()))
          return clip.value(at: ticks.duration, over: underlying(seconds(ticks)))
        }
        guard let slope else { continue }
        looked += 1
        let velocity = clip.velocity(
          at: time.duration, side: side, over: underlying(seconds(time)),
          moving: rate + 2 * bend * seconds(time))
        mismatches.check(
          (velocity - slope).magnitude < 1e-3 * max(10, slope.magnitude),
          "\(seed): \(velocity), \(slope) at \(time) \(side) of \(clip)")
      }
    }
    #expect(mismatches.found == [])
    #expect(looked > 3000)
  }

  @Test func anOvershootingEasingGoesBeyondTheValueUnderneath() {
    // From 2 to what is underneath, and beyond it by the easing.
    let clip = Clip(
      Track(Keyframe(at: 0, 2.0), missingEnds: .underlying), duration: .seconds(1),
      easing: .easeOutBack)
    let late = Duration.milliseconds(700)
    let progress = Easing.easeOutBack.value(at: 0.7)
    let slope = Easing.easeOutBack.slope(at: 0.7)
    let velocity = clip.velocity(at: late, over: 10, moving: 3)
    #expect(abs(velocity - (8 * slope + 3 * progress)) < 1e-9)
  }
}
