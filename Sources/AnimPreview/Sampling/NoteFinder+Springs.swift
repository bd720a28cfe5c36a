import Keyframes

extension NoteFinder {
  /// How far a spring goes beyond its end, and when it has settled.
  func spring(_ index: Int) -> Note? {
    let animation = table.animations[index]
    let keys = animation.clip.track.keyframes
    guard keys.count == 2, let easing = keys.first?.easing,
      case .finite(let own)? = easing.naturalDuration,
      case .finite(let length) = animation.clip.timing.duration
    else { return nil }
    let extremes = easing.extremes()
    let peak = Duration(
      attoseconds: Int128(Double(length.attoseconds) * extremes.highestPlace))
    let overshoot = (extremes.highest - 1) * 100
    // What a spring of the same shape would be called is of no help; the times are.
    let isOwn = own == length
    return note(.settles, index) { style, times in
      let share = NumberText.brief(overshoot, decimals: 2, minus: style.minus)
      let settled = "settles at \(times.precise(length))"
      let way =
        overshoot >= 0.005
        ? "goes \(share) % past its end at \(times.precise(peak)) and \(settled)" : settled
      return "it \(way)"
        + (isOwn ? "." : "; left to itself it takes \(times.precise(own)).")
    }
  }
}
