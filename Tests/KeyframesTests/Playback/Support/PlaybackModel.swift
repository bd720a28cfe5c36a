@testable import Keyframes

/// A control call of a schedule.
enum Control {
  case play
  case pause
  case rate(Double)
  case reverse
  case seek(Int, SeekPolicy)
  case restart
  case finish(SeekPolicy)
  case cancel

  static func random(length: Int, using random: inout SplitMix64) -> Control {
    let place = Int.random(in: -2...(length + 2), using: &random)
    let policy: SeekPolicy = Bool.random(using: &random) ? .silent : .crossed
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1: return .play
    case 2: return .pause
    case 3, 4, 5: return .rate(rates.randomElement(using: &random)!)
    case 6, 7: return .reverse
    case 8, 9: return .seek(place, policy)
    case 10: return .restart
    default: return Bool.random(using: &random) ? .cancel : .finish(policy)
    }
  }

  static let rates: [Double] = [
    1, -1, 2, -2, 0.5, -0.5, 0.3, -0.3, 1 / 3, 3.7, -2.6, 0, -0.0, 0.0625, 1000,
    .leastNonzeroMagnitude, 1e300,
  ]
}

/// A player by brute force: it walks through every tick of host time and, within each, through
/// every tick of local time, and looks up what happens there.
final class PlaybackModel {
  let score: Score
  var log: [String] = []
  /// What the callbacks do: at the n-th line of the log the control call, if there is one.
  var reactions: [Int: Control] = [:]

  private(set) var status = PlaybackState.Status.idle
  private(set) var isListening = true
  private var rate = 1.0
  private(set) var host = 0
  private var anchorHost = 0
  private var anchor = 0
  private var playhead = 0
  private var isPlaced = false
  private var includesStart = true
  private var jumps = 0

  init(_ score: Score) { self.score = score }

  private var end: Int { score.length! }
  private var isForwards: Bool { rate.sign == .plus }
  private var goal: Int { isForwards ? end : 0 }
  private var start: Int { isForwards ? 0 : end }
  var position: Int { isActive || isPlaced ? playhead : start }
  var isActive: Bool { status == .running || status == .paused }

  // MARK: Time

  func advance(to instant: Int) {
    while true {
      step()
      guard host < instant else { return }
      host += 1
    }
  }

  private func step() {
    while status == .running {
      if includesStart {
        hit()
        continue
      }
      if rate != 0, playhead == goal {
        conclude("finished", .finished)
        continue
      }
      let target = min(max(position(after: host - anchorHost), 0), end)
      if target == playhead { return }
      playhead += isForwards ? 1 : -1
      hit()
    }
  }

  private func hit() {
    includesStart = false
    let before = jumps
    for event in score.events(at: playhead, isForwards ? .forwards : .backwards) {
      tell(describe(event, playhead, host))
      if jumps != before { return }
    }
  }

  /// anchor + rate x ticks, rounded to the nearest integer, the middle to the even one.
  private func position(after ticks: Int) -> Int {
    guard rate != 0, ticks > 0 else { return anchor }
    if abs(rate) > 1e6 { return rate < 0 ? -1_000_000 : 1_000_000 }
    if abs(rate) < 1e-9 { return anchor }
    // Every other rate of the test is a multiple of 2^-60.
    let unit = Int128(1) << 60
    let sum = Int128(rate * 0x1p60) * Int128(ticks) + Int128(anchor) * unit
    var floor = sum / unit
    if sum < 0, floor * unit != sum { floor -= 1 }
    let rest = sum - floor * unit
    if rest * 2 > unit || (rest * 2 == unit && floor % 2 != 0) { floor += 1 }
    return Int(floor)
  }

  // MARK: Control calls

  func apply(_ control: Control) {
    switch control {
    case .play:
      if status == .paused {
        status = .running
        setAnchor()
      } else if status != .running {
        begin(status == .cancelled || !isPlaced || playhead == goal ? nil : playhead)
      }
    case .pause:
      if status == .running {
        status = .paused
        setAnchor()
      }
    case .rate(let rate):
      change(rate == 0 ? (isForwards ? 0 : -0.0) : rate)
    case .reverse:
      change(-rate)
      apply(.play)
    case .seek(let target, let policy): move(min(max(target, 0), end), policy)
    case .restart:
      let (wasActive, old) = (isActive, playhead)
      begin(nil)
      if wasActive { tell("replaced \(old) \(host)") }
    case .finish(let policy):
      guard isActive else { return }
      let before = runs
      move(goal, policy)
      guard runs == before else { return }
      playhead = goal
      conclude("finished", .finished)
    case .cancel:
      if isActive { conclude("cancelled \(playhead)", .cancelled) }
    }
  }

  func listen() { isListening = true }

  private var runs = 0

  private func change(_ rate: Double) {
    guard rate.bitPattern != self.rate.bitPattern else { return }
    self.rate = rate
    setAnchor()
  }

  private func move(_ target: Int, _ policy: SeekPolicy) {
    jumps += 1
    let before = jumps
    if policy == .crossed {
      let from = position
      let way: PlaybackDirection =
        target == from
        ? (isForwards ? .forwards : .backwards)
        : target < from ? .backwards : .forwards
      let step = way == .forwards ? 1 : -1
      var place = includesStart ? from : from + step
      while way == .forwards ? place <= target : place >= target {
        for event in score.events(at: place, way) {
          playhead = place
          isPlaced = true
          includesStart = false
          setAnchor()
          tell(describe(event, place, host))
          if jumps != before { return }
        }
        place += step
      }
    }
    jumps += 1
    if policy == .crossed {
      includesStart = false
    } else if !isActive {
      includesStart = true
    }
    playhead = target
    isPlaced = true
    setAnchor()
  }

  private func begin(_ place: Int?) {
    if place == nil { includesStart = true }
    playhead = place ?? start
    isPlaced = true
    status = .running
    jumps += 1
    runs += 1
    setAnchor()
  }

  private func conclude(_ text: String, _ status: PlaybackState.Status) {
    self.status = status
    jumps += 1
    runs += 1
    includesStart = true
    setAnchor()
    tell("\(text) \(host)")
    if !isActive { isListening = false }
  }

  private func setAnchor() {
    anchor = playhead
    anchorHost = host
  }

  private func tell(_ line: String) {
    guard isListening else { return }
    log.append(line)
    if let reaction = reactions[log.count] { apply(reaction) }
  }

  private func describe(_ event: PlaybackEvent, _ local: Int, _ host: Int) -> String {
    "\(event.kind) #\(event.source) \(event.direction) \(local) \(host)"
  }
}
