import Keyframes

extension Golden {
  /// Every animation of the catalogue as it is unless asked otherwise, and its extremes.
  static func addPresets(to hash: inout ResultHash) {
    for preset in Preset.all {
      hash.add(preset.id)
      hash.add(preset.baseValue)
      let clip = preset.clip
      for frame in -2..<40 { hash.add(clip.value(at: FrameRate.fps(60).time(ofFrame: frame))) }
      if let extremes = clip.extremes(from: .zero, through: .seconds(1)) {
        hash.add(extremes.lowest)
        hash.add(extremes.highestPlace)
      }
    }
    hash.add(Clip.slideIn(height: 120).value(at: .milliseconds(77)))
  }
}
