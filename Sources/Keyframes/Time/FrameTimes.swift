/// The moments of consecutive frames, computed as they are asked for.
///
/// Each moment comes from its frame's number, so the last one is as exact as the first. Index and
/// frame number are the same.
public struct FrameTimes: RandomAccessCollection, Sendable, Hashable {
  /// The rate of the frames.
  public let rate: FrameRate
  /// The first frame.
  public let startIndex: Int
  /// One past the last frame.
  public let endIndex: Int

  @usableFromInline
  init(rate: FrameRate, frames: Range<Int>) {
    self.rate = rate
    startIndex = frames.lowerBound
    endIndex = frames.upperBound
  }

  /// The moment of a frame.
  @inlinable
  public subscript(frame: Int) -> Duration {
    precondition(frame >= startIndex && frame < endIndex, "the frame is not among these")
    return rate.time(ofFrame: frame)
  }
}

extension FrameRate {
  /// The times of all frames from zero through the first one that is not before `end`.
  ///
  /// An end off the frame grid is therefore seen on the next frame: 255.5 ms at 60 fps gives the
  /// frames 0 to 16, the last at 266.67 ms. An end before zero gives none.
  ///
  /// ```swift
  /// Array(FrameRate.fps(20).times(through: .milliseconds(150)))  // 0, 50, 100 and 150 ms
  /// ```
  public func times(through end: Duration) -> FrameTimes {
    let last = min(firstFrame(notBefore: end), Int.max - 1)
    return FrameTimes(rate: self, frames: 0..<(last < 0 ? 0 : last + 1))
  }
}
