import Testing

@testable import Keyframes

@Suite struct CompiledTimelineTests {
  /// However a cursor wanders, it answers what walking through the tree answers, bit for bit.
  @Test func aCursorHasTheBitsOfTheTreeWhereverItCameFrom() {
    var tree = RandomTimeline(random: SplitMix64(seed: 20_261_130))
    for seed in 0..<400 {
      let timeline = tree.timeline(depth: 3)
      let compiled = timeline.compiled()
      let cursor = compiled.makeCursor()
      var time = Duration.zero
      for step in 0..<60 {
        switch step % 4 {
        case 0: time = tree.time(-1000..<9000)
        case 1: time += tree.time(0..<60)
        case 2: time -= tree.time(0..<30)
        default: time += .nanoseconds(1)
        }
        cursor.seek(to: time)
        let (seen, right) = (cursor.subject, timeline.value(at: time))
        guard seen.bits == right.bits else {
          Issue.record("tree \(seed), step \(step), at \(time): \(seen) is not \(right)")
          return
        }
      }
    }
    #expect(tree.random.next() != 0)
  }
}

extension Board {
  var bits: [UInt64] {
    numbers.map(\.bitPattern) + points.flatMap { [$0.x.bitPattern, $0.y.bitPattern] }
  }
}

@Suite struct StraightLinesTests {
  /// Blocks of straight lines are evaluated four at a time; the bits are those of each clip.
  @Test func manyStraightLinesHaveTheBitsOfTheirClips() {
    var random = SplitMix64(seed: 7)
    let count = 300
    var timeline = Timeline([Double](repeating: 0.5, count: count))
    for index in 0..<count {
      let ends = (
        Double.random(in: -9...9, using: &random), Double.random(in: -9...9, using: &random)
      )
      let property = TimelineProperty<[Double], Double>("\(index)") {
        $0[index]
      } set: {
        $0[index] = $1
      }
      let fill = FillMode.allCases[index / 3 % 4]
      timeline.add(
        Clip(
          Track(from: ends.0, to: ends.1),
          duration: .microseconds(Int.random(in: 1...90_000, using: &random)), fill: fill),
        to: property, .at(.microseconds(Int.random(in: 0...900_000, using: &random))))
    }
    let cursor = timeline.compiled().makeCursor()
    var time = Duration.zero
    for step in 0..<2000 {
      time =
        step % 3 == 0
        ? .microseconds(Int.random(in: -1000...1_100_000, using: &random))
        : time + .microseconds(Int.random(in: 0...20_000, using: &random))
      cursor.seek(to: time)
      #expect(
        cursor.subject.map(\.bitPattern) == timeline.value(at: time).map(\.bitPattern),
        "step \(step) at \(time)")
    }
  }

  /// Neighbours are evaluated together where both are straight or both have a curve as easing: so
  /// each kind is beside each other, within the first days and beyond those told exactly by a double.
  @Test(arguments: [Duration.zero, .seconds(86_400 * 7)])
  func neighboursOfAllKindsHaveTheBitsOfTheirClips(begin: Duration) {
    var random = SplitMix64(seed: 9)
    let easings: [Easing] = [
      .linear, .ease, .cubicBezier(0.3, -0.6, 0.7, 1.8), .cubicBezier(1, 0, 0, 1), .steps(3),
      .ease, .linear, .easeOutBounce,
    ]
    let count = 301
    var timeline = Timeline([Double](repeating: 0.5, count: count))
    for index in 0..<count {
      let ends = (Double(random.number(-9..<10)), Double(random.number(-9..<10)))
      let property = TimelineProperty<[Double], Double>("\(index)") {
        $0[index]
      } set: {
        $0[index] = $1
      }
      let easing = easings[random.number(0..<easings.count)]
      var clip = Clip(
        Track(from: ends.0, to: ends.1), duration: .microseconds(random.number(1..<60_000)),
        fill: FillMode.allCases[random.number(0..<4)], easing: easing)
      if random.number(0..<8) == 0 { clip = clip.repeated(3, .alternate) }
      if random.number(0..<8) == 0 { clip = clip.reversed() }
      timeline.add(clip, to: property, .at(begin + .microseconds(random.number(0..<600_000))))
    }
    let cursor = timeline.compiled().makeCursor()
    var time = begin
    for step in 0..<1500 {
      switch step % 8 {
      case 0: time = begin + .microseconds(random.number(-1000..<800_000))
      case 1: time -= .microseconds(random.number(0..<4000))
      case 2: time -= .nanoseconds(1)
      default: time += .microseconds(random.number(0..<4000))
      }
      cursor.seek(to: time)
      #expect(
        cursor.subject.map(\.bitPattern) == timeline.value(at: time).map(\.bitPattern),
        "step \(step) at \(time)")
    }
  }

  /// Delays below zero on either side: over before it begins, or at its end before it has begun.
  @Test func linesWithDelaysOfBothSignsHaveTheBitsOfTheirClips() {
    var random = SplitMix64(seed: 8)
    for tree in 0..<2000 {
      var model = ModelGroup()
      for property in 0..<4 {
        var clip = ModelClip(
          property: property,
          keys: [Double(random.number(-9..<10)), Double(random.number(-9..<10))],
          duration: random.number(0..<5))
        clip.delay = random.number(-6..<7)
        clip.endDelay = random.number(-8..<5)
        clip.fill = FillMode.allCases[random.number(0..<4)]
        model.children.append(
          ModelChild(
            name: "clip \(property)", node: .clip(clip), place: .at(random.number(0..<4))))
      }
      let timeline = model.timeline()
      let cursor = timeline.compiled().makeCursor()
      for time in -12..<20 {
        cursor.seek(to: ticks(time))
        let seen = cursor.subject
        var right = ModelGroup.initial
        model.write(&right, at: time)
        let isRight =
          seen.map(\.bitPattern) == timeline.value(at: ticks(time)).map(\.bitPattern)
          && zip(seen, right).allSatisfy { abs($0 - $1) < 1e-9 }
        guard isRight else {
          Issue.record("tree \(tree) at \(time): \(seen), not \(right)\n\(model)")
          return
        }
      }
    }
  }
}

extension SplitMix64 {
  fileprivate mutating func number(_ range: Range<Int>) -> Int {
    Int.random(in: range, using: &self)
  }
}
