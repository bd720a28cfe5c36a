@testable import Keyframes

/// Content whose events are written down tick by tick, for judging players.
struct Score: Playable {
  enum Part {
    case span(Int, Int)
    case mark(Int)
    /// Where it begins, how long an iteration is and how many there are.
    case loop(Int, Int, Int)
  }

  var parts: [Part]
  var length: Int?

  var end: Extent<Duration> {
    length.map { .finite(Ticks(Int64($0)).duration) } ?? .unending
  }

  func output(at time: Duration, playing direction: PlaybackDirection) -> Int {
    Int(Ticks(saturating: time).count)
  }

  /// What happens at one tick, in order: ends, iteration ends, marks, begins; the end of what has
  /// no length after its begin.
  func events(at tick: Int, _ direction: PlaybackDirection) -> [PlaybackEvent] {
    var ranked: [(Int, PlaybackEvent)] = []
    func add(_ rank: Int, _ kind: PlaybackEvent.Kind, _ source: Int) {
      let event = PlaybackEvent(
        kind, atTick: Ticks(Int64(tick)), source: source, direction: direction)
      ranked.append((rank, event))
    }
    for (index, part) in parts.enumerated() {
      switch part {
      case .mark(let time): if time == tick { add(3, .reached, index) }
      case .span(let begin, let end): addSpan(begin, end, index)
      case .loop(let begin, let period, let count):
        addSpan(begin, begin + period * count, index)
        for number in 1..<max(count, 1) where begin + number * period == tick {
          let ended = direction == .forwards ? number - 1 : number
          add(2, .iterationsEnded(ended...ended), index)
        }
      }
    }
    func addSpan(_ begin: Int, _ end: Int, _ source: Int) {
      let (first, last) = direction == .forwards ? (begin, end) : (end, begin)
      if first == tick { add(4, .began, source) }
      if last == tick { add(first == last ? 4 : 1, .ended, source) }
    }
    let order = ranked.indices.sorted {
      (ranked[$0].0, $0) < (ranked[$1].0, $1)
    }
    return order.map { ranked[$0].1 }
  }

  func visitEvents(
    in interval: EventInterval, detail: EventDetail, _ visit: (PlaybackEvent) -> Bool
  ) {
    let step = interval.direction == .forwards ? 1 : -1
    var tick = Int(interval.startTicks.count)
    let end = Int(interval.endTicks.count)
    if !interval.includesStart { tick += step }
    while step > 0 ? tick <= end : tick >= end {
      for event in events(at: tick, interval.direction) {
        if detail == .withoutIterations && event.isIterationEnd { continue }
        guard visit(event) else { return }
      }
      tick += step
    }
  }

  static func random(using random: inout SplitMix64) -> Score {
    let length = Int.random(in: 0...40, using: &random)
    let parts = (0..<Int.random(in: 0...5, using: &random)).map { _ in
      let (first, second) = (
        Int.random(in: 0...length, using: &random), Int.random(in: 0...length, using: &random)
      )
      switch Int.random(in: 0..<3, using: &random) {
      case 0: return Part.mark(first)
      case 1: return Part.span(min(first, second), max(first, second))
      default:
        let period = Int.random(in: 1...9, using: &random)
        return Part.loop(first, period, (length - first) / period)
      }
    }
    return Score(parts: parts, length: length)
  }
}

/// Content without an end in which nothing happens.
struct Still: Playable {
  var end: Extent<Duration> { .unending }
  func output(at time: Duration, playing direction: PlaybackDirection) -> Duration { time }
  func visitEvents(
    in interval: EventInterval, detail: EventDetail, _ visit: (PlaybackEvent) -> Bool
  ) {}
}
