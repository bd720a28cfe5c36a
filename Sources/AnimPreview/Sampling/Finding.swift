import Keyframes

/// What `--find` looks for.
enum SearchWish: Equatable {
  /// Where a value turns round.
  case extrema
  /// Where a value passes a level; that of rest, where none is named.
  case crossings(Double?)

  /// Reads `extrema`, `crossings` or `crossings=0.95`.
  init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    switch (String(parts[0]), parts.count) {
    case ("extrema", 1): self = .extrema
    case ("crossings", 1): self = .crossings(nil)
    case ("crossings", 2):
      var scanner = TextScanner(String(parts[1]))
      guard let number = scanner.number(), scanner.isAtEnd, number.unit == .none,
        number.value.isFinite
      else { return nil }
      self = .crossings(number.value)
    default: return nil
    }
  }
}

/// What is looked through: an animation, or a property of a timeline.
struct SearchSubject {
  /// What the user calls the whole.
  let name: String
  /// What is moved.
  let property: String
  /// Where it comes to rest.
  let rest: Double?
  /// The stretches over which the value moves one way only, at most so many.
  let stretches: (ClosedRange<Duration>, _ limit: Int) -> [MonotoneStretch<Duration>]
  /// The stays on a level, at most so many.
  let crossings: (Double, ClosedRange<Duration>, _ limit: Int) -> [LevelCrossing<Duration>]
  /// The value at a moment.
  let value: (Duration) -> Double?

  /// An animation.
  init(_ animation: Previewable) {
    let clip = animation.clip
    name = animation.name
    property = animation.property
    rest = animation.restingValue ?? animation.base
    stretches = {
      clip.monotoneStretches(from: $0.lowerBound, through: $0.upperBound, limit: $1)
    }
    crossings = {
      clip.crossings(of: $0, from: $1.lowerBound, through: $1.upperBound, limit: $2)
    }
    value = { animation.value(at: $0) }
  }

  /// A property of a timeline.
  init(_ name: String, _ property: String, _ motion: TimelineMotion<Double>, end: Duration) {
    self.name = name
    self.property = property
    rest = motion.value(at: end)
    stretches = {
      motion.monotoneStretches(from: $0.lowerBound, through: $0.upperBound, limit: $1)
    }
    crossings = {
      motion.crossings(of: $0, from: $1.lowerBound, through: $1.upperBound, limit: $2)
    }
    value = { motion.value(at: $0) }
  }
}

/// A moment that was looked for, as the library has found it.
struct Finding: Equatable {
  /// What happens there.
  enum Kind: String {
    case start
    case end
    case peak
    case low
    case rising
    case falling
  }

  var kind: Kind
  var time: Duration
  var value: Double

  /// How many are looked for in one animation.
  static let limit = 10_000

  /// The turns of a value, with its start and its end.
  static func turns(
    of subject: SearchSubject, in window: ClosedRange<Duration>, limit: Int = limit
  ) -> [Finding] {
    let stretches = subject.stretches(window, limit)
    guard let first = stretches.first, let last = stretches.last else { return [] }
    var findings = [Finding(kind: .start, time: first.start, value: first.startValue)]
    var rises: Bool?
    func turn(_ isRising: Bool, at time: Duration, _ value: Double) {
      if let rises, rises != isRising {
        findings.append(Finding(kind: rises ? .peak : .low, time: time, value: value))
      }
      rises = isRising
    }
    var value = first.startValue
    for stretch in stretches {
      // A jump leads up or down as well.
      if stretch.startValue != value {
        turn(stretch.startValue > value, at: stretch.start, value)
      }
      if stretch.endValue != stretch.startValue {
        turn(stretch.endValue > stretch.startValue, at: stretch.start, stretch.startValue)
      }
      value = stretch.endValue
    }
    // Where the search was broken off, its last place is no end.
    if stretches.count < limit {
      findings.append(Finding(kind: .end, time: last.end, value: last.endValue))
    }
    return findings
  }

  /// The moments at which a value passes a level; a jump past it counts, a touch does not.
  static func passages(
    of level: Double, _ subject: SearchSubject, in window: ClosedRange<Duration>,
    limit: Int = limit
  ) -> [Finding] {
    subject.crossings(level, window, limit).filter(\.isPassage).map {
      Finding(
        kind: $0.after == .above ? .rising : .falling, time: $0.place,
        value: subject.value($0.place) ?? level)
    }
  }
}
