import Keyframes

// A playhead takes one tick after another. Each group turns its steps into those of its content,
// and each child is told to begin and end by where the playhead arrives.

/// An event with what decides its place.
struct ModelEvent {
  var text: String
  var stamp: Stamp
  var rank: Int
  var order: [Int]

  /// What decides its place at its tick.
  var place: [Double] {
    stamp.begin + [stamp.high, Double(rank), Double(stamp.round)] + order.map { Double($0) }
  }

  /// When the playhead arrives somewhere: a tick of the whole, and where in that tick.
  struct Stamp {
    var tick: Int
    /// The place of the begin that it is a part of, for what lies inside of a begin.
    var begin: [Double] = []
    var low = 0.0
    var high = 1.0
    var round = 0

    func part(_ number: Int, of count: Int) -> Stamp {
      func place(_ number: Int) -> Double {
        number == count ? high : low + (high - low) * (Double(number) / Double(count))
      }
      var part = self
      (part.low, part.high) = (place(number - 1), place(number))
      return part
    }

    /// Within the begin of a group.
    func inside(beginOf number: Int) -> Stamp {
      Stamp(tick: tick, begin: begin + [high, 3, Double(round), Double(number), 1])
    }
  }
}

/// The steps of a playhead from where it enters some time to where it leaves it.
struct ModelPath {
  struct Arrival {
    var position: Int
    var direction: Int
    var stamp: ModelEvent.Stamp
  }

  var arrivals: [Arrival]
  var leave: ModelEvent.Stamp
  /// Whether it leaves later than it arrives at its last place.
  var rests: Bool

  func isExit(_ index: Int) -> Bool { index == arrivals.count - 1 && !rests }

  /// The parts within a stretch of time, and whether each is left by a step within the path.
  func windows(_ low: Int, _ high: Int) -> [(path: ModelPath, isLeftInside: Bool)] {
    guard low < high else {
      return arrivals.filter { $0.position == low }.map {
        (ModelPath(arrivals: [$0], leave: $0.stamp, rests: false), true)
      }
    }
    var found: [(ModelPath, Bool)] = []
    var open: [Arrival] = []
    for (index, arrival) in arrivals.enumerated() {
      let (position, isUp) = (arrival.position, arrival.direction > 0)
      if !open.isEmpty {
        open.append(arrival)
        guard position == (isUp ? high : low) else { continue }
        found.append(
          (ModelPath(arrivals: open, leave: arrival.stamp, rests: false), !isExit(index)))
        open = []
      } else if !isExit(index) {
        let enters =
          index > 0
          ? position == (isUp ? low : high)
          : isUp ? low <= position && position < high : low < position && position <= high
        if enters { open = [arrival] }
      }
    }
    if !open.isEmpty {
      found.append((ModelPath(arrivals: open, leave: leave, rests: rests), false))
    }
    return found
  }

  func mapping(_ change: (Arrival) -> Arrival) -> ModelPath {
    ModelPath(arrivals: arrivals.map(change), leave: leave, rests: rests)
  }
}

extension ModelGroup {
  /// All events of a run from the start to the end, or back.
  func log(isForwards: Bool) -> [String] {
    let length = length
    var player = ModelPlayer()
    let positions = isForwards ? Array(0...length) : (0...length).reversed()
    let path = ModelPath(
      arrivals: positions.map {
        .init(position: $0, direction: isForwards ? 1 : -1, stamp: .init(tick: $0))
      }, leave: .init(tick: positions.last!), rests: false)
    player.play(ModelChild(name: "root", node: .group(self), place: .at(0)), begin: 0, [path])
    let events = player.events.sorted { left, right in
      if left.stamp.tick != right.stamp.tick {
        return (left.stamp.tick < right.stamp.tick) == isForwards
      }
      return left.place.lexicographicallyPrecedes(right.place)
    }
    return events.map { "\($0.stamp.tick) \($0.text)" }
  }
}

extension ModelGroup {
  fileprivate var outerDelay: Int {
    var sum = 0
    for change in changes.reversed() {
      switch change {
      case .delayed(let delay): sum += delay
      case .weighted, .fading: continue
      default: return sum
      }
    }
    return sum
  }
}

struct ModelPlayer {
  var events: [ModelEvent] = []
  var before = 0
  var after = 0

