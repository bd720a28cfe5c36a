#if !hasFeature(Embedded)
  extension TimelineDocument.Part: Codable {
    /// Reads a clip on a property.
    public init(from decoder: any Decoder) throws {
      let members = try decoder.members([
        "name", "property", "keyframes", "missingEnds", "timing", "composite",
        "iterationComposite", "reversed", "at",
      ])
      name = try members.text("name")
      property = try members.decode(String.self, forKey: "property")
      keyframes = try members.decode([DocumentKeyframe].self, forKey: "keyframes").map { $0.key }
      missingEnds = try members.word("missingEnds", of: .missingEnds) ?? .hold
      timing = try members.decode(DocumentTiming.self, forKey: "timing").timing
      composite = try members.word("composite", of: .composites) ?? .replace
      iterationComposite =
        try members.word("iterationComposite", of: .iterationComposites) ?? .replace
      isReversed = try members.flag("reversed")
      placement = try members.placement("at")
    }

    /// Writes the clip.
    public func encode(to encoder: any Encoder) throws {
      var members = encoder.container(keyedBy: DocumentKey.self)
      try members.encodeIfPresent(name, forKey: "name")
      try members.encode(property, forKey: "property")
      try members.encode(keyframes.map { DocumentKeyframe(key: $0) }, forKey: "keyframes")
      try members.write(missingEnds, "missingEnds", of: .missingEnds, unless: .hold)
      try members.encode(DocumentTiming(timing: timing), forKey: "timing")
      try members.write(composite, "composite", of: .composites, unless: .replace)
      try members.write(
        iterationComposite, "iterationComposite", of: .iterationComposites, unless: .replace)
      if isReversed { try members.encode(true, forKey: "reversed") }
      try members.write(placement, "at")
    }
  }

  /// A key in a document.
  private struct DocumentKeyframe: Codable {
    let key: Keyframe<Double>

    init(key: Keyframe<Double>) { self.key = key }

    init(from decoder: any Decoder) throws {
      let members = try decoder.members([
        "offset", "value", "easing", "interpolation", "composite", "velocities", "handles",
      ])
      var key = Keyframe(
        try members.decode(Double.self, forKey: "value"),
        easing: try members.easing("easing") ?? .linear,
        interpolation: try members.parsed("interpolation") { text throws(TextError) in
          try Interpolation(parsing: text)
        } ?? .linear,
        composite: try members.word("composite", of: .composites))
      key.offset = try members.number("offset")
      key.tangents = try members.tangents()
      self.key = key
    }

    func encode(to encoder: any Encoder) throws {
      var members = encoder.container(keyedBy: DocumentKey.self)
      try members.encodeIfPresent(key.offset, forKey: "offset")
      try members.encode(key.value, forKey: "value")
      try members.write(key.easing, "easing", unless: .linear)
      if key.interpolation != .linear {
        try members.encode(key.interpolation.description, forKey: "interpolation")
      }
      if let composite = key.composite {
        try members.write(composite, "composite", of: .composites)
      }
      switch key.tangents {
      case nil: break
      case .velocities(let incoming, let outgoing):
        try members.encode([incoming, outgoing], forKey: "velocities")
      case .handles(let incoming, let outgoing):
        try members.encode(
          [incoming, outgoing].map { [$0.time, $0.value] }, forKey: "handles")
      }
    }
  }

  extension KeyedDecodingContainer where Key == DocumentKey {
    /// The tangents of a key: two velocities by progress, or two handles of a time and a value.
    fileprivate func tangents() throws -> KeyTangents<Double>? {
      if let pair = try decodeIfPresent([Double].self, forKey: "velocities") {
        guard pair.count == 2 else {
          throw error("velocities", "there are two velocities: incoming and outgoing")
        }
        guard !contains("handles") else {
          throw error("handles", "a key has velocities or handles, not both")
        }
        return .velocities(incoming: pair[0], outgoing: pair[1])
      }
      guard let pair = try decodeIfPresent([[Double]].self, forKey: "handles") else { return nil }
      guard pair.count == 2, pair[0].count == 2, pair[1].count == 2 else {
        throw error("handles", "there are two handles, each a time and a value: incoming, outgoing")
      }
      return .handles(
        incoming: KeyHandle(time: pair[0][0], value: pair[0][1]),
        outgoing: KeyHandle(time: pair[1][0], value: pair[1][1]))
    }
  }

  /// A timing in a document.
  private struct DocumentTiming: Codable {
    let timing: Timing

    init(timing: Timing) { self.timing = timing }

    init(from decoder: any Decoder) throws {
      let members = try decoder.members([
        "duration", "delay", "endDelay", "iterations", "iterationStart", "direction", "fill",
        "easing",
      ])
      // A duration is asked for, so that a missing one is told.
      let text = try members.decode(String.self, forKey: "duration")
      let duration: Extent<Duration> =
        text == "unending" ? .unending : .finite(try members.time("duration") ?? .zero)
      do {
        timing = try Timing(
          validating: duration, delay: try members.time("delay") ?? .zero,
          endDelay: try members.time("endDelay") ?? .zero,
          iterations: try members.count("iterations") ?? 1,
          iterationStart: try members.number("iterationStart") ?? 0,
          direction: try members.word("direction", of: .directions) ?? .normal,
          fill: try members.word("fill", of: .fills) ?? .forwards,
          easing: try members.easing("easing") ?? .linear)
      } catch let error as TimingError {
        throw members.error(DocumentKey(stringValue: error.member.rawValue), error.message)
      }
    }

    func encode(to encoder: any Encoder) throws {
      var members = encoder.container(keyedBy: DocumentKey.self)
      switch timing.duration {
      case .finite(let duration): try members.write(duration, "duration")
      case .unending: try members.encode("unending", forKey: "duration")
      }
      try members.write(timing.delay, "delay", unless: .zero)
      try members.write(timing.endDelay, "endDelay", unless: .zero)
      if timing.iterations != 1 { try members.write(timing.iterations, "iterations") }
      if timing.iterationStart != 0 {
        try members.encode(timing.iterationStart, forKey: "iterationStart")
      }
      try members.write(timing.direction, "direction", of: .directions, unless: .normal)
      try members.write(timing.fill, "fill", of: .fills, unless: .forwards)
      try members.write(timing.easing, "easing", unless: .linear)
    }
  }
#endif
