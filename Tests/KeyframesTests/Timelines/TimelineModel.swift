import Keyframes

// A timeline as plain data in whole ticks, and what it means, written from the contract alone:
// its values by walking down the tree, its events by letting a playhead take one tick after
// another. Nothing here is shared with the library but the numbers of the easings.

indirect enum ModelNode {
  case clip(ModelClip)
  case group(ModelGroup)
  case wait(Int)
  case mark
}

struct ModelChild {
  var name: String
  var node: ModelNode
  var place: ModelPlace
}

enum ModelPlace {
  case at(Int)
  case afterPrevious(Int)
  case withPrevious(Int)
  case atEnd(Int)
  case label(String, Int)
  case start(String, Int)
  case end(String, Int)
}

enum ModelChange {
  case delayed(Int)
  case scaled(Double)
  case reversed
  case repeated(Double, pause: Int, alternating: Bool)
  case trimmed(Int, Int)
  case warped(Easing, over: Int?)
  case weighted(Double)
  case fading(Double, Double, over: Int)
}

struct ModelGroup {
  var children: [ModelChild] = [] { didSet { place() } }
  /// From the inside to the outside.
  var changes: [ModelChange] = [] { didSet { place() } }

  /// Where each child begins in the group's own time.
  private(set) var begins: [Int] = []
  /// The lengths from the inside to the outside, that of the content first.
  private(set) var lengths = [0]

  var length: Int { lengths.last! }

  private mutating func place() {
    begins = placed()
    lengths = [max(0, zip(children, begins).map { $1 + $0.node.length }.max() ?? 0)]
    for change in changes { lengths.append(change.outer(lengths.last!)) }
  }
}

/// A time of so many ticks, of which a second has 9,000,000,000.
func ticks(_ count: Int) -> Duration {
  let magnitude = (Int128(abs(count)) * 1_000_000_000 + 4) / 9
  return Duration(attoseconds: count < 0 ? -magnitude : magnitude)
}

func ticks(of time: Duration) -> Int {
  let magnitude = (time.attoseconds.magnitude * 9 + 500_000_000) / 1_000_000_000
  return time < .zero ? -Int(magnitude) : Int(magnitude)
}

/// A rate times a number of ticks, rounded to the nearest tick, the middle to the even one.
func rounded(_ count: Int, times rate: Double) -> Int {
  // Rates of the model are multiples of 2^-54 and below 2^6, so this is exact.
  let product = Int128(rate * 0x1p54) * Int128(abs(count))
  let whole = product >> 54
  let rest = product - whole << 54
  let half = Int128(1) << 53
  let up = rest > half || (rest == half && whole % 2 == 1)
  return (count < 0 ? -1 : 1) * Int(whole + (up ? 1 : 0))
}

extension ModelGroup {
  /// Visits the group and all those inside of it.
  func forEachGroup(_ visit: (ModelGroup) -> Void) {
    visit(self)
    for child in children {
      if case .group(let group) = child.node { group.forEachGroup(visit) }
    }
  }
}

// MARK: - Lengths and places

extension ModelNode {
  var length: Int {
    switch self {
    case .clip(let clip): clip.end
    case .group(let group): group.length
    case .wait(let length): length
    case .mark: 0
    }
  }
}

extension ModelGroup {
  /// Where each child begins, resolved against those before it.
  fileprivate func placed() -> [Int] {
    var begins: [Int] = []
    for (index, child) in children.enumerated() {
      let earlier = zip(children[..<index], begins)
      func begin(_ name: String) -> Int { earlier.first { $0.0.name == name }!.1 }
      func end(_ name: String) -> Int {
        earlier.first { $0.0.name == name }.map { $1 + $0.node.length }!
      }
      let last = begins.last ?? 0
      switch child.place {
      case .at(let time): begins.append(time)
      case .afterPrevious(let offset):
        begins.append(last + (index > 0 ? children[index - 1].node.length : 0) + offset)
      case .withPrevious(let offset): begins.append(last + offset)
      case .atEnd(let offset):
        let ends = zip(children[..<index], begins).map { $1 + $0.node.length }
        begins.append(max(0, ends.max() ?? 0) + offset)
      case .label(let name, let offset): begins.append(begin(name) + offset)
      case .start(let name, let offset): begins.append(begin(name) + offset)
      case .end(let name, let offset): begins.append(end(name) + offset)
      }
    }
    return begins
  }
}

extension ModelChange {
  func outer(_ inner: Int) -> Int {
    switch self {
    case .delayed(let delay): return max(0, inner + delay)
    case .scaled(let rate):
      // The first tick at which the end inside has been reached.
      var tick = Int(Double(inner) / rate) - 2
      while tick < 0 || rounded(tick, times: rate) < inner { tick += 1 }
      return tick
    case .reversed, .weighted, .fading: return inner
    case .repeated(let count, let pause, _):
      let whole = Int(count.rounded(.up))
      return Int((Double(inner) * count + 0.5).rounded(.down)) + pause * (whole - 1)
    case .trimmed(let start, let end): return end - start
    case .warped(_, let over): return over ?? inner
    }
  }
}

// MARK: - Values

