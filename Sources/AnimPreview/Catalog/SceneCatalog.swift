import Keyframes

/// What the options change in a timeline as a whole.
struct TimelineChanges {
  /// Seconds of the timeline in a second.
  var speed = 1.0
  /// Whether it runs from its end to its start.
  var isReversed = false

  /// The timeline with the changes.
  func applied<Subject>(to timeline: Timeline<Subject>) -> Timeline<Subject> {
    var timeline = timeline
    if isReversed { timeline = timeline.reversed() }
    if speed != 1 { timeline = timeline.scaled(by: speed) }
    return timeline
  }
}

/// The scenes that are built in, as they run when nobody interferes for a second.
enum SceneCatalog {
  /// A scene.
  struct Entry: Sendable {
    /// What to write on the command line.
    var name: String
    /// What it is.
    var summary: String
    /// The scene as a timeline.
    var preview: @Sendable (TimelineChanges) -> TimelinePreview
  }

  /// All scenes.
  static let entries = [
    Entry(
      name: "alert-text-input",
      summary: "pops in over its backdrop, takes the focus, fades out"
    ) {
      alert("alert-text-input", TextInputAlert(), ["scale", "opacity", "backdrop"], $0)
    },
    Entry(
      name: "alert-two-buttons", summary: "swings up to its size, shrinks away on a press"
    ) {
      alert("alert-two-buttons", TwoButtonAlert(), ["scale"], $0)
    },
    Entry(
      name: "alert-sliding", summary: "slides in from the top, goes by itself after 3 s"
    ) {
      alert("alert-sliding", SlidingAlert(buttons: .none), ["y"], pause: .zero, $0)
    },
    Entry(
      name: "color-chooser", summary: "three sliders move to a preset, a swatch follows"
    ) {
      let timeline = ColorChooser(preset: SIMD3(1, 0.5, 0.25)).timeline(shownFor: .seconds(1))
      let names = [
        "scale", "red", "green", "blue", "swatch-red", "swatch-green", "swatch-blue",
      ]
      let scale = TimelineProperty.alertScale.within(\ColorChooserPose.alert)
      return TimelinePreview(
        "color-chooser", $0.applied(to: timeline), columns: names, properties: ["scale": scale]
      ) { pose in
        [pose.alert.scale] + [0, 1, 2].map { pose.sliders[$0] } + [0, 1, 2].map { pose.swatch[$0] }
      }
    },
    Entry(
      name: "alert-long-message", summary: "letters shrink step by step, then the text scrolls"
    ) {
      let fit = MessageFit(room: 60) { size in (size * size / 4).rounded(.up) * 2 }
      let scene = LongMessageAlert(fit: fit, stepDuration: .milliseconds(50))
      return alert("alert-long-message", scene, ["scale", "font-size", "scroll"], $0)
    },
  ]

  /// The scene of a name, case and hyphens ignored.
  static func entry(_ name: String) -> Entry? {
    // No name is that long, and keyframes can be very much longer.
    guard name.utf8.count <= 64 else { return nil }
    return entries.first { fold($0.name) == fold(name) }
  }

  private static func fold(_ name: String) -> String { name.lowercased().filter { $0 != "-" } }

  private static func alert<Scene: PresentedScene>(
    _ name: String, _ scene: Scene, _ columns: [String], pause: Duration = .seconds(1),
    _ changes: TimelineChanges
  ) -> TimelinePreview where Scene.Pose == AlertPose {
    let timeline = changes.applied(to: scene.timeline(shownFor: pause))
    let readers = columns.map { column -> @Sendable (AlertPose) -> Double in
      switch column {
      case "scale": { $0.scale }
      case "opacity": { $0.opacity }
      case "y": { $0.y }
      case "backdrop": { $0.backdrop }
      case "font-size": { $0.fontSize }
      default: { $0.scroll }
      }
    }
    return TimelinePreview(name, timeline, columns: columns) { pose in
      readers.map { $0(pose) }
    }
  }
}
