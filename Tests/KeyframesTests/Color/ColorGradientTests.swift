import Testing

@testable import Keyframes

@Suite struct ColorGradientTests {
  private let normal = ColorGradient([ColorStop("white", at: 0), ColorStop("silver", at: 1)])
  private let pressed = ColorGradient([
    ColorStop("navy", at: 1), ColorStop("blue", at: 0), ColorStop("teal", at: 0.5),
  ])

  @Test func stopsAreSortedAndHoldOutside() {
    #expect(pressed.sortedStops.map(\.location) == [0, 0.5, 1])
    #expect(pressed.color(at: 0.25).css8Bit == "rgb(0, 64, 192)")
    #expect(pressed.color(at: -1) == "blue")
    #expect(pressed.color(at: 2) == "navy")
    #expect(pressed.color(at: 0.5) == "teal")
    #expect(ColorGradient([]).color(at: 0.5) == .transparent)
    #expect(ColorGradient([ColorStop("red", at: 0.3)]).color(at: 0.9) == "red")
  }

  @Test func stopsAtOnePlaceAreAJump() {
    let gradient = ColorGradient(
      colors: ["red", "lime", "blue", "white"], locations: [0, 0.5, 0.5, 1])
    #expect(gradient.color(at: 0.5) == "blue")
    #expect(gradient.color(at: 0.4999999)[1]! > 0.99)
  }

  @Test func coloursWithoutLocationsAreSpacedEvenly() {
    let gradient = ColorGradient(colors: ["red", "lime", "blue"])
    #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
    #expect(ColorGradient(colors: ["red"]).stops.map(\.location) == [0])
  }

  @Test func asManyStopsMoveOneByOne() {
    let other = ColorGradient([ColorStop("black", at: 1), ColorStop("red", at: 0.5)])
    let mixed = normal.interpolated(to: other, at: 0.5)
    #expect(mixed.stops.map(\.location) == [0.25, 1])
    #expect(mixed.stops[0].color.css8Bit == "rgb(255, 128, 128)")
  }

  @Test func otherNumbersOfStopsMixAtEveryPlace() {
    var random = SplitMix64(seed: 71)
    let track = Track(from: normal, to: pressed)
    for _ in 0..<2000 {
      let place = Double.random(in: -0.1...1.1, using: &random)
      let progress = Double.random(in: 0...1, using: &random)
      let found = track.value(at: progress).color(at: place).components
      let right = normal.color(at: place).mixed(
        with: pressed.color(at: place), at: progress, in: .srgb
      ).components
      for index in 0..<3 { #expect(abs(found[index] - right[index]) < 1e-12) }
    }
    #expect(track.value(at: 0.5).color(at: 0.25).css8Bit == "rgb(120, 152, 215)")
    #expect(track.value(at: 0) == normal)
    #expect(track.value(at: 1) == pressed)
  }

  @Test func jumpsAndTransparencyMixAtEveryPlaceToo() {
    var random = SplitMix64(seed: 72)
    let jumps = ColorGradient(
      colors: ["rgb(255 0 0 / 0.2)", "lime", "transparent", "white", "black"],
      locations: [0.1, 0.4, 0.4, 0.9, 0.4], in: .oklab)
    let plain = ColorGradient([ColorStop("rgb(0 0 255 / 0.5)", at: 0.2)], in: .oklab)
    for (from, to) in [(jumps, plain), (plain, jumps)] {
      let course = GradientCourse(from: from, to: to)
      for _ in 0..<1000 {
        let place = Double.random(in: 0...1, using: &random)
        let progress = Double.random(in: 0...1, using: &random)
        let found = course.value(at: progress).color(at: place)
        let right = from.color(at: place).mixed(with: to.color(at: place), at: progress, in: .oklab)
        #expect(abs(found.alpha! - right.alpha!) < 1e-12)
        guard right.alpha! > 1e-3 else { continue }
        for index in 0..<3 { #expect(abs(found[index]! - right[index]!) < 1e-9) }
      }
    }
  }

  @Test func huesKeepTheirTurnsWhenStopsAreAdded() {
    // Two thirds of the circle, the longer way, against one colour.
    let wheel = ColorGradient(
      colors: ["oklch(0.7 0.1 10)", "oklch(0.7 0.1 130)"], in: .oklch(.longer))
    let plain = ColorGradient([ColorStop("oklch(0.7 0.1 10)", at: 0.5)], in: .oklch(.longer))
    let found = wheel.interpolated(to: plain, at: 1e-9).color(at: 0.5)
    #expect(abs(AngleRule.shorter.degrees(from: found[2]!, to: 250)) < 1e-5)
  }

  @Test func oneGradientWithoutStopsIsTransparent() {
    let mixed = ColorGradient([]).interpolated(to: normal, at: 0.5)
    #expect(mixed.color(at: 0.5).alpha == 0.5)
  }
}
