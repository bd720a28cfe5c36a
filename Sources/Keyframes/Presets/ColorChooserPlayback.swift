/// A colour chooser on its way, over host time and without a clock.
///
/// ```swift
/// var playback = ColorChooserPlayback(ColorChooser(preset: SIMD3(1, 0.5, 0)))
/// playback.present(at: .zero)
/// playback.move(.green, to: 1, at: .milliseconds(300))
/// playback.color                        // where the swatch is going: (1, 1, 0)
/// _ = playback.advance(to: .seconds(1))
/// playback.pose?.swatch                 // where it is
/// ```
///
/// Calls, events and times are as with a ``ScenePlayback``. A slider moved by hand is where the
/// hand is; the swatch goes on from the colour that it shows at that moment and as fast as it
/// changes, without a jump. Sent back in full motion, a channel may swing a little beyond 0…1.
public struct ColorChooserPlayback: Sendable {
  /// The chooser.
  public let chooser: ColorChooser

  private var alert: ScenePlayback<TwoButtonAlert>
  private var sliders: [Retargeting<Double>]
  private var swatch: Retargeting<SIMD3<Double>>

  /// A chooser that was not presented yet.
  public init(_ chooser: ColorChooser, reducingMotion reduction: MotionReduction? = nil) {
    self.chooser = chooser
    alert = ScenePlayback(chooser.alert, reducingMotion: reduction)
    sliders = ColorChooser.Channel.allCases.map {
      Retargeting($0.name, at: chooser.initial[$0.rawValue])
    }
    swatch = Retargeting("recolor", at: chooser.initial)
  }

  /// The colour that is chosen: where the swatch is going, not where it is.
  public var color: SIMD3<Double> { swatch.target }

  /// How far the alert has come.
  public var status: ScenePlayback<TwoButtonAlert>.Status { alert.status }

  /// What there is to draw at the time of the last call, or nothing while the alert is absent.
  public var pose: ColorChooserPose? {
    guard let pose = alert.pose else { return nil }
    let now = alert.clock.now
    return ColorChooserPose(
      alert: pose,
      sliders: SIMD3(
        sliders[0].value(at: now), sliders[1].value(at: now), sliders[2].value(at: now)),
      swatch: swatch.value(at: now))
  }
}

// MARK: - Calls

extension ColorChooserPlayback {
  /// Moves on to an instant.
  ///
  /// - Returns: What has happened since the last call.
  public mutating func advance(to host: Duration) -> [SceneEvent] {
    merged(alert.advance(to: host))
  }

  /// Begins to come in, unless the alert is there already.
  @discardableResult
  public mutating func present(at host: Duration) -> [SceneEvent] {
    merged(alert.present(at: host))
  }

  /// Presses a button of the alert.
  @discardableResult
  public mutating func press(_ index: Int, at host: Duration) -> [SceneEvent] {
    merged(alert.press(index, at: host))
  }

  /// Begins to go without a button.
  @discardableResult
  public mutating func dismiss(at host: Duration) -> [SceneEvent] {
    merged(alert.dismiss(at: host))
  }

  /// Moves a slider by hand while the alert is there.
  ///
  /// - Parameters:
  ///   - channel: Which one.
  ///   - value: Where to, from 0 to 1; numbers outside are put at the nearer end.
  ///   - host: When.
  /// - Returns: What has happened since the last call.
  @discardableResult
  public mutating func move(
    _ channel: ColorChooser.Channel, to value: Double, at host: Duration
  ) -> [SceneEvent] {
    var events = advance(to: host)
    guard alert.status == .present, !value.isNaN else { return events }
    let now = alert.clock.now
    let position = min(max(value, 0), 1)
    if let cancelled = sliders[channel.rawValue].cancel() {
      report(cancelled, at: now, into: &events)
    }
    sliders[channel.rawValue].jump(to: position)
    report(.moved(channel.name), at: now, into: &events)
    var target = swatch.target
    target[channel.rawValue] = position
    recolor(to: target, at: now, into: &events)
    return merged([], after: events)
  }
}

// MARK: - Telling

extension ColorChooserPlayback {
  /// What the alert reported with what happened to sliders and swatch in between.
  private mutating func merged(
    _ reports: [SceneEvent], after earlier: [SceneEvent] = []
  ) -> [SceneEvent] {
    var events = earlier
    for event in reports {
      let tick = alert.clock.tick(of: event.time)
      finish(until: tick, into: &events)
      if event.kind == .removed { cancel(at: tick, into: &events) }
      events.append(event)
      if event.kind == .presented { choosePreset(at: tick, into: &events) }
    }
    finish(until: alert.clock.now, into: &events)
    return events
  }

  private mutating func choosePreset(at tick: Ticks, into events: inout [SceneEvent]) {
    for channel in sliders.indices {
      sliders[channel].move(
        to: chooser.preset[channel], at: tick, over: chooser.duration, easing: chooser.easing)
      report(.began(sliders[channel].name), at: tick, into: &events)
    }
    recolor(to: chooser.preset, at: tick, into: &events)
  }

  private mutating func recolor(
    to target: SIMD3<Double>, at tick: Ticks, into events: inout [SceneEvent]
  ) {
    if let cancelled = swatch.cancel() { report(cancelled, at: tick, into: &events) }
    swatch.move(to: target, at: tick, over: chooser.duration, easing: chooser.easing)
    report(.began(swatch.name), at: tick, into: &events)
  }

  /// Reports the ends up to a tick in the order in which they happen, sliders before the swatch.
  private mutating func finish(until tick: Ticks, into events: inout [SceneEvent]) {
    var ends: [(kind: SceneEvent.Kind, tick: Ticks)] = []
    for index in sliders.indices {
      if let end = sliders[index].finish(until: tick) { ends.append(end) }
    }
    if let end = swatch.finish(until: tick) { ends.append(end) }
    // Few, and to be left in order where they are at one instant.
    while let first = ends.indices.min(by: { ends[$0].tick < ends[$1].tick }) {
      let end = ends.remove(at: first)
      report(end.kind, at: end.tick, into: &events)
    }
  }

  private mutating func cancel(at tick: Ticks, into events: inout [SceneEvent]) {
    for index in sliders.indices {
      if let kind = sliders[index].cancel() { report(kind, at: tick, into: &events) }
    }
    if let kind = swatch.cancel() { report(kind, at: tick, into: &events) }
  }

  private func report(
    _ kind: SceneEvent.Kind, at tick: Ticks, into events: inout [SceneEvent]
  ) {
    events.append(SceneEvent(kind, at: alert.clock.host(of: tick)))
  }
}
