@testable import Keyframes

/// A subject with a few numbers and a pair, so that several banks are at work.
struct Board: Sendable, Equatable {
  var numbers: [Double] = [0.25, 0.5, 0.75, 1, 2, 3]
  var points: [SIMD2<Double>] = [SIMD2(1, 2), SIMD2(3, 4)]
}

/// Trees of every kind of child and change, from a seed.
struct RandomTimeline {
  var random: SplitMix64

  mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  mutating func time(_ range: Range<Int>) -> Duration {
    .microseconds(Int.random(in: range, using: &random) * 250)
  }

  mutating func timeline(depth: Int) -> Timeline<Board> {
    var timeline = Timeline(Board())
    for _ in 0..<number(1..<6) {
      let placement = placement()
      switch number(0..<10) {
      case 0..<5: timeline.add(clip(), to: property(), placement)
      case 5: timeline.add(point(), to: pointProperty(), placement)
      case 6: timeline.wait(time(0..<1000))
      default:
        guard depth > 0 else { continue }
        timeline.add(changed(self.timeline(depth: depth - 1)), placement)
      }
    }
    return timeline
  }

  mutating func placement() -> Placement {
    switch number(0..<5) {
    case 0: .afterPrevious
    case 1: .withPrevious + time(-200..<400)
    case 2: .at(time(-100..<4000))
    case 3: .afterPrevious - time(0..<400)
    default: .atEnd
    }
  }

  mutating func property() -> TimelineProperty<Board, Double> {
    let index = number(0..<6)
    return TimelineProperty("number \(index)") {
      $0.numbers[index]
    } set: {
      $0.numbers[index] = $1
    }
  }

  mutating func pointProperty() -> TimelineProperty<Board, SIMD2<Double>> {
    let index = number(0..<2)
    return TimelineProperty("point \(index)") {
      $0.points[index]
    } set: {
      $0.points[index] = $1
    }
  }

  mutating func timing() -> Timing {
    Timing(
      duration: time(0..<2000), delay: time(-200..<400), endDelay: time(-100..<200),
      iterations: .finite([1, 1, 2, 2.5, 0.5][number(0..<5)]),
      direction: IterationDirection.allCases[number(0..<IterationDirection.allCases.count)],
      fill: FillMode.allCases[number(0..<4)],
      easing: [.linear, .easeOut, .steps(3)][number(0..<3)])
  }

  mutating func clip() -> Clip<Double> {
    if number(0..<3) > 0 {
      return Clip(
        Track(from: Double(number(-9..<9)), to: Double(number(-9..<9))),
        duration: time(1..<2000), fill: FillMode.allCases[number(0..<4)])
    }
    let clip = Clip(
      [0: Double(number(-9..<9)), 0.3: Double(number(-9..<9)), 1: 0.125], timing: timing())
    let composited = clip.composited(by: [.replace, .add, .accumulate][number(0..<3)])
    return number(0..<4) == 0 ? composited.reversed() : composited
  }

  mutating func point() -> Clip<SIMD2<Double>> {
    Clip(
      Track(from: SIMD2(Double(number(-9..<9)), 0), to: SIMD2(1, Double(number(-9..<9)))),
      timing: timing())
  }

  mutating func changed(_ timeline: Timeline<Board>) -> Timeline<Board> {
    var timeline = timeline
    for _ in 0..<number(0..<3) {
      switch number(0..<7) {
      case 0: timeline = timeline.delayed(by: time(-200..<400))
      case 1: timeline = timeline.scaled(by: [0.5, 2, 0.3, 1.7][number(0..<4)])
      case 2: timeline = timeline.reversed()
      case 3:
        timeline = timeline.repeated(
          .finite([2, 3, 1.5][number(0..<3)]), pause: time(0..<100),
          alternating: number(0..<2) == 0)
      case 4:
        let start = time(0..<500)
        timeline = timeline.trimmed(to: start..<(start + time(1..<2000)))
      case 5:
        timeline = timeline.warped(
          by: [.easeInOut, .cubicBezier(0.3, -0.5, 0.7, 1.5)][number(0..<2)])
      default: timeline = timeline.weighted(by: [0, 0.25, 1][number(0..<3)])
      }
    }
    return timeline
  }
}
