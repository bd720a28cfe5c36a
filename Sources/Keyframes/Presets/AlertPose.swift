/// What there is to draw of an alert at a moment.
///
/// ```swift
/// backdrop.opacity = dim * pose.backdrop * pose.opacity
/// ```
public struct AlertPose: Hashable, Sendable {
  /// The scale of the panel, 1 at rest.
  public var scale = 1.0
  /// The opacity of the whole alert, from 0 to 1.
  public var opacity = 1.0
  /// How far the panel is from its place, upwards below zero, in the front end's unit.
  public var y = 0.0
  /// How far the backdrop has come in, from 0 to 1; multiplied with how much it dims.
  public var backdrop = 1.0
  /// 1 while the alert is there, 0 once it is gone.
  public var presence = 1.0
  /// The size of the message's letters, in the front end's unit.
  public var fontSize = 17.0
  /// How far the message is scrolled up, in the front end's unit.
  public var scroll = 0.0

  /// An alert at rest.
  public init() {}
}

extension TimelineProperty<AlertPose, Double> {
  /// The scale of the panel.
  public static var alertScale: Self { Self("scale", get: { $0.scale }, set: { $0.scale = $1 }) }

  /// The opacity of the whole alert.
  public static var alertOpacity: Self {
    Self("opacity", get: { $0.opacity }, set: { $0.opacity = $1 })
  }

  /// How far the panel is from its place.
  public static var alertY: Self { Self("y", get: { $0.y }, set: { $0.y = $1 }) }

  /// How far the backdrop has come in.
  public static var alertBackdrop: Self {
    Self("backdrop", get: { $0.backdrop }, set: { $0.backdrop = $1 })
  }

  /// Whether the alert is there.
  public static var alertPresence: Self {
    Self("presence", get: { $0.presence }, set: { $0.presence = $1 })
  }

  /// The size of the message's letters.
  public static var alertFontSize: Self {
    Self("font-size", get: { $0.fontSize }, set: { $0.fontSize = $1 })
  }

  /// How far the message is scrolled up.
  public static var alertScroll: Self {
    Self("scroll", get: { $0.scroll }, set: { $0.scroll = $1 })
  }
}
