import Keyframes

/// Trees for the model, from a seed.
struct RandomModel {
  var random: SplitMix64
  var count = 0
  /// What limits the trees, so that walking tick by tick stays short.
  var lengths = 0..<13
  var warps = true

  mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  mutating func chance(_ parts: Int) -> Bool { number(0..<parts) == 0 }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(0..<elements.count)]
  }

  mutating func name() -> String {
    count += 1
    return "n\(count)"
  }

  mutating func group(depth: Int, children: Range<Int> = 1..<6) -> ModelGroup {
    var placed: [ModelChild] = []
    for _ in 0..<number(children) {
      let place = place(after: placed)
      let node: ModelNode =
        switch number(0..<9) {
        case 0...3: .clip(clip())
        case 4: .mark
        case 5: .wait(number(lengths))
        default: depth > 0 ? .group(self.group(depth: depth - 1)) : .clip(clip())
        }
      placed.append(ModelChild(name: name(), node: node, place: place))
    }
    var group = ModelGroup()
    group.children = placed
    if !chance(3) { change(&group) }
    return group
  }

  mutating func place(after children: [ModelChild]) -> ModelPlace {
    let offset = chance(2) ? 0 : number(-6..<9)
    let named = children.filter { if case .wait = $0.node { false } else { true } }
    switch number(0..<9) {
    case 0, 1: return .afterPrevious(offset)
    case 2, 3: return .withPrevious(offset)
    case 4: return .atEnd(offset)
    case 5: return .at(number(-4..<30))
    default:
      guard !named.isEmpty else { return .at(number(0..<20)) }
      let child = pick(named)
      if case .mark = child.node { return .label(child.name, offset) }
      return chance(2) ? .start(child.name, offset) : .end(child.name, offset)
    }
  }

  mutating func clip() -> ModelClip {
    var clip = ModelClip(
      property: number(0..<5), keys: (0..<number(2..<4)).map { _ in Double(number(-9..<10)) },
      duration: number(lengths))
    clip.fill = pick(FillMode.allCases)
    clip.adds = chance(4)
    guard chance(2) else { return clip }
    clip.delay = number(-5..<6)
    clip.endDelay = number(-3..<4)
    clip.direction = pick(IterationDirection.allCases)
    clip.iterations = pick([1, 2, 3, 2.5, 0.5, 1.5])
    if clip.iterations.rounded() != clip.iterations { clip.duration *= 2 }
    clip.isReversed = chance(4)
    return clip
  }

  mutating func change(_ group: inout ModelGroup) {
    for _ in 0..<number(1..<4) {
      let length = group.length
      switch number(0..<8) {
      case 0: group.changes.append(.delayed(number(-6..<9)))
      case 1: group.changes.append(.scaled(pick([0.5, 2, 0.3, 1.7, 3, 0.7])))
      case 2: group.changes.append(.reversed)
      case 3 where length < 150:
        group.changes.append(
          .repeated(
            pick([2, 3, 1.5, 2.5, 4]), pause: chance(2) ? 0 : number(1..<5),
            alternating: chance(2)))
      case 4:
        let start = number(0..<max(1, length))
        group.changes.append(.trimmed(start, start + number(0..<max(1, length))))
      case 5 where warps && length < 300:
        group.changes.append(
          .warped(
            pick([
              .easeInOut, .cubicBezier(0.3, -0.5, 0.7, 1.5), .steps(3), .steps(2, .jumpStart),
              .cubicBezier(0.1, 2, 0.9, -1),
            ]), over: chance(3) ? number(0..<60) : nil))
      case 6: group.changes.append(.weighted(pick([0, 0.25, 1])))
      case 7 where !group.changes.contains { if case .fading = $0 { true } else { false } }:
        group.changes.append(.fading(0, 1, over: number(0..<20)))
      default: break
      }
    }
  }
}

// MARK: - The timeline of a model

extension ModelGroup {
  static func property(_ index: Int) -> TimelineProperty<[Double], Double> {
    TimelineProperty("\(index)") {
      $0[index]
    } set: {
      $0[index] = $1
    }
  }

  static var initial: [Double] { [0.25, 0.5, 1, 2, 3] }

  func timeline() -> Timeline<[Double]> {
    var timeline = Timeline(ModelGroup.initial)
    for child in children {
      let name = TimelineLabel(child.name)
      let place = child.place.placement
      switch child.node {
      case .clip(let clip):
        timeline.add(clip.clip, to: ModelGroup.property(clip.property), place, named: name)
      case .group(let group): timeline.add(group.timeline(), place, named: name)
      case .wait(let length): timeline.wait(ticks(length), place)
      case .mark: timeline.mark(name, place)
      }
    }
    return changes.reduce(timeline) { $1.applied(to: $0) }
  }
}

extension ModelPlace {
  var placement: Placement {
    switch self {
    case .at(let time): .at(ticks(time))
    case .afterPrevious(let offset): .afterPrevious + ticks(offset)
    case .withPrevious(let offset): .withPrevious + ticks(offset)
    case .atEnd(let offset): .atEnd + ticks(offset)
    case .label(let name, let offset): .at(TimelineLabel(name)) + ticks(offset)
    case .start(let name, let offset): .start(of: TimelineLabel(name)) + ticks(offset)
    case .end(let name, let offset): .end(of: TimelineLabel(name)) - ticks(-offset)
    }
  }
}

extension ModelChange {
  func applied(to timeline: Timeline<[Double]>) -> Timeline<[Double]> {
    switch self {
    case .delayed(let delay): timeline.delayed(by: ticks(delay))
    case .scaled(let rate): timeline.scaled(by: rate)
    case .reversed: timeline.reversed()
    case .repeated(let count, let pause, let alternating):
      timeline.repeated(.finite(count), pause: ticks(pause), alternating: alternating)
    case .trimmed(let start, let end): timeline.trimmed(to: ticks(start)..<ticks(end))
    case .warped(let easing, let over): timeline.warped(by: easing, over: over.map(ticks))
    case .weighted(let weight): timeline.weighted(by: weight)
    case .fading(let from, let to, let over):
      timeline.fading(from: from, to: to, over: ticks(over))
    }
  }
}

extension ModelClip {
  var clip: Clip<Double> {
    // A reversed one is the view of a forward one, whose timing this is.
    let forwards = Clip(
      try! Track(
        validating: keys.enumerated().map {
          Keyframe(at: Double($0) / Double(keys.count - 1), $1)
        }),
      timing: Timing(
        duration: ticks(duration), delay: ticks(delay), endDelay: ticks(endDelay),
        iterations: .finite(iterations), direction: direction, fill: fill),
      composite: adds ? .add : .replace)
    return isReversed ? forwards.reversed() : forwards
  }
}
