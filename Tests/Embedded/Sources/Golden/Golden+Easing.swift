import Keyframes

extension Golden {
  /// The easings that every suite goes through.
  static let easings: [Easing] = [
    .linear, .ease, .easeIn, .easeOut, .easeInOut, .stepStart, .stepEnd,
    .cubicBezier(0, 1, 0, 1), .cubicBezier(1, 0, 0, 1), .cubicBezier(0.3, -0.8, 0.6, 1.9),
    .steps(4, .jumpBoth), .steps(3, .jumpNone), .linear([0, 0.3, LinearStop(1.2, at: 0.4), 1]),
    .easeInQuad, .easeOutQuint, .easeInOutSine, .easeOutInExpo, .easeInCirc, .easeOutBack,
    .easeInOutElastic, .easeOutBounce, .easeInOutBack(overshoot: 3), .emphasized,
    .easeOutElastic(amplitude: 1.4, period: 0.2), .sampled(33) { $0 * $0 * (3 - 2 * $0) },
    .spring(.bouncy), .spring(.smooth, velocity: -3, over: .seconds(2)), .decay(),
    .spring(DampedSpring(mass: 0.5, stiffness: 4, damping: 35)),
    .spring(DampedSpring(duration: .milliseconds(300), bounce: 1)),
  ]

  /// Values and slopes inside, outside and at numbers of any kind.
  static func addEasing(to hash: inout ResultHash) {
    var numbers = Numbers(seed: 13)
    for easing in easings {
      hash.add(easing.description)
      let extremes = easing.extremes()
      hash.add(extremes.lowest)
      hash.add(extremes.highestPlace)
      for step in -40...140 { add(easing, at: Double(step) / 100, to: &hash) }
      for _ in 0..<300 {
        add(easing, at: numbers.number(from: 0, to: 1), to: &hash)
        add(easing, at: numbers.anything(), to: &hash)
      }
    }
  }

  /// CSS text in and out, and what is wrong with it.
  static func addText(to hash: inout ResultHash) {
    let texts = [
      "ease-in-out", "CUBIC-BEZIER(.3,-0.8, 0.6 ,1.9)", "steps(4, jump-both)", "step-end",
      "linear(0, 0.3 25% 40%, 1e-1 , 1)", " /* why */ linear", "cubic-bezier(2, 0, 0, 1)",
      "linear(0, 9007199254740993 10%, 1)", "steps(0)", "ease in", "", "e\\61 se",
      "linear(0, 0.1234567890123456789012345678901234567890, 1)", "linear(0 10% 20% 30%, 1)",
    ]
    for text in texts {
      do throws(TextError) {
        let easing = try Easing(css: text)
        hash.add(easing.css ?? easing.description)
        for step in 0...20 { hash.add(easing.value(at: Double(step) / 20)) }
      } catch {
        hash.add(error.message)
        hash.add(Int64(error.column * 1_000 + error.length))
      }
    }
    do throws(TextError) {
      for text in ["60", "30000/1001", "59.94", "0", "60/"] {
        hash.add(try FrameRate(text: text).text)
      }
    } catch {
      hash.add(error.message)
    }
  }

  private static func add(_ easing: Easing, at progress: Double, to hash: inout ResultHash) {
    hash.add(easing.value(at: progress))
    hash.add(easing.value(at: progress, before: true))
    hash.add(easing.slope(at: progress))
    if easing.isMonotone { hash.add(easing.inverse(of: progress)) }
  }
}
