import Keyframes

/// What the timelines move.
private struct Board: Sendable {
  var x = 0.25
  var y = 3.0
  var point = SIMD2(1.0, -1.0)
}

extension TimelineProperty<Board, Double> {
  fileprivate static var x: Self {
    Self("x") {
      $0.x
    } set: {
      $0.x = $1
    }
  }

  fileprivate static var y: Self {
    Self("y") {
      $0.y
    } set: {
      $0.y = $1
    }
  }
}

extension TimelineProperty<Board, SIMD2<Double>> {
  fileprivate static var point: Self {
    Self("point") {
      $0.point
    } set: {
      $0.point = $1
    }
  }
}

extension Golden {
  /// Trees of clips with all that is done to the time of groups: values through typed slots and
  /// through a subject, forwards, backwards and by leaps, and events with their runs.
  static func addTimelines(to hash: inout ResultHash) {
    let timeline = tree()
    add(timeline, to: &hash)
    add(timeline.reversed().scaled(by: 1.3), to: &hash)
    add(timeline.reducingMotion(.jump), to: &hash)
    var other = Timeline(Board())
    other.add(from: .start, to: .value(-4), over: .milliseconds(300), on: .x)
    other.add(from: .live, to: .value(2), over: .milliseconds(200), easing: .easeOut, on: .y)
    add(
      timeline.crossFaded(to: other, at: .milliseconds(150), over: .milliseconds(250)), to: &hash)
    addStaggers(to: &hash)
  }

  private static func tree() -> Timeline<Board> {
    var inner = Timeline(Board())
    inner.add(
      Clip(Track(from: 0, to: 8), duration: .milliseconds(40)).repeated(3, .alternate), to: .x,
      named: "loop")
    inner.mark("turn")
    inner.add(Clip.popIn, to: .y, .withPrevious + .milliseconds(10), named: "pop")
    var timeline = Timeline(Board())
    timeline.add(inner.repeated(2.5, pause: .milliseconds(20), alternating: true), named: "turns")
    timeline.add(
      inner.warped(by: .cubicBezier(0.3, -0.5, 0.7, 1.5)).weighted(by: 0.5),
      .start(of: "turns") + .milliseconds(35), named: "bent")
    timeline.add(
      Clip(
        Track(from: SIMD2(0, 4), to: SIMD2(2, -3), easing: .easeInOut),
        duration: .milliseconds(330), fill: .none),
      to: .point, .at(.milliseconds(100)), named: "point")
    timeline.wait(.milliseconds(15))
    timeline.add(
      inner.trimmed(to: .milliseconds(20)..<(.milliseconds(150))).delayed(by: .milliseconds(7)),
      .atEnd - .milliseconds(60), named: "part")
    return timeline
  }

  private static func add(_ timeline: Timeline<Board>, to hash: inout ResultHash) {
    let compiled = timeline.compiled()
    let cursor = compiled.makeCursor()
    let slots = (compiled.slot(of: .x), compiled.slot(of: .y), compiled.slot(of: .point))
    hash.add(timeline.duration)
    for step in 0..<240 {
      // On by a frame, and each eighth time by a leap.
      let frame = step % 8 == 7 ? step * 37 % 90 : step / 4
      cursor.seek(toFrame: frame - 4, at: .fps(60))
      hash.add(slots.0.map { cursor[$0] })
      hash.add(slots.1.map { cursor[$0] })
      hash.add(slots.2.map { cursor[$0].x })
      cursor.withNumbers { numbers in
        for index in numbers.indices { hash.add(numbers[index]) }
      }
      let subject = timeline.value(at: FrameRate.fps(60).time(ofFrame: frame))
      hash.add(subject.x)
      hash.add(subject.point.y)
    }
    let ways = [
      EventInterval(from: .zero, to: timeline.duration, includingStart: true),
      EventInterval(from: timeline.duration, to: .zero, includingStart: true),
    ]
    for way in ways {
      for event in compiled.events(in: way, detail: .runs) {
        compiled.visitEach(of: event) { event in
          add(event, to: &hash)
          return true
        }
      }
      compiled.visitSettledEvents(in: way) { event in
        add(event, to: &hash)
        return true
      }
    }
  }

  private static func add(_ event: PlaybackEvent, to hash: inout ResultHash) {
    hash.add(event.time)
    hash.add(Int64(event.source))
    switch event.kind {
    case .began: hash.add(Int64(1))
    case .ended: hash.add(Int64(2))
    case .reached: hash.add(Int64(3))
    case .iterationsEnded(let numbers):
      hash.add(Int64(numbers.lowerBound))
      hash.add(Int64(numbers.upperBound))
    }
  }

  private static func addStaggers(to hash: inout ResultHash) {
    let origins: [Stagger.Origin] = [
      .first, .last, .center, .edges, .index(2), .random(seed: 9),
    ]
    for origin in origins {
      let grid = Stagger.Grid(rows: 3, columns: 5)
      let stagger = Stagger.total(.milliseconds(700), from: origin, grid: grid, easing: .easeIn)
      for delay in stagger.delays(count: 15) { hash.add(delay) }
      for delay in Stagger.each(.milliseconds(7), from: origin).delays(count: 8) { hash.add(delay) }
    }
  }
}
