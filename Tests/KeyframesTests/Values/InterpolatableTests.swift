import Testing

@testable import Keyframes

/// The example of the documentation: a type of one's own.
private struct Emblem: Interpolatable, Equatable {
  var scale = 1.0
  var opacity = 1.0

  func interpolated(to other: Emblem, at progress: Double) -> Emblem {
    Emblem(
      scale: scale.interpolated(to: other.scale, at: progress),
      opacity: opacity.interpolated(to: other.opacity, at: progress))
  }
}

/// An angle that goes the shorter way round, which its course finds out once.
private struct Turn: Interpolatable {
  struct Course: InterpolationCourse {
    let from: Turn
    let to: Turn
    let way: Double

    init(from: Turn, to: Turn) {
      (self.from, self.to) = (from, to)
      let way = to.degrees - from.degrees
      self.way = way > 180 ? way - 360 : way < -180 ? way + 360 : way
    }

    func value(at progress: Double) -> Turn {
      progress == 1 ? to : Turn(degrees: from.degrees + way * progress)
    }
  }

  var degrees: Double

  func interpolated(to other: Turn, at progress: Double) -> Turn {
    Course(from: self, to: other).value(at: progress)
  }
}

@Suite struct InterpolatableTests {
  @Test func aTypeOfOnesOwnIsMixedByItsParts() {
    let track = Track(from: Emblem(scale: 0.5, opacity: 0), to: Emblem())
    #expect(track.value(at: 0) == Emblem(scale: 0.5, opacity: 0))
    #expect(track.value(at: 0.5) == Emblem(scale: 0.75, opacity: 0.5))
    #expect(track.value(at: 1) == Emblem())
    #expect(track.value(at: 2) == Emblem(scale: 1.5, opacity: 2))
    #expect(track.value(at: 0, over: Emblem(), composite: .add) == Emblem(scale: 0.5, opacity: 0))
  }

  @Test func aCourseOfOnesOwnNeedsItsTwoEndsAndAnyValue() {
    let track = Track(from: Turn(degrees: 350), to: Turn(degrees: 10))
    #expect(track.value(at: 0.25).degrees == 355)
    #expect(track.value(at: 1).degrees == 10)
    let eased = Track(from: Turn(degrees: 0), to: Turn(degrees: 90), easing: .easeInQuad)
    #expect(eased.value(at: 0.5).degrees == 22.5)
  }

  @Test func pairsMoveTogether() {
    let track = Track(from: Pair(0.5, SIMD2(0.0, 0)), to: Pair(1, SIMD2(1, 2)))
    #expect(track.value(at: 0.5) == Pair(0.75, SIMD2(0.5, 1)))
    #expect(Pair(1.0, 2.0).added(to: Pair(10, 20)) == Pair(11, 22))
    #expect(Pair(1.0, 2.0).accumulated(onto: Pair(10, 20), count: 2) == Pair(21, 42))
    #expect(Pair(1.0, 2.0).scaled(by: 3) - Pair(1, 1) + .zero == Pair(2, 5))
  }

  @Test func arraysOfEqualLengthAreMixedElementByElement() {
    #expect([0.0, 10].interpolated(to: [1, 30], at: 0.25) == [0.25, 15])
    #expect([1.0, 2].added(to: [10, 20]) == [11, 22])
    #expect([1.0, 2].accumulated(onto: [10, 20], count: 2) == [21, 42])
  }

  @Test func arraysOfUnequalLengthFlipAtTheMiddleAndReplace() {
    let (short, long) = ([1.0], [2.0, 3.0])
    #expect(short.interpolated(to: long, at: 0.5.nextDown) == short)
    #expect(short.interpolated(to: long, at: 0.5) == long)
    #expect(short.added(to: long) == short)
    #expect(short.accumulated(onto: long, count: 1) == short)
  }

  @Test func inlineArraysAreMixedElementByElement() {
    let from: InlineArray<3, Double> = [0, 10, 1]
    let to: InlineArray<3, Double> = [1, 30, 1]
    let middle = from.interpolated(to: to, at: 0.25)
    #expect([middle[0], middle[1], middle[2]] == [0.25, 15, 1])
    #expect(from.added(to: to)[1] == 40)
    #expect(from.accumulated(onto: to, count: 2)[1] == 70)
  }

  @Test func optionalsAreMixedByPresence() {
    let absent: Double? = nil
    #expect(Optional(1.0).interpolated(to: 3, at: 0.5) == 2)
    #expect(Optional(1.0).interpolated(to: absent, at: 0.49) == 1)
    #expect(Optional(1.0).interpolated(to: absent, at: 0.5) == nil)
    #expect(absent.interpolated(to: 3, at: 0.4) == nil)
    #expect(absent.interpolated(to: 3, at: 0.6) == 3)
    #expect(absent.added(to: 3) == 3)
    #expect(Optional(1.0).added(to: absent) == 1)
    #expect(Optional(1.0).added(to: 3) == 4)
    #expect(Optional(1.0).accumulated(onto: 3, count: 2) == 7)
    #expect(absent.accumulated(onto: 3, count: 2) == nil)
  }

  @Test(arguments: [
    (CompositeOperation.replace, 2.0), (.add, 7), (.accumulate, 7),
  ])
  func aValueMeetsTheOneUnderneath(operation: CompositeOperation, result: Double) {
    #expect(2.0.composited(over: 5, by: operation) == result)
  }
}
