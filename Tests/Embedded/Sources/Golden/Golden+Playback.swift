import Keyframes

extension Golden {
  /// A player and all that it tells, with changes of rate, a turn and a seek on the way.
  static func addPlayback(to hash: inout ResultHash) {
    let log = PlaybackLog()
    let player = Player(Clip.popIn.repeated(4, .alternate))
      .onUpdate { log.hash.add($0) }
      .onEvent { log.hash.add($0.time) }
      .onIteration { log.hash.add(Int64($0.iteration ?? -1)) }
      .onCompletion { log.hash.add($0.isFinished ? 1.0 : 0) }
    player.play(at: .seconds(1_000_000_000))
    for frame in 0..<200 {
      let time =
        Duration.seconds(1_000_000_000) + FrameRate(30_000, per: 1_001).time(ofFrame: frame)
      player.advance(to: time)
      log.hash.add(player.position)
      switch frame {
      case 5: player.setRate(0.3)
      case 60: player.reverse()
      case 80: player.setRate(1.7)
      case 90: player.seek(to: .milliseconds(100), .crossed)
      case 100: player.reverse()
      default: break
      }
    }
    hash.add(Int64(bitPattern: log.hash.value))
    for event in Clip.popIn.repeated(3).events(in: .zero...(.seconds(2)), detail: .each) {
      hash.add(event.time)
    }
  }
}

private final class PlaybackLog {
  var hash = ResultHash()
}
