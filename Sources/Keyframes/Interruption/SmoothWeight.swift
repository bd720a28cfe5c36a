/// A weight that moves from 0 to 1 over a length of time, at rest at both ends: 3u² − 2u³.
struct SmoothWeight {
  let value: Double
  /// The change a second.
  let slope: Double

  init(_ ticks: Double, of length: Ticks) {
    let length = Double(length.count)
    let u = min(max(ticks / length, 0), 1)
    value = u * u * (3 - 2 * u)
    slope = 6 * u * (1 - u) * (Double(Ticks.perSecond) / length)
  }
}
