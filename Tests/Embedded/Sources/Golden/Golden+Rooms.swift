import Keyframes

extension Golden {
  static func addTime(to hash: inout ResultHash) {
    let rates = [FrameRate.fps(60), FrameRate(30_000, per: 1_001), FrameRate(7, per: 3)]
    for rate in rates {
      for frame in stride(from: -2_000, through: 2_000, by: 37) {
        hash.add(rate.time(ofFrame: frame))
      }
    }
  }

  static func addTracks(to hash: inout ResultHash) {
    var numbers = Numbers(seed: 1)
    let track = Track(
      Keyframe(at: 0, 0.6), Keyframe(at: 0.6, 1.1), Keyframe(at: 0.8, 0.9), Keyframe(at: 1, 1))
    for _ in 0..<5_000 { hash.add(track.value(at: numbers.number(from: -0.5, to: 1.5))) }
  }

  static func addClips(to hash: inout ResultHash) {
    for frame in -10..<100 {
      hash.add(Clip.popIn.value(at: FrameRate.fps(120).time(ofFrame: frame)))
    }
  }
}
