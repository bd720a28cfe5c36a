#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What happens on Ctrl-C and when the reader of a pipe goes away.
enum Interruption {
  /// The temporary file that an interrupt has to remove; read by the signal handler, so it is a
  /// plain C string that is never freed.
  nonisolated(unsafe) private static var temporaryPath: UnsafeMutablePointer<CChar>?

  /// Ends at once with 130 on Ctrl-C, and turns a broken pipe into an error of `write`.
  static func install() {
    _ = signal(SIGPIPE, SIG_IGN)
    // Whoever started the tool with interrupts ignored, as `nohup` and background jobs do, wants
    // them ignored.
    let previous = signal(SIGINT, { _ in Interruption.end() })
    if isIgnored(previous) { _ = signal(SIGINT, SIG_IGN) }
    // A parent that starts programs from a thread of its own may have all signals blocked there,
    // and the mask is inherited.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGINT)
    _ = unsafe sigprocmask(SIG_UNBLOCK, &signals, nil)
  }

  private static func isIgnored(_ handler: sighandler_t?) -> Bool {
    guard let handler else { return false }
    return unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static func end() {
    if let path = unsafe temporaryPath { _ = unsafe unlink(path) }
    _exit(ExitCode.interrupted.rawValue)
  }

  /// Remembers a file that must not survive an interrupt, or none any more.
  static func removeOnInterrupt(path: String?) {
    guard let path else { return unsafe temporaryPath = nil }
    unsafe temporaryPath = strdup(path)
  }
}

/// The end of the process.
enum ProcessEnd {
  /// Ends the process.
  static func end(_ code: ExitCode) -> Never { exit(code.rawValue) }
}
