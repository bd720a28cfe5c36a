import Testing

@testable import Keyframes

@Suite("Tracks of colours and angles") struct TrackMixingTests {
  @Test func coloursAreMixedInTheSpaceThatIsAskedFor() {
    let track = Track(from: ColorValue("red"), to: "blue").mixed(in: .oklch(.longer))
    let right = ColorValue("red").mixed(with: "blue", at: 0.5, in: .oklch(.longer))
    #expect(track.value(at: 0.5).color.components == right.components)
    #expect(track.value(at: 1).color == "blue")
    #expect(track.keyframes.map(\.offset) == [0, 1])
  }

  /// From, to, and where half the way is by each rule, within one turn.
  @Test(arguments: [
    (10.0, 350.0, [0.0, 180, 180, 0, 180]), (350, 10, [0, 180, 0, 180, 180]),
    (0, 90, [45, 225, 45, 225, 45]), (90, 0, [45, 225, 225, 45, 45]),
    (10, 190, [100, 100, 100, 280, 100]), (190, 10, [100, 100, 280, 100, 100]),
    (40, 40, [40, 220, 40, 40, 40]), (-30, 750, [0, 180, 0, 180, 0]),
  ])
  func anglesGoTheWayThatIsAskedFor(from: Double, to: Double, right: [Double]) {
    let track = Track(from: PlaneAngle.degrees(from), to: .degrees(to))
    let found = AngleRule.allCases.map { track.turning($0).value(at: 0.5).normalized.degrees }
    #expect(found == right)
  }

  @Test func anglesOfALongerTrackFollowEachOther() {
    let track = Track<PlaneAngle>(
      Keyframe(at: 0, .degrees(350), easing: .easeIn), Keyframe(at: 0.5, .degrees(10)),
      Keyframe(at: 1, .degrees(30))
    ).turning(.shorter)
    #expect(track.keyframes.map(\.value.degrees) == [350, 370, 390])
    #expect(track.keyframes[0].easing == .easeIn)
    #expect(track.value(at: 0.75).degrees == 380)
  }
}
