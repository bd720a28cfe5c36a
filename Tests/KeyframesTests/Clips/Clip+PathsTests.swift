import Keyframes
import Testing

@Suite struct ClipPathsTests {
  private func point(_ x: Double, _ y: Double) -> PlanePoint { PlanePoint(x: x, y: y) }

  @Test func theExampleHolds() {
    let clip = Clip(Track(along: "M0 0H30V40"), duration: .seconds(7))
    #expect(clip.pointVelocity(at: .seconds(1)) == point(10, 0))
    #expect(clip.pointVelocity(at: .seconds(3), side: .below) == point(10, 0))
    #expect(clip.pointVelocity(at: .seconds(3)) == point(0, 10))
    #expect(clip.value(at: .seconds(5))?.point == point(30, 20))
    #expect(clip.pointVelocity(at: .seconds(-1)) == nil)
    #expect(clip.pointVelocity(at: .seconds(8)) == .zero)
  }

  @Test func backwardsTheVelocityTurnsRound() {
    let clip = Clip(Track(along: "M0 0H30V40"), duration: .seconds(7)).reversed()
    #expect(clip.pointVelocity(at: .seconds(1)) == point(0, -10))
    #expect(clip.pointVelocity(at: .seconds(4), side: .below) == point(0, -10))
    #expect(clip.pointVelocity(at: .seconds(4)) == point(-10, 0))
  }

  @Test func theEndOfAnIterationIsWhereItEnds() {
    let clip = Clip(Track(along: "M0 0H30V40"), duration: .seconds(7), iterations: 2)
    #expect(clip.pointVelocity(at: .seconds(7), side: .below) == point(0, 10))
    #expect(clip.pointVelocity(at: .seconds(7)) == point(10, 0))
  }

  @Test func fromBelowAnIterationThatBuildsUpEndsOnItsOwnPlace() {
    // From 10 to 30 along the corner at 30, then from 40 on: the first one ends on the first side.
    let clip = Clip(
      Track(along: "M0 0H35V80", from: 10, to: 30),
      timing: Timing(duration: .seconds(1), iterations: 2), iterationComposite: .accumulate)
    #expect(clip.pointVelocity(at: .seconds(1), side: .below) == PlanePoint(x: 20, y: 0))
    #expect(clip.pointVelocity(at: .seconds(1)) == PlanePoint(x: 0, y: 20))
  }
}
