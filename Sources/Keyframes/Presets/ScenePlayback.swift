/// A scene on its way: presented, pressed, dismissed, removed, over host time and without a clock.
///
/// ```swift
/// var playback = ScenePlayback(TwoButtonAlert())
/// playback.present(at: .zero)
/// playback.press(1, at: .seconds(1))
/// for event in playback.advance(to: .seconds(2)) { log(event.text) }
/// draw(playback.pose)  // nil: the alert is gone
/// ```
///
/// Every call gives the events since the call before, in order, each with its exact time: to a
/// front end that is all, whatever its frame rate. A call acts at its own time, after everything
/// that happens up to and including that; a time before the last one acts at the last one.
///
/// A scene goes once. Whoever presses or dismisses it later, or presses a button that it doesn't
/// have, changes nothing. Going while it is still coming in takes over from where it is and from how
/// fast it moves, and what was running is reported as cancelled.
public struct ScenePlayback<Scene: PresentedScene>: Sendable {
  /// How far a scene has come.
  public enum Status: Hashable, Sendable, CaseIterable {
    /// It was not presented, or it has been removed.
    case absent
    /// It is coming in, or it is there.
    case present
    /// It is going.
    case leaving
  }

  /// The scene.
  public let scene: Scene
  /// How far it has come.
  public private(set) var status = Status.absent

  private let reduction: MotionReduction?
  private(set) var clock = SceneClock()
  private var stage: SceneStage<Scene.Pose>?

  /// A scene that was not presented yet.
  ///
  /// - Parameters:
  ///   - scene: What is presented.
  ///   - reduction: What is left of its motion; all of it where nothing is given. Events are the
  ///     same.
  public init(_ scene: Scene, reducingMotion reduction: MotionReduction? = nil) {
    self.scene = scene
    self.reduction = reduction
  }

  /// What there is to draw at the time of the last call, or nothing while the scene is absent.
  public var pose: Scene.Pose? { stage.map { $0.pose(at: clock.now) } }
}

// MARK: - Calls

extension ScenePlayback {
  /// Moves on to an instant.
  ///
  /// - Returns: What has happened since the last call.
  public mutating func advance(to host: Duration) -> [SceneEvent] {
    var events: [SceneEvent] = []
    clock.move(to: host)
    tell(into: &events)
    return events
  }

  /// Begins to come in, unless the scene is there already.
  @discardableResult
  public mutating func present(at host: Duration) -> [SceneEvent] {
    var events = advance(to: host)
    guard status == .absent else { return events }
    status = .present
    begin(scene.entrance, at: clock.now, carriesOn: false)
    tell(into: &events)
    return events
  }

  /// Presses a button, which is reported before the scene goes.
  ///
  /// - Parameters:
  ///   - index: Which one.
  ///   - host: When.
  ///   - removingAtOnce: Whether the scene is gone from this moment on instead of going.
  /// - Returns: What has happened since the last call.
  @discardableResult
  public mutating func press(
    _ index: Int, at host: Duration, removingAtOnce: Bool = false
  ) -> [SceneEvent] {
    var events = advance(to: host)
    guard status == .present, scene.buttons.hasButton(index) else { return events }
    events.append(SceneEvent(.pressed(index), at: clock.host(of: clock.now)))
    leave(at: clock.now, atOnce: removingAtOnce, into: &events)
    tell(into: &events)
    return events
  }

  /// Begins to go without a button.
  ///
  /// - Parameters:
  ///   - host: When.
  ///   - removingAtOnce: Whether the scene is gone from this moment on instead of going.
  /// - Returns: What has happened since the last call.
  @discardableResult
  public mutating func dismiss(at host: Duration, removingAtOnce: Bool = false) -> [SceneEvent] {
    var events = advance(to: host)
    guard status == .present || (removingAtOnce && status == .leaving) else { return events }
    leave(at: clock.now, atOnce: removingAtOnce, into: &events)
    tell(into: &events)
    return events
  }
}

// MARK: - Telling

extension ScenePlayback {
  /// Tells all up to now; what begins on the way begins at its own time.
  private mutating func tell(into events: inout [SceneEvent]) {
    while var stage = stage {
      var turn: (kind: SceneEvent.Kind, tick: Ticks)?
      stage.tell(until: clock.now) { kind, tick in
        if kind == .removed || kind == .dismissed {
          turn = (kind, tick)
          return false
        }
        events.append(SceneEvent(kind, at: clock.host(of: tick)))
        return true
      }
      self.stage = stage
      guard let turn else { return }
      if turn.kind == .removed {
        cancel(at: turn.tick, into: &events)
        events.append(SceneEvent(.removed, at: clock.host(of: turn.tick)))
        self.stage = nil
        status = .absent
      } else if status == .present {
        leave(at: turn.tick, atOnce: false, into: &events)
      }
    }
  }

  private mutating func leave(at tick: Ticks, atOnce: Bool, into events: inout [SceneEvent]) {
    guard let pose = stage?.pose(at: tick) else { return }
    cancel(at: tick, into: &events)
    if status == .present { events.append(SceneEvent(.dismissed, at: clock.host(of: tick))) }
    status = .leaving
    let way = atOnce ? scene.removal(from: pose) : scene.exit(from: pose)
    precondition(
      way.labels["removed"].map { $0 >= .zero && way.end >= .finite($0) } ?? false,
      "a scene that goes never comes to its label 'removed'")
    begin(way, at: tick, carriesOn: !atOnce)
  }

  private mutating func cancel(at tick: Ticks, into events: inout [SceneEvent]) {
    for name in stage?.runningNames ?? [] {
      events.append(SceneEvent(.stopped(name, isFinished: false), at: clock.host(of: tick)))
    }
  }

  private mutating func begin(
    _ timeline: Timeline<Scene.Pose>, at tick: Ticks, carriesOn: Bool
  ) {
    let timeline = reduction.map { timeline.reducingMotion($0) } ?? timeline
    var motion = InterruptibleSubject(timeline, startingAt: tick.duration)
    // Motion that is reduced has no velocity to go on with.
    if reduction == nil {
      if carriesOn, let stage {
        motion = stage.motion
        motion.interrupt(
          at: tick.duration, with: timeline, by: .additive(over: handover(to: timeline)))
      } else {
        motion = scene.carrying(motion)
      }
    }
    stage = SceneStage(timeline, from: tick, seenAs: motion)
  }

  /// How long the old velocity takes to run out: well before the scene is gone.
  private func handover(to timeline: Timeline<Scene.Pose>) -> Duration {
    let longest = Duration.milliseconds(100)
    return timeline.end.finite.map { min($0 / 2, longest) } ?? longest
  }
}