extension ModelGroup {
  static let far = 1 << 50

  /// Writes the values at a moment over those that are there.
  func write(_ values: inout [Double], at outside: Int, weight: Double = 1) {
    var (time, weight) = (outside, weight)
    for (change, inner) in zip(changes, lengths).reversed() {
      weight *= change.weight(at: time)
      time = change.inside(time, inner)
    }
    for (child, begin) in zip(children, begins) {
      switch child.node {
      case .clip(let clip): clip.write(&values, at: time - begin, weight: weight)
      case .group(let group): group.write(&values, at: time - begin, weight: weight)
      case .wait, .mark: break
      }
    }
  }
}

extension ModelChange {
  func weight(at time: Int) -> Double {
    switch self {
    case .weighted(let weight): return weight
    case .fading(let from, let to, let length):
      if time < 0 { return from }
      return time >= length ? to : from + (to - from) * Double(time) / Double(length)
    default: return 1
    }
  }

  /// The time inside.
  func inside(_ time: Int, _ inner: Int) -> Int {
    switch self {
    case .delayed(let delay): return time - delay
    case .scaled(let rate): return abs(time) > 1 << 40 ? time : rounded(time, times: rate)
    case .reversed: return inner - time
    case .weighted, .fading: return time
    case .trimmed(let start, let end):
      return time < 0 ? -ModelGroup.far : start + min(time, end - start)
    case .warped:
      return time < 0 ? -ModelGroup.far : warped(min(time, outer(inner)), inner)
    case .repeated(let count, let pause, let alternating):
      if time < 0 { return -ModelGroup.far }
      let last = Int(count.rounded(.up)) - 1
      let cycle = inner + pause
      let isOver = time >= outer(inner)
      let round = isOver || cycle == 0 ? (isOver ? last : 0) : time / cycle
      let part = count - Double(last)
      let end = Int((Double(inner) * part + 0.5).rounded(.down))
      let into = isOver ? end : min(inner, time - round * cycle)
      return alternating && round % 2 == 1 ? inner - into : into
    }
  }

  /// Where a curve puts the playhead inside.
  func warped(_ time: Int, _ inner: Int) -> Int {
    guard case .warped(let easing, _) = self else { return time }
    let outer = outer(inner)
    let progress = time >= outer ? 1 : Double(time) / Double(outer)
    return Int((easing.value(at: progress) * Double(inner)).rounded(.toNearestOrEven))
  }
}

/// A clip of numbers at even distances.
struct ModelClip {
  var property: Int
  var keys: [Double]
  var duration: Int
  var delay = 0
  var endDelay = 0
  var iterations = 1.0
  var direction = IterationDirection.normal
  var fill = FillMode.forwards
  var adds = false
  var isReversed = false

  var active: Int { Int((Double(duration) * iterations + 0.5).rounded(.down)) }

  var end: Int { max(0, delay + active + endDelay) }

  /// Where Web Animations' phases change in the forward clip.
  var phases: (begin: Int, end: Int) {
    (max(0, min(delay, end)), max(0, min(delay + active, end)))
  }

  /// When it begins and ends as seen from outside.
  var span: (begin: Int, end: Int) {
    isReversed ? (end - phases.end, end - phases.begin) : phases
  }

  func write(_ values: inout [Double], at time: Int, weight: Double) {
    guard weight != 0, let value = value(at: isReversed ? end - time : time) else { return }
    let under = values[property]
    let over = adds ? under + value : value
    values[property] = weight == 1 ? over : under + (over - under) * weight
  }

  /// Web Animations' chain in plain numbers.
  private func value(at time: Int) -> Double? {
    // Seen from the end, its two ends belong to what follows there.
    let isBefore = isReversed ? time <= phases.begin : time < phases.begin
    let isAfter = isReversed ? time > phases.end : time >= phases.end
    // The view from the end exchanges the fills, so these are the forward ones.
    let fillsBefore = fill == .backwards || fill == .both
    let fillsAfter = fill == .forwards || fill == .both
    if isBefore && !fillsBefore || !isBefore && isAfter && !fillsAfter { return nil }
    let passed = isBefore ? max(time - delay, 0) : min(max(time - delay, 0), active)
    let overall = duration == 0 ? (isBefore ? 0 : iterations) : Double(passed) / Double(duration)
    var progress = overall - overall.rounded(.down)
    let isAtEnd = progress == 0 && !isBefore && passed == active && iterations > 0
    if isAtEnd { progress = 1 }
    var iteration = Int(overall.rounded(.down))
    if progress == 1 { iteration -= 1 }
    let isBackwards =
      switch direction {
      case .normal: false
      case .reverse: true
      case .alternate: iteration % 2 == 1
      case .alternateReverse: iteration % 2 == 0
      }
    if isBackwards { progress = 1 - progress }
    return mix(progress)
  }

  private func mix(_ progress: Double) -> Double {
    let count = Double(keys.count - 1)
    let segment = max(0, min(Int((progress * count).rounded(.down)), keys.count - 2))
    let part = progress * count - Double(segment)
    return keys[segment] + (keys[segment + 1] - keys[segment]) * part
  }
}
