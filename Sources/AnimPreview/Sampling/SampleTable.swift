import Keyframes

/// The rows that every format shows: moments and, for each animation, progress and value.
///
/// Nothing is stored: a row is computed when it is asked for, so a table of a hundred million rows
/// takes no more memory than one of ten.
struct SampleTable {
  /// The animations, in the order of the command line.
  var animations: [Previewable]
  /// The moments.
  var moments: Moments
  /// For each animation a clip that runs from 0 to 1 with it and holds at its ends: its value is
  /// the animation's progress, bit for bit.
  let progressClips: [Clip<Double>]

  /// A table of animations at moments.
  init(animations: [Previewable], moments: Moments) {
    // Animations of one name are told apart by a number.
    var counts: [String: Int] = [:]
    self.animations = animations.map { animation in
      var animation = animation
      let count = counts[animation.name, default: 0] + 1
      counts[animation.name] = count
      if count > 1 { animation.name += "#\(count)" }
      return animation
    }
    self.moments = moments
    progressClips = animations.map { animation in
      var clip = animation.clip.filling(.both)
      clip.track = Track(from: 0, to: 1)
      clip.composite = .replace
      clip.iterationComposite = .replace
      return clip
    }
  }

  /// What one animation shows at one moment.
  struct Cell {
    /// How far it has run, from 0 to 1; held at its ends outside of its time.
    var progress: Double
    /// The value shown, or nothing where there is neither effect nor base.
    var value: Double?
  }

  /// How many rows there are.
  var rowCount: Int { moments.count }

  /// The cell of an animation at a moment.
  func cell(_ animation: Int, at time: Duration) -> Cell {
    let previewable = animations[animation]
    return Cell(
      progress: progressClips[animation].value(at: time) ?? 0,
      value: previewable.value(at: time))
  }

  /// Names for the columns of machine formats, all different: the property's where there is one
  /// animation, with the animation's name in front where there are several.
  var columnNames: [(progress: String, value: String)] {
    guard animations.count > 1 else {
      return animations.map { ("progress", $0.property) }
    }
    return animations.map { ("\($0.name).progress", "\($0.name).\($0.property)") }
  }
}
