import Keyframes

/// Answers about springs.
enum SpringAnswer {
  /// `spring/1`: where a value on a spring is at every moment, how fast it moves, when it settles.
  static func write(
    _ request: RequestReader, into buffer: inout ByteBuffer
  ) throws(RequestProblem) {
    let spring = try spring(of: request)
    let from = try request.finiteNumber("from")
    let to = try request.finiteNumber("to")
    let velocity = try request.finiteNumber("velocity", default: 0)
    var tolerance = SettlingTolerance.standard
    if request.has("tolerance") {
      let length = try request.finiteNumber("tolerance")
      guard length > 0 else { throw request.problem("tolerance", "'tolerance' must be above 0") }
      tolerance = .absolute(length)
    }
    let times = try RequestValues.times(of: request)
    let way = SpringSegment(
      from: from, to: to, velocity: velocity, spring: spring, tolerance: tolerance)
    buffer.append(jsonName: "settling")
    buffer.append(jsonNumber: RequestValues.milliseconds(way.settlingDuration))
    buffer.append(jsonName: "samples")
    buffer.append("[" as StaticString)
    for (index, time) in times.enumerated() {
      let moment = RequestValues.duration(milliseconds: time)
      buffer.append(index > 0 ? ",[" as StaticString : "[")
      buffer.append(jsonNumber: time)
      buffer.append(",")
      buffer.append(jsonNumber: way.value(at: moment))
      buffer.append(",")
      buffer.append(jsonNumber: way.velocity(at: moment))
      buffer.append("]" as StaticString)
    }
    buffer.append("]" as StaticString)
  }

  /// The member `spring` in one of its descriptions; times in milliseconds, forces in units that go
  /// with seconds.
  private static func spring(of request: RequestReader) throws(RequestProblem) -> DampedSpring {
    let reader = try request.object("spring")
    let descriptions: [(name: String, members: [String])] = [
      ("stiffness", ["mass", "stiffness", "damping"]),
      ("duration", ["duration", "bounce", "mass"]),
      ("response", ["response", "dampingRatio", "mass"]),
    ]
    guard let description = descriptions.first(where: { reader.has($0.name) }) else {
      throw RequestProblem(
        message: "a spring has mass, stiffness and damping, or duration and bounce, or response "
          + "and dampingRatio", place: "spring")
    }
    try reader.allow(description.members)
    let mass = try reader.finiteNumber("mass", default: 1)
    switch description.name {
    case "stiffness":
      let stiffness = try reader.finiteNumber("stiffness")
      let damping = try reader.finiteNumber("damping")
      return try checked(reader) { () throws(SpringError) in
        try DampedSpring(validatingMass: mass, stiffness: stiffness, damping: damping)
      }
    case "duration":
      let duration = try time("duration", of: reader)
      let bounce = try reader.finiteNumber("bounce", default: 0)
      return try checked(reader) { () throws(SpringError) in
        try DampedSpring(validatingDuration: duration, bounce: bounce, mass: mass)
      }
    default:
      let response = try time("response", of: reader)
      let ratio = try reader.finiteNumber("dampingRatio")
      return try checked(reader) { () throws(SpringError) in
        try DampedSpring(validatingResponse: response, dampingRatio: ratio, mass: mass)
      }
    }
  }

  private static func time(
    _ name: String, of reader: RequestReader
  ) throws(RequestProblem) -> Duration {
    RequestValues.duration(milliseconds: try reader.finiteNumber(name))
  }

  private static func checked(
    _ reader: RequestReader, _ make: () throws(SpringError) -> DampedSpring
  ) throws(RequestProblem) -> DampedSpring {
    do throws(SpringError) {
      return try make()
    } catch {
      throw reader.problem(error.member.requestName(in: reader), error.description)
    }
  }
}

extension SpringError.Member {
  /// The member of a request that is at fault: of what results from others the first of them.
  fileprivate func requestName(in reader: RequestReader) -> String {
    switch self {
    case .mass: "mass"
    case .stiffness: "stiffness"
    case .damping: "damping"
    case .duration: "duration"
    case .bounce: "bounce"
    case .response: "response"
    case .dampingRatio: reader.has("dampingRatio") ? "dampingRatio" : "damping"
    case .settlingDuration, .tolerance, .angularFrequency:
      ["duration", "response", "stiffness"].first { reader.has($0) } ?? "stiffness"
    }
  }
}
