// The hot loop: everything comes out of flat arrays, two springs at a time, and nothing branches but
// on the kind of spring.

extension SpringBatch {
  /// Writes all values at a moment, in order.
  ///
  /// `output` has to be as long as the batch.
  public func values(at time: Duration, into output: inout MutableSpan<Double>) {
    evaluate(at: time, into: &output, velocity: false)
  }

  /// Writes all velocities at a moment, a second, in order.
  ///
  /// `output` has to be as long as the batch.
  public func velocities(at time: Duration, into output: inout MutableSpan<Double>) {
    evaluate(at: time, into: &output, velocity: true)
  }

  @inline(__always)
  private func evaluate(
    at time: Duration, into output: inout MutableSpan<Double>, velocity: Bool
  ) {
    precondition(output.count == count, "the output must be as long as the batch")
    let now = Ticks(saturating: time).count
    // Differences that an Int64 doesn't hold are met one at a time.
    let isNear = !now.subtractingReportingOverflow(earliest).overflow
    let (starts, ends) = (starts.span, ends.span)
    let firsts = velocity ? velocities.span : froms.span
    let seconds = velocity ? velocitySways.span : sways.span
    let targets = targets.span
    let (rates, widths, kinds) = (rates.span, widths.span, kinds.span)
    let even = isNear ? output.count & ~1 : 0
    var index = 0
    while index < even {
      let next = index &+ 1
      let elapsed = SIMD2(Double(now &- starts[index]), Double(now &- starts[next]))
      let exponent = SIMD2(rates[index], rates[next]) * elapsed
      let phase = SIMD2(widths[index], widths[next]) * elapsed
      let (kind, nextKind) = (kinds[index], kinds[next])
      let weights: (first: SpringLanePair, second: SpringLanePair)
      if kind & nextKind == 1 {
        weights = SpringBasis.overdamped(
          exponent: SpringLanePair(exponent), gap: SpringLanePair(phase))
      } else if kind == 1 || phase.x < SpringKernel.largestPhase,
        nextKind == 1 || phase.y < SpringKernel.largestPhase
      {
        weights =
          kind | nextKind == 0
          ? SpringBasis.oscillating(
            exponent: SpringLanePair(exponent), phase: SpringLanePair(phase))
          : SpringLanePair.ofEitherKind(
            exponent: SpringLanePair(exponent), phase: SpringLanePair(phase),
            isOverdamped: SIMD2(Double(kind), Double(nextKind)) .> SIMD2(0, 0))
      } else {
        output[index] = single(index, at: now, velocity: velocity)
        output[next] = single(next, at: now, velocity: velocity)
        index &+= 2
        continue
      }
      let isOver = elapsed .>= SIMD2(ends[index], ends[next])
      let isEarly = elapsed .<= SIMD2(0, 0)
      let start = SIMD2(firsts[index], firsts[next])
      let second = SIMD2(seconds[index], seconds[next])
      var result: SIMD2<Double>
      if velocity {
        result = start * weights.first.lanes + second * weights.second.lanes
        result.replace(with: start, where: isEarly)
        result.replace(with: SIMD2(0, 0), where: isOver)
      } else {
        let target = SIMD2(targets[index], targets[next])
        result =
          target
          + ((start - target) * weights.first.lanes + second * weights.second.lanes)
        result.replace(with: start, where: isEarly)
        result.replace(with: target, where: isOver)
      }
      output[index] = result.x
      output[next] = result.y
      index &+= 2
    }
    while index < output.count {
      output[index] = single(index, at: now, velocity: velocity)
      index &+= 1
    }
  }

  private func single(_ index: Int, at now: Int64, velocity: Bool) -> Double {
    let ticks = elapsed(index, at: now)
    return velocity
      ? segments[index].velocity(afterTicks: ticks) : segments[index].value(afterTicks: ticks)
  }
}
