import BenchmarkSupport
import Keyframes

/// A player moved on by frames of a sixtieth.
enum PlayerSuite {
  static func workloads() -> [Workload] {
    [
      workload("advance(to:), nobody listens") { $0 },
      workload("advance(to:), an update told") { player in
        player.onUpdate { consume_double($0 ?? 1) }
      },
      workload("advance(to:), updates and iterations told") { player in
        player.onUpdate { consume_double($0 ?? 1) }.onIteration { _ in }
      },
    ]
  }

  /// An endless loop, so that the player never comes to rest.
  private static func workload(
    _ name: String, _ listen: (Player<Clip<Double>>) -> Player<Clip<Double>>
  ) -> Workload {
    let clip = Clip(
      TracksSuite.popIn(.linear), duration: .microseconds(255_500), iterations: .unending)
    let player = listen(Player(clip))
    player.play(at: .zero)
    var frame = 0
    let rate = FrameRate.fps(60)
    return Workload(
      name: "Player/\(name)", operations: 256,
      pass: {
        for _ in 0..<256 {
          frame += 1
          player.advance(to: rate.time(ofFrame: frame))
        }
      })
  }
}
