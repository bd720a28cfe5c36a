import Testing

@testable import Keyframes

/// What lies over what, and how strongly it counts.
@Suite struct TimelineLayersTests {
  static let hold = Clip(Track(from: 8, to: 8), duration: .milliseconds(100), fill: .both)
  static let y = TimelineProperty<Badge, Double>("y") {
    $0.y
  } set: {
    $0.y = $1
  }

  static func ramp(_ from: Double, _ to: Double, fill: FillMode = .both) -> Clip<Double> {
    Clip(Track(from: from, to: to), duration: .milliseconds(100), fill: fill)
  }

  /// Asks the tree and a cursor that comes from anywhere.
  static func values(
    of timeline: Timeline<Badge>, at times: [Int]
  ) -> [Double] {
    let cursor = timeline.compiled().makeCursor()
    let values = times.map { timeline.value(at: .milliseconds($0)).y }
    for (time, value) in zip(times, values).reversed() {
      cursor.seek(to: .milliseconds(time))
      #expect(cursor.subject.y.bitPattern == value.bitPattern, "at \(time) ms")
    }
    return values
  }

  @Test func whereALaterChildHasNoEffectWhatIsUnderneathShows() {
    var timeline = Timeline(Badge(y: 3))
    timeline.add(Self.ramp(0, 1, fill: .none), to: Self.y, .at(.milliseconds(50)))
    timeline.add(Self.ramp(10, 20, fill: .none), to: Self.y, .at(.milliseconds(100)))
    let times = [0, 49, 50, 75, 100, 150, 199, 200, 300]
    #expect(
      Self.values(of: timeline, at: times) == [3, 3, 0, 0.25, 10, 15, 19.9, 3, 3])
  }

  /// An absent value is a value; no effect is none.
  @Test func aPropertyThatMayBeAbsentTellsAbsenceFromNoEffect() {
    struct Row: Sendable { var highlight: Double? = 0.5 }
    let highlight = TimelineProperty<Row, Double?>("highlight") {
      $0.highlight
    } set: {
      $0.highlight = $1
    }
    func clip(_ from: Double?, _ to: Double?) -> Clip<Double?> {
      Clip(Track(from: from, to: to), duration: .milliseconds(100), fill: .none)
    }
    var timeline = Timeline(Row())
    timeline.add(clip(1, 2), to: highlight, .at(.milliseconds(100)))
    timeline.add(clip(nil, nil), to: highlight, .at(.milliseconds(150)))
    let cursor = timeline.compiled().makeCursor()
    for (time, right) in [
      (0, 0.5), (100, 1), (125, 1.25), (150, nil), (249, nil), (250, 0.5), (999, 0.5),
    ] as [(Int, Double?)] {
      #expect(timeline.value(at: .milliseconds(time)).highlight == right, "at \(time)")
      cursor.seek(to: .milliseconds(time))
      #expect(cursor.subject.highlight == right, "at \(time)")
    }
  }

  @Test func aGroupCountsByItsWeightAndWeightsMultiply() {
    var inner = Timeline(Badge(y: 4))
    inner.add(Self.hold, to: Self.y)
    for (weight, right) in [(0, 4), (0.25, 5), (0.5, 6), (1, 8)] as [(Double, Double)] {
      var timeline = Timeline(Badge(y: 4))
      timeline.add(inner.weighted(by: weight))
      #expect(Self.values(of: timeline, at: [0, 50, 100, 200]) == [right, right, right, right])
      var outer = Timeline(Badge(y: 4))
      outer.add(timeline.weighted(by: 0.5))
      let half = 4 + (right - 4) / 2
      #expect(Self.values(of: outer, at: [0, 50, 200]) == [half, half, half])
    }
  }

  @Test func aCrossFadeGoesFromOneAloneToTheOtherAlone() {
    var first = Timeline(Badge(y: 1))
    first.add(Self.ramp(0, 10), to: Self.y)
    var second = Timeline(Badge(y: 1))
    second.add(Self.ramp(100, 200), to: Self.y)
    let faded = first.crossFaded(
      to: second, at: .milliseconds(40), over: .milliseconds(40), easing: .linear)
    #expect(faded.duration == .milliseconds(140))
    for time in stride(from: -10, through: 160, by: 5) {
      let seen = Self.values(of: faded, at: [time])[0]
      let (old, new) = (
        first.value(at: .milliseconds(time)).y, second.value(at: .milliseconds(time - 40)).y
      )
      let weight = min(max(Double(time - 40) / 40, 0), 1)
      if weight == 0 { #expect(seen.bitPattern == old.bitPattern, "at \(time)") }
      if weight == 1 { #expect(seen.bitPattern == new.bitPattern, "at \(time)") }
      #expect(abs(seen - (old + (new - old) * weight)) < 1e-12, "at \(time)")
    }
    let eased = first.crossFaded(
      to: second, at: .milliseconds(40), over: .milliseconds(40), easing: .easeIn)
    let weight = Easing.easeIn.value(at: 0.5)
    #expect(abs(eased.value(at: .milliseconds(60)).y - (6 + (120 - 6) * weight)) < 1e-12)
  }
}

/// Where a tween takes its ends from.
@Suite struct TweenEndTests {
  static let y = TimelineLayersTests.y

  /// One that moves from 20 to 40 in a tenth of a second and stays, and a tween over it.
  static func timeline(
    from: TweenEnd<Double>, to: TweenEnd<Double>, at time: Int, subject: Badge = Badge(y: 5)
  ) -> Timeline<Badge> {
    var timeline = Timeline(subject)
    timeline.add(TimelineLayersTests.ramp(20, 40), to: y)
    timeline.add(from: from, to: to, over: .milliseconds(100), on: y, .at(.milliseconds(time)))
    return timeline
  }

  @Test func builtIsTheInitialSubjectsValue() {
    let timeline = Self.timeline(from: .built, to: .value(105), at: 50)
    #expect(
      TimelineLayersTests.values(of: timeline, at: [0, 49, 50, 100, 150, 300])
        == [20, 29.8, 5, 55, 105, 105])
  }

  @Test func startIsWhatThePropertyHasWhenTheTweenBegins() {
    let timeline = Self.timeline(from: .start, to: .value(130), at: 50)
    #expect(
      TimelineLayersTests.values(of: timeline, at: [0, 50, 100, 150, 300])
        == [20, 30, 80, 130, 130])
    // The other end may be captured too.
    let back = Self.timeline(from: .value(0), to: .start, at: 50)
    #expect(TimelineLayersTests.values(of: back, at: [50, 100, 150]) == [0, 15, 30])
  }

  @Test func liveIsWhatIsUnderneathAtEachMoment() {
    let timeline = Self.timeline(from: .live, to: .value(130), at: 0)
    // At 50 ms half of 30 and half of 130.
    #expect(TimelineLayersTests.values(of: timeline, at: [0, 50, 100]) == [20, 80, 130])
    let back = Self.timeline(from: .value(0), to: .live, at: 0)
    #expect(TimelineLayersTests.values(of: back, at: [0, 50, 100, 200]) == [0, 15, 40, 40])
  }

  /// What is captured is an input: over another subject the start is captured anew.
  @Test func overAnotherSubjectTheStartIsCapturedAnew() {
    func alone(_ from: TweenEnd<Double>) -> Timeline<Badge> {
      var timeline = Timeline(Badge(y: 5))
      timeline.wait(.milliseconds(10))
      timeline.add(from: from, to: .value(105), over: .milliseconds(100), on: Self.y)
      return timeline
    }
    let started = alone(.start).starting(from: Badge(y: 25))
    #expect(TimelineLayersTests.values(of: started, at: [0, 10, 60, 110]) == [25, 25, 65, 105])
    let built = alone(.built).starting(from: Badge(y: 25))
    #expect(TimelineLayersTests.values(of: built, at: [0, 10, 60, 110]) == [25, 5, 55, 105])
  }

  /// Tweens one after the other start where the one before has brought the property, whatever is
  /// done to the time of the groups around them.
  @Test func captureSeesThroughGroups() {
    var random = SplitMix64(seed: 12)
    for _ in 0..<300 {
      let ends = (0..<4).map { _ in Double(Int.random(in: -50...50, using: &random)) }
      var inner = Timeline(Badge(y: 7))
      for end in ends {
        inner.add(from: .start, to: .value(end), over: .milliseconds(100), on: Self.y)
      }
      var timeline = Timeline(Badge(y: 7))
      timeline.wait(.milliseconds(30))
      timeline.add(inner.scaled(by: 2))
      let timesOfEnds = (0...4).map { 30 + 50 * $0 }
      let values = TimelineLayersTests.values(of: timeline, at: timesOfEnds)
      #expect(values == [7] + ends)
      for (index, time) in timesOfEnds.dropLast().enumerated() {
        let middle = TimelineLayersTests.values(of: timeline, at: [time + 25])[0]
        #expect(middle == (values[index] + values[index + 1]) / 2)
      }
    }
  }

  /// A timeline inside of another starts from what that has, be it added or in braces.
  @Test func insideOfAnotherTheStartIsCapturedAnew() {
    var inner = Timeline(Badge(y: 7))
    inner.add(from: .start, to: .value(100), over: .milliseconds(100), on: Self.y)
    #expect(inner.value(at: .zero).y == 7)
    var added = Timeline(Badge(y: 5))
    added.add(TimelineLayersTests.ramp(20, 40), to: Self.y)
    added.add(inner)
    added.add(inner)
    let inBraces = Timeline(Badge(y: 5)) {
      Series {
        Play(TimelineLayersTests.ramp(20, 40), on: Self.y)
        Nest(inner)
      }
      Nest(inner)
    }
    // The second one stays where the first one has led.
    for timeline in [added, inBraces] {
      #expect(
        TimelineLayersTests.values(of: timeline, at: [0, 99, 100, 150, 200, 250, 300])
          == [20, 39.8, 40, 70, 100, 100, 100])
      let again = timeline.starting(from: timeline.initial)
      for time in stride(from: 0, through: 320, by: 5) {
        #expect(
          again.value(at: .milliseconds(time)).y == timeline.value(at: .milliseconds(time)).y)
      }
    }
  }

  @Test func asPartOfALargerSubjectTheStartIsCapturedAnew() {
    struct Card: Sendable { var badge = Badge(y: 1) }
    var inner = Timeline(Badge(y: 7))
    inner.add(from: .start, to: .value(100), over: .milliseconds(100), on: Self.y)
    let card = inner.within(\.badge, of: Card())
    #expect(card.value(at: .zero).badge.y == 7)
    #expect(card.starting(from: Card(badge: Badge(y: 50))).value(at: .zero).badge.y == 50)
  }
}
