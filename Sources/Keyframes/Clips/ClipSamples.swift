/// A frame on which a clip has been looked at.
public struct ClipSample<Value: Interpolatable>: Sendable {
  /// The number of the frame.
  public let frame: Int
  /// Its moment.
  public let time: Duration
  /// The value, or nothing where the clip has no effect.
  public let value: Value?

  @inlinable
  init(frame: Int, time: Duration, value: Value?) {
    self.frame = frame
    self.time = time
    self.value = value
  }
}

extension ClipSample: Equatable where Value: Equatable {}
extension ClipSample: Hashable where Value: Hashable {}

/// The values of a clip on consecutive frames, computed as they are asked for.
///
/// Index and frame number are the same.
public struct ClipSamples<Value: Interpolatable>: RandomAccessCollection, Sendable {
  /// The clip that is looked at.
  public let clip: Clip<Value>
  /// The moments at which it is.
  public let times: FrameTimes

  @usableFromInline
  init(clip: Clip<Value>, times: FrameTimes) {
    self.clip = clip
    self.times = times
  }

  /// The first frame.
  @inlinable public var startIndex: Int { times.startIndex }

  /// One past the last frame.
  @inlinable public var endIndex: Int { times.endIndex }

  /// The clip on a frame.
  @inlinable
  public subscript(frame: Int) -> ClipSample<Value> {
    let time = times[frame]
    return ClipSample(frame: frame, time: time, value: clip.value(at: time))
  }
}

extension Clip {
  /// The values on the frames of a rate, from frame 0 through the first one that is not before
  /// the end.
  ///
  /// An end off the frame grid is therefore seen on the next frame. A clip without an end goes on
  /// for 32 years; ask for a prefix, or use ``samples(_:through:)``.
  ///
  /// ```swift
  /// for sample in Clip.popIn.samples(.fps(60)) { draw(sample.frame, sample.value ?? 1) }
  /// ```
  public func samples(_ rate: FrameRate) -> ClipSamples<Value> {
    samples(rate, through: end.finite ?? Ticks.max.duration)
  }

  /// The values on the frames of a rate, from frame 0 through the first one that is not before a
  /// moment.
  public func samples(_ rate: FrameRate, through time: Duration) -> ClipSamples<Value> {
    ClipSamples(clip: self, times: rate.times(through: time))
  }
}
