/// A rational number of frames a second.
///
/// Frame times are computed from the frame's number and the rate, never by adding frames up, and
/// land on the nearest tick of 1/9 ns; at every usual rate, from 24000/1001 to 1000, that is the
/// exact instant. Two rates are equal where they are the same number.
public struct FrameRate: Hashable, Sendable {
  /// Frames in ``seconds`` seconds, in lowest terms.
  public let frames: Int64
  /// The seconds that ``frames`` frames take, in lowest terms.
  public let seconds: Int64

  /// Ticks from one frame to the next, rounded down.
  @usableFromInline let wholeTicks: Int64
  /// What is missing in ``wholeTicks``, in parts of ``frames``.
  @usableFromInline let remainingTicks: Int64

  /// A rate of `frames` frames in `seconds` seconds, such as 30000 in 1001.
  ///
  /// Both must be above zero, and one frame must not last longer than 32 years.
  public init(_ frames: Int64, per seconds: Int64 = 1) {
    guard let rate = FrameRate(validating: frames, per: seconds) else {
      preconditionFailure(
        "a frame rate needs whole numbers above 0, and frames that last 32 years at most")
    }
    self = rate
  }

  /// A rate from data: nothing where one of the numbers is not above zero or where one frame
  /// lasts longer than 32 years.
  public init?(validating frames: Int64, per seconds: Int64 = 1) {
    guard frames > 0, seconds > 0 else { return nil }
    let divisor = greatestCommonDivisor(frames, seconds)
    self.frames = frames / divisor
    self.seconds = seconds / divisor
    let (whole, remaining) = (Int128(self.seconds) * Int128(Ticks.perSecond))
      .quotientAndRemainder(dividingBy: Int128(self.frames))
    guard whole <= Int128(Ticks.max.count) else { return nil }
    wholeTicks = Int64(whole)
    remainingTicks = Int64(remaining)
  }

  /// A whole number of frames a second.
  public static func fps(_ frames: Int) -> FrameRate { FrameRate(Int64(frames)) }

  /// A whole number of frames a second.
  public static func fps(_ frames: Int64) -> FrameRate { FrameRate(frames) }
}

extension FrameRate {
  /// The moment at which a frame is shown; frame 0 is at zero.
  ///
  /// Frames beyond the range of 32 years lie at its end.
  @inlinable
  public func time(ofFrame frame: Int) -> Duration { ticks(ofFrame: frame).duration }

  /// The frame on show at a moment: the last one whose time is not after it.
  public func frame(at time: Duration) -> Int { frame(atTicks: Ticks(saturating: time)) }

  /// The first frame whose time is not before a moment: the frame on which it is seen to be over.
  public func firstFrame(notBefore time: Duration) -> Int {
    let moment = Ticks(saturating: time)
    let frame = frame(atTicks: moment)
    return frame < Int.max && ticks(ofFrame: frame) < moment ? frame + 1 : frame
  }
}

extension FrameRate {
  /// The tick nearest to the start of a frame; frames outside the range land on its end.
  @inlinable
  func ticks(ofFrame frame: Int) -> Ticks {
    let (product, overflow) = Int64(frame).multipliedReportingOverflow(by: wholeTicks)
    if !overflow, remainingTicks == 0, product >= Ticks.min.count, product <= Ticks.max.count {
      return Ticks(product)
    }
    return nearestTicks(ofFrame: frame)
  }

  /// The nearest tick by arithmetic of 128 bits, the middle rounded away from zero.
  @usableFromInline
  func nearestTicks(ofFrame frame: Int) -> Ticks {
    // The parts are below 2^63 each, so their products are below 2^126.
    let whole = Int128(frame) * Int128(wholeTicks)
    let (quotient, remainder) = (Int128(frame) * Int128(remainingTicks))
      .quotientAndRemainder(dividingBy: Int128(frames))
    let doubled = remainder * 2
    let step: Int128 = doubled >= Int128(frames) ? 1 : doubled <= -Int128(frames) ? -1 : 0
    return Ticks(clamping: whole + quotient + step)
  }

  /// The last frame whose tick is not after a moment.
  @usableFromInline
  func frame(atTicks moment: Ticks) -> Int {
    // The last one whose exact time is before half a tick later. The time is below 2^63.98 halves
    // and the frames are below 2^63, so the product is below 2^127; the seconds are below 2^60.
    let halves = Int128(moment.count) * 2 + 1
    let (quotient, remainder) = (halves * Int128(frames))
      .quotientAndRemainder(dividingBy: Int128(Ticks.perSecond) * Int128(seconds) * 2)
    let isBeforeQuotient = remainder < 0 || (remainder == 0 && halves > 0)
    return Int(clamping: isBeforeQuotient ? quotient - 1 : quotient)
  }
}

/// The largest whole number that divides both, by Euclid's algorithm.
private func greatestCommonDivisor(_ first: Int64, _ second: Int64) -> Int64 {
  var (first, second) = (first, second)
  while second != 0 { (first, second) = (second, first % second) }
  return first
}
