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
  /// What it has to do with the run that is asked for.
  var bond = TimelineRunBond.none

  var isIterationEnd: Bool { if case .iterationsEnded = kind { true } else { false } }

  /// Which run it is, where it is one of several iterations.
  var runPath: UInt64 {
    guard case .iterationsEnded(let numbers) = kind, numbers.count > 1 else { return 0 }
    return place.path
  }

  static func < (left: TimelineEventRecord, right: TimelineEventRecord) -> Bool {
    (left.place.high, left.rank, left.place.round, left.order.0, left.order.1, left.order.2)
      < (
        right.place.high, right.rank, right.place.round, right.order.0, right.order.1,
        right.order.2
      )
  }
}

/// What an event has to do with a run of iterations.
enum TimelineRunBond {
  /// Nothing, or no run is asked for.
  case none
  /// It is the end of an iteration of what runs.
  case own
  /// It happens within an iteration.
  case inside
}

/// A run of iterations: whose they are, and on which of its ways the playhead meets them.
struct TimelineRun {
  let member: Int
  let path: UInt64
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
  /// Through which iterations and stretches of the groups around it the playhead has come there.
  var path: UInt64 = 0

  static var whole: TimelineInstant { TimelineInstant() }

  /// One of the parts into which it is divided, counted from 1.
  func part(_ number: Int64, of count: Int64) -> TimelineInstant {
    func place(_ number: Int64) -> Double {
      number == count ? high : low + (high - low) * (Double(number) / Double(count))
    }
    var part = self
    (part.low, part.high) = (place(number - 1), place(number))
    return part
  }

  var ofRoundBefore: TimelineInstant {
    var before = self
    before.round -= 1
    return before
  }

  /// The same reached through an iteration or a stretch of a curve.
  func through(_ number: Int64) -> TimelineInstant {
    // A step of the generator SplitMix64, whose every bit depends on every bit of both.
    var mixed = path &+ UInt64(bitPattern: number) &+ 0x9e37_79b9_7f4a_7c15
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    var inside = self
    inside.path = mixed ^ (mixed >> 31)
    return inside
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
