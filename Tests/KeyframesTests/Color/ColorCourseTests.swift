import Testing

@testable import Keyframes

@Suite struct ColorCourseTests {
  private func random(_ random: inout SplitMix64) -> ColorValue {
    let space = ColorSpace.allCases.randomElement(using: &random)!
    var parts = (0..<3).map { _ in Double?(Double.random(in: -0.5...1.5, using: &random)) }
    if let hue = space.hueIndex { parts[hue] = Double.random(in: -700...700, using: &random) }
    if Int.random(in: 0..<4, using: &random) == 0 {
      parts[Int.random(in: 0..<3, using: &random)] = nil
    }
    return ColorValue(
      space, parts[0], parts[1], parts[2],
      alpha: [0, 1, 1, nil, Double.random(in: 0...1, using: &random)].randomElement(using: &random)!
    )
  }

  private let methods: [ColorInterpolation] = ColorSpace.allCases.flatMap { space in
    space.hueIndex == nil
      ? [ColorInterpolation(space)] : AngleRule.allCases.map { ColorInterpolation(space, hue: $0) }
  }

  @Test func endsAreTheColorsThemselves() {
    var generator = SplitMix64(seed: 45)
    for _ in 0..<1000 {
      let (from, to) = (random(&generator), random(&generator))
      let method = methods.randomElement(using: &generator)!
      let course = ColorCourse(from: from, to: to, in: method)
      #expect(course.value(at: 0) == from)
      #expect(course.value(at: 1) == to)
      #expect(from.interpolated(to: to, at: 0) == from)
      #expect(from.interpolated(to: to, at: 1) == to)
    }
  }

  @Test func nothingFiniteGivesNaN() {
    var generator = SplitMix64(seed: 46)
    var mismatches = Mismatches()
    for _ in 0..<5000 {
      let (from, to) = (random(&generator), random(&generator))
      let method = methods.randomElement(using: &generator)!
      let progress = [
        Double.random(in: -1...2, using: &generator), 1e-300, 1e300, -1e300,
      ].randomElement(using: &generator)!
      let color = ColorCourse(from: from, to: to, in: method).value(at: progress)
      for lane in 0..<4 {
        mismatches.check(!color.lanes[lane].isNaN, "\(from) to \(to) in \(method) at \(progress)")
      }
      mismatches.check((0...1).contains(color.alpha ?? 0), "\(color)")
    }
    #expect(mismatches.found.isEmpty)
  }

  @Test func mixedBackwardsIsTheSameColor() {
    var generator = SplitMix64(seed: 47)
    var mismatches = Mismatches()
    for _ in 0..<3000 {
      let (from, to) = (random(&generator), random(&generator))
      let method = ColorInterpolation(ColorSpace.allCases.randomElement(using: &generator)!)
      let progress = Double.random(in: 0...1, using: &generator)
      let there = from.mixed(with: to, at: progress, in: method)
      let back = to.mixed(with: from, at: 1 - progress, in: method)
      guard (there.alpha ?? 1) > 1e-3 else { continue }
      for lane in 0..<3 {
        var gap = abs(there.lanes[lane] - back.lanes[lane])
        if method.space.hueIndex == lane { gap = min(gap, 360 - gap) }
        mismatches.check(gap < 1e-9, "\(from) to \(to) in \(method) at \(progress)")
      }
    }
    #expect(mismatches.found.isEmpty)
  }

  @Test func oldNotationsMixInSRGBAndOthersInOklab() {
    #expect(ColorValue("red").interpolated(to: "blue", at: 0.5).css == "rgb(50% 0% 50%)")
    #expect(ColorValue("red").interpolated(to: "oklch(0.5 0.1 30)", at: 0.5).space == .oklab)
  }

  @Test func greysHaveNoHueToMix() {
    #expect(ColorValue.white.mixed(with: .black, at: 0.5, in: .oklch)[2] == nil)
    let tinted = ColorValue.white.mixed(with: "oklch(0.5 0.1 30)", at: 0.5, in: .oklch)
    #expect(tinted[2] == 30)
  }

  @Test func colorsAreWeighedByTheirAlpha() {
    let mixed = ColorValue("rgb(255 0 0 / 0.2)").mixed(with: "blue", at: 0.5, in: .srgb)
    #expect(abs(mixed[0]! - 1.0 / 6) < 1e-15)
    #expect(abs(mixed[2]! - 5.0 / 6) < 1e-15)
    #expect(mixed.alpha == 0.6)
  }

  @Test(arguments: [
    (AngleRule.shorter, 0.0), (.longer, 180), (.increasing, 0), (.decreasing, 180),
    (.asWritten, 180),
  ])
  func huesGoTheWayThatIsAskedFor(rule: AngleRule, hue: Double) {
    let mixed = ColorValue(.oklch, 0.5, 0.1, 350)
      .mixed(with: ColorValue(.oklch, 0.5, 0.1, 10), at: 0.5, in: .oklch(rule))
    #expect(mixed[2] == hue)
  }

  @Test func addedColorsSumTheirLight() {
    let sum = ColorValue("rgb(100 0 0)").added(to: "rgb(50 20 0)")
    #expect(sum.css8Bit == "rgb(150, 20, 0)")
    let built = ColorValue("rgb(10 0 0)").accumulated(onto: "rgb(20 5 0)", count: 3)
    #expect(built.css8Bit == "rgb(70, 15, 0)")
  }

  @Test func sharesOfNothingHaveNoResult() {
    #expect(ColorValue.white.colorMix(0, with: .black, 0, in: .srgb) == nil)
    #expect(ColorValue.white.colorMix(0.25, with: .black, in: .srgb)?[0] == 0.25)
  }
}
