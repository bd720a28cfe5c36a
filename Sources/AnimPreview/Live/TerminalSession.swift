#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal of this process in the mode that live playback needs: keys come at once and are
/// not echoed, and signals are told instead of ending the process with the terminal changed.
final class TerminalSession: LiveTerminal {
  private let beginning = SuspendingClock.now
  private let input: Int32
  private let ownsInput: Bool
  private let output: any Sink
  private var original = termios()
  private var keys = KeyReader()
  private var previous: [(number: Int32, action: sigaction)] = []
  private let pipeEnds: (read: Int32, write: Int32)

  /// Takes the terminal over.
  init(output: any Sink) throws(Failure) {
    self.output = output
    // Keys come from the terminal also where standard input is something else.
    let isInput = isatty(STDIN_FILENO) == 1
    input = isInput ? STDIN_FILENO : unsafe open("/dev/tty", O_RDONLY | O_CLOEXEC)
    ownsInput = !isInput
    guard input >= 0, unsafe tcgetattr(input, &original) == 0 else {
      throw .usage("live playback needs a keyboard", hint: "Standard input is no terminal.")
    }
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else {
      throw Failure(code: .cannotRead, message: "cannot wait for keys")
    }
    pipeEnds = (ends[0], ends[1])
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    LiveSignals.begin(pipe: ends[1], terminal: input, original: original)
    // Whoever starts programs from a thread of its own may have signals blocked there, and the
    // mask is inherited.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for number in LiveSignals.told + LiveSignals.fatal {
      handle(number)
      unsafe sigaddset(&signals, number)
    }
    _ = unsafe sigprocmask(SIG_UNBLOCK, &signals, nil)
    enterMode()
  }

  private func handle(_ number: Int32) {
    var action = sigaction()
    let handler: @convention(c) (Int32) -> Void =
      LiveSignals.fatal.contains(number)
      ? { LiveSignals.die($0) } : { LiveSignals.tell($0) }
    #if canImport(Darwin)
      unsafe action.__sigaction_u.__sa_handler = handler
    #else
      unsafe action.__sigaction_handler.sa_handler = handler
    #endif
    var old = sigaction()
    unsafe sigaction(number, nil, &old)
    previous.append((number, old))
    unsafe sigaction(number, &action, nil)
  }

  private func enterMode() {
    var raw = original
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    raw.c_iflag &= ~tcflag_t(IXON | ICRNL)
    _ = unsafe tcsetattr(input, TCSADRAIN, &raw)
  }

  private func leaveMode() {
    _ = unsafe tcsetattr(input, TCSADRAIN, &original)
  }

  /// Gives the terminal back as it was found.
  func close() {
    try? write(InlineScreen.end)
    leaveMode()
    LiveSignals.end()
    for index in previous.indices {
      unsafe sigaction(previous[index].number, &previous[index].action, nil)
    }
    closeDescriptor(pipeEnds.read)
    closeDescriptor(pipeEnds.write)
    if ownsInput { closeDescriptor(input) }
  }

  private func closeDescriptor(_ descriptor: Int32) {
    #if canImport(Glibc)
      _ = Glibc.close(descriptor)
    #elseif canImport(Musl)
      _ = Musl.close(descriptor)
    #else
      _ = Darwin.close(descriptor)
    #endif
  }

  // MARK: - LiveTerminal

  var now: Duration { beginning.duration(to: .now) }

  var size: (columns: Int?, rows: Int?) { Surroundings.size(of: STDOUT_FILENO) }

  func write(_ text: String) throws(Failure) {
    var buffer = ByteBuffer()
    buffer.append(text)
    try output.write(&buffer)
  }

  func wait(until instant: Duration?) -> [LiveSignal] {
    var polled = [
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: pipeEnds.read, events: Int16(POLLIN), revents: 0),
    ]
    // The rest of a sequence comes within a moment, or escape was pressed.
    let patience = Duration.milliseconds(30)
    let limit = keys.isWaiting ? min(instant ?? now + patience, now + patience) : instant
    let isReady = pause(&polled, until: limit)
    var signals: [LiveSignal] = []
    if isReady, polled[1].revents != 0 { signals += told() }
    if isReady, polled[0].revents != 0 {
      guard let bytes = readKeys() else { return signals + [.closed] }
      signals.append(.keys(keys.read(bytes)))
    } else if keys.isWaiting, instant.map({ now < $0 }) ?? true {
      signals.append(.keys(keys.flush()))
    }
    return signals
  }

  private func pause(_ polled: inout [pollfd], until instant: Duration?) -> Bool {
    // Whole milliseconds, rounded up: a picture is never drawn before its time.
    let left = instant.map { (max($0 - now, .zero).attoseconds + 999_999_999_999_999) }
    let milliseconds = left.map { Int32(clamping: $0 / 1_000_000_000_000_000) } ?? -1
    return unsafe poll(&polled, nfds_t(polled.count), milliseconds) > 0
  }

  /// The bytes that have come, or nothing where no more will come.
  private func readKeys() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = unsafe read(input, &bytes, bytes.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return [] }
    return count > 0 ? Array(bytes[..<count]) : nil
  }

  private func told() -> [LiveSignal] {
    var numbers = [UInt8](repeating: 0, count: 64)
    let count = unsafe read(pipeEnds.read, &numbers, numbers.count)
    guard count > 0 else { return [] }
    return numbers[..<count].map { number in
      switch Int32(number) {
      case SIGINT: .interrupted
      case SIGWINCH: .resized
      case SIGTSTP: .suspended
      default: .terminated(Int32(number))
      }
    }
  }

  func suspend() {
    leaveMode()
    var usual = sigaction()
    #if canImport(Darwin)
      unsafe usual.__sigaction_u.__sa_handler = SIG_DFL
    #else
      unsafe usual.__sigaction_handler.sa_handler = SIG_DFL
    #endif
    var ours = sigaction()
    unsafe sigaction(SIGTSTP, &usual, &ours)
    _ = raise(SIGTSTP)
    // Here the process has been continued.
    unsafe sigaction(SIGTSTP, &ours, nil)
    _ = unsafe tcgetattr(input, &original)
    enterMode()
  }
}
