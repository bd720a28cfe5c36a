import Testing

@testable import Keyframes

@Suite("Colours in other spaces") struct ColorValueConversionTests {
  @Test func thereAndBackIsTheSameColor() {
    var random = SplitMix64(seed: 41)
    var mismatches = Mismatches()
    for _ in 0..<200 {
      let red = Double.random(in: 0...1, using: &random)
      let green = Double.random(in: 0...1, using: &random)
      let blue = Double.random(in: 0...1, using: &random)
      let color = ColorValue(.srgb, red, green, blue)
      for first in ColorSpace.allCases {
        for second in ColorSpace.allCases {
          let back = color.converted(to: first).converted(to: second).converted(to: .srgb)
          let error = (0..<3).map { abs((back[$0] ?? 0) - color[$0]!) }.max()!
          mismatches.check(error < 1e-12, "\(color) by \(first) and \(second): \(error)")
        }
      }
    }
    #expect(mismatches.found.isEmpty)
  }

  @Test func colorsOutsideOfEveryGamutKeepThemselves() {
    var random = SplitMix64(seed: 42)
    var mismatches = Mismatches()
    let spaces: [ColorSpace] = [
      .linearSRGB, .displayP3, .a98RGB, .proPhotoRGB, .rec2020, .lab, .lch, .oklab, .oklch, .xyzD50,
    ]
    for _ in 0..<2000 {
      let color = ColorValue(
        .xyzD65, Double.random(in: -1...2, using: &random),
        Double.random(in: -1...2, using: &random), Double.random(in: -1...2, using: &random))
      for space in spaces {
        let back = color.converted(to: space).converted(to: .xyzD65)
        let error = (0..<3).map { abs((back[$0] ?? 0) - color[$0]!) }.max()!
        mismatches.check(error < 1e-11, "\(color) by \(space): \(error)")
      }
    }
    #expect(mismatches.found.isEmpty)
  }

  /// Worked out from the definitions with 50 digits.
  @Test(arguments: [
    ("red", ColorSpace.oklch, SIMD3(0.6279553639214311, 0.25768330380536064, 29.23388027962784)),
    ("red", .lab, SIMD3(54.290541404671924, 80.804928170435254, 69.890964768624278)),
    ("#008000", .oklab, SIMD3(0.5197518313867287, -0.140302331601428, 0.10767587690661436)),
    ("red", .hsl, SIMD3(0, 100, 50)), ("#336699", .hwb, SIMD3(210, 20, 40)),
    ("white", .xyzD65, SIMD3(0.9504559270516716, 1, 1.0890577507598784)),
    ("#336699", .a98RGB, SIMD3(0.28143162529907767, 0.3994051501298433, 0.5878866513107929)),
    ("#010200", .a98RGB, SIMD3(0.028179316122039635, 0.034459674500934956, 0.008078167799475044)),
    ("#336699", .proPhotoRGB, SIMD3(0.28766135591936753, 0.3195515326805298, 0.5045379078693302)),
    (
      "#010200", .proPhotoRGB,
      SIMD3(0.00577714311457341, 0.008961608864708906, 0.0012247637682686991)
    ),
    ("red", .rec2020, SIMD3(0.8234641019745034, 0.3284294460170811, 0.18033932898054694)),
    ("#336699", .rec2020, SIMD3(0.34602728016089673, 0.42474063360383957, 0.6034416215886043)),
  ])
  func knownColors(text: String, space: ColorSpace, right: SIMD3<Double>) throws {
    let components = try ColorValue(css: text).converted(to: space).components
    for index in 0..<3 { #expect(abs(components[index] - right[index]) < 1e-12) }
  }

  /// The matrices of CSS Color 4 are fractions of the primaries; the white of each is its own.
  @Test(arguments: [ColorSpace.srgb, .displayP3, .a98RGB, .proPhotoRGB, .rec2020])
  func whiteIsWhiteInEverySpaceOfRedGreenAndBlue(space: ColorSpace) {
    let white = ColorValue(space, 1, 1, 1).converted(to: .xyzD65).components
    let right = SIMD3(0.9504559270516716, 1, 1.0890577507598784)
    for index in 0..<3 { #expect(abs(white[index] - right[index]) < 1e-14) }
    let dark = ColorValue(space, -0.5, 0, 0.25).converted(to: .xyzD65).converted(to: space)
    #expect(abs(dark[0]! + 0.5) < 1e-14 && abs(dark[2]! - 0.25) < 1e-14)
  }

  @Test func theHueOfAGreyIsMissing() {
    let grey = ColorValue(red: 0.5, green: 0.5, blue: 0.5)
    #expect(grey.converted(to: .oklch)[2] == nil)
    #expect(grey.converted(to: .lch)[2] == nil)
    #expect(grey.converted(to: .hsl)[0] == nil)
    #expect(grey.converted(to: .hwb)[0] == nil)
    // A hue that somebody wrote stays.
    #expect(ColorValue(.oklch, 0.5, 0, 30).converted(to: .oklch)[2] == 30)
  }

  @Test func missingComponentsAreCarriedToTheirLike() {
    let color = ColorValue(.oklch, nil, 0.1, nil, alpha: nil)
    let lch = color.converted(to: .lch)
    #expect(lch[0] == nil && lch[1] != nil && lch[2] == nil && lch.alpha == nil)
    let hsl = color.converted(to: .hsl)
    #expect(hsl[0] == nil && hsl[1] != nil && hsl[2] == nil)
    #expect(ColorValue(.srgb, nil, 0.5, 0.5).converted(to: .displayP3)[0] == nil)
    #expect(ColorValue(.srgb, nil, 0.5, 0.5).converted(to: .oklab)[0] != nil)
  }

  @Test func colorsThatAreNotFiniteAreAnswered() {
    for space in ColorSpace.allCases {
      for value in [Double.nan, .infinity, -.infinity, 1e308] {
        let color = ColorValue(space, value, value, value)
        for other in ColorSpace.allCases { #expect(color.converted(to: other).space == other) }
      }
    }
  }

  @Test func differencesAreThoseOfOklab() {
    #expect(ColorValue.white.difference(from: .black) > 0.9999)
    #expect(ColorValue("red").difference(from: "red") == 0)
  }
}
