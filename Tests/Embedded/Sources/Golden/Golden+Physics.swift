import Keyframes

extension Golden {
  /// Springs of every damping, at rest, thrown and sent elsewhere on the way.
  static func addPhysics(to hash: inout ResultHash) {
    let springs = [
      DampedSpring(duration: .milliseconds(500), bounce: 0.3),
      DampedSpring(response: .milliseconds(400), dampingRatio: 1),
      DampedSpring(mass: 0.5, stiffness: 4, damping: 35),
      DampedSpring(stiffness: 100, damping: 0.5),
    ]
    for spring in springs {
      var motion = SpringMotion(at: 0.0, spring: spring)
      motion.retarget(to: 100, at: .zero)
      motion.retarget(to: 40, at: .milliseconds(120))
      for frame in 0..<200 {
        let time = FrameRate.fps(60).time(ofFrame: frame)
        hash.add(motion.value(at: time))
        hash.add(motion.velocity(at: time))
      }
      if let settled = spring.settlingDuration().finite { hash.add(settled) }
    }
    addBatch(of: springs, to: &hash)
    addFriction(to: &hash)
  }

  /// The springs in flat arrays and in fixed steps, their turns, and their piecewise linear curves.
  private static func addBatch(of springs: [DampedSpring], to hash: inout ResultHash) {
    var batch = SpringBatch()
    for (index, spring) in springs.enumerated() {
      let way = SpringSegment(from: 0.0, to: 1, velocity: Double(index), spring: spring)
      batch.append(way, startingAt: .milliseconds(40 * index))
      if let time = way.peakTime() { hash.add(time) }
      if let time = way.crossingTime() { hash.add(time) }
      hash.add(way.overshoot)
      hash.add(way.energy(at: .milliseconds(70)))
      for stop in spring.linearStops(within: 0.01) ?? [] {
        hash.add(stop.progress)
        hash.add(stop.value)
      }
      let plane = SpringSegment(
        from: SIMD2(0.0, 1), to: SIMD2(3, 4), velocity: SIMD2(9, 0), spring: spring)
      if let settled = plane.settlingDuration.finite { hash.add(settled) }
      var (position, velocity) = (0.0, 5.0)
      let step = SpringStep(spring, every: .milliseconds(5))
      for _ in 0..<50 { step.advance(&position, &velocity, toward: 1) }
      hash.add(position)
      hash.add(velocity)
    }
    var values = [Double](repeating: 0, count: batch.count)
    for frame in 0..<60 {
      var output = values.mutableSpan
      batch.values(at: FrameRate.fps(60).time(ofFrame: frame), into: &output)
      for value in values { hash.add(value) }
    }
  }

  /// Decays, flings against a bound and onto a point, a rubber band, a gesture.
  private static func addFriction(to hash: inout ResultHash) {
    let flings = [
      Fling(from: 10, velocity: 900), Fling(from: 10, velocity: 900, within: 0...200),
      Fling(from: 10, velocity: 900, landingOn: [0, 300, 600]),
    ]
    var tracker = VelocityTracker<Double>()
    for frame in 0..<120 {
      let time = FrameRate.fps(60).time(ofFrame: frame)
      for fling in flings {
        hash.add(fling.value(at: time))
        hash.add(fling.velocity(at: time))
      }
      tracker.add(flings[1].value(at: time), at: time)
      hash.add(tracker.velocity)
      hash.add(RubberBand(dimension: 500).displacement(pull: Double(frame * 10)))
    }
  }
}
