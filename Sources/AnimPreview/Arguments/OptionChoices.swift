/// What can be written as the value of an option, as far as that is known beforehand.
enum OptionChoices: Equatable {
  /// One of a few words, or something else.
  case words([String])
  /// A path.
  case file
  /// Anything.
  case any
}

extension Option {
  /// What completions offer for its value.
  var choices: OptionChoices {
    switch self {
    case .fps: .words(["24", "25", "30", "50", "60", "120", "240", "30000/1001"])
    case .view: .words(AnimationView.allCases.map(\.rawValue) + ["timing"])
    case .format: .words(OutputFormat.allCases.map(\.rawValue))
    case .find: .words(["extrema", "crossings"])
    case .output: .file
    case .easing: .words(EasingText.names)
    case .iterations: .words(["2", "3", "forever"])
    case .fill: .words(["none", "forwards", "backwards", "both"])
    case .alertStyle: .words(AlertStyle.allCases.map(\.rawValue))
    case .color: .words(ColorWish.allCases.map(\.rawValue))
    case .units: .words(TimeUnit.allCases.map(\.rawValue))
    case .at, .from, .to: .words(["0", "50%", "end"])
    case .tolerance: .words(["1e-9", "4ulp"])
    default: .any
    }
  }
}
