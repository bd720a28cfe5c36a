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
/// only when all of them are on the disk; a good file is never replaced by half a result.
struct OutputFile: ~Copyable {
  /// Where the bytes go.
  let sink: DescriptorSink
  private let descriptor: Int32
  private let path: String
  private let temporaryPath: String

  /// Begins a file that is to have the name `path`.
  init(path: String) throws(Failure) {
    var template = Array((path + ".XXXXXX").utf8CString)
    let descriptor = unsafe template.withUnsafeMutableBufferPointer {
      unsafe mkstemp($0.baseAddress!)
    }
    guard descriptor >= 0 else {
      throw Failure(
        code: .cannotWrite, message: "cannot write '\(path)': \(SystemError.text(errno))")
    }
    let temporary = String(
      decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    Interruption.removeOnInterrupt(path: temporary)
    self.descriptor = descriptor
    self.path = path
    temporaryPath = temporary
    sink = DescriptorSink(descriptor: descriptor, name: "'\(path)'")
  }

  /// Gives the file its name.
  consuming func finish() throws(Failure) {
    let mask = umask(0)
    _ = umask(mask)
    var reason: Int32 = 0
    if fchmod(descriptor, mode_t(0o666) & ~mask) != 0 { reason = errno }
    if reason == 0, fsync(descriptor) != 0, errno != EINVAL { reason = errno }
    if close(descriptor) != 0, reason == 0 { reason = errno }
    if reason == 0, unsafe rename(temporaryPath, path) != 0 { reason = errno }
    if reason != 0 { _ = unsafe unlink(temporaryPath) }
    Interruption.removeOnInterrupt(path: nil)
    if reason != 0 {
      throw Failure(
        code: .cannotWrite, message: "cannot write '\(path)': \(SystemError.text(reason))")
    }
  }

  /// Leaves what was there before as it was.
  consuming func abandon() {
    _ = close(descriptor)
    _ = unsafe unlink(temporaryPath)
    Interruption.removeOnInterrupt(path: nil)
  }
}
