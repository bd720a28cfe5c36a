extension Track where Value: VectorValue {
  /// The velocity at a progress: the derivative of the value by progress, in the value's unit per
  /// whole track.
  ///
  /// In a segment it is the difference of the two keys by the length of the segment, or the
  /// derivative of the curve there, times the slope of the easing. It differs from side to side at
  /// keys and at corners of easings. A jump has no velocity of its own: at its offset there is the
  /// one of the segment on that side. Divide by the duration to have it per second.
  ///
  /// - Parameters:
  ///   - progress: From 0 to 1; what lies outside is extrapolated, and has its velocity too.
  ///   - side: From which side the progress is approached.
  /// - Returns: The velocity; zero where the track holds, and beyond all bounds where an easing is
  ///   vertical or two keys are too close. Finite tracks never give NaN.
  public func velocity(at progress: Double, side: ProgressSide = .above) -> Value {
    guard isReversed else { return keyVelocity(at: progress, side: side) }
    return keyVelocity(at: 1 - progress, side: side.opposite).scaled(by: -1)
  }

  /// The velocity at an offset, not seen backwards.
  private func keyVelocity(at offset: Double, side: ProgressSide) -> Value {
    var piece = piece(at: offset)
    if side == .below && piece > 0 && offset == segments[piece].origin { piece -= 1 }
    let segment = segments[piece]
    switch segment.shape {
    case .hold: return .zero
    case .linear:
      return change(of: segment, at: side == .above ? 0 : 1, times: segment.reciprocal)
    case .leadTangent: return change(of: segment, at: 0, times: segment.reciprocal)
    case .trailTangent: return change(of: segment, at: 1, times: segment.reciprocal)
    case .eased, .narrow, .cubic, .lead, .trail:
      let run = run(at: offset, in: piece, side: side)
      if run.slope.isInfinite, segment.span > 0,
        let limit = handleVelocity(of: segment, atEnd: run.part > 0.5)
      {
        return limit
      }
      return change(of: segment, at: run.eased, times: run.slope)
    case .cycle, .cycleWithOffset, .oscillate:
      return repeatedVelocity(at: offset, side: side, shape: segment.shape)
    }
  }

  /// How a piece that an easing runs through is run through on one side of an offset: the part of
  /// it below, what the easing makes of that, and how fast that changes by progress.
  func run(
    at offset: Double, in piece: Int, side: ProgressSide
  ) -> (part: Double, eased: Double, slope: Double) {
    let segment = segments[piece]
    let part: Double
    var length = 0.0
    switch segment.shape {
    case .lead:
      part = min(self.part(of: offset, in: 1), 0)
      length = segments[1].length
    case .trail:
      part = max(self.part(of: offset, in: piece - 1), 1)
      length = segments[piece - 1].length
    default:
      let isAtEnd = piece + 1 < segments.count && offset >= segments[piece + 1].origin
      part = isAtEnd ? 1 : self.part(of: offset, in: piece)
    }
    var slope = easings.slope(of: Int(segment.easing), at: part, side: side)
    slope = length > 0 ? slope / length : slope * segment.reciprocal
    if segment.shape == .narrow { slope *= SegmentShape.narrowScale }
    let eased = easings.easings[Int(segment.easing)].value(at: part, approachedFrom: side)
    return (part, eased, slope)
  }

  /// The velocity where the keys repeat.
  private func repeatedVelocity(
    at offset: Double, side: ProgressSide, shape: SegmentShape
  ) -> Value {
    guard offset.isFinite else { return .zero }
    var (cycles, part) = cycle(of: offset)
    // Seen from below, the start of a cycle is the end of the one before.
    if part == 0 && side == .below {
      part = 1
      cycles -= 1
    }
    let isBackwards = shape.isBackwards(inCycle: cycles)
    if isBackwards { part = 1 - part }
    var side = isBackwards ? side.opposite : side
    var inside = index.first.interpolated(to: index.last, at: part)
    // The inner pieces alone repeat: what is beyond the outer keys is the next cycle's.
    if side == .above && inside >= index.last {
      inside = inside.nextDown
    } else if side == .below && inside <= index.first {
      side = .above
    }
    let result = keyVelocity(at: inside, side: side)
    return isBackwards ? result.scaled(by: -1) : result
  }

  /// Half the derivative of a piece of a curve by the eased progress, between two ends.
  func halfDerivative(
    of segment: TrackSegment<Value>, from: Value, to: Value, at eased: Double
  ) -> Value {
    let bend = bends[Int(segment.bend)]
    let parameter = parameter(of: bend, at: eased)
    let half = bend.halfDerivative(from: from, to: to, at: parameter)
    guard bend.arc >= 0 else { return half }
    let arc = arcs[Int(bend.arc)]
    if eased <= 0 || eased >= 1 { return half.scaled(by: arc.rate(atEnd: eased >= 1)) }
    // The slope of the parameter, as the way of the curve's own ends has it.
    let course = segment.course
    let own = bend.halfDerivative(from: course.from, to: course.to, at: parameter)
    let rate = bend.arcHalfLength / own.euclideanLength
    return rate.isFinite ? half.scaled(by: rate) : .zero
  }

  /// The derivative of a piece by the eased progress times a slope of any size.
  private func change(
    of segment: TrackSegment<Value>, at eased: Double, times slope: Double
  ) -> Value {
    if slope == 0 { return .zero }
    let limit = Double.greatestFiniteMagnitude
    let bounded = slope > limit ? limit : slope < -limit ? -limit : slope
    // Halves, since the difference itself may overflow where its product with the slope does not.
    let course = segment.course
    let half =
      segment.bend >= 0
      ? halfDerivative(of: segment, from: course.from, to: course.to, at: eased)
      : course.to.scaled(by: 0.5) - course.from.scaled(by: 0.5)
    return half.scaled(by: bounded).scaled(by: 2)
  }
}
