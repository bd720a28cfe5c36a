import Keyframes

extension Golden {
  /// A clip and its modifications, sampled at frames.
  static func addClips(to hash: inout ResultHash) {
    let clip = Clip.popIn
    let clips = [
      clip, clip.filling(.both), clip.delayed(by: .milliseconds(80)).reversed(),
      clip.repeated(3, .alternate), clip.eased(.easeInOut), clip.stretched(by: 1.7),
      clip.lasting(.seconds(1)).composited(by: .add),
      Clip([0: 1, 0.5: 0.5, 0.9: 0], duration: .milliseconds(100)),
      .spring(from: 0, to: 8, .snappy, velocity: 4), .decay(from: 3, velocity: 90),
      Clip(
        from: 0,
        [
          .ease(to: 2, over: .milliseconds(120), .easeIn), .spring(to: 1, .bouncy),
          .hold(for: .milliseconds(50)), .spring(to: 3, over: .milliseconds(200)),
        ]),
    ]
    for clip in clips {
      for frame in -10..<120 {
        let time = FrameRate.fps(120).time(ofFrame: frame)
        hash.add(clip.value(at: time))
        hash.add(clip.value(at: time, over: 2, playing: .backwards))
      }
      for sample in clip.samples(FrameRate(24_000, per: 1_001)) {
        hash.add(sample.time)
        hash.add(sample.value)
      }
    }
  }
}
