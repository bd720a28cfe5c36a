import Keyframes

extension Golden {
  /// The easings that every suite goes through.
  static let easings: [Easing] = [
    .linear, .ease, .easeIn, .easeOut, .easeInOut, .stepStart, .stepEnd,
    .cubicBezier(0, 1, 0, 1), .cubicBezier(1, 0, 0, 1), .cubicBezier(0.3, -0.8, 0.6, 1.9),
    .steps(4, .jumpBoth), .steps(3, .jumpNone), .linear([0, 0.3, LinearStop(1.2, at: 0.4), 1]),
  ]

  /// Values and slopes inside, outside and at numbers of any kind.
  static func addEasing(to hash: inout ResultHash) {
    var numbers = Numbers(seed: 13)
    for easing in easings {
      for step in -40...140 { add(easing, at: Double(step) / 100, to: &hash) }
      for _ in 0..<300 {
        add(easing, at: numbers.number(from: 0, to: 1), to: &hash)
        add(easing, at: numbers.anything(), to: &hash)
      }
    }
  }

  private static func add(_ easing: Easing, at progress: Double, to hash: inout ResultHash) {
    hash.add(easing.value(at: progress))
    hash.add(easing.value(at: progress, before: true))
    hash.add(easing.slope(at: progress))
  }
}
