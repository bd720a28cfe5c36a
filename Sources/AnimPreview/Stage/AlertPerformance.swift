import Keyframes

/// An alert on its way over host time: the library's playback of whichever scene it is.
struct AlertPerformance {
  private enum Scene {
    case textInput(ScenePlayback<TextInputAlert>)
    case twoButtons(ScenePlayback<TwoButtonAlert>)
    case longMessage(ScenePlayback<LongMessageAlert>)
    case sliding(ScenePlayback<SlidingAlert>)
    case color(ColorChooserPlayback)
  }

  /// What a colour chooser chooses when it has come in.
  static let preset = SIMD3(1, 0.5, 0.25)
  /// How long a line of a long message is read.
  static let lineDuration = Duration.milliseconds(600)

  private var scene: Scene

  /// A performance on a stage.
  init(_ stage: AlertStage) {
    switch stage.box.request.style {
    case .popin: scene = .textInput(ScenePlayback(AlertPerformance.textInput(stage)))
    case .show:
      let alert = AlertPerformance.twoButtons(stage)
      scene =
        stage.box.fit.overflow > 0
        ? .longMessage(ScenePlayback(AlertPerformance.longMessage(stage)))
        : .twoButtons(ScenePlayback(alert))
    case .slide: scene = .sliding(ScenePlayback(AlertPerformance.sliding(stage)))
    case .color: scene = .color(ColorChooserPlayback(AlertPerformance.chooser(stage)))
    }
  }

  private static func textInput(_ stage: AlertStage) -> TextInputAlert {
    TextInputAlert(buttons: stage.box.request.buttons)
  }

  private static func twoButtons(_ stage: AlertStage) -> TwoButtonAlert {
    TwoButtonAlert(buttons: stage.box.request.buttons)
  }

  private static func longMessage(_ stage: AlertStage) -> LongMessageAlert {
    LongMessageAlert(twoButtons(stage), fit: stage.box.fit, scrollDuration: lineDuration)
  }

  private static func sliding(_ stage: AlertStage) -> SlidingAlert {
    SlidingAlert(buttons: stage.box.request.buttons, height: stage.slideHeight)
  }

  private static func chooser(_ stage: AlertStage) -> ColorChooser {
    ColorChooser(twoButtons(stage), preset: preset)
  }

  /// The scene as a timeline that nobody interferes with, and what is drawn of it.
  static func timeline(
    _ stage: AlertStage, shownFor pause: Duration
  ) -> (preview: TimelinePreview, view: @Sendable (Duration) -> AlertView) {
    let name = "alert"
    func plain<Scene: PresentedScene>(
      _ scene: Scene
    ) -> (TimelinePreview, @Sendable (Duration) -> AlertView) where Scene.Pose == AlertPose {
      let timeline = scene.timeline(shownFor: pause)
      let preview = TimelinePreview(name, timeline, columns: ["scale"]) { [$0.scale] }
      return (preview, { AlertView(pose: timeline.value(at: $0)) })
    }
    switch stage.box.request.style {
    case .popin: return plain(textInput(stage))
    case .slide: return plain(sliding(stage))
    case .show where stage.box.fit.overflow > 0: return plain(longMessage(stage))
    case .show: return plain(twoButtons(stage))
    case .color:
      let timeline = chooser(stage).timeline(shownFor: pause)
      let preview = TimelinePreview(name, timeline, columns: ["scale"]) { [$0.alert.scale] }
      return (
        preview,
        { time in
          let pose = timeline.value(at: time)
          return AlertView(pose: pose.alert, colors: pose)
        }
      )
    }
  }

  // MARK: - Calls

  /// Moves on to an instant; answers what has happened.
  mutating func advance(to host: Duration) -> [SceneEvent] {
    switch scene {
    case .textInput(var playback):
      defer { scene = .textInput(playback) }
      return playback.advance(to: host)
    case .twoButtons(var playback):
      defer { scene = .twoButtons(playback) }
      return playback.advance(to: host)
    case .longMessage(var playback):
      defer { scene = .longMessage(playback) }
      return playback.advance(to: host)
    case .sliding(var playback):
      defer { scene = .sliding(playback) }
      return playback.advance(to: host)
    case .color(var playback):
      defer { scene = .color(playback) }
      return playback.advance(to: host)
    }
  }

  /// What is done to an alert.
  enum Act {
    case present
    case press(Int)
    case dismiss
    case move(ColorChooser.Channel, Double)
  }

  /// Does something to the alert; answers what has happened.
  mutating func perform(_ act: Act, at host: Duration) -> [SceneEvent] {
    switch scene {
    case .textInput(var playback):
      defer { scene = .textInput(playback) }
      return AlertPerformance.perform(act, on: &playback, at: host)
    case .twoButtons(var playback):
      defer { scene = .twoButtons(playback) }
      return AlertPerformance.perform(act, on: &playback, at: host)
    case .longMessage(var playback):
      defer { scene = .longMessage(playback) }
      return AlertPerformance.perform(act, on: &playback, at: host)
    case .sliding(var playback):
      defer { scene = .sliding(playback) }
      return AlertPerformance.perform(act, on: &playback, at: host)
    case .color(var playback):
      defer { scene = .color(playback) }
      switch act {
      case .present: return playback.present(at: host)
      case .press(let index): return playback.press(index, at: host)
      case .dismiss: return playback.dismiss(at: host)
      case .move(let channel, let value): return playback.move(channel, to: value, at: host)
      }
    }
  }

  private static func perform<Scene: PresentedScene>(
    _ act: Act, on playback: inout ScenePlayback<Scene>, at host: Duration
  ) -> [SceneEvent] {
    switch act {
    case .present: playback.present(at: host)
    case .press(let index): playback.press(index, at: host)
    case .dismiss: playback.dismiss(at: host)
    case .move: playback.advance(to: host)
    }
  }

  /// What is drawn now.
  var view: AlertView {
    switch scene {
    case .textInput(let playback): AlertView(pose: playback.pose)
    case .twoButtons(let playback): AlertView(pose: playback.pose)
    case .longMessage(let playback): AlertView(pose: playback.pose)
    case .sliding(let playback): AlertView(pose: playback.pose)
    case .color(let playback): AlertView(pose: playback.pose?.alert, colors: playback.pose)
    }
  }
}
