/// Why numbers don't make a timing.
public struct TimingError: Error, Hashable {
  /// A member of ``Timing`` that has a range.
  public enum Member: String, Hashable, Sendable, CaseIterable {
    /// ``Timing/duration``
    case duration
    /// ``Timing/delay``
    case delay
    /// ``Timing/endDelay``
    case endDelay
    /// ``Timing/iterations``
    case iterations
    /// ``Timing/iterationStart``
    case iterationStart
  }

  /// What was given instead.
  public enum Value: Hashable, Sendable {
    /// A time.
    case time(Duration)
    /// A number.
    case number(Double)
  }

  /// The member at fault.
  public let member: Member
  /// The value it was given.
  public let value: Value

  /// The mistake in a sentence.
  public var message: String {
    switch (member, value) {
    case (.duration, .time(let time)) where time < .zero:
      "duration is \(TimeNotation.words(time)), but must not be negative"
    case (_, .time(let time)):
      "\(member.rawValue) is \(TimeNotation.words(time)), which is not within 32 years"
    case (.iterationStart, .number(let number)):
      "iterationStart is \(number), but must be a finite number that is not negative"
    case (_, .number(let number)):
      "\(member.rawValue) is \(number), but must be a number that is not negative; "
        + "a repetition without end is written as unending"
    }
  }
}

extension TimingError: CustomStringConvertible {
  /// The mistake in a sentence, as ``message``.
  public var description: String { message }
}

extension Timing {
  static func ticks(
    of time: Duration, as member: TimingError.Member
  ) throws(TimingError) -> Ticks {
    guard let ticks = Ticks(declared: time) else {
      throw TimingError(member: member, value: .time(time))
    }
    return ticks
  }

  static func ticks(ofDuration duration: Extent<Duration>) throws(TimingError) -> Extent<Ticks> {
    guard case .finite(let time) = duration else { return .unending }
    guard time >= .zero else { throw TimingError(member: .duration, value: .time(time)) }
    return .finite(try ticks(of: time, as: .duration))
  }

  static func check(iterations: Extent<Double>) throws(TimingError) {
    guard case .finite(let count) = iterations else { return }
    guard count >= 0, count.isFinite else {
      throw TimingError(member: .iterations, value: .number(count))
    }
  }

  static func check(start: Double) throws(TimingError) {
    guard start >= 0, start.isFinite else {
      throw TimingError(member: .iterationStart, value: .number(start))
    }
  }
}
