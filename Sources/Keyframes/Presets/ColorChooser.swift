/// An alert with three sliders for red, green and blue and a swatch that follows them.
///
/// Once the alert has come in, the sliders move to a preset colour. A ``ColorChooserPlayback``
/// runs it. Colours are red, green and blue from 0 to 1, mixed channel by channel.
public struct ColorChooser: Hashable, Sendable {
  /// The alert around the sliders.
  public var alert: TwoButtonAlert
  /// The colour that is chosen when the alert has come in.
  public var preset: SIMD3<Double>
  /// The colour that sliders and swatch show before.
  public var initial: SIMD3<Double>
  /// How long a slider and the swatch take to get to a new colour.
  public var duration: Duration
  /// How they get there.
  public var easing: Easing

  /// A chooser with its usual times.
  public init(
    _ alert: TwoButtonAlert = TwoButtonAlert(), preset: SIMD3<Double>,
    initial: SIMD3<Double> = .zero, duration: Duration = .milliseconds(200),
    easing: Easing = .easeInOut
  ) {
    self.alert = alert
    self.preset = preset
    self.initial = initial
    self.duration = duration
    self.easing = easing
  }

  /// A slider of the chooser.
  public enum Channel: Int, Hashable, Sendable, CaseIterable {
    /// The first.
    case red
    /// The second.
    case green
    /// The third.
    case blue

    /// The name in events.
    public var name: TimelineLabel {
      switch self {
      case .red: "red"
      case .green: "green"
      case .blue: "blue"
      }
    }
  }
}

/// What there is to draw of a colour chooser at a moment.
public struct ColorChooserPose: Hashable, Sendable {
  /// The alert around the sliders.
  public var alert: AlertPose
  /// Where the sliders are, from 0 to 1.
  public var sliders: SIMD3<Double>
  /// The colour of the swatch.
  public var swatch: SIMD3<Double>
}
