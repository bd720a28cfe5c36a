/// A panel that slides in from the top edge and out again.
///
/// Cancel is button 0, OK button 1. Where OK takes away what the panel is about, press it with
/// `removingAtOnce`. A panel without buttons goes by itself some time after it was presented.
public struct SlidingAlert: PresentedScene, Hashable {
  /// Which buttons it has.
  public var buttons: AlertButtons
  /// The height of the panel, which is how far it slides.
  public var height: Double
  /// Its place, such as below a status bar.
  public var rest: Double
  /// How long it takes to slide in, and to slide out.
  public var duration: Duration
  /// From when it is presented to when it goes by itself, where it has no buttons.
  public var autoDismissal: Duration

  /// A panel with its usual times.
  public init(
    buttons: AlertButtons = .both, height: Double = 180, rest: Double = 0,
    duration: Duration = .milliseconds(250), autoDismissal: Duration = .seconds(3)
  ) {
    self.buttons = buttons
    self.height = height
    self.rest = rest
    self.duration = duration
    self.autoDismissal = autoDismissal
  }

  /// In from above, slower and slower.
  public var entrance: Timeline<AlertPose> {
    precondition(
      autoDismissal >= .zero, "a panel can't go by itself before it was presented")
    var pose = AlertPose()
    pose.y = rest
    return Timeline(pose) {
      Play(
        .slideIn(height: height, rest: rest, duration: duration), on: .alertY, named: "slidein")
      Mark("presented")
      if buttons == .none {
        Mark("dismissed", .at(autoDismissal))
      }
    }
  }

  /// Out over the top from where it is, slower and slower.
  public func exit(from pose: AlertPose) -> Timeline<AlertPose> {
    let way = Track(from: pose.y, to: rest - height, easing: .easeOut)
    return Timeline(pose) {
      Play(Clip(way, duration: duration), on: .alertY, named: "slideout")
      Mark("removed")
    }
  }
}
