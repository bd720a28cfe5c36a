extension Track {
  /// The track with fewer keys, nowhere between its first and last key further from it than a
  /// tolerance.
  ///
  /// ```swift
  /// let line = try Track(validating: (0...999).map { Keyframe(Double($0)) })
  /// line.reduced(within: 0.001)  // [0.0: 0.0, 1.0: 999.0]
  /// ```
  ///
  /// The tolerance holds for each number of a value and everywhere between the keys, not at samples
  /// alone: straight pieces are compared where either of the two has a key, between which both are
  /// straight, and curves at the extremes of their difference, a cubic. Straight pieces without an
  /// easing become the fewest straight ones that stay within (but for rare cases, see H. Imai and
  /// M. Iri, 1986); curves without an easing become ones of given velocities, each led as far as it
  /// gets, fitted by least squares, whose velocities at a key may differ from side to side. Holds,
  /// jumps and pieces with easings stay, and so do the keys at their ends, bit for bit. Values that
  /// do not tell their numbers (``Interpolatable/componentwise(_:_:_:_:)``) stay altogether.
  ///
  /// Numbers that a value rounds, as those of `Float`, are compared as they are rounded; where they
  /// miss, the keys stay. Beyond the first and the last key an ``Extrapolation/linear`` one goes on
  /// with the velocity of the new end piece, and the distance grows.
  ///
  /// - Parameter tolerance: The greatest distance, above 0.
  /// - Returns: The track of fewer keys.
  /// - Complexity: O(*n* *m*) for *n* keys of which each new piece takes the place of *m*.
  public func reduced(within tolerance: Double) -> Track {
    precondition(tolerance > 0, "the tolerance \(tolerance) of a reduced track is not above 0")
    let keys = explicitKeyframes
    guard Value.isVector, keys[0].value.numberCount > 0 else { return self }
    var result = [keys[0]]
    var start = 0
    while start + 1 < keys.count {
      let kind = PieceKind(keys[start], keys[start + 1])
      var end = start + 1
      while kind != .other, end + 1 < keys.count, PieceKind(keys[end], keys[end + 1]) == kind {
        end += 1
      }
      let run = Array(keys[start...end])
      switch kind {
      case .straight where run.count > 2: result.join(run.fewestLines(within: tolerance))
      case .curve where run.count > 2: result.join(CurveReduction(run, within: tolerance).keys)
      default: result.join(run)
      }
      start = end
    }
    return Track(
      compiling: result, missingEnds: missingEnds, before: extrapolationBefore,
      after: extrapolationAfter, isReversed: isReversed)
  }
}

extension Track where Value: VectorValue {
  /// A track of few keys through many samples, evenly spaced from 0 to 1: what was baked with a key
  /// in each frame, made editable again.
  ///
  /// ```swift
  /// let bake = (0...120).map { DeterministicMath.sin(Double($0) / 120 * 2 * .pi) }
  /// let wave = try Track(fitting: bake, within: 0.001)
  /// ```
  ///
  /// The samples are joined first, by curves unless told otherwise, and then reduced: so the track
  /// is within the tolerance at every sample, and between them of the curve through them, see
  /// ``reduced(within:)``.
  ///
  /// - Parameters:
  ///   - samples: At least one.
  ///   - tolerance: The greatest distance in each number of a value, above 0.
  ///   - interpolation: What joins the samples; `.linear` makes straight pieces.
  /// - Throws: ``TrackError`` where there is no sample.
  public init(
    fitting samples: [Value], within tolerance: Double,
    through interpolation: Interpolation = .catmullRom
  ) throws(TrackError) {
    let baked = try Track(
      validating: samples.map { Keyframe($0, interpolation: interpolation) })
    self = baked.reduced(within: tolerance)
  }
}

/// What a piece is to a reduction.
private enum PieceKind {
  case straight
  case curve
  case other

  init<Value>(_ key: Keyframe<Value>, _ next: Keyframe<Value>) {
    let isPlain =
      key.easing == .linear && key.composite == next.composite
      && (key.offset ?? 0) < (next.offset ?? 0)
    switch key.interpolation {
    case .linear where isPlain: self = .straight
    case .hermite where isPlain: self = .curve
    default: self = .other
    }
  }
}

extension Array {
  /// Adds a run of keys that begins with the last one's.
  fileprivate mutating func join<Value>(_ run: [Keyframe<Value>])
  where Element == Keyframe<Value> {
    guard let last = popLast(), var first = run.first else { return }
    if let (incoming, _) = last.velocities {
      first = first.meeting(
        incoming: incoming, outgoing: first.velocities?.outgoing ?? incoming)
    }
    append(first)
    self += run.dropFirst()
  }

  /// Straight pieces that stay within a tolerance of those of a run.
  fileprivate func fewestLines<Value>(within tolerance: Double) -> [Keyframe<Value>]
  where Element == Keyframe<Value> {
    var tolerances = [Double](repeating: tolerance, count: count)
    tolerances[0] = 0
    tolerances[count - 1] = 0
    let lines = FewestLines(
      places: map { $0.offset ?? 0 }, rows: map { $0.value.numbers }, tolerances: tolerances)
    let corners = lines.corners()
    var isRounded = false
    let keys = corners.map { index, row in
      var key = self[index]
      if index > 0, index < count - 1 {
        key.value = key.value.replacing(numbers: row)
        if key.value.numbers != row { isRounded = true }
      }
      return key
    }
    if !isRounded { return keys }
    var rounded = RoundedLines(self, corners: corners.map { $0.index }, keys, within: tolerance)
    return rounded.settled()
  }
}

extension Interpolatable {
  /// The numbers of the value, as far as they are told.
  var numbers: [Double] {
    var result: [Double] = []
    _ = Self.componentwise(self, self, self) { number, _, _ in
      result.append(number)
      return number
    }
    return result
  }

  /// The value with other numbers.
  func replacing(numbers: [Double]) -> Self {
    var index = -1
    return Self.componentwise(self, self, self) { _, _, _ in
      index += 1
      return numbers[index]
    }
  }
}
