/// An alert with a message that may not fit: its letters shrink step by step, and what still does
/// not fit is scrolled through.
public struct LongMessageAlert: PresentedScene, Hashable {
  /// The alert around the message.
  public var alert: TwoButtonAlert
  /// How the message fits.
  public var fit: MessageFit
  /// How long each size is seen before the next smaller one; 0 shows the last one from the start.
  public var stepDuration: Duration
  /// From when the alert has come in to when the message begins to scroll.
  public var pause: Duration
  /// How long scrolling takes for each unit of what does not fit.
  public var scrollDuration: Duration

  /// An alert with a message.
  public init(
    _ alert: TwoButtonAlert = TwoButtonAlert(), fit: MessageFit, stepDuration: Duration = .zero,
    pause: Duration = .seconds(1), scrollDuration: Duration = .milliseconds(25)
  ) {
    self.alert = alert
    self.fit = fit
    self.stepDuration = stepDuration
    self.pause = pause
    self.scrollDuration = scrollDuration
  }

  /// The buttons of the alert.
  public var buttons: AlertButtons { alert.buttons }

  /// The alert comes in while the letters shrink; then the message scrolls to its end.
  public var entrance: Timeline<AlertPose> {
    let way = Track(
      from: 0, to: fit.overflow, easing: fit.scrollsByLine ? .steps(lineCount) : .linear)
    return Timeline(initialPose) {
      Nest(alert.entrance)
      if fit.fontSizes.count > 1 {
        Play(shrinking, on: .alertFontSize, .at(.zero), named: "shrink")
      }
      if fit.overflow > 0 {
        Play(
          Clip(way, duration: scrollDuration).stretched(by: fit.overflow), on: .alertScroll,
          .at("presented") + pause, named: "scroll")
      }
    }
  }

  /// The alert goes; the message stays as it is.
  public func exit(from pose: AlertPose) -> Timeline<AlertPose> { alert.exit(from: pose) }

  private var initialPose: AlertPose {
    var pose = AlertPose()
    pose.fontSize = fit.fontSizes.first ?? pose.fontSize
    return pose
  }

  private var lineCount: Int { Int(max(1, min(fit.overflow.wholeAbove, 0x1p52))) }

  private var shrinking: Clip<Double> {
    let sizes = fit.fontSizes
    let keys = sizes.enumerated().map { index, size in
      Keyframe(
        at: Double(index) / Double(sizes.count), size, interpolation: .hold)
    }
    guard let track = try? Track(validating: keys) else {
      preconditionFailure("a message needs at least one size of letters")
    }
    return Clip(track, duration: stepDuration * sizes.count)
  }
}
