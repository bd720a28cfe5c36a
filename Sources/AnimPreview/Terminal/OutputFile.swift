#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that appears whole or not at all.
///
/// The bytes go to a temporary file in the same directory, which takes the name of the real one
/// only when all of them are on the disk; a good file is never replaced by half a result. A link
/// stays one, also where what it names is yet to be made, and what is no file, such as a pipe or a
/// device, is written as it is.
struct OutputFile: ~Copyable {
  /// Where the bytes go.
  let sink: DescriptorSink
  private let descriptor: Int32
  private let path: String
  /// The name until then; nothing where the bytes go straight to their place.
  private let temporaryPath: String?

  /// Begins a file that is to have the name `path`.
  init(path: String) throws(Failure) {
    var status = stat()
    if unsafe stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw Self.failure(path, errno) }
      self.descriptor = descriptor
      self.path = path
      temporaryPath = nil
      sink = DescriptorSink(descriptor: descriptor, name: "'\(path)'")
      return
    }
    guard let target = Self.target(of: path) else { throw Self.failure(path, ELOOP) }
    var template = Array((target + ".XXXXXX").utf8CString)
    let descriptor = unsafe template.withUnsafeMutableBufferPointer {
      unsafe mkstemp($0.baseAddress!)
    }
    guard descriptor >= 0 else { throw Self.failure(path, errno) }
    let temporary = String(
      decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    Interruption.removeOnInterrupt(path: temporary)
    self.descriptor = descriptor
    self.path = target
    temporaryPath = temporary
    sink = DescriptorSink(descriptor: descriptor, name: "'\(path)'")
  }

  private static func failure(_ path: String, _ reason: Int32) -> Failure {
    Failure(code: .cannotWrite, message: "cannot write '\(path)': \(SystemError.text(reason))")
  }

  /// Where a link leads to, or the path itself; nothing where links lead in a circle.
  private static func target(of path: String) -> String? {
    if let resolved = unsafe realpath(path, nil) {
      defer { unsafe free(resolved) }
      return unsafe String(cString: resolved)
    }
    // What a link names may not be there yet.
    var target = path
    for _ in 0..<40 {
      guard let next = link(at: target) else { return target }
      let folder = target.lastIndex(of: "/").map { target[...$0] } ?? ""
      target = next.hasPrefix("/") ? next : folder + next
    }
    return nil
  }

  /// What a link names, from its own folder on; nothing where there is no link.
  private static func link(at path: String) -> String? {
    let capacity = 4096
    var bytes = [CChar](repeating: 0, count: capacity)
    let count = unsafe readlink(path, &bytes, capacity)
    guard count > 0 else { return nil }
    return String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Gives the file its name.
  consuming func finish() throws(Failure) {
    guard let temporaryPath else {
      if close(descriptor) != 0 { throw Self.failure(path, errno) }
      return
    }
    let mask = umask(0)
    _ = umask(mask)
    var reason: Int32 = 0
    if fchmod(descriptor, mode_t(0o666) & ~mask) != 0 { reason = errno }
    if reason == 0, fsync(descriptor) != 0, errno != EINVAL { reason = errno }
    if close(descriptor) != 0, reason == 0 { reason = errno }
    if reason == 0, unsafe rename(temporaryPath, path) != 0 { reason = errno }
    if reason != 0 { _ = unsafe unlink(temporaryPath) }
    Interruption.removeOnInterrupt(path: nil)
    if reason != 0 { throw Self.failure(path, reason) }
  }

  /// Leaves what was there before as it was.
  consuming func abandon() {
    _ = close(descriptor)
    guard let temporaryPath else { return }
    _ = unsafe unlink(temporaryPath)
    Interruption.removeOnInterrupt(path: nil)
  }
}
