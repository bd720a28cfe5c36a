/// A key of the keyboard.
enum Key: Equatable {
  case character(Character)
  case enter
  case escape
  case tab
  case backTab
  case backspace
  case up
  case down
  case left
  case right
  case home
  case end
}

/// Tells keys in the bytes that a terminal sends.
struct KeyReader {
  private var pending: [UInt8] = []

  /// Whether bytes are left that may be the beginning of a longer sequence.
  var isWaiting: Bool { !pending.isEmpty }

  /// The keys that bytes complete.
  mutating func read(_ bytes: [UInt8]) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    while let (key, count) = next() {
      pending.removeFirst(count)
      if let key { keys.append(key) }
    }
    return keys
  }

  /// The keys in what is left when nothing has followed for a while: escape stands alone.
  mutating func flush() -> [Key] {
    let keys: [Key] = pending.first == 0x1B ? [.escape] : []
    pending.removeAll()
    return keys
  }

  /// The first key with its bytes, no key where the bytes mean nothing, or nothing where they are
  /// not complete.
  private func next() -> (Key?, Int)? {
    guard let first = pending.first else { return nil }
    switch first {
    case 0x1B: return sequence()
    case 0x0D, 0x0A: return (.enter, 1)
    case 0x09: return (.tab, 1)
    case 0x7F, 0x08: return (.backspace, 1)
    case 0..<0x20: return (nil, 1)
    default: break
    }
    let count = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard pending.count >= count else { return nil }
    let text = String(decoding: pending[..<count], as: UTF8.self)
    return text.count == 1 && text != "\u{FFFD}" ? (.character(text.first!), count) : (nil, 1)
  }

  private func sequence() -> (Key?, Int)? {
    guard pending.count > 1 else { return nil }
    guard pending[1] == UInt8(ascii: "[") || pending[1] == UInt8(ascii: "O") else {
      return (.escape, 1)
    }
    // Parameters, then one letter or a tilde.
    guard let end = pending[2...].firstIndex(where: { (0x40...0x7E).contains($0) }) else {
      return pending.count > 16 ? (nil, pending.count) : nil
    }
    let isPlain = end == 2
    let key: Key?
    switch (pending[end], isPlain) {
    case (UInt8(ascii: "A"), _): key = .up
    case (UInt8(ascii: "B"), _): key = .down
    case (UInt8(ascii: "C"), _): key = .right
    case (UInt8(ascii: "D"), _): key = .left
    case (UInt8(ascii: "H"), _): key = .home
    case (UInt8(ascii: "F"), _): key = .end
    case (UInt8(ascii: "Z"), true): key = .backTab
    case (UInt8(ascii: "~"), false) where end == 3:
      key = pending[2] == UInt8(ascii: "1") ? .home : pending[2] == UInt8(ascii: "4") ? .end : nil
    default: key = nil
    }
    return (key, end + 1)
  }
}
