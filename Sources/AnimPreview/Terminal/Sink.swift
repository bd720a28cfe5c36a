#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A place where finished bytes go.
protocol Sink: AnyObject {
  /// Takes all the bytes of a buffer and empties it.
  func write(_ buffer: inout ByteBuffer) throws(Failure)
  /// Hears how many of so many rows are done.
  func note(_ done: Int, of count: Int)
}

extension Sink {
  func note(_ done: Int, of count: Int) {}

  /// Takes the bytes when enough have come together, and hears how far the work is.
  @inline(__always)
  func writeWhenLarge(_ buffer: inout ByteBuffer, done: Int, of count: Int) throws(Failure) {
    if buffer.bytes.count >= 1 << 16 {
      note(done, of: count)
      try write(&buffer)
    }
  }

  /// Takes the bytes only when enough have come together to be worth a call.
  @inline(__always)
  func writeWhenLarge(_ buffer: inout ByteBuffer) throws(Failure) {
    if buffer.bytes.count >= 1 << 16 { try write(&buffer) }
  }

  /// Writes lines of text.
  func write(lines: [String]) throws(Failure) {
    var buffer = ByteBuffer()
    for line in lines {
      buffer.append(line)
      buffer.append(byte: UInt8(ascii: "\n"))
    }
    try write(&buffer)
  }
}

/// An open file descriptor.
final class DescriptorSink: Sink {
  private let descriptor: Int32
  private let name: String

  /// A sink into a descriptor that messages call `name`.
  init(descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
  }

  func write(_ buffer: inout ByteBuffer) throws(Failure) {
    let bytes = buffer.bytes
    var start = 0
    while start < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { pointer in
        #if canImport(Glibc)
          unsafe Glibc.write(descriptor, pointer.baseAddress! + start, bytes.count - start)
        #elseif canImport(Musl)
          unsafe Musl.write(descriptor, pointer.baseAddress! + start, bytes.count - start)
        #else
          unsafe Darwin.write(descriptor, pointer.baseAddress! + start, bytes.count - start)
        #endif
      }
      if count < 0 {
        let reason = errno
        if reason == EINTR { continue }
        if reason == EPIPE { throw .brokenPipe }
        throw Failure(
          code: .cannotWrite, message: "cannot write to \(name): \(SystemError.text(reason))")
      }
      start += count
    }
    buffer.bytes.removeAll(keepingCapacity: true)
  }
}

/// Bytes kept in memory.
final class CollectingSink: Sink {
  /// Everything written so far.
  private(set) var bytes: [UInt8] = []

  func write(_ buffer: inout ByteBuffer) throws(Failure) {
    bytes += buffer.bytes
    buffer.bytes.removeAll(keepingCapacity: true)
  }
}

/// The system's own words for what went wrong.
enum SystemError {
  /// The sentence for an error number.
  static func text(_ number: Int32) -> String {
    switch number {
    case ENOENT: "there is no such file"
    case EACCES, EPERM: "permission denied"
    case EISDIR: "it is a directory"
    case ENOTDIR: "a part of the path is not a directory"
    case ENOSPC: "no space is left on the device"
    case ELOOP: "links lead in a circle"
    case EROFS: "the file system is read-only"
    case ENAMETOOLONG: "the name is too long"
    default: "error \(number)"
    }
  }
}
