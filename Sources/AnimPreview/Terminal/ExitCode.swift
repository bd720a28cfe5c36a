/// How a run ended, as the number a shell sees.
enum ExitCode: Int32 {
  /// Everything asked for was written.
  case done = 0
  /// A comparison has found differences.
  case different = 1
  /// The command line can't be understood, or asks for what does not exist.
  case usage = 64
  /// An animation, or a request of `eval`, is wrong.
  case badData = 65
  /// Something named can't be read.
  case cannotRead = 66
  /// The result can't be written.
  case cannotWrite = 74
  /// The user pressed Ctrl-C.
  case interrupted = 130
}
