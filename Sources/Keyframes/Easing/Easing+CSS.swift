/// A cubic-bezier with a name of its own in CSS.
enum EasingKeyword: UInt8, Hashable, Sendable {
  case ease
  case easeIn
  case easeOut
  case easeInOut
}

// MARK: - Keywords

extension Easing {
  /// Starts fast and slows down softly: `cubic-bezier(0.25, 0.1, 0.25, 1)`.
  public static let ease = Easing(.ease, 0.25, 0.1, 0.25, 1)
  /// Starts slowly: `cubic-bezier(0.42, 0, 1, 1)`.
  public static let easeIn = Easing(.easeIn, 0.42, 0, 1, 1)
  /// Ends slowly: `cubic-bezier(0, 0, 0.58, 1)`.
  public static let easeOut = Easing(.easeOut, 0, 0, 0.58, 1)
  /// Starts and ends slowly: `cubic-bezier(0.42, 0, 0.58, 1)`.
  public static let easeInOut = Easing(.easeInOut, 0.42, 0, 0.58, 1)
  /// At the end from the start: `steps(1, start)`.
  public static let stepStart = Easing.steps(1, .start)
  /// At the start until the end: `steps(1)`.
  public static let stepEnd = Easing.steps(1, .jumpEnd)

  private init(_ keyword: EasingKeyword, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    do {
      try self.init(CubicBezier(validating: x1, y1, x2, y2), as: .keyword(keyword))
    } catch {
      preconditionFailure(error.message)
    }
  }
}

// MARK: - Functions

extension Easing {
  /// The curve from (0, 0) to (1, 1) with two handles, as in CSS.
  ///
  /// The output is within 10⁻¹² × max(1, |y1|, |y2|) of the exact one for every progress, also
  /// where the curve is vertical; for handles in 0…1 it never falls by more than 4.5·10⁻¹⁶ and
  /// stays in 0…1. Making one takes some ten microseconds and ten kilobytes.
  ///
  /// - Parameters:
  ///   - x1: The progress of the first handle, 0…1.
  ///   - y1: The output of the first handle, any finite number.
  ///   - x2: The progress of the second handle, 0…1.
  ///   - y2: The output of the second handle, any finite number.
  /// - Returns: The curve.
  /// - Precondition: The numbers are in their ranges; ``cubicBezier(validating:_:_:_:)`` throws.
  public static func cubicBezier(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> Easing {
    do {
      return try cubicBezier(validating: x1, y1, x2, y2)
    } catch {
      preconditionFailure(error.message)
    }
  }

  /// The curve from (0, 0) to (1, 1) with two handles that come as data.
  ///
  /// - Throws: ``EasingError`` that names the first number out of its range.
  public static func cubicBezier(
    validating x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) throws(EasingError) -> Easing {
    let curve = try CubicBezier(validating: x1, y1, x2, y2)
    return Easing(curve, as: .cubicBezier(curve))
  }

  /// Equal steps.
  ///
  /// - Parameters:
  ///   - count: How many levels or jumps there are, at least 1, for ``StepPosition/jumpNone`` 2.
  ///   - position: Where the jumps are; at the end of each interval where it is not given.
  /// - Returns: The steps.
  /// - Precondition: There are enough steps; ``steps(validating:_:)`` throws.
  public static func steps(_ count: Int, _ position: StepPosition = .jumpEnd) -> Easing {
    do {
      return try steps(validating: count, position)
    } catch {
      preconditionFailure(error.message)
    }
  }

  /// Equal steps whose number comes as data.
  ///
  /// - Throws: ``EasingError/tooFewSteps(count:atLeast:)``.
  public static func steps(
    validating count: Int, _ position: StepPosition = .jumpEnd
  ) throws(EasingError) -> Easing {
    guard count >= position.minimumCount else {
      throw .tooFewSteps(count: count, atLeast: position.minimumCount)
    }
    var entry = EasingEntry(.steps)
    entry.first = Double(count)
    (entry.second, entry.third) = Steps.jumps(entry.first, position)
    return Easing(CompiledEasing(.steps(count: count, position), entry))
  }

  /// Straight lines between stops, as CSS's linear().
  ///
  /// ```swift
  /// let jump = Easing.linear([0, LinearStop(0.6, at: 0.5), LinearStop(0.4, at: 0.5), 1])
  /// jump.value(at: 0.5)  // 0.4
  /// ```
  ///
  /// - Parameter stops: At least two. A missing progress is filled in evenly, a falling one raised.
  /// - Returns: The lines.
  /// - Precondition: There are enough stops and all are finite; ``linear(validating:)`` throws.
  public static func linear(_ stops: [LinearStop]) -> Easing {
    do {
      return try linear(validating: stops)
    } catch {
      preconditionFailure(error.message)
    }
  }

  /// Straight lines between stops that come as data.
  ///
  /// - Throws: ``EasingError`` where there are fewer than two stops or one is not finite.
  public static func linear(validating stops: [LinearStop]) throws(EasingError) -> Easing {
    Easing(CompiledEasing.linearStops(try LinearStops.resolved(stops)))
  }

  init(_ curve: CubicBezier, as notation: EasingNotation) {
    let pieces = curve.compiled()
    var entry = EasingEntry(.cubicBezier)
    entry.lower = pieces.lower
    entry.upper = pieces.upper
    entry.startSlope = curve.startSlope()
    entry.endSlope = curve.endSlope()
    entry.first = curve.firstSlope()
    entry.second = curve.lastSlope()
    self.init(CompiledEasing(notation, entry, pieces: pieces.pieces))
  }
}

extension CompiledEasing {
  /// Straight lines between resolved stops, flat as pairs of progress and output.
  static func linearStops(_ numbers: [Double]) -> CompiledEasing {
    var entry = EasingEntry(.linearStops)
    entry.count = numbers.count / 2
    return CompiledEasing(.linearStops(numbers), entry, numbers: numbers)
  }
}
