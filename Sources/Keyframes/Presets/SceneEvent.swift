/// Something that a scene reports, with the exact time at which it happened.
///
/// The time follows from the calls that the scene was given and from its timelines alone. However
/// host time is cut into frames, the same events come in the same order with the same times.
public struct SceneEvent: Hashable, Sendable {
  /// What happened.
  public enum Kind: Hashable, Sendable {
    /// An animation of a name began.
    case began(TimelineLabel)
    /// An animation of a name came to its end, or was stopped before it.
    case stopped(TimelineLabel, isFinished: Bool)
    /// The scene has come in.
    case presented
    /// A text field takes the focus.
    case focused
    /// A button was pressed; told before the scene begins to go.
    case pressed(Int)
    /// A control of a name was moved by hand.
    case moved(TimelineLabel)
    /// The scene begins to go.
    case dismissed
    /// The scene is gone.
    case removed
    /// A label of one's own was reached.
    case reached(TimelineLabel)
  }

  /// What happened.
  public var kind: Kind
  /// The host time at which it happened.
  public var time: Duration

  /// An event at a host time.
  public init(_ kind: Kind, at time: Duration) {
    self.kind = kind
    self.time = time
  }
}

extension SceneEvent {
  /// The event as a line of a log, such as `255.5ms popin finished`.
  public var text: String { TimeNotation.text(time) + " " + kind.text }
}

extension SceneEvent.Kind {
  /// What happened in words.
  fileprivate var text: String {
    switch self {
    case .began(let name): name.text + " began"
    case .stopped(let name, let isFinished):
      name.text + (isFinished ? " finished" : " cancelled")
    case .presented: "presented"
    case .focused: "focused"
    case .pressed(let index): "pressed " + String(index)
    case .moved(let name): name.text + " moved"
    case .dismissed: "dismissed"
    case .removed: "removed"
    case .reached(let label): "reached " + label.text
    }
  }

  /// What reaching a label means.
  init(reaching label: TimelineLabel) {
    switch label {
    case "presented": self = .presented
    case "focused": self = .focused
    case "dismissed": self = .dismissed
    case "removed": self = .removed
    default: self = .reached(label)
    }
  }
}
