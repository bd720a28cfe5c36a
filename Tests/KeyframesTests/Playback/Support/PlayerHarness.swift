@testable import Keyframes

/// A player that writes its log in the words of ``PlaybackModel``.
final class PlayerHarness {
  let player: Player<Score>
  let origin: Duration
  var log: [String] = []
  var outputs: [String] = []
  var reactions: [Int: Control] = [:]

  init(_ score: Score, origin: Duration) {
    player = Player(score)
    self.origin = origin
    listen()
  }

  func instant(_ tick: Int) -> Duration { origin + Ticks(Int64(tick)).duration }

  func tick(_ instant: Duration?) -> Int64 {
    instant.map { Ticks(from: origin, to: $0).count } ?? 0
  }

  func advance(to tick: Int) { player.advance(to: instant(tick)) }

  func apply(_ control: Control, at tick: Int? = nil) {
    let time = tick.map { instant($0) }
    switch control {
    case .play: player.play(at: time)
    case .pause: player.pause(at: time)
    case .rate(let rate): player.setRate(rate, at: time)
    case .reverse: player.reverse(at: time)
    case .seek(let target, let policy):
      player.seek(to: Ticks(Int64(target)).duration, policy, at: time)
    case .restart: player.restart(at: time)
    case .finish(let policy): player.finish(policy, at: time)
    case .cancel: player.cancel(at: time)
    }
    if tick != nil, player.state.isActive, player.callbacks.event.isEmpty { listen() }
  }

  private func listen() {
    player
      .onEvent { [unowned self] in tell(describe($0)) }
      .onIteration { [unowned self] in tell(describe($0)) }
      .onUpdate { [unowned self] in outputs.append("\(tick(player.hostTime)) \($0)") }
      .onCompletion { [unowned self] in tell(describe($0)) }
  }

  private func tell(_ line: String) {
    log.append(line)
    if let reaction = reactions[log.count] { apply(reaction) }
  }

  private func describe(_ event: PlaybackEvent) -> String {
    let local = Ticks(saturating: event.time).count
    return "\(event.kind) #\(event.source) \(event.direction) \(local) \(tick(event.hostTime))"
  }

  private func describe(_ completion: Completion) -> String {
    let host = tick(player.hostTime)
    return switch completion {
    case .finished: "finished \(host)"
    case .cancelled(let time): "cancelled \(Ticks(saturating: time).count) \(host)"
    case .replaced(let time): "replaced \(Ticks(saturating: time).count) \(host)"
    }
  }
}
