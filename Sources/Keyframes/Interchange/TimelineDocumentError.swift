#if !hasFeature(Embedded)
  /// What is wrong with a document, and where.
  public struct TimelineDocumentError: Error, Hashable {
    /// The place, such as `children[2].timing.duration`; empty for the document as a whole.
    public let path: String
    /// What is wrong, as a sentence without a full stop.
    public let message: String

    /// An error at a place.
    public init(path: String, message: String) {
      self.path = path
      self.message = message
    }

    /// What went wrong when a document was decoded.
    public init(_ error: DecodingError) {
      switch error {
      case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
        self.init(
          path: Self.path(context.codingPath), message: Self.name(of: type) + " was expected")
      case .keyNotFound(let key, let context):
        self.init(
          path: Self.path(context.codingPath), message: "'\(key.stringValue)' is missing")
      case .dataCorrupted(let context):
        self.init(path: Self.path(context.codingPath), message: context.debugDescription)
      @unknown default:
        self.init(path: "", message: "the document can't be read")
      }
    }

    static func path(_ keys: [any CodingKey]) -> String {
      var path = ""
      for key in keys {
        if let index = key.intValue {
          path += "[\(index)]"
        } else {
          path += (path.isEmpty ? "" : ".") + key.stringValue
        }
      }
      return path
    }

    private static func name(of type: Any.Type) -> String {
      if type == String.self { return "a text" }
      if type == Bool.self { return "true or false" }
      if type == Double.self { return "a number" }
      if type == Int.self || type == UInt64.self { return "a whole number" }
      if type == [Any].self { return "a list" }
      return "an object"
    }
  }

  extension TimelineDocumentError: CustomStringConvertible {
    /// The place and the message, such as `children[2].timing.duration: a time needs a unit`.
    public var description: String { path.isEmpty ? message : path + ": " + message }
  }
#endif