  /// Plays a child and what is inside; answers the number of the last one inside.
  @discardableResult
  mutating func play(_ child: ModelChild, begin: Int, _ paths: [ModelPath]) -> Int {
    let number = before
    if case .wait = child.node { return number - 1 }
    before += 1
    let paths = paths.map { $0.mapping { shifted($0, by: -begin) } }
    var last = number
    var ends: [(ModelEvent.Stamp, Int, Bool)] = []
    var span = (begin: 0, end: 0)
    switch child.node {
    case .wait, .mark: break
    case .clip(let clip):
      span = clip.span
      ends = paths.flatMap { iterations(of: clip, $0) }
    case .group(let group):
      // A delay around all else comes before the group begins.
      span.begin = group.outerDelay
      span.end = group.length
      var inside = paths
      var isRepeated = false
      for (change, inner) in zip(group.changes, group.lengths).reversed() {
        var found: [(ModelEvent.Stamp, Int, Bool)] = []
        inside = inside.flatMap { change.inside($0, inner, number, &found) }
        // What is repeated before it is repeated again is a group without a name.
        if !isRepeated { ends += found }
        if case .repeated = change { isRepeated = true }
      }
      for (child, begin) in zip(group.children, group.begins) {
        last = max(last, play(child, begin: begin, inside))
      }
    }
    let postorder = after
    after += 1
    for (stamp, iteration, takesNoTime) in ends {
      events.append(
        ModelEvent(
          text: "\(child.name) iteration \(iteration)", stamp: stamp, rank: takesNoTime ? 3 : 1,
          order: takesNoTime ? [last, 1, -2 * number - 1] : [postorder]))
    }
    for path in paths {
      if case .mark = child.node {
        for arrival in path.arrivals where arrival.position == 0 {
          tell("\(child.name) reached", arrival.stamp, 2, [number])
        }
        continue
      }
      let isInstant = span.begin == span.end
      for (window, _) in path.windows(span.begin, span.end) {
        tell("\(child.name) began", window.arrivals[0].stamp, 3, [number])
        tell(
          "\(child.name) ended", window.leave, isInstant ? 3 : 0,
          isInstant ? [last, 1, -2 * number] : [postorder])
      }
    }
    return last
  }

  private mutating func tell(
    _ text: String, _ stamp: ModelEvent.Stamp, _ rank: Int, _ order: [Int]
  ) {
    events.append(ModelEvent(text: text, stamp: stamp, rank: rank, order: order))
  }

  private func shifted(_ arrival: ModelPath.Arrival, by time: Int) -> ModelPath.Arrival {
    var arrival = arrival
    arrival.position += time
    return arrival
  }

  private func iterations(
    of clip: ModelClip, _ path: ModelPath
  ) -> [(ModelEvent.Stamp, Int, Bool)] {
    guard clip.duration > 0 else { return [] }
    var ends: [(ModelEvent.Stamp, Int, Bool)] = []
    for (index, arrival) in path.arrivals.enumerated() where index > 0 && !path.isExit(index) {
      let time = clip.isReversed ? clip.end - arrival.position : arrival.position
      let isForwards = (arrival.direction > 0) != clip.isReversed
      guard clip.phases.begin < time, time < clip.phases.end,
        (time - clip.delay) % clip.duration == 0, time > clip.delay
      else { continue }
      let boundary = (time - clip.delay) / clip.duration
      ends.append((arrival.stamp, isForwards ? boundary - 1 : boundary, false))
    }
    return ends
  }
}

extension ModelChange {
  /// The steps inside, and the ends of iterations.
  func inside(
    _ path: ModelPath, _ inner: Int, _ number: Int, _ ends: inout [(ModelEvent.Stamp, Int, Bool)]
  ) -> [ModelPath] {
    switch self {
    case .weighted, .fading: return [path]
    case .delayed(let delay): return [path.mapping { moved($0, to: $0.position - delay) }]
    case .reversed:
      return [
        path.mapping {
          var arrival = moved($0, to: inner - $0.position)
          arrival.direction = -$0.direction
          return arrival
        }
      ]
    case .trimmed(let start, let end):
      return path.windows(0, end - start).map { path, _ in
        path.mapping { moved($0, to: $0.position + start) }
      }
    case .scaled(let rate): return [rated(path) { rounded($0, times: rate) }]
    case .warped:
      return path.windows(0, outer(inner)).map { path, _ in warped(path, inner, number) }
    case .repeated(let count, let pause, let alternating):
      let rounds = inner + pause == 0 ? 1 : Int(count.rounded(.up))
      let part = Int(
        (Double(inner) * (count - count.rounded(.up) + 1) + 0.5).rounded(.down))
      return (0..<rounds).flatMap { round -> [ModelPath] in
        let start = round * (inner + pause)
        let end = start + (round == rounds - 1 && inner + pause > 0 ? part : inner)
        return path.windows(start, end).map { window, isLeftInside in
          let exit = window.arrivals.last!
          let isUp = exit.direction > 0
          let isFollowed = isUp ? round < rounds - 1 : round > 0
          if isFollowed, isLeftInside {
            ends.append((exit.stamp, round, inner == 0))
          }
          var window = window.mapping { arrival in
            let isUp = arrival.direction > 0
            let isFollowed = isUp ? round < rounds - 1 : round > 0
            let isBackwards = alternating && round % 2 == 1
            let into = arrival.position - start
            var moved = moved(arrival, to: isBackwards ? inner - into : into)
            if isBackwards { moved.direction = -moved.direction }
            let isAtExit = arrival.position == (isUp ? end : start)
            if isAtExit, isFollowed, pause == 0, inner > 0 { moved.stamp.round -= 1 }
            return moved
          }
          if !window.rests, isLeftInside { window.leave = window.arrivals.last!.stamp }
          return window
        }
      }
    }
  }

