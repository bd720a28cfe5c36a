import Keyframes

/// Answers about the timing model alone.
enum TimingAnswer {
  /// `timing/1`: phase, iteration and progress of every local time.
  static func write(
    _ request: RequestReader, into buffer: inout ByteBuffer
  ) throws(RequestProblem) {
    let (timing, _) = try RequestValues.timing(of: request)
    let direction = try RequestValues.direction(of: request)
    let times = try RequestValues.times(of: request)
    buffer.append(jsonName: "activeDuration")
    buffer.append(jsonNumber: RequestValues.milliseconds(timing.activeDuration))
    buffer.append(jsonName: "endTime")
    buffer.append(jsonNumber: RequestValues.milliseconds(timing.end))
    buffer.append(jsonName: "samples")
    buffer.append("[" as StaticString)
    for (index, time) in times.enumerated() {
      let sample = timing.sample(
        at: RequestValues.duration(milliseconds: time), playing: direction)
      buffer.append(index > 0 ? ",[" as StaticString : "[")
      buffer.append(jsonNumber: time)
      buffer.append(",")
      buffer.append(jsonNumber: sample.progress)
      buffer.append(",")
      buffer.append(iteration: sample.currentIteration)
      buffer.append(",")
      buffer.append(jsonString: sample.phase.word)
      buffer.append("]" as StaticString)
    }
    buffer.append("]" as StaticString)
  }
}

extension TimingPhase {
  /// The word of the specification.
  fileprivate var word: String {
    switch self {
    case .idle: "idle"
    case .before: "before"
    case .active: "active"
    case .after: "after"
    }
  }
}
