@testable import Keyframes

extension Easing {
  /// An easing of any kind.
  static func random(using random: inout some RandomNumberGenerator) -> Easing {
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1: return .linear
    case 2: return [.ease, .easeIn, .easeOut, .easeInOut].randomElement(using: &random)!
    case 3, 4:
      return .cubicBezier(number(0...1), number(-1.5...2.5), number(0...1), number(-1.5...2.5))
    case 5:
      let positions: [StepPosition] = [.jumpStart, .jumpEnd, .jumpNone, .jumpBoth]
      return .steps(
        Int.random(in: 2...6, using: &random), positions.randomElement(using: &random)!)
    case 6:
      let places = (0..<3).map { _ in (number(0...1) * 20).rounded() / 20 }.sorted()
      return .linear(
        [LinearStop(number(-0.5...0.5), at: 0)]
          + places.map { LinearStop(number(-0.5...1.5), at: $0) } + [LinearStop(1, at: 1)])
    case 7:
      return [
        .easeOutBack, .easeInOutBack, .easeOutInBack, .easeOutElastic, .easeInOutElastic,
        .easeOutInElastic, .easeOutBounce, .easeInBounce, .easeInOutBounce, .easeInOutExpo,
        .easeInCirc, .easeOutQuint,
      ].randomElement(using: &random)!
    case 8: return .easeInElastic(amplitude: number(1...2), period: number(0.1...0.8))
    case 9: return .spring(.bouncy, velocity: number(-3...3))
    case 10: return .decay()
    default: return .emphasized
    }
  }

  /// Easings of any kind, one in four seen from its end; made once, since that takes longest.
  private static let pool: [Easing] = {
    var random = SplitMix64(seed: 40)
    return (0..<200).map { number in
      let easing = Easing.random(using: &random)
      return number % 4 == 0 ? easing.reversed() : easing
    }
  }()

  /// One of two hundred easings of any kind.
  static func anyRandom(using random: inout some RandomNumberGenerator) -> Easing {
    pool.randomElement(using: &random)!
  }
}

/// Half of them curves.
private func way(using random: inout some RandomNumberGenerator) -> Interpolation {
  let all: [Interpolation] = [
    .linear, .linear, .linear, .hold, .smooth, .catmullRom, .kochanekBartels(continuity: -0.5),
    .naturalSpline,
  ]
  return all.randomElement(using: &random)!
}

extension Track<Double> {
  /// A track of any kind: jumps, holds, plateaus, views in reverse, whatever outside of its keys.
  static func randomCurve(using random: inout some RandomNumberGenerator) -> Track<Double> {
    let offsets = (0..<Int.random(in: 1...6, using: &random)).map { _ in
      Double(Int.random(in: 0...12, using: &random)) / 12
    }.sorted()
    let keys = offsets.map {
      Keyframe(
        at: $0, Double(Int.random(in: -4...4, using: &random)),
        easing: .anyRandom(using: &random), interpolation: way(using: &random))
    }
    var track = Track(trusting: keys, missingEnds: .hold)
    if Int.random(in: 0..<3, using: &random) == 0 {
      track = track.extrapolating(
        before: [.overshoot, .hold].randomElement(using: &random)!,
        after: [.overshoot, .hold].randomElement(using: &random)!)
    }
    return Bool.random(using: &random) ? track : track.reversed()
  }
}

extension Track<Double> {
  /// A track with every interpolation and extrapolation there is.
  static func anyRandomCurve(using random: inout some RandomNumberGenerator) -> Track<Double> {
    func value() -> Double { Double(Int.random(in: -8...8, using: &random)) / 2 }
    func handle() -> KeyHandle<Double> {
      KeyHandle(time: [0, 0.1, 1.0 / 3, 0.7, 1].randomElement(using: &random)!, value: value())
    }
    let ways: [Interpolation] = [
      .linear, .linear, .hold, .smooth, .catmullRom, .centripetal, .chordal, .pacedCurve, .hermite,
      .kochanekBartels(tension: 0.3, continuity: -0.5, bias: 0.7), .bezier, .naturalSpline,
      .clampedSpline,
    ]
    let offsets = (0..<Int.random(in: 1...6, using: &random)).map { _ in
      Bool.random(using: &random)
        ? Double(Int.random(in: 0...12, using: &random)) / 12
        : Double.random(in: 0...1, using: &random)
    }.sorted()
    let keys = offsets.map { offset in
      var key = Keyframe(
        at: offset, value(),
        easing: Bool.random(using: &random) ? .linear : .anyRandom(using: &random),
        interpolation: ways.randomElement(using: &random)!)
      switch key.interpolation {
      case .hermite: key.tangents = .velocities(incoming: 5 * value(), outgoing: 5 * value())
      case .bezier: key.tangents = .handles(incoming: handle(), outgoing: handle())
      default: break
      }
      return key
    }
    let beyond: [Extrapolation] = [.overshoot, .hold, .cycle, .cycleWithOffset, .oscillate]
    let track = Track(trusting: keys, missingEnds: .hold).extrapolating(
      before: beyond.randomElement(using: &random)!, after: beyond.randomElement(using: &random)!)
    return Bool.random(using: &random) ? track : track.reversed()
  }
}

extension Clip<Double> {
  /// A clip of any track over any timing of a second or so.
  static func randomCurve(using random: inout some RandomNumberGenerator) -> Clip<Double> {
    let easing: Easing =
      Int.random(in: 0..<3, using: &random) == 0 ? .anyRandom(using: &random) : .linear
    let timing = Timing(
      duration: .milliseconds(100), delay: .milliseconds(.random(in: -60...60, using: &random)),
      endDelay: .milliseconds([0, 0, 30, -30].randomElement(using: &random)!),
      iterations: .finite([0.5, 1, 1, 1.5, 2, 3, 9].randomElement(using: &random)!),
      iterationStart: [0, 0, 0.25, 1.5].randomElement(using: &random)!,
      direction: IterationDirection.allCases.randomElement(using: &random)!,
      fill: FillMode.allCases.randomElement(using: &random)!, easing: easing)
    let clip = Clip(
      Track.randomCurve(using: &random), timing: timing,
      iterationComposite: Int.random(in: 0..<4, using: &random) == 0 ? .accumulate : .replace)
    return Int.random(in: 0..<4, using: &random) == 0 ? clip.reversed() : clip
  }
}
