import Testing

@testable import Keyframes

/// Less motion: the same events, and the same state in the end.
@Suite struct MotionReductionTests {
  private static func isNear(_ left: [Double], _ right: [Double]) -> Bool {
    zip(left, right).allSatisfy { abs($0 - $1) <= 1e-9 * max(1, abs($1)) }
  }

  /// Whatever is done to the time around a child: reversed, repeated to and fro, trimmed, warped.
  @Test(arguments: MotionReduction.allCases, [1, 2, 3])
  func theWholeEndsAsItDoesWithAllOfItsMotion(reduction: MotionReduction, depth: Int) {
    TimelineModelTests.forEachTree(depth: depth, seed: UInt64(depth) + 60, count: 80) {
      model, _ in
      let timeline = model.timeline()
      let reduced = timeline.reducingMotion(reduction)
      let after = ticks(model.length + 50)
      let (seen, right) = (reduced.value(at: after), timeline.value(at: after))
      guard Self.isNear(seen, right) else { return "\(seen), not \(right)" }
      return TimelineModelTests.difference(
        TimelineModelTests.log(of: reduced.compiled(), isForwards: true),
        TimelineModelTests.log(of: timeline.compiled(), isForwards: true))
    }
  }

  @Test func aGroupThatRunsBackwardsJumpsToItsStart() {
    var forwards = Timeline(Badge(y: 3))
    forwards.add(TimelineLayersTests.ramp(10, 20), to: TimelineLayersTests.y)
    let reduced = forwards.reversed().reducingMotion()
    #expect(TimelineLayersTests.values(of: reduced, at: [0, 50, 100, 200]) == [10, 10, 10, 10])
    let swing = forwards.repeated(2, alternating: true).reducingMotion()
    #expect(TimelineLayersTests.values(of: swing, at: [0, 50, 150, 300]) == [10, 10, 10, 10])
  }

  /// A tween that ends at what is underneath leaves that as it is.
  @Test(arguments: MotionReduction.allCases)
  func whatComesToRestAtWhatIsUnderneathShowsIt(reduction: MotionReduction) {
    var timeline = Timeline(Badge(y: 3))
    timeline.add(
      from: .value(100), to: .live, over: .milliseconds(100), on: TimelineLayersTests.y)
    #expect(TimelineLayersTests.values(of: timeline, at: [0, 50, 100]) == [100, 51.5, 3])
    let reduced = timeline.reducingMotion(reduction)
    #expect(TimelineLayersTests.values(of: reduced, at: [0, 50, 100, 200]) == [3, 3, 3, 3])
    var added = Timeline(Badge(y: 3))
    let keys = Track(Keyframe(at: 0, 1.0), Keyframe(at: 1, 5, composite: .add))
    added.add(Clip(keys, duration: .milliseconds(100)), to: TimelineLayersTests.y)
    let rest = added.reducingMotion(reduction)
    #expect(TimelineLayersTests.values(of: rest, at: [0, 100, 200]) == [8, 8, 8])
  }

  /// Directions and starts of iterations of a clip's own.
  @Test(arguments: IterationDirection.allCases)
  func aFadeComesToRestWhicheverWayTheClipIsPlayed(direction: IterationDirection) {
    for iterations in [0.5, 1, 2.0] {
      for start in [0, 0.25] {
        let clip = Clip(
          Track(from: 10, to: 20),
          timing: Timing(
            duration: .milliseconds(100), iterations: .finite(iterations), iterationStart: start,
            direction: direction))
        var timeline = Timeline(Badge(y: 3))
        timeline.add(clip, to: TimelineLayersTests.y)
        let right = timeline.value(at: .seconds(1)).y
        let seen = timeline.reducingMotion(.crossFade).value(at: .seconds(1)).y
        #expect(abs(seen - right) < 1e-12, "\(direction) \(iterations) from \(start)")
      }
    }
  }

  /// What a tween captures stays an input.
  @Test func aTweenStillCapturesItsStart() {
    var timeline = Timeline(Badge(y: 5))
    timeline.add(
      from: .value(0), to: .start, over: .milliseconds(100), on: TimelineLayersTests.y)
    for reduction in MotionReduction.allCases {
      let reduced = timeline.reducingMotion(reduction)
      let started = reduced.starting(from: Badge(y: 25))
      #expect(TimelineLayersTests.values(of: started, at: [100, 200]) == [25, 25])
      #expect(TimelineLayersTests.values(of: reduced, at: [100, 200]) == [5, 5])
    }
  }
}