  private func moved(_ arrival: ModelPath.Arrival, to position: Int) -> ModelPath.Arrival {
    var arrival = arrival
    arrival.position = position
    return arrival
  }

  /// The steps inside of what runs at a rate: some ticks inside fall onto one outside.
  private func rated(_ path: ModelPath, _ inside: (Int) -> Int) -> ModelPath {
    var steps: [ModelPath.Arrival] = [
      moved(path.arrivals[0], to: inside(path.arrivals[0].position))
    ]
    var isMoving = true
    for (before, arrival) in zip(path.arrivals, path.arrivals.dropFirst()) {
      let (from, to) = (inside(before.position), inside(arrival.position))
      if before.position == arrival.position {
        // It turns round.
        steps.append(moved(arrival, to: to))
        isMoving = true
        continue
      }
      let count = abs(to - from)
      isMoving = count > 0
      for number in 0..<count {
        var step = moved(arrival, to: from + (number + 1) * arrival.direction)
        step.stamp = arrival.stamp.part(number + 1, of: count)
        steps.append(step)
      }
    }
    return ModelPath(arrivals: steps, leave: path.leave, rests: path.rests || !isMoving)
  }

  /// The steps inside of what is moved by a curve, which may turn.
  private func warped(_ path: ModelPath, _ inner: Int, _ number: Int) -> ModelPath {
    let outer = outer(inner)
    let places = (0...outer).map { max(0, min(inner, warped($0, inner))) }
    // The first ticks of where it stands farthest out.
    var turns: [Int] = []
    var (rises, risesFirst) = ([Bool](), true)
    var lastChange = 0
    for tick in 1..<max(places.count, 1) where places[tick] != places[tick - 1] {
      let isUp = places[tick] > places[tick - 1]
      if let before = rises.last {
        if before != isUp {
          turns.append(lastChange)
          rises.append(isUp)
        }
      } else {
        rises = [isUp]
        risesFirst = isUp
      }
      lastChange = tick
    }
    func stretch(_ tick: Int, _ direction: Int, arriving: Bool) -> Int {
      turns.filter { (direction > 0) != arriving ? $0 <= tick : $0 < tick }.count
    }
    func heading(_ stretch: Int, _ direction: Int) -> Int {
      (stretch % 2 == 0) == risesFirst ? direction : -direction
    }
    var steps: [ModelPath.Arrival] = []
    func add(_ positions: [Int], _ direction: Int, _ stamp: ModelEvent.Stamp, turning: Int?) {
      let count = positions.count + (turning == nil ? 0 : 1)
      for (index, position) in positions.enumerated() {
        steps.append(
          .init(
            position: position, direction: direction, stamp: stamp.part(index + 1, of: count)))
      }
      if let turning {
        steps.append(
          .init(
            position: positions.last ?? places[stamp_tick], direction: turning,
            stamp: stamp.part(count, of: count)))
      }
    }
    var stamp_tick = 0
    var isMoving = true
    for (index, arrival) in path.arrivals.enumerated() {
      let (tick, direction) = (arrival.position, arrival.direction)
      stamp_tick = tick
      let departing = heading(stretch(tick, direction, arriving: false), direction)
      guard index > 0 else {
        let isEdge = tick == (direction > 0 ? 0 : outer) && outer > 0
        let edge = direction > 0 ? 0 : inner
        if isEdge, departing == direction, edge != places[tick] {
          add(
            Array(stride(from: edge, through: places[tick], by: direction)), direction,
            arrival.stamp.inside(beginOf: number), turning: nil)
        } else {
          add([places[tick]], departing, arrival.stamp, turning: nil)
        }
        continue
      }
      let isTurn =
        stretch(tick, direction, arriving: true) != stretch(tick, direction, arriving: false)
      let arriving = heading(stretch(tick, direction, arriving: true), direction)
      let turning = isTurn && !path.isExit(index) ? departing : nil
      let before = path.arrivals[index - 1].position
      let passed: [Int] =
        before == tick
        ? [places[tick]]
        : Array(stride(from: places[before], through: places[tick], by: arriving).dropFirst())
      isMoving = !passed.isEmpty || turning != nil
      add(passed, arriving, arrival.stamp, turning: turning)
    }
    return ModelPath(arrivals: steps, leave: path.leave, rests: path.rests || !isMoving)
  }
}
