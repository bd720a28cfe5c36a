/// An event of a timeline with what decides its place at its instant.
struct TimelineEventRecord {
  var kind: PlaybackEvent.Kind
  var member: Int
  /// For several iterations the end of the first one.
  var first: Int64
  var place: TimelineInstant
  /// Ends, ends of iterations, marks, begins.
  var rank: Int
  var order: (Int, Int, Int)

  var isIterationEnd: Bool { if case .iterationsEnded = kind { true } else { false } }

  static func < (left: TimelineEventRecord, right: TimelineEventRecord) -> Bool {
    (left.place.high, left.rank, left.place.round, left.order.0, left.order.1, left.order.2)
      < (
        right.place.high, right.rank, right.place.round, right.order.0, right.order.1,
        right.order.2
      )
  }
}

/// Which part of a tick something falls onto.
///
/// Where time runs faster inside of a group, several of its ticks fall onto one outside. They
/// divide it evenly, so that they come one after the other, each at the end of its part.
struct TimelineInstant {
  var low = 0.0
  var high = 1.0
  /// Below zero for what still belongs to an iteration that is followed by another one there.
  var round = 0

  static var whole: TimelineInstant { TimelineInstant() }

  /// One of the parts into which it is divided, counted from 1.
  func part(_ number: Int64, of count: Int64) -> TimelineInstant {
    func place(_ number: Int64) -> Double {
      number == count ? high : low + (high - low) * (Double(number) / Double(count))
    }
    return TimelineInstant(low: place(number - 1), high: place(number), round: round)
  }

  var ofRoundBefore: TimelineInstant {
    TimelineInstant(low: low, high: high, round: round - 1)
  }
}

/// How a playhead meets the time in which something stands.
enum TimelineMeeting {
  /// It comes by.
  case passing
  /// It begins there.
  case entering
  /// It comes there and ends.
  case leaving
  /// It has come there before, and ends.
  case resting
  /// It is only there.
  case touching
}

/// A stretch of time that alone is played.
struct TimelineWindow {
  let low: Int64
  let high: Int64

  /// How a playhead that meets a tick outside in some way meets the stretch, if it does.
  ///
  /// What has its end where a playhead enters is not met, nor is what begins where it leaves.
  func meeting(
    _ outside: TimelineMeeting, at tick: Int64, isForwards: Bool
  ) -> TimelineMeeting? {
    guard low <= tick, tick <= high else { return nil }
    guard low < high else { return outside == .resting ? nil : .touching }
    let (entrance, exit) = isForwards ? (low, high) : (high, low)
    switch outside {
    case .passing: return tick == entrance ? .entering : tick == exit ? .leaving : .passing
    case .entering: return tick == exit ? nil : .entering
    case .leaving: return tick == entrance ? nil : .leaving
    case .resting: return tick == exit ? nil : .resting
    case .touching: return nil
    }
  }
}
