@testable import Keyframes

/// Tracks of every kind, the same in every run.
struct RandomTracks {
  var random: SplitMix64
  /// Some overshoot, and some begin or end elsewhere than at 0 and 1.
  var easings: [Easing] = [
    .linear, .linear, .ease, .easeOutBounce, .easeInBack, .steps(3, .jumpEnd), .steps(2, .jumpBoth),
    .cubicBezier(0.3, -1, 0.7, 2),
  ]

  /// Curves that keys may ask for; none unless given.
  var curves: [Interpolation] = []

  /// Tracks of which most pieces are curves of every kind.
  static func curved(seed: UInt64) -> RandomTracks {
    var tracks = RandomTracks(seed: seed)
    tracks.curves = everyCurve
    return tracks
  }

  /// Every curve, some with parameters.
  static let everyCurve: [Interpolation] = [
    .smooth, .smooth, .catmullRom, .centripetal, .chordal, .kochanekBartels(),
    .kochanekBartels(tension: 0.5, continuity: -0.3, bias: 0.8), .naturalSpline, .clampedSpline,
    .hermite, .bezier, .pacedCurve,
  ]

  /// Tracks whose easings neither overshoot nor jump.
  static func linear(seed: UInt64) -> RandomTracks {
    var tracks = RandomTracks(seed: seed)
    tracks.easings = [.linear]
    return tracks
  }

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// A number that animations use, or now and then one that they should survive.
  mutating func value() -> Double {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: 0
    case 1: -0.0
    case 2: 1e-300 * Double.random(in: -1...1, using: &random)
    case 3: 1e300 * Double.random(in: -1...1, using: &random)
    case 4: Double(Int.random(in: -3...3, using: &random))
    default: Double.random(in: -200...200, using: &random)
    }
  }

  /// An offset, often one that others share.
  mutating func offset() -> Double {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: 0
    case 1: 1
    case 2: 0.5
    case 3: Double(Int.random(in: 0...10, using: &random)) / 10
    default: Double.random(in: 0...1, using: &random)
    }
  }

  mutating func interpolation() -> Interpolation {
    let roll = Int.random(in: 0..<6, using: &random)
    if roll == 0 { return .hold }
    return roll == 1 || curves.isEmpty ? .linear : curves.randomElement(using: &random)!
  }

  /// Tangents where an interpolation asks for them.
  mutating func tangents(for interpolation: Interpolation) -> KeyTangents<Double>? {
    switch interpolation {
    case .hermite: .velocities(incoming: value(), outgoing: value())
    case .bezier: .handles(incoming: handle(), outgoing: handle())
    default: nil
    }
  }

  private mutating func handle() -> KeyHandle<Double> {
    let times = [0, 0.1, 1.0 / 3, 0.7, 1]
    return KeyHandle(time: times.randomElement(using: &random)!, value: value())
  }

  mutating func keyframes(count: Int) -> [Keyframe<Double>] {
    let offsets = (0..<count).map { _ in offset() }.sorted()
    return offsets.map { offset in
      var key = Keyframe(
        at: offset, value(), easing: easings.randomElement(using: &random)!,
        interpolation: interpolation(),
        composite: Bool.random(using: &random)
          ? nil : CompositeOperation.allCases.randomElement(using: &random)!)
      key.tangents = tangents(for: key.interpolation)
      return key
    }
  }

  mutating func track(missingEnds: MissingEnds? = nil) throws -> Track<Double> {
    let count =
      Bool.random(using: &random)
      ? Int.random(in: 1...5, using: &random) : Int.random(in: 6...60, using: &random)
    return try Track(
      validating: keyframes(count: count),
      missingEnds: missingEnds ?? MissingEnds.allCases.randomElement(using: &random)!)
  }

  /// A progress, often at or beside something that matters.
  mutating func progress(of track: Track<Double>) -> Double {
    let key = track.keyframes.randomElement(using: &random)!.offset!
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return key
    case 1: return key.nextDown
    case 2: return key.nextUp
    case 3: return 0
    case 4: return 1
    case 5: return Double.random(in: -2...3, using: &random)
    case 6:
      return [-1e308, 1e308, -0.0, .leastNonzeroMagnitude, 1e-300].randomElement(using: &random)!
    default: return Double.random(in: 0...1, using: &random)
    }
  }
}

/// Whether two numbers are the same, NaN equal to NaN whatever its bits.
func same(_ left: Double, _ right: Double) -> Bool {
  left.bitPattern == right.bitPattern || (left.isNaN && right.isNaN)
}
