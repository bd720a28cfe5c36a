#if !hasFeature(Embedded)
  extension KeyedDecodingContainer where Key == DocumentKey {
    /// A place: a time of the group around, or an object with an anchor and an offset.
    func placement(_ key: DocumentKey) throws -> Placement? {
      guard contains(key) else { return nil }
      if (try? decode(String.self, forKey: key)) != nil {
        return .at(try time(key) ?? .zero)
      }
      return try decode(DocumentPlacement.self, forKey: key).placement
    }

    /// The distance between children.
    func stagger(_ key: DocumentKey) throws -> Stagger? {
      try decodeIfPresent(DocumentStagger.self, forKey: key)?.stagger
    }
  }

  extension KeyedEncodingContainer where Key == DocumentKey {
    mutating func write(_ placement: Placement?, _ key: DocumentKey) throws {
      guard let placement else { return }
      if placement.anchor == .groupStart {
        try write(placement.offset, key)
      } else {
        try encode(DocumentPlacement(placement: placement), forKey: key)
      }
    }

    mutating func write(_ stagger: Stagger?, _ key: DocumentKey) throws {
      try encodeIfPresent(stagger.map { DocumentStagger(stagger: $0) }, forKey: key)
    }
  }

  /// A place in a document that hangs on something.
  private struct DocumentPlacement: Codable {
    let placement: Placement

    init(placement: Placement) { self.placement = placement }

    init(from decoder: any Decoder) throws {
      let members = try decoder.members(["anchor", "label", "start", "end", "offset"])
      let anchors: [Placement.Anchor?] = [
        try members.word("anchor", of: .anchors),
        try members.text("label").map { .label(TimelineLabel($0)) },
        try members.text("start").map { .start(of: TimelineLabel($0)) },
        try members.text("end").map { .end(of: TimelineLabel($0)) },
      ]
      let given = anchors.compactMap { $0 }
      guard let anchor = given.first, given.count == 1 else {
        throw DecodingError.dataCorrupted(
          .init(
            codingPath: decoder.codingPath,
            debugDescription: "a place has one of anchor, label, start, end"))
      }
      placement = Placement(anchor, offset: try members.time("offset") ?? .zero)
    }

    func encode(to encoder: any Encoder) throws {
      var members = encoder.container(keyedBy: DocumentKey.self)
      switch placement.anchor {
      case .label(let label): try members.encode(label.text, forKey: "label")
      case .start(let name): try members.encode(name.text, forKey: "start")
      case .end(let name): try members.encode(name.text, forKey: "end")
      case .groupStart, .groupEnd, .previousStart, .previousEnd:
        try members.write(placement.anchor, "anchor", of: .anchors)
      }
      try members.write(placement.offset, "offset", unless: .zero)
    }
  }

  /// A stagger in a document.
  private struct DocumentStagger: Codable {
    let stagger: Stagger

    init(stagger: Stagger) { self.stagger = stagger }

    init(from decoder: any Decoder) throws {
      let members = try decoder.members([
        "each", "total", "from", "index", "seed", "grid", "easing",
      ])
      let amounts: [Stagger.Amount?] = [
        try members.time("each").map { .each($0) }, try members.time("total").map { .total($0) },
      ]
      let given = amounts.compactMap { $0 }
      let origins: [Stagger.Origin?] = [
        try members.word("from", of: .origins),
        try members.decodeIfPresent(Int.self, forKey: "index").map { .index($0) },
        try members.decodeIfPresent(UInt64.self, forKey: "seed").map { .random(seed: $0) },
      ]
      let origin = origins.compactMap { $0 }
      guard let amount = given.first, given.count == 1, origin.count <= 1 else {
        throw DecodingError.dataCorrupted(
          .init(
            codingPath: decoder.codingPath,
            debugDescription: "a stagger has one of each, total, and at most one of from, index, "
              + "seed"))
      }
      stagger = Stagger(
        amount, from: origin.first ?? .first,
        grid: try members.decodeIfPresent(DocumentGrid.self, forKey: "grid")?.grid,
        easing: try members.easing("easing") ?? .linear)
    }

    func encode(to encoder: any Encoder) throws {
      var members = encoder.container(keyedBy: DocumentKey.self)
      switch stagger.amount {
      case .each(let time): try members.write(time, "each")
      case .total(let time): try members.write(time, "total")
      }
      switch stagger.origin {
      case .index(let index): try members.encode(index, forKey: "index")
      case .random(let seed): try members.encode(seed, forKey: "seed")
      case .first, .last, .center, .edges:
        try members.write(stagger.origin, "from", of: .origins, unless: .first)
      }
      try members.encodeIfPresent(stagger.grid.map { DocumentGrid(grid: $0) }, forKey: "grid")
      try members.write(stagger.easing, "easing", unless: .linear)
    }
  }

  /// Rows and columns in a document.
  private struct DocumentGrid: Codable {
    let grid: Stagger.Grid

    init(grid: Stagger.Grid) { self.grid = grid }

    init(from decoder: any Decoder) throws {
      let members = try decoder.members(["rows", "columns", "direction"])
      let rows = try members.decode(Int.self, forKey: "rows")
      let columns = try members.decode(Int.self, forKey: "columns")
      guard rows > 0 else { throw members.error("rows", "a grid has at least one row") }
      guard columns > 0 else { throw members.error("columns", "a grid has at least one column") }
      grid = Stagger.Grid(
        rows: rows, columns: columns,
        direction: try members.word("direction", of: .gridDirections) ?? .both)
    }

    func encode(to encoder: any Encoder) throws {
      var members = encoder.container(keyedBy: DocumentKey.self)
      try members.encode(grid.rows, forKey: "rows")
      try members.encode(grid.columns, forKey: "columns")
      try members.write(grid.direction, "direction", of: .gridDirections, unless: .both)
    }
  }
#endif
