import Testing

@testable import Keyframes

@Suite struct TimelineEventsTests {
  /// One step or many, forwards or backwards: the same events at the same times.
  @Test func anyPartitionOfTimeTellsTheSameEvents() {
    var tree = RandomTimeline(random: SplitMix64(seed: 99))
    var total = 0
    for seed in 0..<300 {
      let timeline = tree.timeline(depth: 3).compiled()
      guard let end = timeline.end.finite else { continue }
      let stops = [end] + (0..<12).map { _ in tree.time(0..<8000) }
      let forwards = [.zero] + stops.filter { $0 <= end }.sorted()
      for way in [forwards, forwards.reversed()] {
        let whole = timeline.events(
          in: EventInterval(from: way[0], to: way[way.count - 1], includingStart: true),
          detail: .each)
        var parts: [PlaybackEvent] = []
        for index in 1..<way.count where way[index] != way[index - 1] || index == 1 {
          parts += timeline.events(
            in: EventInterval(
              from: way[index - 1], to: way[index], includingStart: index == 1), detail: .each)
        }
        // An empty way at the very start looks forwards, which a player never does.
        guard way.count < 2 || way[0] != way[1] else { continue }
        total += whole.count
        guard whole == parts else {
          let place = zip(whole, parts).enumerated().first { $1.0 != $1.1 }?.offset ?? -1
          Issue.record(
            "tree \(seed), by way of \(way): event \(place) of \(whole.count) and \(parts.count)")
          return
        }
      }
    }
    #expect(total > 10_000)
  }

  /// Runs of iterations stand for exactly what they leave out.
  @Test func runsExpandToEveryEvent() {
    var tree = RandomTimeline(random: SplitMix64(seed: 5))
    for seed in 0..<300 {
      let timeline = tree.timeline(depth: 3).compiled()
      guard let end = timeline.end.finite, end > .zero else { continue }
      for isForwards in [true, false] {
        let interval = EventInterval(
          from: isForwards ? .zero : end, to: isForwards ? end : .zero, includingStart: true)
        var expanded: [String] = []
        for event in timeline.events(in: interval, detail: .runs) {
          timeline.visitEach(of: event) { event in
            expanded.append("\(event.time) \(event.source) \(event.kind)")
            return true
          }
        }
        let each = timeline.events(in: interval, detail: .each).map {
          "\($0.time) \($0.source) \($0.kind)"
        }
        guard expanded.sorted() == each.sorted() else {
          let counts = Dictionary(grouping: expanded.map { ($0, 1) } + each.map { ($0, -1) }) {
            $0.0
          }
          Issue.record(
            "tree \(seed) \(isForwards): \(counts.mapValues { $0.reduce(0) { $0 + $1.1 } }.filter { $0.value != 0 })"
          )
          return
        }
      }
    }
  }

  /// A loop in a loop and so on: each question asks each of them, not each twice as often as the
  /// one around it.
  @Test(arguments: [false, true]) func loopsInLoopsCostInProportionToTheirDepth(alternates: Bool) {
    let depth = 30
    var timeline = Timeline([0.0])
    timeline.add(
      Clip(Track(from: 0, to: 1), duration: .milliseconds(3)), to: ModelGroup.property(0),
      named: "clip")
    timeline.mark("end")
    for level in 1...depth {
      var outer = Timeline([0.0])
      outer.add(
        timeline.repeated(2, alternating: alternates), named: TimelineLabel("loop \(level)"))
      timeline = outer
    }
    timeline.add(TimelineLayersTests.ramp(0, 1), to: ModelGroup.property(0), .at("end"))
    #expect(timeline.labels["end"] == .milliseconds(3))
    let compiled = timeline.compiled()
    // The whole, the loops, the clip and the ramp begin.
    let begins = compiled.events(in: .zero ... .zero)
    #expect(begins.map(\.kind) == Array(repeating: .began, count: depth + 2))
    var settled: [PlaybackEvent] = []
    let length = Duration.milliseconds(3) * (1 << depth)
    #expect(compiled.end == .finite(length))
    compiled.visitSettledEvents(
      in: EventInterval(from: .zero, to: length, includingStart: true)
    ) {
      settled.append($0)
      return true
    }
    #expect(settled.count == depth + 3)
    #expect(settled.allSatisfy { $0.kind == .ended })
    var count = 0
    compiled.visitEvents(
      in: EventInterval(from: .zero, to: length, includingStart: true), detail: .each
    ) { _ in
      count += 1
      return count < 3000
    }
    #expect(count == 3000)
  }
}
