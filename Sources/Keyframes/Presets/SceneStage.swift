/// A timeline of a scene as it runs: from when, how far it has been told, and what is running.
struct SceneStage<Pose: Sendable>: Sendable {
  /// What is seen, over the time of the scene's clock.
  let motion: InterruptibleSubject<Pose>
  let start: Ticks
  private let compiled: CompiledTimeline<Pose>
  private let parts: [TimelinePartInfo]
  private var told = Ticks.zero
  private var hasBegun = false
  /// The parts that are running, in the order in which they began.
  private var running: [Int] = []

  /// A timeline from a moment on, seen by itself or as what another motion has given way to.
  init(_ timeline: Timeline<Pose>, from start: Ticks, seenAs motion: InterruptibleSubject<Pose>) {
    self.motion = motion
    self.start = start
    compiled = timeline.compiled()
    parts = compiled.parts
  }

  func pose(at tick: Ticks) -> Pose { motion.value(at: tick.duration) }

  /// The names of what is running.
  var runningNames: [TimelineLabel] { running.compactMap { parts[$0].name } }

  /// Hands over what is reported up to a tick, with the tick of each, until `visit` answers false.
  mutating func tell(until tick: Ticks, _ visit: (SceneEvent.Kind, Ticks) -> Bool) {
    let end = tick - start
    guard end > told || !hasBegun else { return }
    let interval = EventInterval(
      fromTick: told, to: end, includingStart: !hasBegun, direction: .forwards)
    var events = compiled.events(in: interval, detail: .withoutIterations)
    events.removeAll { parts[$0.source].kind == .group || parts[$0.source].name == nil }
    (told, hasBegun) = (end, true)
    var first = 0
    while first < events.count {
      var last = first + 1
      while last < events.count, events[last].ticks == events[first].ticks { last += 1 }
      for event in SceneStage.inOrderOfReport(events[first..<last]) {
        note(event)
        guard visit(kind(of: event), start + event.ticks) else { return }
      }
      first = last
    }
  }

  private mutating func note(_ event: PlaybackEvent) {
    switch event.kind {
    case .began: running.append(event.source)
    case .ended: running.removeAll { $0 == event.source }
    case .reached, .iterationsEnded: break
    }
  }

  private func kind(of event: PlaybackEvent) -> SceneEvent.Kind {
    let name = parts[event.source].name ?? ""
    return switch event.kind {
    case .began: .began(name)
    case .ended: .stopped(name, isFinished: true)
    case .reached, .iterationsEnded: .init(reaching: name)
    }
  }

  /// The events of one instant; an animation without length is over before a label there is
  /// reached, as one of some length would be.
  private static func inOrderOfReport(_ events: ArraySlice<PlaybackEvent>) -> [PlaybackEvent] {
    var over: [PlaybackEvent] = []
    var labels: [PlaybackEvent] = []
    var begins: [PlaybackEvent] = []
    for event in events {
      switch event.kind {
      case .reached: labels.append(event)
      case .began: begins.append(event)
      case .ended, .iterationsEnded:
        if let begin = begins.firstIndex(where: { $0.source == event.source }) {
          over.append(begins.remove(at: begin))
        }
        over.append(event)
      }
    }
    return over + labels + begins
  }
}
