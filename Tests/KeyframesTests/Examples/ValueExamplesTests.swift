import Testing

@testable import Keyframes

/// Examples of comments and of the README that no test of their own room repeats.
@Suite struct ValueExamplesTests {
  @Test func theReadmesColorsAndTransforms() {
    let color = Track(from: ColorValue("red"), to: "blue").mixed(in: .oklch(.longer))
    let card = Track<TransformList>(from: "rotate(0deg)", to: "translateX(40px) rotate(90deg)")
    #expect(color.value(at: 0).color == "red")
    #expect(color.value(at: 0.5).color.space == .oklch)
    let half = card.value(at: 0.5).matrix.planeNumbers
    #expect(half.map { abs($0[4] - 20) < 1e-12 && abs($0[1] - 0.5.squareRoot()) < 1e-12 } == true)
  }

  @Test func coloursOfTheFirstExample() {
    let red: ColorValue = "red"
    let oklch = red.converted(to: .oklch)
    #expect(abs(oklch[0]! - 0.628) < 5e-4 && abs(oklch[1]! - 0.258) < 5e-4)
    #expect(abs(oklch[2]! - 29.2) < 0.05)
    let mixed = red.mixed(with: "blue", at: 0.5, in: .oklab)
    #expect(abs(mixed[0]! - 0.54) < 5e-4)
    #expect(abs(mixed[1]! - 0.0962) < 5e-5 && abs(mixed[2]! + 0.0928) < 5e-5)
  }

  @Test func gradientsOfThePressedButton() {
    let normal = ColorGradient([ColorStop("white", at: 0), ColorStop("silver", at: 1)])
    let pressed = ColorGradient(
      [ColorStop("navy", at: 1), ColorStop("blue", at: 0), ColorStop("teal", at: 0.5)])
    let track = Track(from: normal, to: pressed)
    #expect(track.value(at: 0.5).color(at: 0.25).css8Bit == "rgb(120, 152, 215)")
  }

  @Test func anglesOfATrack() {
    let track = Track(from: PlaneAngle.degrees(350), to: .degrees(10)).turning(.shorter)
    #expect(track.value(at: 0.5) == .degrees(360))
  }

  @Test func textsOfTransformsAndLengths() throws {
    #expect(try TransformList(css: "translateX(10px) rotate(90deg)").functions.count == 2)
    #expect(throws: TextError.self) { try TransformList(css: "rotate(90)") }
    #expect(try PlaneLength(css: "calc(100% - 2em)")[.em] == -2)
    #expect(throws: TextError.self) { try PlaneLength(css: "12") }
  }

  @Test func whatCountsAndWhatGoes() {
    do {
      let track = Track(from: CountingText("0 of 250 files"), to: CountingText("250 of 250 files"))
      #expect(track.value(at: 0.5).text == "125 of 250 files")
    }
    let track = Track(from: Presence.shown, to: .gone)
    #expect(track.value(at: 0.99) == .shown)
    #expect(track.value(at: 1) == .gone)
  }

  @Test func halfwayBetweenTwoRotations() {
    let half = Quaternion(axis: SIMD3(0, 0, 1), angle: .degrees(90))
      .interpolated(to: Quaternion(axis: SIMD3(0, 0, 1), angle: .degrees(180)), at: 0.5)
    #expect(abs(half.angle.degrees - 135) < 1e-12)
  }

  @Test func halfwayBetweenTwoPoints() {
    let found = Track(from: PlanePoint(x: 0, y: 0), to: PlanePoint(x: 100, y: 40)).value(at: 0.5)
    #expect(found == PlanePoint(x: 50, y: 20))
  }
}
