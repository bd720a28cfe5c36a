#if !hasFeature(Embedded)
  extension TimelineDocument.Change: Codable {
    private static let kinds = ["delay", "scale", "reverse", "repeat", "trim", "warp", "weight"]
    private static let others = ["pause", "alternating", "over"]

    /// Reads a change, whose kind is told by its members.
    public init(from decoder: any Decoder) throws {
      let all = try decoder.members(Self.kinds + Self.others)
      let kinds = Self.kinds.filter { all.contains(DocumentKey(stringValue: $0)) }
      guard let kind = kinds.first, kinds.count == 1 else {
        throw DecodingError.dataCorrupted(
          .init(
            codingPath: decoder.codingPath,
            debugDescription: "a change has one of " + Self.kinds.joined(separator: ", ")))
      }
      switch kind {
      case "repeat":
        let members = try decoder.members(["repeat", "pause", "alternating"])
        self = .repeat(
          try members.count("repeat") ?? 1, pause: try members.time("pause") ?? .zero,
          alternating: try members.flag("alternating"))
      case "warp":
        let members = try decoder.members(["warp", "over"])
        _ = try members.decode(String.self, forKey: "warp")
        self = .warp(try members.easing("warp") ?? .linear, over: try members.time("over"))
      default:
        self = try Self.plain(kind, try decoder.members([kind]))
      }
    }

    /// A change that is told by one member.
    private static func plain(_ kind: String, _ members: DocumentDecoding) throws -> Self {
      switch kind {
      case "delay": return .delay(try members.requiredTime("delay"))
      case "scale": return .scale(try members.decode(Double.self, forKey: "scale"))
      case "weight": return .weight(try members.decode(Double.self, forKey: "weight"))
      case "reverse":
        guard try members.flag("reverse") else {
          throw members.error("reverse", "a reverse is true, or left out")
        }
        return .reverse
      default:
        let texts = try members.decode([String].self, forKey: "trim")
        guard texts.count == 2 else {
          throw members.error("trim", "a trim has two times: from and to")
        }
        do throws(TextError) {
          return .trim(
            from: try TimeNotation.duration(texts[0]), to: try TimeNotation.duration(texts[1]))
        } catch {
          throw members.error("trim", "the times can't be read: \(error.message)")
        }
      }
    }

    /// Writes the change.
    public func encode(to encoder: any Encoder) throws {
      var members = encoder.container(keyedBy: DocumentKey.self)
      switch self {
      case .delay(let time): try members.write(time, "delay")
      case .scale(let factor): try members.encode(factor, forKey: "scale")
      case .reverse: try members.encode(true, forKey: "reverse")
      case .repeat(let count, let pause, let alternating):
        try members.write(count, "repeat")
        try members.write(pause, "pause", unless: .zero)
        if alternating { try members.encode(true, forKey: "alternating") }
      case .trim(let start, let end):
        try members.encode([TimeNotation.text(start), TimeNotation.text(end)], forKey: "trim")
      case .warp(let easing, let time):
        try members.write(easing, "warp")
        if let time { try members.write(time, "over") }
      case .weight(let weight): try members.encode(weight, forKey: "weight")
      }
    }
  }
#endif
