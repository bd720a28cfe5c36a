import Testing

@testable import Keyframes

/// Callbacks that do anything at all, each time they are called.
@Suite struct PlayerReactionsTests {
  private struct Scene {
    var log: [String] = []
    var completions = [0, 0]
    weak var player: Player<Clip<Double>>?
    weak var owner: Owner?
  }

  private final class Owner {
    var log: [String] = []
    var heard = [0, 0]
    var left = 25
  }

  private static func clip(_ random: inout SplitMix64) -> Clip<Double> {
    let lengths: [Duration] = [.zero, .nanoseconds(1), .milliseconds(37), .seconds(1)]
    return Clip(
      Track(from: 0.0, to: 1), duration: lengths[Int.random(in: 0..<4, using: &random)],
      delay: .milliseconds(Int.random(in: -1...1, using: &random) * 20),
      iterations: .finite(Double(Int.random(in: 0...3, using: &random))),
      direction: Bool.random(using: &random) ? .alternate : .reverse)
  }

  /// Plays a scene of which every turn is drawn in the order of what is told.
  private static func play(seed: UInt64, fps: Int64) -> Scene {
    var random = SplitMix64(seed: seed)
    var scene = Scene()
    let owner = Owner()
    let player = Player(clip(&random), rate: [-1.5, -1, 0.5, 1, 7][Int(seed % 5)])
    func react() {
      guard owner.left > 0 else { return }
      owner.left -= 1
      let place = Duration.milliseconds(Int.random(in: -20...2000, using: &random))
      switch Int.random(in: 0..<14, using: &random) {
      case 0: player.seek(to: place)
      case 1: player.seek(to: place, .crossed)
      case 2: player.seek(to: place, .settle)
      case 3: player.cancel()
      case 4: player.finish()
      case 5: player.finish(.crossed)
      case 6: player.restart()
      case 7: player.play()
      case 8: player.reverse()
      case 9: player.setRate(Double.random(in: -3...3, using: &random))
      case 10:
        player.pause()
        player.play()
      case 11: player.replace(with: clip(&random))
      default: break
      }
    }
    player
      .onEvent {
        owner.log.append("\($0.kind) \($0.time) \(player.hostTime!) \(player.position)")
        react()
      }
      .onIteration {
        owner.log.append("iteration \($0.iteration!) \($0.time) \(player.hostTime!)")
        react()
      }
    for number in 0..<2 {
      player.onCompletion {
        owner.log.append("\(number) \($0) \(player.hostTime!)")
        owner.heard[number] += 1
        if number == 0 { react() }
      }
    }
    player.play(at: .seconds(2))
    for time in FrameRate.fps(fps).times(through: .seconds(30)) {
      player.advance(to: .seconds(2) + time)
    }
    player.cancel()
    scene.log = owner.log
    scene.completions = owner.heard
    scene.player = player
    scene.owner = owner
    return scene
  }

  @Test func everyRunCompletesOnceForEveryListenerAtEveryFrameRate() {
    var told = 0
    for seed: UInt64 in 0..<400 {
      let once = Self.play(seed: seed, fps: 1)
      told += once.log.count
      #expect(once.completions[0] == once.completions[1], "\(seed)")
      for fps: Int64 in [13, 60] {
        let other = Self.play(seed: seed, fps: fps)
        #expect(other.log == once.log, "\(seed) at \(fps)")
      }
      #expect(once.player == nil && once.owner == nil, "\(seed)")
    }
    #expect(told > 2500)
  }

  @Test func callbacksThatHoldTimeStillTrapAndThoseThatLetItPassDoNot() async {
    await #expect(processExitsWith: .failure) {
      let player = Player(Clip(Track(from: 0.0, to: 1), duration: .seconds(1)))
      player.onEvent { _ in player.restart() }
      player.play(at: .zero)
      player.advance(to: .seconds(2))
    }
    var begun = 0
    let player = Player(Clip(Track(from: 0.0, to: 1), duration: .nanoseconds(1)))
    player.onCompletion { _ in
      begun += 1
      if begun < 5000 { player.restart() }
    }
    player.play(at: .zero)
    player.advance(to: .seconds(2))
    #expect(begun == 5000)
  }
}
