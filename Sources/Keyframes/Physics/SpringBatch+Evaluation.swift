// The hot loop: everything comes out of flat arrays, two springs at a time, and nothing branches.
// It is made for each of three mixtures of springs: with branches inside, the compiler takes the
// lanes apart, which costs half the speed.

extension SpringBatch {
  /// Writes all values at a moment, in order.
  ///
  /// `output` has to be as long as the batch.
  public func values(at time: Duration, into output: inout MutableSpan<Double>) {
    precondition(output.count == count, "the output must be as long as the batch")
    let now = Ticks(saturating: time).count
    switch overdampedCount {
    case 0: swingingValues(at: now, into: &output)
    case count: creepingValues(at: now, into: &output)
    default: mixedValues(at: now, into: &output)
    }
  }

  /// Writes all velocities at a moment, a second, in order.
  ///
  /// `output` has to be as long as the batch.
  public func velocities(at time: Duration, into output: inout MutableSpan<Double>) {
    precondition(output.count == count, "the output must be as long as the batch")
    let now = Ticks(saturating: time).count
    switch overdampedCount {
    case 0: swingingVelocities(at: now, into: &output)
    case count: creepingVelocities(at: now, into: &output)
    default: mixedVelocities(at: now, into: &output)
    }
  }

  @inline(never)
  private func swingingValues(at now: Int64, into output: inout MutableSpan<Double>) {
    evaluate(at: now, into: &output, velocity: false, swinging: true, creeping: false)
  }

  @inline(never)
  private func creepingValues(at now: Int64, into output: inout MutableSpan<Double>) {
    evaluate(at: now, into: &output, velocity: false, swinging: false, creeping: true)
  }

  @inline(never)
  private func mixedValues(at now: Int64, into output: inout MutableSpan<Double>) {
    evaluate(at: now, into: &output, velocity: false, swinging: true, creeping: true)
  }

  @inline(never)
  private func swingingVelocities(at now: Int64, into output: inout MutableSpan<Double>) {
    evaluate(at: now, into: &output, velocity: true, swinging: true, creeping: false)
  }

  @inline(never)
  private func creepingVelocities(at now: Int64, into output: inout MutableSpan<Double>) {
    evaluate(at: now, into: &output, velocity: true, swinging: false, creeping: true)
  }

  @inline(never)
  private func mixedVelocities(at now: Int64, into output: inout MutableSpan<Double>) {
    evaluate(at: now, into: &output, velocity: true, swinging: true, creeping: true)
  }

  @inline(__always)
  private func evaluate(
    at now: Int64, into output: inout MutableSpan<Double>, velocity: Bool, swinging: Bool,
    creeping: Bool
  ) {
    let (starts, ends) = (starts.span, ends.span)
    let firsts = velocity ? velocities.span : froms.span
    let seconds = velocity ? velocitySways.span : sways.span
    let targets = targets.span
    let (rates, widths, kinds) = (rates.span, widths.span, kinds.span)
    let count = output.count
    // Says once what the loop then need not check.
    guard starts.count == count, ends.count == count, firsts.count == count,
      seconds.count == count, targets.count == count, rates.count == count,
      widths.count == count, kinds.count == count
    else { preconditionFailure("the columns of a batch are equally long") }
    // Differences that an Int64 doesn't hold are met one at a time.
    let isNear =
      !now.subtractingReportingOverflow(earliest).overflow
      && !now.subtractingReportingOverflow(latest).overflow
    var index = 0
    while isNear, index + 2 <= count {
      let next = index &+ 1
      // Beyond the end the result is known; bounding the time keeps the kernel in its range.
      let since = min(Double(now &- starts[index]), ends[index])
      let sinceNext = min(Double(now &- starts[next]), ends[next])
      let elapsed = SIMD2(since, sinceNext)
      let exponent = SIMD2(rates[index], rates[next]) * elapsed
      let phase = SIMD2(widths[index], widths[next]) * elapsed
      let weights = SpringLanePair.weights(
        exponent: SpringLanePair(exponent), phase: phase,
        kinds: SIMD2(Double(kinds[index]), Double(kinds[next])), swinging: swinging,
        creeping: creeping)
      let first = SpringLanePair(SIMD2(firsts[index], firsts[next]))
      let second = SpringLanePair(SIMD2(seconds[index], seconds[next]))
      let target =
        velocity ? SpringLanePair.all(0) : SpringLanePair(SIMD2(targets[index], targets[next]))
      // The same two lines as in `SpringSegment`.
      let mixed =
        velocity
        ? first * weights.first + second * weights.second
        : target + ((first - target) * weights.first + second * weights.second)
      var result = mixed.lanes
      result.replace(with: first.lanes, where: elapsed .<= SIMD2(0, 0))
      result.replace(with: target.lanes, where: elapsed .>= SIMD2(ends[index], ends[next]))
      output[index] = result.x
      output[next] = result.y
      index &+= 2
    }
    while index < count {
      output[index] = single(index, at: now, velocity: velocity)
      index &+= 1
    }
    guard isNear, longCount > 0 else { return }
    for index in areLong.indices where areLong[index] {
      output[index] = single(index, at: now, velocity: velocity)
    }
  }

  private func single(_ index: Int, at now: Int64, velocity: Bool) -> Double {
    let ticks = elapsed(index, at: now)
    return velocity
      ? segments[index].velocity(afterTicks: ticks) : segments[index].value(afterTicks: ticks)
  }
}
