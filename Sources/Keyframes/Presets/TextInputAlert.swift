/// An alert with a text field: it pops in over a backdrop that fades in, then the field takes the
/// focus; a button is reported first, then all fades out.
///
/// Cancel is button 0, OK button 1. The alert is removed some time after the press, not at the end
/// of its fade.
public struct TextInputAlert: PresentedScene, Hashable {
  /// Which buttons it has.
  public var buttons: AlertButtons
  /// How long the pop and the fade of the backdrop take.
  public var entranceDuration: Duration
  /// How long the fade of the whole takes.
  public var exitDuration: Duration
  /// From the press to the removal.
  public var removalDelay: Duration

  /// An alert with its usual times.
  public init(
    buttons: AlertButtons = .both, entranceDuration: Duration = .microseconds(255_500),
    exitDuration: Duration = .milliseconds(200), removalDelay: Duration = .milliseconds(500)
  ) {
    self.buttons = buttons
    self.entranceDuration = entranceDuration
    self.exitDuration = exitDuration
    self.removalDelay = removalDelay
  }

  /// A pop and a fade together, then the focus.
  public var entrance: Timeline<AlertPose> {
    Timeline(AlertPose()) {
      Parallel {
        Play(.popIn.lasting(entranceDuration), on: .alertScale, named: "popin")
        Play(.fadeIn(duration: entranceDuration), on: .alertBackdrop, named: "fadein")
      }
      Mark("presented")
      Mark("focused")
    }
  }

  /// A fade of the whole from where it is; the panel keeps the scale that it has.
  public func exit(from pose: AlertPose) -> Timeline<AlertPose> {
    Timeline(pose) {
      Play(
        .fadeOut(from: pose.opacity, duration: exitDuration), on: .alertOpacity, named: "fadeout")
      Mark("removed", .at(removalDelay))
    }
  }
}
