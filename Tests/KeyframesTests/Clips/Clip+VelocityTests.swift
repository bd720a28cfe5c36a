import Testing

@testable import Keyframes

@Suite struct ClipVelocityTests {
  private let clip = Clip([0: 0.0, 0.5: 10, 1: 10, 1: 30], duration: .seconds(2))

  @Test func theVelocityIsPerSecondAndHasTwoSides() {
    #expect(clip.velocity(at: .seconds(0.5)) == 10)
    #expect(clip.velocity(at: .zero) == 10)
    #expect(clip.velocity(at: .zero, side: .below) == nil)
    #expect(clip.velocity(at: .seconds(1), side: .below) == 10)
    #expect(clip.velocity(at: .seconds(1)) == 0)
    #expect(clip.velocity(at: .seconds(2)) == 0)
    #expect(clip.velocity(at: .seconds(5), side: .below) == 0)
    #expect(clip.filling(.none).velocity(at: .seconds(2)) == nil)
  }

  @Test func aTurnAndAStartOverHaveTheVelocitiesOfTheirIterations() {
    let line = Clip([0: 0.0, 1: 10], duration: .seconds(2))
    let again = line.repeated(3)
    #expect(again.velocity(at: .seconds(2), side: .below) == 5)
    #expect(again.velocity(at: .seconds(2)) == 5)
    let yoyo = line.repeated(3, .alternate)
    #expect(yoyo.velocity(at: .seconds(2), side: .below) == 5)
    #expect(yoyo.velocity(at: .seconds(2)) == -5)
    #expect(yoyo.velocity(at: .seconds(6), side: .below) == 5)
    #expect(yoyo.velocity(at: .seconds(6)) == 0)
  }

  @Test func aReversedClipMovesTheOtherWay() {
    let reversed = clip.reversed()
    #expect(reversed.velocity(at: .seconds(1), side: .below) == 0)
    #expect(reversed.velocity(at: .seconds(1)) == -10)
    #expect(reversed.velocity(at: .seconds(2), side: .below) == -10)
  }

  @Test func theEasingOfTheClipTakesPart() throws {
    let eased = Clip([0: 0.0, 1: 10], duration: .seconds(1)).eased(.easeIn)
    #expect(eased.velocity(at: .zero) == 0)
    let middle = try #require(eased.velocity(at: .seconds(0.5)))
    let step = Duration.microseconds(1)
    let later = try #require(eased.value(at: .seconds(0.5) + step))
    let earlier = try #require(eased.value(at: .seconds(0.5) - step))
    #expect(abs(middle - (later - earlier) / 2e-6) < 1e-6)
  }

  @Test func whatHasNoDurationOrNoEndToItStandsStill() {
    #expect(Clip([0: 0.0, 1: 10], duration: .zero).velocity(at: .zero) == 0)
    let endless = Clip([0: 0.0, 1: 10], timing: Timing(duration: .unending, delay: .seconds(-1)))
    #expect(endless.velocity(at: .seconds(1), side: .below) == 0)
    let before = Clip(
      [0: 0.0, 1: 10], timing: Timing(duration: .zero, delay: .seconds(-1), fill: .both))
    #expect(before.velocity(at: .seconds(-0.5), side: .below) == 0)
  }

  @Test func theVelocityIsTheDifferenceOfValuesWhereTheClipIsStraight() {
    var random = SplitMix64(seed: 41)
    var mismatches = Mismatches()
    var compared = 0
    let step = Duration.nanoseconds(1000)
    for _ in 0..<6000 {
      var clip = Clip.random(using: &random)
      // In less than the step between the moments a whole iteration may pass.
      guard clip.timing.duration > .finite(.milliseconds(1)) else { continue }
      // What has built up over days would drown the difference of two values.
      clip.iterationComposite = .replace
      let time = clip.timing.interestingMoment(using: &random)
      guard
        let above = clip.velocity(at: time),
        let below = clip.velocity(at: time + step, side: .below), above == below,
        let start = clip.value(at: time),
        let end = clip.value(at: time + step, playing: .backwards)
      else { continue }
      // A jump lies between the two moments where they are far apart.
      guard abs(end - start) < 0.3 || above != 0 else { continue }
      compared += 1
      let difference = (end - start) / 1e-6
      mismatches.check(
        abs(difference - above) <= 1e-6 * max(1, abs(above)) + 1e-8 || abs(end - start) > 0.3,
        "\(clip) at \(time): \(above), not \(difference)")
    }
    #expect(compared > 1000)
    #expect(mismatches.found == [])
  }
}
