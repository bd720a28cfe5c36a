/// An alert that swings up to its size and shrinks away, with none, one or both of two buttons.
///
/// Cancel is button 0, the other one button 1. Without buttons whoever presented it dismisses it.
public struct TwoButtonAlert: PresentedScene, Hashable {
  /// Which buttons it has.
  public var buttons: AlertButtons
  /// How long it takes to come in.
  public var entranceDuration: Duration
  /// How long it takes to go.
  public var exitDuration: Duration
  /// From the press to the removal.
  public var removalDelay: Duration

  /// An alert with its usual times.
  public init(
    buttons: AlertButtons = .both, entranceDuration: Duration = .milliseconds(200),
    exitDuration: Duration = .milliseconds(100), removalDelay: Duration = .milliseconds(105)
  ) {
    self.buttons = buttons
    self.entranceDuration = entranceDuration
    self.exitDuration = exitDuration
    self.removalDelay = removalDelay
  }

  /// Up to its size with a swing.
  public var entrance: Timeline<AlertPose> {
    Timeline(AlertPose()) {
      Play(.show.lasting(entranceDuration), on: .alertScale, named: "show")
      Mark("presented")
    }
  }

  /// Down to nothing from the size that it has, in the same shape whatever that is.
  public func exit(from pose: AlertPose) -> Timeline<AlertPose> {
    let hide = Clip.hide
    let keys = hide.track.keyframes.map { key in
      Keyframe(at: key.offset ?? 0, key.value * pose.scale, easing: key.easing)
    }
    var clip = hide.lasting(exitDuration)
    if let track = try? Track(validating: keys) { clip.track = track }
    return Timeline(pose) {
      Play(clip, on: .alertScale, named: "hide")
      Mark("removed", .at(removalDelay))
    }
  }
}
