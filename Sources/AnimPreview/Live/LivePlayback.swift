import Keyframes

/// Where a live playback is: frames chosen by the clock, keys, and the account of both.
///
/// It reads no clock; whoever has one says what time it is.
struct LivePlayback {
  /// The first frame.
  let first: Int
  /// The frame at which all is over, unless there is none.
  let last: Int?
  /// The frames a second.
  let rate: FrameRate
  /// Whether it begins again at its end.
  var loops: Bool
  /// How often the end was reached.
  private(set) var loopCount = 0
  /// How many frames were drawn.
  private(set) var shownCount = 0
  /// How many frames came too late to be drawn.
  private(set) var skippedCount = 0
  /// How many times as fast as usual it plays.
  private(set) var speed = 1.0

  private var state: PlaybackState
  private let content: Clip<Double>
  private var drawn: Int?
  private var drawnLoops = 0

  /// The most pictures a second that are worth drawing.
  private static let pictures = 120.0

  /// A playback of the frames of a window; one without an end plays on.
  init(window: ClosedRange<Duration>, isUnending: Bool, rate: FrameRate, at host: Duration) {
    self.rate = rate
    first = rate.firstFrame(notBefore: window.lowerBound)
    let last = max(rate.firstFrame(notBefore: window.upperBound), first + 1)
    self.last = isUnending ? nil : last
    loops = !isUnending
    let length = rate.time(ofFrame: last) - rate.time(ofFrame: first)
    content = Clip(
      Track(from: 0, to: 1),
      timing: isUnending
        ? Timing(duration: length, iterations: .unending) : Timing(duration: length))
    state = PlaybackState(end: content.end)
    state.advance(to: host, in: content) { _ in }
    state.play()
  }

  /// The length of a loop.
  private var length: Duration {
    last.map { rate.time(ofFrame: $0) - rate.time(ofFrame: first) } ?? .zero
  }

  // MARK: - What is shown

  /// The frame that is due.
  var frame: Int {
    min(first + rate.frame(at: state.position), last ?? .max)
  }

  /// The moment of that frame.
  var time: Duration { rate.time(ofFrame: frame) }

  /// Whether it stands still.
  var isPaused: Bool { state.status != .running }

  /// Whether it has come to an end at which it stays.
  var isFinished: Bool { state.status == .finished }

  /// Whether it runs backwards.
  var isBackwards: Bool { state.direction == .backwards }

  /// How many frames pass from one picture to the next.
  private var stride: Int {
    let frames = Double(rate.frames) / Double(rate.seconds) * speed
    return max(1, Int(min(frames / LivePlayback.pictures, 1e9).rounded(.up)), Int(speed))
  }

  /// When the next picture is due, or nothing while nothing moves.
  func nextTime() -> Duration? {
    guard state.status == .running else { return nil }
    let offset = frame - first
    var target = rate.time(ofFrame: isBackwards ? offset - 1 : offset + stride)
    if isBackwards {
      // Going backwards a frame is left at its own beginning.
      target = rate.time(ofFrame: max(offset - stride + 1, 0)) - .nanoseconds(1)
      target = max(target, .zero)
    } else if last != nil {
      target = min(target, length)
    }
    return state.hostTime(reaching: target) ?? state.hostTime
  }

  // MARK: - Time

  /// Moves on to an instant; tells whether another picture is due.
  mutating func advance(to host: Duration) -> Bool {
    while true {
      let goal = isBackwards ? Duration.zero : last == nil ? nil : length
      guard state.status == .running, let goal, let end = state.hostTime(reaching: goal),
        end <= host
      else { break }
      state.advance(to: end, in: content) { _ in }
      guard state.status == .finished else { break }
      loopCount += 1
      guard loops else { break }
      state.play()
    }
    state.advance(to: host, in: content) { _ in }
    return drawn != frame || drawnLoops != loopCount
  }

  /// Takes note of the picture that is drawn now.
  mutating func noteDrawn() {
    let frame = frame
    if let drawn {
      let round = (last ?? 0) - first
      let way =
        isBackwards
        ? drawn - frame + round * (loopCount - drawnLoops)
        : frame - drawn + round * (loopCount - drawnLoops)
      let steps = way / stride
      if steps > 1, state.status != .paused { skippedCount += steps - 1 }
      if way != 0 { shownCount += 1 }
    } else {
      shownCount += 1
    }
    (drawn, drawnLoops) = (frame, loopCount)
  }

  // MARK: - Keys

  /// Does what a key asks for; tells whether it means anything.
  mutating func press(_ key: Key) -> Bool {
    switch key {
    case .character(" "): state.status == .running ? state.pause() : play()
    case .left: step(by: -1)
    case .right: step(by: 1)
    case .up: set(speed: speed * 2)
    case .down: set(speed: speed / 2)
    case .character("r"):
      guard last != nil || !isBackwards || state.position > .zero else { return false }
      state.reverse()
    case .character("l"):
      guard last != nil else { return false }
      loops.toggle()
      if loops, isFinished { state.play() }
    case .character("0"), .home: seek(to: .zero)
    case .end:
      guard last != nil else { return false }
      seek(to: length)
    default: return false
    }
    return true
  }

  private mutating func play() {
    guard isBackwards, last == nil, state.position == .zero else { return state.play() }
  }

  private mutating func set(speed wish: Double) {
    speed = min(max(wish, 0.125), 8)
    state.setRate(isBackwards ? -speed : speed)
  }

  private mutating func step(by count: Int) {
    if state.status == .running { state.pause() }
    let target = min(max(frame + count, first), last ?? .max)
    seek(to: rate.time(ofFrame: target) - rate.time(ofFrame: first))
  }

  /// Puts the playhead somewhere; frames on the way there are not missed.
  private mutating func seek(to position: Duration) {
    state.seek(to: position)
    drawn = nil
  }
}

extension LivePlayback {
  /// What stays on screen after it was left.
  func summary(name: String) -> String {
    let due = shownCount + skippedCount
    let rounds = loopCount == 1 ? "1 loop" : "\(loopCount) loops"
    return "\(name)  \(rounds), \(shownCount) of \(due) frames shown, \(skippedCount) skipped"
  }
}
