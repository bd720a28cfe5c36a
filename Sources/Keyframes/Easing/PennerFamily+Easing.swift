extension PennerFamily {
  /// The parameters where none are given.
  func standardParameters(_ direction: PennerDirection) -> (first: Double, second: Double) {
    switch self {
    case .back: (Easing.standardOvershoot, 0)
    case .elastic: (1, direction == .easeInOut ? 0.45 : 0.3)
    default: (0, 0)
    }
  }

  /// How many parameters there are.
  var parameterCount: Int { self == .back ? 1 : self == .elastic ? 2 : 0 }
}

extension Easing {
  /// One of Penner's easings, whose parameters are known to be in their ranges.
  init(
    _ family: PennerFamily, _ direction: PennerDirection, _ first: Double = 0, _ second: Double = 0
  ) {
    var function = PennerFunction(family: family)
    switch family {
    case .back:
      function.first = direction == .easeInOut ? first * 1.525 : first
    case .elastic:
      function.first = first
      function.second = 2 * .pi / second
      // The arc sine of 1/amplitude.
      let sine = 1 / first
      function.third = DeterministicMath.atan2(y: sine, x: ((1 - sine) * (1 + sine)).squareRoot())
    default: break
    }
    let curve = PennerCurve(function: function, direction: direction)
    var entry = EasingEntry(.penner)
    entry.family = family
    entry.direction = direction
    entry.first = function.first
    entry.second = function.second
    entry.third = function.third
    let startSlope = curve.slope(at: 0, side: .above)
    let endSlope = curve.slope(at: 1, side: .below)
    entry.startSlope = startSlope.isFinite ? startSlope : 0
    entry.endSlope = endSlope.isFinite ? endSlope : 0
    self.init(CompiledEasing(.penner(family, direction, first, second), entry))
  }

  /// One of Penner's easings, with the parameters of back (overshoot) or elastic (amplitude,
  /// period).
  ///
  /// - Throws: ``EasingError/parameterOutOfRange(name:value:range:)``.
  init(
    validating family: PennerFamily, _ direction: PennerDirection, _ first: Double,
    _ second: Double
  ) throws(EasingError) {
    if family == .back {
      guard first >= 0, first <= 1e300 else {
        throw .parameterOutOfRange(name: "overshoot", value: first, range: "from 0 to 1e300")
      }
    } else if family == .elastic {
      guard first >= 1, first <= 1e300 else {
        throw .parameterOutOfRange(name: "amplitude", value: first, range: "from 1 to 1e300")
      }
      guard second >= 1e-6, second <= 1e300 else {
        throw .parameterOutOfRange(name: "period", value: second, range: "from 1e-6 to 1e300")
      }
    }
    self.init(family, direction, first, second)
  }
}
