/// Something that comes in, stays for a while and goes, described by timelines.
///
/// The description is all there is: when something is reported follows from labels of the
/// timelines, and a ``ScenePlayback`` does no more than to switch from one to the other.
///
/// | label | what it means |
/// | --- | --- |
/// | `presented` | the scene has come in |
/// | `focused` | a text field takes the focus |
/// | `dismissed` | the scene begins to go by itself |
/// | `removed` | the scene is gone |
///
/// Other labels are reported as ``SceneEvent/Kind/reached(_:)``, and the named clips as they begin
/// and stop.
public protocol PresentedScene: Sendable {
  /// What there is to draw at a moment.
  associatedtype Pose: Sendable

  /// Which buttons can be pressed.
  var buttons: AlertButtons { get }

  /// How it comes in, and how long it stays where it goes by itself.
  var entrance: Timeline<Pose> { get }

  /// How it goes from where it is, which need not be where it rests; has `removed`, without which
  /// it would never be gone: that traps.
  func exit(from pose: Pose) -> Timeline<Pose>

  /// How it is taken away at once; has `removed` at its start.
  func removal(from pose: Pose) -> Timeline<Pose>

  /// The motion of its entrance with the properties whose velocity goes on when it leaves while it
  /// is still coming in; none unless told.
  func carrying(_ motion: InterruptibleSubject<Pose>) -> InterruptibleSubject<Pose>
}

extension PresentedScene {
  /// No property keeps its velocity.
  public func carrying(_ motion: InterruptibleSubject<Pose>) -> InterruptibleSubject<Pose> {
    motion
  }
}

extension PresentedScene {
  /// The whole scene as it runs when nobody interferes: in, a pause, and out.
  ///
  /// An entrance without an end traps.
  public func timeline(shownFor pause: Duration) -> Timeline<Pose> {
    let entrance = entrance
    let rest = entrance.value(at: entrance.duration)
    return Timeline(entrance.initial) {
      Nest(entrance)
      Wait(pause)
      Nest(exit(from: rest))
    }
  }
}

extension PresentedScene where Pose == AlertPose {
  /// Gone from one moment to the next.
  public func removal(from pose: AlertPose) -> Timeline<AlertPose> {
    Timeline(pose) {
      Play(.cutOut, on: .alertPresence, named: "cutout")
      Mark("removed")
    }
  }

  /// All that moves smoothly keeps its velocity: scale, opacity, place, letters and scrolling.
  public func carrying(
    _ motion: InterruptibleSubject<AlertPose>
  ) -> InterruptibleSubject<AlertPose> {
    motion.carrying(.alertScale).carrying(.alertOpacity).carrying(.alertY)
      .carrying(.alertFontSize).carrying(.alertScroll)
  }
}
