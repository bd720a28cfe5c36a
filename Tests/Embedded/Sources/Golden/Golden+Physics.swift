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
  }
}
