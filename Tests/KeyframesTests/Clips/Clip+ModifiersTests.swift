import Testing

@testable import Keyframes

@Suite struct ClipModifiersTests {
  private let clip = Clip([0: 10.0, 1: 20], duration: .seconds(1))

  @Test func aDelayedClipWaits() {
    let delayed = clip.delayed(by: .milliseconds(80))
    #expect(delayed.value(at: .milliseconds(79)) == nil)
    #expect(delayed.value(at: .milliseconds(80)) == 10)
    #expect(delayed.end == .finite(.milliseconds(1080)))
    #expect(delayed.delayed(by: .milliseconds(-80)).timing == clip.timing)
    #expect(clip.delayed(by: .milliseconds(-500)).value(at: .zero) == 15)
  }

  @Test func aRepeatedClipStartsOverOrTurnsRound() {
    let again = clip.repeated(3)
    #expect(again.end == .finite(.seconds(3)))
    #expect(again.value(at: .seconds(1.5)) == 15)
    #expect(again.value(at: .seconds(1)) == 10)
    #expect(again.value(at: .seconds(3)) == 20)
    #expect(clip.repeated(2, .alternate).value(at: .seconds(2)) == 10)
    #expect(clip.repeated(2, .alternate).repeated(3).value(at: .seconds(1.25)) == 17.5)
    #expect(clip.repeated(1.5).value(at: .seconds(9)) == 15)
    #expect(clip.repeated(.unending).end == .unending)
    #expect(clip.repeated(.unending).value(at: .seconds(900_000_000.25)) == 12.5)
    #expect(clip.repeated(0).value(at: .seconds(5)) == 10)
  }

  @Test func accumulatingIterationsGoOnFromTheLastValue() {
    let growing = clip.repeated(3, iterationComposite: .accumulate)
    #expect(growing.value(at: .seconds(1)) == 30)
    #expect(growing.value(at: .seconds(2.5)) == 55)
    #expect(growing.value(at: .seconds(3)) == 60)
    #expect(growing.value(at: .seconds(2.5), over: 1000) == 55)
    let added = growing.composited(by: .add)
    #expect(added.value(at: .seconds(2.5), over: 1000) == 1055)
  }

  @Test func fillsHoldOutsideTheActiveInterval() {
    let delayed = clip.delayed(by: .seconds(1))
    let before = Duration.seconds(0.5)
    let after = Duration.seconds(3)
    #expect(delayed.filling(.none).value(at: before) == nil)
    #expect(delayed.filling(.none).value(at: after) == nil)
    #expect(delayed.filling(.backwards).value(at: before) == 10)
    #expect(delayed.filling(.backwards).value(at: after) == nil)
    #expect(delayed.filling(.forwards).value(at: before) == nil)
    #expect(delayed.filling(.forwards).value(at: after) == 20)
    #expect(delayed.filling(.both).value(at: before) == 10)
    #expect(delayed.filling(.both).value(at: after) == 20)
  }

  @Test func anEasedClipIsEasedAsAWhole() {
    let stepped = clip.eased(.steps(2, .jumpEnd))
    #expect(stepped.value(at: .seconds(0.49)) == 10)
    #expect(stepped.value(at: .seconds(0.5)) == 15)
    #expect(stepped.eased(.linear).value(at: .seconds(0.25)) == 12.5)
  }

  @Test func aStretchedClipTakesAsManyTimesAsLong() {
    let delayed = clip.delayed(by: .milliseconds(100))
    let slow = delayed.stretched(by: 2.5)
    #expect(slow.timing.delay == .milliseconds(250))
    #expect(slow.timing.duration == .finite(.seconds(2.5)))
    #expect(slow.value(at: .seconds(1.5)) == 15)
    #expect(clip.delayed(by: .seconds(-1)).stretched(by: 0.5).timing.delay == .seconds(-0.5))
    #expect(delayed.stretched(by: 1).timing == delayed.timing)
    #expect(delayed.stretched(by: 0).end == .finite(.zero))
    #expect(clip.lasting(.seconds(4)).value(at: .seconds(1)) == 12.5)
  }

  @Test func aReversedClipRunsFromItsEndToItsStart() {
    let reversed = clip.delayed(by: .milliseconds(250)).filling(.backwards).reversed()
    #expect(reversed.isReversed)
    #expect(reversed.end == .finite(.milliseconds(1250)))
    #expect(reversed.value(at: .zero) == 20)
    #expect(reversed.value(at: .milliseconds(250)) == 17.5)
    // The delay comes at the end of the view, and the fill holds there.
    #expect(reversed.value(at: .milliseconds(1000)) == 10)
    #expect(reversed.value(at: .seconds(5)) == 10)
    #expect(reversed.timing.fill == .forwards)
  }

  @Test func atJumpsAndTurnsTheViewHasTheValueOfThatInstant() {
    let jump = Clip([0: 0.0, 0.5: 1, 0.5: 10, 1: 20], duration: .seconds(1))
    #expect(jump.reversed().value(at: .seconds(0.5)) == 10)
    // One tick later the view is before the jump.
    let later = jump.reversed().value(at: .seconds(0.5) + Ticks(1).duration)
    #expect(later.map { abs($0 - 1) < 1e-9 } == true)
    let twice = clip.repeated(2)
    #expect(twice.value(at: .seconds(1)) == 10)
    #expect(twice.reversed().value(at: .seconds(1)) == 10)
    let swing = clip.repeated(2, .alternate)
    #expect(swing.reversed().value(at: .seconds(1)) == 20)
  }

  @Test func delaysAndFillsOfAReversedClipAreThoseOfTheView() {
    let later = clip.reversed().delayed(by: .seconds(1)).filling(.backwards)
    #expect(later.value(at: .zero) == 20)
    #expect(later.value(at: .seconds(1.25)) == 17.5)
    #expect(later.value(at: .seconds(2)) == nil)
    #expect(later.end == .finite(.seconds(2)))
    #expect(later.timing.delay == .seconds(1))
  }

  @Test func whatIsInsideChangesTheClipSeen() {
    let twice = clip.reversed().repeated(2)
    #expect(twice.timing == clip.repeated(2).reversed().timing)
    for milliseconds in stride(from: 0, through: 2000, by: 125) {
      let time = Duration.milliseconds(milliseconds)
      #expect(twice.value(at: time) == clip.repeated(2).reversed().value(at: time))
    }
    let eased = clip.reversed().eased(.easeIn)
    #expect(eased.value(at: .seconds(0.25)) == clip.eased(.easeIn).value(at: .seconds(0.75)))
  }

  @Test func anOffsetMovesEveryKey() {
    let moved = clip.offset(by: 5).repeated(2, .alternate)
    #expect(moved.value(at: .zero) == 15)
    #expect(moved.value(at: .seconds(1)) == 25)
    #expect(moved.reversed().offset(by: -5).value(at: .seconds(0.5)) == 15)
  }

  @Test func settingTheTimingOfAReversedClipSetsThatOfTheView() {
    var reversed = clip.reversed()
    reversed.timing = Timing(duration: .seconds(2), delay: .seconds(1), fill: .both)
    #expect(reversed.timing == Timing(duration: .seconds(2), delay: .seconds(1), fill: .both))
    #expect(reversed.value(at: .seconds(2)) == 15)
    #expect(reversed.value(at: .zero) == 20)
  }
}
