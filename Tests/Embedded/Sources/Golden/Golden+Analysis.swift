import Keyframes

extension Golden {
  /// Questions about curves of numbers.
  static func addAnalysis(to hash: inout ResultHash) {
    for easing in easings {
      let track = Track(
        Keyframe(at: 0, 0.0, easing: easing), Keyframe(at: 0.4, 3, interpolation: .smooth),
        Keyframe(at: 0.7, 1, easing: easing, interpolation: .catmullRom), Keyframe(at: 1, 2))
      for stretch in track.monotoneStretches() {
        hash.add(stretch.end)
        hash.add(stretch.endValue)
      }
      for crossing in track.crossings(of: 1.5) { hash.add(crossing.place) }
      hash.add(track.variation().total)
      hash.add(track.settlingProgress(within: 0.25))
      hash.add(track.fastest()?.velocity)
      hash.add(track.explanation(at: 0.3).eased)
      let clip = Clip(track, duration: .seconds(1)).repeated(2, .alternate)
      for crossing in clip.crossings(of: 1.5, from: .zero, through: .seconds(2)) {
        hash.add(crossing.place)
      }
      hash.add(clip.variation(from: .zero, through: .seconds(2)).total)
    }
  }
}
