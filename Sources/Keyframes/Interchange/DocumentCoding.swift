#if !hasFeature(Embedded)
  /// A member of an object in a document.
  struct DocumentKey: CodingKey, ExpressibleByStringLiteral {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init(stringLiteral value: String) { stringValue = value }

    init?(intValue: Int) { nil }
  }

  typealias DocumentDecoding = KeyedDecodingContainer<DocumentKey>
  typealias DocumentEncoding = KeyedEncodingContainer<DocumentKey>

  extension Decoder {
    /// The members of an object, once it has been found to have no others than those of these
    /// names.
    func members(_ names: [String]) throws -> DocumentDecoding {
      let container = try container(keyedBy: DocumentKey.self)
      // Whichever order they come in, the same one is told.
      let unknown = container.allKeys.map { $0.stringValue }.filter { !names.contains($0) }.min()
      guard let unknown else { return container }
      throw container.error(
        DocumentKey(stringValue: unknown),
        "there is no such member here; there are " + names.joined(separator: ", "))
    }
  }

  extension KeyedDecodingContainer where Key == DocumentKey {
    func error(_ key: DocumentKey, _ message: String) -> DecodingError {
      .dataCorrupted(.init(codingPath: codingPath + [key], debugDescription: message))
    }

    /// What a text stands for, or nothing where the member is missing.
    func parsed<Value>(
      _ key: DocumentKey, _ parse: (String) throws(TextError) -> Value
    ) throws -> Value? {
      guard let text = try decodeIfPresent(String.self, forKey: key) else { return nil }
      do {
        return try parse(text)
      } catch {
        throw self.error(key, "'\(text)' can't be read: \(error.message)")
      }
    }

    func time(_ key: DocumentKey) throws -> Duration? {
      try parsed(key) { text throws(TextError) in try TimeNotation.duration(text) }
    }

    /// A time that must be there.
    func requiredTime(_ key: DocumentKey) throws -> Duration {
      // Asked for as a text first, so that one that is missing is told.
      _ = try decode(String.self, forKey: key)
      return try time(key) ?? .zero
    }

    func easing(_ key: DocumentKey) throws -> Easing? {
      try parsed(key) { text throws(TextError) in try Easing(parsing: text) }
    }

    func number(_ key: DocumentKey) throws -> Double? {
      try decodeIfPresent(Double.self, forKey: key)
    }

    func text(_ key: DocumentKey) throws -> String? {
      try decodeIfPresent(String.self, forKey: key)
    }

    func flag(_ key: DocumentKey) throws -> Bool {
      try decodeIfPresent(Bool.self, forKey: key) ?? false
    }

    func word<Value>(_ key: DocumentKey, of words: DocumentWords<Value>) throws -> Value? {
      guard let word = try text(key) else { return nil }
      if let value = words.value(of: word) { return value }
      throw error(key, "'\(word)' is not one of " + words.list)
    }

    /// A number, or `unending`.
    func count(_ key: DocumentKey) throws -> Extent<Double>? {
      guard contains(key) else { return nil }
      guard let word = try? decode(String.self, forKey: key) else {
        return .finite(try decode(Double.self, forKey: key))
      }
      guard word == "unending" else {
        throw error(key, "a number was expected, or 'unending', not '\(word)'")
      }
      return .unending
    }
  }

  extension KeyedEncodingContainer where Key == DocumentKey {
    mutating func write(_ time: Duration, _ key: DocumentKey, unless usual: Duration? = nil) throws
    {
      if time != usual { try encode(TimeNotation.text(time), forKey: key) }
    }

    mutating func write(_ easing: Easing, _ key: DocumentKey, unless usual: Easing? = nil) throws {
      if easing != usual { try encode(easing.description, forKey: key) }
    }

    mutating func write(_ count: Extent<Double>, _ key: DocumentKey) throws {
      switch count {
      case .finite(let number): try encode(number, forKey: key)
      case .unending: try encode("unending", forKey: key)
      }
    }

    mutating func write<Value>(
      _ value: Value, _ key: DocumentKey, of words: DocumentWords<Value>, unless usual: Value? = nil
    ) throws {
      guard value != usual else { return }
      guard let word = words.word(of: value) else {
        throw EncodingError.invalidValue(
          value,
          .init(
            codingPath: codingPath + [key], debugDescription: "a document has no word for this"))
      }
      try encode(word, forKey: key)
    }
  }
#endif
