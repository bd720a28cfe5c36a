#if !hasFeature(Embedded)
  extension TimelineDocument: Codable {
    /// Reads a document.
    ///
    /// - Throws: `DecodingError`, of which ``TimelineDocumentError/init(_:)`` makes a place and a
    ///   sentence.
    public init(from decoder: any Decoder) throws {
      let members = try decoder.members(["name", "properties", "children"])
      name = try members.text("name")
      properties = try members.decode([Property].self, forKey: "properties")
      children = try members.decode([Child].self, forKey: "children")
    }

    /// Writes the document; what has its usual value is left out.
    public func encode(to encoder: any Encoder) throws {
      var members = encoder.container(keyedBy: DocumentKey.self)
      try members.encodeIfPresent(name, forKey: "name")
      try members.encode(properties, forKey: "properties")
      try members.encode(children, forKey: "children")
    }
  }

  extension TimelineDocument.Property: Codable {
    /// Reads a property.
    public init(from decoder: any Decoder) throws {
      let members = try decoder.members(["name", "base", "unit"])
      name = try members.decode(String.self, forKey: "name")
      base = try members.number("base") ?? 0
      unit = try members.text("unit")
    }

    /// Writes the property.
    public func encode(to encoder: any Encoder) throws {
      var members = encoder.container(keyedBy: DocumentKey.self)
      try members.encode(name, forKey: "name")
      if base != 0 { try members.encode(base, forKey: "base") }
      try members.encodeIfPresent(unit, forKey: "unit")
    }
  }

  extension TimelineDocument.Child: Codable {
    private static let kinds = ["property", "children", "wait", "label"]

    /// Reads a child, whose kind is told by its members.
    public init(from decoder: any Decoder) throws {
      let all = try decoder.container(keyedBy: DocumentKey.self)
      let kinds = Self.kinds.filter { all.contains(DocumentKey(stringValue: $0)) }
      guard let kind = kinds.first, kinds.count == 1 else {
        throw DecodingError.dataCorrupted(
          .init(
            codingPath: decoder.codingPath,
            debugDescription: "a child has one of " + Self.kinds.joined(separator: ", ")
              + (kinds.isEmpty ? "" : ", not both \(kinds[0]) and \(kinds[1])")))
      }
      switch kind {
      case "property": self = .clip(try .init(from: decoder))
      case "children": self = .group(try .init(from: decoder))
      case "wait":
        let members = try decoder.members(["wait", "at"])
        let time = try members.requiredTime("wait")
        guard time >= .zero else { throw members.error("wait", "a pause can't be negative") }
        self = .wait(time, at: try members.placement("at"))
      default:
        let members = try decoder.members(["label", "at"])
        self = .label(
          try members.decode(String.self, forKey: "label"), at: try members.placement("at"))
      }
    }

    /// Writes the child.
    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .clip(let part): try part.encode(to: encoder)
      case .group(let group): try group.encode(to: encoder)
      case .wait(let time, let placement):
        var members = encoder.container(keyedBy: DocumentKey.self)
        try members.write(time, "wait")
        try members.write(placement, "at")
      case .label(let label, let placement):
        var members = encoder.container(keyedBy: DocumentKey.self)
        try members.encode(label, forKey: "label")
        try members.write(placement, "at")
      }
    }
  }

  extension TimelineDocument.Group: Codable {
    /// Reads a group.
    public init(from decoder: any Decoder) throws {
      let members = try decoder.members([
        "name", "arrangement", "stagger", "changes", "at", "children",
      ])
      name = try members.text("name")
      arrangement = try members.word("arrangement", of: .arrangements) ?? .series
      stagger = try members.stagger("stagger")
      changes =
        try members.decodeIfPresent([TimelineDocument.Change].self, forKey: "changes") ?? []
      placement = try members.placement("at")
      children = try members.decode([TimelineDocument.Child].self, forKey: "children")
    }

    /// Writes the group.
    public func encode(to encoder: any Encoder) throws {
      var members = encoder.container(keyedBy: DocumentKey.self)
      try members.encodeIfPresent(name, forKey: "name")
      try members.write(arrangement, "arrangement", of: .arrangements, unless: .series)
      try members.write(stagger, "stagger")
      if !changes.isEmpty { try members.encode(changes, forKey: "changes") }
      try members.write(placement, "at")
      try members.encode(children, forKey: "children")
    }
  }
#endif
