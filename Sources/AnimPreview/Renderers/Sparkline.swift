import Keyframes

/// A curve in one line.
enum Sparkline {
  /// A clip from its beginning to its end in sixteen characters, from its lowest to its highest.
  static func text(_ clip: Clip<Double>, style: Style, count: Int = 16) -> String {
    let filled = clip.filling(.both)
    let start = clip.timing.delay
    guard case .finite(let duration) = clip.timing.duration else { return "" }
    let values = (0..<count).map { index in
      filled.value(at: start + duration * index / (count - 1)) ?? 0
    }
    let (low, high) = (values.min()!, values.max()!)
    let levels = style.levels
    return String(
      values.map { value in
        guard high > low else { return levels[0] }
        let part = (value - low) / (high - low) * Double(levels.count)
        return levels[min(Int(part), levels.count - 1)]
      })
  }
}
