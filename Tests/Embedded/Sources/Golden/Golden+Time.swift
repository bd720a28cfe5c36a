import Keyframes

extension Golden {
  /// Frames of whole and broken rates, and the frames of moments.
  static func addTime(to hash: inout ResultHash) {
    let rates = [FrameRate.fps(60), FrameRate(30_000, per: 1_001), FrameRate(7, per: 3)]
    for rate in rates {
      for frame in stride(from: -2_000, through: 2_000, by: 37) {
        let time = rate.time(ofFrame: frame)
        hash.add(time)
        hash.add(Int64(rate.frame(at: time)))
        hash.add(Int64(rate.firstFrame(notBefore: time + .nanoseconds(1))))
      }
      for time in rate.times(through: .milliseconds(700)) { hash.add(time) }
    }
    hash.add(Duration.seconds(1.3555))
    hash.add(FrameRate(validating: 0) == nil ? 1.0 : 0)
  }
}
