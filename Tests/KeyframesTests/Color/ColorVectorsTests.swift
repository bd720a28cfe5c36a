import Testing

@testable import Keyframes

/// What browsers answered about colours.
@Suite struct ColorVectorsTests {
  struct Color: Decodable {
    var css: String
    var space: String
    var c: [Double?]
    var alpha: Double?
    var legacy: Bool?

    /// The colour by its numbers rather than by its text.
    var value: ColorValue {
      var color = ColorValue(
        ColorVectorsTests.space(space), c[0], c[1], c[2], alpha: alpha)
      color.isLegacy = legacy ?? false
      return color
    }
  }

  private struct Mix: Decodable {
    var id: String
    var space: String
    var hue: String?
    var from: Color
    var to: Color
    var t: Double
    var alphaMultiplier: Double
    var css: String
    var resultSpace: String
    var v: [Double?]
    var tol: Double
  }

  private struct Animation: Decodable {
    struct Sample: Decodable {
      var progress: Double
      var v: [Double]
      var text: String?

      init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        progress = try list.decode(Double.self)
        v = try (0..<4).map { _ in try list.decode(Double.self) }
        text = try list.decodeIfPresent(String.self)
      }
    }
    var id: String
    var from: Color
    var to: Color
    var interpolationSpace: String
    var legacy: Bool
    var tol: Double
    var samples: [Sample]
  }

  static func space(_ name: String) -> ColorSpace {
    ColorSpace.allCases.first { $0.css == name }!
  }

  /// How far a colour is from what a browser printed, by the rules of the vectors.
  private func distance(_ color: ColorValue, _ right: [Double?]) -> Double {
    let isHundred = color.space == .lab || color.space == .lch
    var worst = abs((color.alpha ?? 0) - right[3]!)
    if right[3] == 0 { return worst }
    for index in 0..<3 {
      guard let found = color[index], let expected = right[index] else {
        if color[index] != nil || right[index] != nil { return .infinity }
        continue
      }
      var error = abs(found - expected)
      if color.space.hueIndex == index {
        let chroma = right[1]! / (isHundred ? 100 : 1)
        error = abs(AngleRule.shorter.degrees(from: found, to: expected)) * .pi / 180 * chroma
      } else if isHundred {
        error /= 100
      }
      worst = max(worst, error)
    }
    return worst
  }

  @Test func colorMixIsThatOfBrowsers() throws {
    var mismatches = Mismatches()
    let cases = try VectorFile<Mix>.load("color-mix")
    for example in cases {
      let tolerance = max(example.tol, 1e-9)
      let parsed = try ColorValue(css: example.css)
      let rule = AngleRule.allCases.first { "\($0)" == example.hue } ?? .shorter
      var direct = example.from.value.mixed(
        with: example.to.value, at: example.t,
        in: ColorInterpolation(Self.space(example.space), hue: rule)
      ).converted(to: Self.space(example.resultSpace))
      direct = direct.withAlpha((direct.alpha ?? 0) * example.alphaMultiplier)
      for color in [parsed, direct] {
        mismatches.check(
          color.space == Self.space(example.resultSpace)
            && distance(color, example.v) <= tolerance,
          "\(example.id) \(example.css): \(color) and not \(example.v)")
      }
    }
    #expect(cases.count == 700)
    #expect(mismatches.found.isEmpty)
  }

  @Test func animatedColorsAreThoseOfBrowsers() throws {
    var mismatches = Mismatches()
    var count = 0
    for example in try VectorFile<Animation>.load("color-animation") {
      let space = Self.space(example.interpolationSpace)
      let course = ColorCourse(from: example.from.value, to: example.to.value)
      let track = Track(
        from: try ColorValue(css: example.from.css), to: try ColorValue(css: example.to.css))
      for sample in example.samples {
        count += 1
        for color in [course.value(at: sample.progress), track.value(at: sample.progress)] {
          let inside = sample.progress != 0 && sample.progress != 1
          mismatches.check(
            !inside || color.space == space && color.isLegacy == example.legacy,
            "\(example.id): \(color) is not of \(space)")
          mismatches.check(
            distance(color.converted(to: space), sample.v) <= max(example.tol, 1e-9),
            "\(example.id) at \(sample.progress): \(color) and not \(sample.v)")
        }
      }
    }
    #expect(count == 910)
    #expect(mismatches.found.isEmpty)
  }

  @Test func oldNotationsPrintAsInBrowsers() throws {
    // Browsers round numbers of single precision, so that halves may fall either way.
    var different = 0
    var count = 0
    for example in try VectorFile<Animation>.load("color-animation") where example.legacy {
      let course = ColorCourse(from: example.from.value, to: example.to.value)
      for sample in example.samples where sample.v[3] > 1e-6 {
        count += 1
        if course.value(at: sample.progress).css8Bit != sample.text { different += 1 }
      }
    }
    #expect(count > 300)
    #expect(different <= 12)
  }
}
