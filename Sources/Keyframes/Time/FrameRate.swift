/// A rational number of frames a second.
///
/// Frame times are computed from the frame's number and the rate, never by adding frames up.
public struct FrameRate: Hashable, Sendable {
  /// Frames in ``seconds`` seconds.
  public let frames: Int64
  /// The seconds that ``frames`` frames take.
  public let seconds: Int64

  /// A rate of `frames` frames in `seconds` seconds, such as 30000 in 1001.
  public init(_ frames: Int64, per seconds: Int64 = 1) {
    precondition(frames > 0 && seconds > 0, "a frame rate needs positive whole numbers")
    self.frames = frames
    self.seconds = seconds
  }

  /// A whole number of frames a second.
  public static func fps(_ frames: Int64) -> FrameRate { FrameRate(frames) }
}

extension FrameRate {
  /// The tick nearest to the start of a frame; moments outside the range land on its end.
  @usableFromInline
  func ticks(ofFrame frame: Int) -> Ticks {
    let numerator = Int128(frame) * Int128(Ticks.perSecond) * Int128(seconds)
    var (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: Int128(frames))
    if remainder < 0 {
      quotient -= 1
      remainder += Int128(frames)
    }
    if remainder * 2 >= Int128(frames) { quotient += 1 }
    return Ticks(
      Int64(clamping: min(max(quotient, Int128(Ticks.min.count)), Int128(Ticks.max.count))))
  }

  /// The moment at which a frame is shown; frame 0 is at zero.
  public func time(ofFrame frame: Int) -> Duration { ticks(ofFrame: frame).duration }
}
