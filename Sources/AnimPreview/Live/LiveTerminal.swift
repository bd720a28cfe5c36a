/// Something that happened at a terminal.
enum LiveSignal: Equatable {
  /// Keys were pressed.
  case keys([Key])
  /// The size changed.
  case resized
  /// Ctrl-Z: the process stops until it is continued.
  case suspended
  /// Ctrl-C.
  case interrupted
  /// A signal that ends the process, by its number.
  case terminated(Int32)
  /// The terminal has gone.
  case closed
}

/// A terminal on which something plays, with the clock beside it.
protocol LiveTerminal: AnyObject {
  /// The time of a clock that only goes on.
  var now: Duration { get }
  /// How large the terminal is, as far as it says so.
  var size: (columns: Int?, rows: Int?) { get }
  /// Waits for something to happen, until an instant at the latest.
  func wait(until instant: Duration?) -> [LiveSignal]
  /// Writes at once.
  func write(_ text: String) throws(Failure)
  /// Stops the process until it is continued; the terminal is as it was found meanwhile.
  func suspend()
}
