import Keyframes

extension Golden {
  /// Motions that are interrupted by every policy, again and again, at odd moments.
  static func addInterruption(to hash: inout ResultHash) {
    var numbers = Numbers(seed: 29)
    for round in 0..<40 {
      var motion = InterruptibleMotion(source(round, &numbers))
      var time = Duration.zero
      for step in 0..<6 {
        time += .microseconds(Int64(numbers.number(from: 500, to: 150_000)))
        motion.interrupt(
          at: time, with: source(round + step, &numbers), by: policy(step + round, &numbers))
      }
      if let end = motion.end.finite { hash.add(end) }
      for frame in 0..<60 {
        let moment = FrameRate.fps(48).time(ofFrame: frame)
        hash.add(motion.value(at: moment))
        hash.add(motion.velocity(at: moment))
      }
      motion.forget(before: time)
      hash.add(motion.value(at: time + .milliseconds(70)))
    }
    addTurns(to: &hash)
  }

  private static func source(_ kind: Int, _ numbers: inout Numbers) -> MotionSource<Double> {
    let (from, to) = (numbers.number(from: -9, to: 9), numbers.number(from: -9, to: 9))
    switch kind % 5 {
    case 0: return .clip(.popIn, over: 1)
    case 1: return .clip(.spring(from: from, to: to, .bouncy), over: from)
    case 2: return .spring(SpringSegment(from: from, to: to, velocity: to, spring: .snappy))
    case 3: return .decay(DecayMotion(from: from, velocity: 10 * to))
    default: return .rest(at: to)
    }
  }

  private static func policy(_ kind: Int, _ numbers: inout Numbers) -> InterruptionPolicy {
    let time = Duration.microseconds(Int64(numbers.number(from: 1000, to: 200_000)))
    switch kind % 4 {
    case 0: return .spring(.smooth)
    case 1: return .blend(over: time)
    case 2: return .additive(over: time)
    default: return .reverse(turningIn: time)
    }
  }

  /// A vector that is turned back twice, and one played by a player that changes its mind.
  private static func addTurns(to hash: inout ResultHash) {
    var place = InterruptibleMotion(
      .spring(SpringSegment(from: SIMD2(0.0, 1), to: SIMD2(9, -4), spring: .bouncy)))
    place.reverse(at: .milliseconds(180))
    place.reverse(at: .milliseconds(260), turningIn: .milliseconds(40))
    let player = Player(InterruptibleMotion(.clip(Clip.slideIn())))
    player.play(at: .zero)
    player.interrupt(to: 3, by: .spring(.snappy), at: .milliseconds(90))
    player.turnBack(at: .milliseconds(200))
    for frame in 0..<60 {
      let time = FrameRate.fps(60).time(ofFrame: frame)
      let (value, velocity) = (place.value(at: time), place.velocity(at: time))
      hash.add(value.x + 3 * value.y)
      hash.add(velocity.x - velocity.y)
      player.advance(to: time)
      hash.add(player.output)
    }
  }
}
