import Keyframes

/// Answers about keyframe effects.
enum KeyframesAnswer {
  /// `keyframes/1`: one property over what lies underneath.
  static func write(
    _ request: RequestReader, into buffer: inout ByteBuffer
  ) throws(RequestProblem) {
    let clip = try clip(of: request)
    let times = try RequestValues.times(of: request)
    let underlying = try underlying(of: request)
    buffer.append(jsonName: "computedOffsets")
    buffer.append("[" as StaticString)
    for (index, key) in clip.track.keyframes.enumerated() {
      if index > 0 { buffer.append(byte: UInt8(ascii: ",")) }
      buffer.append(jsonNumber: key.offset)
    }
    buffer.append("]" as StaticString)
    writeSamples(of: clip, times, over: underlying, hasIteration: false, into: &buffer)
  }

  /// `keyframes-iteration-composite/1`: the same with the number of the iteration.
  static func writeIterations(
    _ request: RequestReader, into buffer: inout ByteBuffer
  ) throws(RequestProblem) {
    let clip = try clip(of: request)
    let times = try RequestValues.times(of: request)
    let underlying = try underlying(of: request)
    writeSamples(of: clip, times, over: underlying, hasIteration: true, into: &buffer)
  }

  private static func writeSamples(
    of clip: Clip<Double>, _ times: [Double], over underlying: Double, hasIteration: Bool,
    into buffer: inout ByteBuffer
  ) {
    buffer.append(jsonName: "samples")
    buffer.append("[" as StaticString)
    for (index, time) in times.enumerated() {
      let moment = RequestValues.duration(milliseconds: time)
      let sample = clip.sample(at: moment)
      buffer.append(index > 0 ? ",[" as StaticString : "[")
      buffer.append(jsonNumber: time)
      buffer.append(",")
      buffer.append(jsonNumber: sample.progress)
      if hasIteration {
        buffer.append(",")
        buffer.append(iteration: sample.currentIteration)
      }
      buffer.append(",")
      buffer.append(jsonNumber: clip.value(at: moment, over: underlying))
      buffer.append("]" as StaticString)
    }
    buffer.append("]" as StaticString)
  }

  /// The value underneath: the property's own, with the animations below the effect laid over it,
  /// each held at a moment of its own.
  private static func underlying(of request: RequestReader) throws(RequestProblem) -> Double {
    var value = try request.finiteNumber("underlying", default: 0)
    guard request.has("under") else { return value }
    for effect in try request.objects("under") {
      try effect.allow(["keyframes", "timing", "at"])
      let clip = try clip(of: effect)
      let moment = RequestValues.duration(milliseconds: try effect.finiteNumber("at"))
      value = clip.value(at: moment, over: value)
    }
    return value
  }

  // MARK: - Effects

  private static func clip(of request: RequestReader) throws(RequestProblem) -> Clip<Double> {
    let readers = try request.objects("keyframes")
    var keyframes: [Keyframe<Double>] = []
    for reader in readers {
      try reader.allow(["value", "offset", "easing", "composite"])
      let value = try reader.finiteNumber("value")
      keyframes.append(try keyframe(reader, value))
    }
    let (timing, reader) = try RequestValues.timing(of: request)
    return Clip(
      try track(keyframes, of: request, readers), timing: timing,
      composite: try RequestValues.composite(of: reader) ?? .replace,
      iterationComposite: try iterationComposite(of: reader))
  }

  private static func keyframe(
    _ reader: RequestReader, _ value: Double
  ) throws(RequestProblem) -> Keyframe<Double> {
    var keyframe = Keyframe(
      value, easing: try RequestValues.easing("easing", of: reader, default: .linear),
      composite: try RequestValues.composite(of: reader))
    if reader.has("offset") { keyframe.offset = try reader.finiteNumber("offset") }
    return keyframe
  }

  private static func iterationComposite(
    of reader: RequestReader
  ) throws(RequestProblem) -> IterationComposite {
    try RequestValues.word(
      "iterationComposite", of: reader, default: .replace,
      [("replace", .replace), ("accumulate", .accumulate)])
  }

  /// A track of Web Animations' kind: what is missing at an end is what lies underneath.
  private static func track(
    _ keyframes: [Keyframe<Double>], of request: RequestReader, _ readers: [RequestReader]
  ) throws(RequestProblem) -> Track<Double> {
    do {
      return try Track(validating: keyframes, missingEnds: .underlying)
    } catch {
      switch error.keyframe {
      case let index? where readers.indices.contains(index):
        throw readers[index].problem("offset", error.message)
      default:
        throw request.problem("keyframes", error.message)
      }
    }
  }

  // MARK: - Several properties

  private static let properties = ["a", "b", "c"]

  /// `keyframes-multi/1`: three properties, of which each key may leave some out.
  static func writeProperties(
    _ request: RequestReader, into buffer: inout ByteBuffer
  ) throws(RequestProblem) {
    let readers = try request.objects("keyframes")
    var keyframes: [Keyframe<Double>] = []
    var values: [[Double?]] = []
    for reader in readers {
      try reader.allow(["values", "offset", "easing", "composite"])
      keyframes.append(try keyframe(reader, 0))
      let members = try reader.object("values")
      try members.allow(properties)
      var row: [Double?] = []
      for name in properties {
        row.append(members.has(name) ? try members.finiteNumber(name) : nil)
      }
      values.append(row)
    }
    let (timing, reader) = try RequestValues.timing(of: request)
    let composite = try RequestValues.composite(of: reader) ?? .replace
    let iterationComposite = try iterationComposite(of: reader)
    let times = try RequestValues.times(of: request)
    let below = try request.object("underlying")
    // Offsets are computed over all keys, before those without the property are left out.
    let placed = try track(keyframes, of: request, readers).keyframes
    var clips: [Clip<Double>?] = []
    var underlying: [Double] = []
    for (column, name) in properties.enumerated() {
      underlying.append(try below.finiteNumber(name, default: 0))
      let keys = placed.indices.compactMap { index -> Keyframe<Double>? in
        guard let value = values[index][column] else { return nil }
        var key = placed[index]
        key.value = value
        return key
      }
      clips.append(
        keys.isEmpty
          ? nil
          : Clip(
            try track(keys, of: request, []), timing: timing, composite: composite,
            iterationComposite: iterationComposite))
    }
    buffer.append(jsonName: "samples")
    buffer.append("[" as StaticString)
    for (index, time) in times.enumerated() {
      let moment = RequestValues.duration(milliseconds: time)
      buffer.append(index > 0 ? ",[" as StaticString : "[")
      buffer.append(jsonNumber: time)
      buffer.append(",")
      buffer.append(jsonNumber: timing.progress(at: moment))
      for (clip, value) in zip(clips, underlying) {
        buffer.append(",")
        buffer.append(jsonNumber: clip?.value(at: moment, over: value) ?? value)
      }
      buffer.append("]" as StaticString)
    }
    buffer.append("]" as StaticString)
  }
}

extension TrackError {
  /// The key at fault, if it is one.
  fileprivate var keyframe: Int? {
    switch self {
    case .offsetOutOfRange(let index, _), .offsetFalls(let index, _, _): index
    default: nil
    }
  }
}
