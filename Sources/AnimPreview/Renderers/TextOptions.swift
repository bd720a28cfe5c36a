import Keyframes

/// How the text views draw.
struct TextOptions {
  /// Characters and colours.
  var style: Style
  /// The columns to draw on.
  var width: Int
  /// The unit of times.
  var unit: TimeUnit
  /// Decimals of values.
  var decimals: Int
  /// Whether there is neither header nor note.
  var isQuiet: Bool

  /// The way times are written, frames counted at a rate.
  func times(rate: FrameRate) -> TimeText {
    TimeText(unit: unit, rate: rate, minus: style.minus)
  }
}
