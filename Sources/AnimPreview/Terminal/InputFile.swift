#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file, or standard input, read line by line in pieces.
final class InputFile {
  private let descriptor: Int32
  private let name: String
  private var chunk: [UInt8] = []
  private var position = 0
  private var isAtEnd = false

  /// Opens a file; `-` is standard input.
  init(path: String) throws(Failure) {
    if path == "-" {
      descriptor = STDIN_FILENO
      name = "standard input"
      return
    }
    name = "'\(path)'"
    descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    var reason = errno
    var status = stat()
    if descriptor >= 0, unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      close(descriptor)
      reason = EISDIR
    } else if descriptor >= 0 {
      return
    }
    throw Failure(
      code: .cannotRead, message: "cannot read '\(path)': \(SystemError.text(reason))")
  }

  deinit {
    if descriptor != STDIN_FILENO { close(descriptor) }
  }

  /// A line without its end.
  struct Line {
    /// Its bytes, those beyond the limit left out.
    var bytes: [UInt8] = []
    /// Whether it is no longer than the limit.
    var isWhole = true

    /// The longest line that is kept: 64 MiB.
    static let limit = 1 << 26

    fileprivate mutating func append(_ piece: ArraySlice<UInt8>) {
      if bytes.count + piece.count > Line.limit { isWhole = false }
      if isWhole { bytes += piece }
    }
  }

  /// The next line, or nothing at the end of the file.
  func nextLine() throws(Failure) -> Line? {
    var line = Line()
    while true {
      if let end = chunk[position...].firstIndex(of: UInt8(ascii: "\n")) {
        line.append(chunk[position..<end])
        position = end + 1
        return line
      }
      line.append(chunk[position...])
      position = chunk.count
      if isAtEnd { return line.bytes.isEmpty && line.isWhole ? nil : line }
      try readChunk()
    }
  }

  /// All bytes from here to the end of the file, or nothing where they are more than `limit`.
  func rest(limit: Int) throws(Failure) -> [UInt8]? {
    var bytes = Array(chunk[position...])
    while !isAtEnd {
      try readChunk()
      guard bytes.count + chunk.count <= limit else { return nil }
      bytes += chunk
    }
    position = chunk.count
    return bytes
  }

  private func readChunk() throws(Failure) {
    let size = 1 << 16
    var count = 0
    repeat {
      let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, initialized in
        count = unsafe read(descriptor, buffer.baseAddress!, size)
        initialized = max(count, 0)
      }
      chunk = bytes
      position = 0
    } while count < 0 && errno == EINTR
    if count < 0 {
      throw Failure(
        code: .cannotRead, message: "cannot read \(name): \(SystemError.text(errno))")
    }
    isAtEnd = count == 0
  }
}
