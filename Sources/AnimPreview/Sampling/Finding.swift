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

  /// The turns of an animation, with its start and its end.
  static func turns(of animation: Previewable, in window: ClosedRange<Duration>) -> [Finding] {
    let stretches = animation.clip.monotoneStretches(
      from: window.lowerBound, through: window.upperBound)
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
    findings.append(Finding(kind: .end, time: last.end, value: last.endValue))
    return findings
  }

  /// The moments at which an animation passes a level; a jump past it counts, a touch does not.
  static func passages(
    of level: Double, _ animation: Previewable, in window: ClosedRange<Duration>
  ) -> [Finding] {
    animation.clip.crossings(of: level, from: window.lowerBound, through: window.upperBound)
      .filter(\.isPassage).map {
        Finding(
          kind: $0.after == .above ? .rising : .falling, time: $0.place,
          value: animation.value(at: $0.place) ?? level)
      }
  }
}
