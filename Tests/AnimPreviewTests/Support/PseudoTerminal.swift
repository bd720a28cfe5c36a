#if canImport(Glibc)
  import Foundation
  import Glibc

  /// The built program on a terminal of its own.
  final class PseudoTerminal {
    private let main: Int32
    private let side: Int32
    let process: pid_t
    private(set) var screen: ScreenEmulator
    private var pending: [UInt8] = []
    /// All that the program has written.
    private(set) var output: [UInt8] = []

    /// Starts a program whose standard streams are a terminal of a size.
    init(
      _ program: String, _ arguments: [String], columns: Int = 80, rows: Int = 24,
      environment: [String] = ["LC_ALL=C.UTF-8", "TERM=xterm-256color"]
    ) throws {
      var (main, side): (Int32, Int32) = (0, 0)
      var name = [CChar](repeating: 0, count: 128)
      var size = winsize(
        ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
      guard unsafe openpty(&main, &side, &name, nil, &size) == 0 else {
        throw POSIXError(.ENOTTY)
      }
      (self.main, self.side) = (main, side)
      screen = ScreenEmulator(columns: columns, rows: rows)
      for descriptor in [main, side] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
      _ = fcntl(main, F_SETFL, O_NONBLOCK)
      var attributes = posix_spawnattr_t()
      unsafe posix_spawnattr_init(&attributes)
      // A session of its own, so that the terminal becomes its controlling one.
      let newSession: Int16 = 0x80
      unsafe posix_spawnattr_setflags(&attributes, newSession)
      var actions = unsafe posix_spawn_file_actions_t()
      unsafe posix_spawn_file_actions_init(&actions)
      unsafe posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
      unsafe posix_spawn_file_actions_adddup2(&actions, 0, 1)
      unsafe posix_spawn_file_actions_adddup2(&actions, 0, 2)
      var words = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
      var variables = unsafe environment.map { unsafe strdup($0) } + [nil]
      defer {
        for index in unsafe words.indices { unsafe free(words[index]) }
        for index in unsafe variables.indices { unsafe free(variables[index]) }
      }
      var process: pid_t = 0
      let result = unsafe posix_spawn(
        &process, program, &actions, &attributes, &words, &variables)
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
      self.process = process
      guard result == 0 else { throw POSIXError(.ENOEXEC) }
    }

    deinit {
      if status == nil { kill(process, SIGKILL) }
      _ = close(main)
      _ = close(side)
    }

    /// The settings of the terminal as they are now.
    var modes: termios {
      var modes = termios()
      _ = unsafe tcgetattr(side, &modes)
      return modes
    }

    /// Whether keys are echoed and come line by line, as a shell leaves a terminal.
    var isUsual: Bool {
      modes.c_lflag & tcflag_t(ICANON) != 0 && modes.c_lflag & tcflag_t(ECHO) != 0
        && modes.c_iflag & tcflag_t(ICRNL) != 0
    }

    func send(_ text: String) {
      let bytes = Array(text.utf8)
      _ = unsafe write(main, bytes, bytes.count)
    }

    func signal(_ number: Int32) { kill(process, number) }

    func resize(columns: Int, rows: Int) {
      pump()
      screen.resize(columns: columns, rows: rows)
      var size = winsize(
        ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
      _ = unsafe ioctl(main, UInt(TIOCSWINSZ), &size)
      kill(process, SIGWINCH)
    }

    /// How the program has ended, if it has.
    private(set) var status: Int32?

    /// Takes in what has been written so far.
    func pump() {
      var bytes = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count = unsafe read(main, &bytes, bytes.count)
        guard count > 0 else { break }
        output += bytes[..<count]
        pending += bytes[..<count]
      }
      feed()
      var result: Int32 = 0
      if status == nil, unsafe waitpid(process, &result, WNOHANG) == process { status = result }
    }

    /// Shows whole characters and whole sequences; what is not complete waits for the rest.
    private func feed() {
      var end = pending.count
      if let escape = pending.lastIndex(of: 0x1B) {
        let rest = pending[(escape + 1)...]
        let isWhole = rest.dropFirst().contains { (0x40...0x7E).contains($0) }
        if !isWhole { end = escape }
      }
      while end > 0, end == pending.count, pending[end - 1] >= 0x80,
        String(validating: pending[max(end - 4, 0)..<end].drop { $0 & 0xC0 == 0x80 }, as: UTF8.self)
          == nil
      {
        end -= 1
        while end > 0, pending[end] & 0xC0 == 0x80 { end -= 1 }
      }
      screen.feed(String(decoding: pending[..<end], as: UTF8.self))
      pending.removeFirst(end)
    }

    /// Waits until something is so, and tells whether it has become so in time.
    func wait(seconds: Double = 20, until isSo: (PseudoTerminal) -> Bool) -> Bool {
      let deadline = Date().addingTimeInterval(seconds)
      repeat {
        pump()
        if isSo(self) { return true }
        usleep(5000)
      } while Date() < deadline
      return false
    }

    /// Takes in what comes for a while.
    func wait(milliseconds: Int) {
      _ = wait(seconds: Double(milliseconds) / 1000) { _ in false }
    }

    /// Waits for the end; the exit code, or minus the number of the signal that ended it.
    func end() -> Int32? {
      guard wait(until: { $0.status != nil }), let status else { return nil }
      pump()
      return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
    }
  }
#endif
