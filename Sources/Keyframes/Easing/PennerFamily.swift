/// The families of Robert Penner's easings, by the function that starts slowly.
enum PennerFamily: UInt8, Hashable, Sendable, CaseIterable {
  case quad
  case cubic
  case quart
  case quint
  case sine
  case expo
  case circ
  case back
  case elastic
  case bounce

  /// Whether none of the family overshoots or turns back.
  var isMonotone: Bool { self != .back && self != .elastic && self != .bounce }
}

/// How the four easings of a family are made of its starting function.
enum PennerDirection: UInt8, Hashable, Sendable, CaseIterable {
  case easeIn
  case easeOut
  case easeInOut
  case easeOutIn

  /// The direction seen from the other end.
  var reversed: PennerDirection {
    switch self {
    case .easeIn: .easeOut
    case .easeOut: .easeIn
    case .easeInOut, .easeOutIn: self
    }
  }

  /// The parts of 0…1, each a copy of the starting function.
  func part(at progress: Double, side: ProgressSide = .above) -> PennerPart {
    let isFirst = progress < 0.5 || (progress == 0.5 && side == .below)
    switch self {
    case .easeIn: return PennerPart(0, 1, 0, 1)
    case .easeOut: return PennerPart(1, -1, 1, -1)
    case .easeInOut: return isFirst ? PennerPart(0, 2, 0, 0.5) : PennerPart(2, -2, 1, -0.5)
    case .easeOutIn: return isFirst ? PennerPart(1, -2, 0.5, -0.5) : PennerPart(-1, 2, 0.5, 0.5)
    }
  }
}

/// A copy of a starting function g: y = base + gain·g(offset + factor·x).
struct PennerPart {
  let offset: Double
  let factor: Double
  let base: Double
  let gain: Double

  init(_ offset: Double, _ factor: Double, _ base: Double, _ gain: Double) {
    self.offset = offset
    self.factor = factor
    self.base = base
    self.gain = gain
  }

  func local(_ progress: Double) -> Double { offset + factor * progress }
  func output(_ value: Double) -> Double { base + gain * value }
  /// The progress at which the copy is at `local`.
  func progress(_ local: Double) -> Double { (local - offset) / factor }
}
