import Testing

@testable import Keyframes

/// Colours of numbers that no screen has ever shown.
@Suite struct ColorTotalityTests {
  static let magnitudes = [
    0, .leastNonzeroMagnitude, 1e-300, 1e-160, 1e-30, 1e-9, 0.04, 0.5, 1, 1.0.nextUp, 2, 99.9, 100,
    180, 360, 1e3, 1e9, 1e20, 1e60, 1e100, 1e154, 1e200, 1e300, .greatestFiniteMagnitude,
  ]

  static func number(_ random: inout SplitMix64) -> Double? {
    if Int.random(in: 0..<8, using: &random) == 0 { return nil }
    let magnitude = magnitudes.randomElement(using: &random)!
    return Bool.random(using: &random) ? magnitude : -magnitude
  }

  static func color(_ random: inout SplitMix64) -> ColorValue {
    let alphas: [Double?] = [nil, 0, .leastNonzeroMagnitude, 1e-300, 0.25, 0.5, 1]
    return ColorValue(
      ColorSpace.allCases.randomElement(using: &random)!, number(&random), number(&random),
      number(&random), alpha: alphas.randomElement(using: &random)!)
  }

  private func isFinite(_ color: ColorValue) -> Bool {
    (0..<4).allSatisfy { color.lanes[$0].isFinite }
  }

  @Test func conversionsOfFiniteColorsAreFinite() {
    var random = SplitMix64(seed: 401)
    var mismatches = Mismatches()
    for _ in 0..<2_000 {
      let color = Self.color(&random)
      for space in ColorSpace.allCases {
        let converted = color.converted(to: space)
        mismatches.check(isFinite(converted), "\(color) in \(space.css): \(converted.lanes)")
      }
    }
    #expect(mismatches.found == [])
  }

  @Test func mixesOfFiniteColorsAreNeverNaN() {
    var random = SplitMix64(seed: 402)
    var mismatches = Mismatches()
    for _ in 0..<6_000 {
      let (one, two) = (Self.color(&random), Self.color(&random))
      let method = ColorInterpolation(
        ColorSpace.allCases.randomElement(using: &random)!,
        hue: AngleRule.allCases.randomElement(using: &random)!)
      for progress in [-1, 0, 1e-300, 0.25, 0.5, 1.0.nextDown, 1, 1.5] {
        for mixed in [
          one.mixed(with: two, at: progress, in: method),
          ColorCourse(from: one, to: two, in: method).value(at: progress),
        ] {
          let lanes = mixed.lanes
          mismatches.check(
            (0..<4).allSatisfy { !lanes[$0].isNaN } && (0...1).contains(lanes.w),
            "\(one) and \(two) at \(progress) in \(method): \(lanes)")
        }
      }
      for sum in [one.added(to: two), one.accumulated(onto: two, count: 3)] {
        let lanes = sum.lanes
        mismatches.check(
          (0..<4).allSatisfy { !lanes[$0].isNaN }, "\(one) on \(two): \(lanes)")
      }
    }
    #expect(mismatches.found == [])
  }

  @Test func everyColorIsMappedIntoEveryGamut() {
    var random = SplitMix64(seed: 403)
    var mismatches = Mismatches()
    for _ in 0..<600 {
      let color = Self.color(&random)
      for device in ColorSpace.allCases {
        let mapped = color.mapped(into: device)
        mismatches.check(
          isFinite(mapped) && mapped.isInGamut(of: device), "\(color) in \(device.css): \(mapped)")
      }
    }
    #expect(mismatches.found == [])
  }

  @Test func aChromaBeyondAllBoundsIsHalvedToAnEnd() {
    // Its XYZ are no numbers, its Oklab is.
    #expect(ColorValue("lab(50 1e200 0)").mapped(into: .srgb).isInGamut(of: .srgb))
    #expect(ColorValue(.oklch, 0.5, .infinity, 30).mapped(into: .srgb).isInGamut(of: .srgb))
  }

  @Test func numbersThatAreNoneAreAnswered() {
    for number in [Double.nan, .infinity, -.infinity] {
      for space in ColorSpace.allCases {
        for index in 0..<3 {
          var parts = [0.5, 0.5, 0.5]
          parts[index] = number
          let color = ColorValue(space, parts[0], parts[1], parts[2])
          for other in ColorSpace.allCases {
            _ = color.converted(to: other)
            _ = color.mapped(into: other).css8Bit
            _ = color.mixed(with: "red", at: 0.5, in: ColorInterpolation(other)).css
          }
        }
      }
    }
  }

  @Test func gradientsOfAnyColorsAreNeverNaN() {
    var random = SplitMix64(seed: 404)
    var mismatches = Mismatches()
    func gradient() -> ColorGradient {
      let stops = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        ColorStop(Self.color(&random), at: Self.number(&random) ?? 0.5)
      }
      let method = ColorInterpolation(
        ColorSpace.allCases.randomElement(using: &random)!,
        hue: AngleRule.allCases.randomElement(using: &random)!)
      return ColorGradient(stops, in: method)
    }
    for _ in 0..<3_000 {
      let course = GradientCourse(from: gradient(), to: gradient())
      for progress in [0, 0.25, 1, 1.5] {
        let mixed = course.value(at: progress)
        for location in [-1e300, 0, 0.25, 0.5, 1, 1e300] {
          let lanes = mixed.color(at: location).lanes
          mismatches.check(
            (0..<4).allSatisfy { !lanes[$0].isNaN },
            "\(course.from) to \(course.to) at \(progress), \(location): \(lanes)")
        }
      }
    }
    #expect(mismatches.found == [])
  }

  @Test func whateverIsReadPrintsAndReadsBackAsItself() throws {
    var random = SplitMix64(seed: 405)
    var mismatches = Mismatches()
    var read = 0
    let numbers = [
      "0", "-0", "1", "none", "NONE", "50%", "-20%", "150%", "1e3", "1e300", "1e-400", "1e308%",
      "0.0000001", "90deg", "1e306turn", "3.5rad", "100grad", "-360", "1e999", "+.5", "5.",
      "calc(1)", "12px",
    ]
    let heads = [
      "rgb(", "rgba(", "hsl(", "hsla(", "hwb(", "lab(", "lch(", "oklab(", "oklch(", "color(srgb ",
      "color(display-p3 ", "color(xyz ", "color(xyz-d50 ", "color(rec2020 ", "color(a98-rgb ",
      "color(prophoto-rgb ", "color(srgb-linear ", "color(", "color-mix(in oklch longer hue, red ",
    ]
    let separators = [" ", " ", " ", ", ", " / ", "/", "\t\n", "", "/**/"]
    let tails = [")", ")", ")", "", " x", "))", "\u{0}", "é)", " / 0.5)", " / none)", ", 50%)"]
    for _ in 0..<20_000 {
      var text = heads.randomElement(using: &random)!
      for index in 0..<3 {
        if index > 0 { text += separators.randomElement(using: &random)! }
        text += numbers.randomElement(using: &random)!
      }
      text += tails.randomElement(using: &random)!
      do {
        let color = try ColorValue(css: text)
        read += 1
        mismatches.check(isFinite(color), "\(text) is \(color.lanes)")
        let again = try? ColorValue(css: color.css)
        mismatches.check(again == color, "\(text) as \(color.css)")
      } catch {
        mismatches.check(
          error.column >= 1 && error.column + error.length <= text.utf8.count + 2,
          "\(text): \(error)")
      }
    }
    #expect(mismatches.found == [])
    #expect(read > 500)
  }
}
