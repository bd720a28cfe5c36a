#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What signal handlers do while something plays: those that ask for something are told through a
/// pipe, those that end the process give the terminal back first.
enum LiveSignals {
  /// The signals that are told.
  static let told = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGWINCH]
  /// The signals after which nothing can be told any more.
  static let fatal = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  // Read by handlers, so all of it is plain memory that is written before they are installed.
  nonisolated(unsafe) private static var pipe: Int32 = -1
  nonisolated(unsafe) private static var terminal: Int32 = -1
  nonisolated(unsafe) private static var original = termios()
  nonisolated(unsafe) private static var farewell: UnsafeMutablePointer<CChar>?

  /// Says where signals go and how the terminal was found.
  static func begin(pipe: Int32, terminal: Int32, original: termios) {
    unsafe self.pipe = pipe
    unsafe self.terminal = terminal
    unsafe self.original = original
    if unsafe farewell == nil { unsafe farewell = strdup(InlineScreen.end + "\r\n") }
  }

  /// Forgets all that.
  static func end() {
    unsafe pipe = -1
    unsafe terminal = -1
  }

  /// Tells of a signal.
  static func tell(_ number: Int32) {
    let reason = errno
    var byte = UInt8(truncatingIfNeeded: number)
    if unsafe pipe >= 0 { _ = unsafe write(pipe, &byte, 1) }
    errno = reason
  }

  /// Gives the terminal back and lets the signal do what it does.
  static func die(_ number: Int32) {
    if let text = unsafe farewell { _ = unsafe write(STDOUT_FILENO, text, strlen(text)) }
    if unsafe terminal >= 0 { _ = unsafe tcsetattr(terminal, TCSANOW, &original) }
    _ = signal(number, SIG_DFL)
    _ = raise(number)
  }
}
