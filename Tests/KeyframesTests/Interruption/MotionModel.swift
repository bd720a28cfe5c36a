@testable import Keyframes

/// Interrupted motions by the definition of each policy, as functions on top of functions.
struct MotionModel {
  /// What runs from a moment on, in seconds.
  private var stages: [(start: Double, value: (Double) -> Double)]
  private let home: Double

  init(_ source: MotionSource<Double>) {
    home = 0
    stages = [(0, { source.value(at: .seconds($0)) })]
  }

  func value(at time: Double) -> Double { MotionModel.value(at: time, of: stages) }

  private static func value(
    at time: Double, of stages: [(start: Double, value: (Double) -> Double)]
  ) -> Double {
    (stages.dropFirst().last { $0.start <= time } ?? stages[0]).value(time)
  }

  /// `velocity` is that of the motion just before, `end` the moment at which it would rest.
  mutating func interrupt(
    at moment: Double, with next: MotionSource<Double>, by policy: InterruptionPolicy,
    velocity: Double, end: Double?
  ) {
    let old = stages
    let from = value(at: moment)
    func own(_ time: Double) -> Double { next.value(at: .seconds(time - moment)) }
    let value: (Double) -> Double
    switch policy {
    case .spring(let spring):
      let target = next.value(at: next.end.finite ?? .zero)
      let way = SpringSegment(from: from, to: target, velocity: velocity, spring: spring)
      value = { way.value(at: .seconds($0 - moment)) }
    case .blend(let length):
      value = { time in
        let u = min((time - moment) / length.inSeconds, 1)
        let weight = 3 * u * u - 2 * u * u * u
        return (1 - weight) * MotionModel.value(at: time, of: old) + weight * own(time)
      }
    case .additive(let length):
      let (distance, speed) = (from - own(moment), velocity - next.velocity(at: .zero))
      let total = length.inSeconds
      value = { time in
        let u = min((time - moment) / total, 1)
        return own(time) + distance * (1 - 3 * u * u + 2 * u * u * u)
          + speed * total * (u - 2 * u * u + u * u * u)
      }
    case .reverse(let turn):
      let origin = min(moment, end ?? .infinity)
      let rate = moment < end ?? .infinity ? 1.0 : 0
      let total =
        rate == 1 ? min(turn.inSeconds, 4 * ((end ?? .infinity) - origin)) : turn.inSeconds
      value = { [home] time in
        let since = time - moment
        let moved = min(since, total)
        let way = rate * moved - (1 + rate) * moved * moved / (2 * total)
        return MotionModel.value(at: max(origin + way - (since - moved), home), of: old)
      }
    }
    stages = stages.filter { $0.start < moment } + [(moment, value)]
  }
}
