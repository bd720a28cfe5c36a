/// What is wrong with the description of a spring: which member, its value, and what would be right.
public struct SpringError: Error, Equatable, Sendable {
  /// A member of one of a spring's descriptions.
  public enum Member: Sendable {
    /// The mass.
    case mass
    /// The force for each unit of distance.
    case stiffness
    /// The force for each unit of velocity.
    case damping
    /// The perceptual duration, in seconds.
    case duration
    /// The bounce.
    case bounce
    /// The response, in seconds.
    case response
    /// The damping ratio, given or resulting.
    case dampingRatio
    /// The settling duration, in seconds.
    case settlingDuration
    /// The tolerance of settling, as a fraction of the distance.
    case tolerance
    /// The natural angular frequency that results, in radians a second.
    case angularFrequency
  }

  /// The member that is refused.
  public let member: Member
  /// Its value.
  public let value: Double

  /// An error about a member and its value.
  public init(member: Member, value: Double) {
    self.member = member
    self.value = value
  }
}

extension SpringError {
  /// The largest damping ratio.
  static var largestDampingRatio: Double { 1e6 }
  /// The bounds of natural angular frequencies, in radians a second.
  static var leastFrequency: Double { 1e-9 }
  static var largestFrequency: Double { 1e9 }

  /// Throws unless a member's value is in its range.
  static func check(_ value: Double, _ member: Member) throws(SpringError) {
    guard member.accepts(value) else { throw SpringError(member: member, value: value) }
  }
}

extension SpringError.Member {
  func accepts(_ value: Double) -> Bool {
    guard value.isFinite else { return false }
    return switch self {
    case .mass, .stiffness, .duration, .response, .settlingDuration: value > 0
    case .damping: value >= 0
    case .bounce: value > -1 && value <= 1
    case .dampingRatio: value >= 0 && value <= SpringError.largestDampingRatio
    case .tolerance: value > 0 && value < 1
    case .angularFrequency:
      value >= SpringError.leastFrequency && value <= SpringError.largestFrequency
    }
  }

  /// The member's name in a sentence.
  var name: String {
    switch self {
    case .mass: "mass"
    case .stiffness: "stiffness"
    case .damping: "damping"
    case .duration: "duration"
    case .bounce: "bounce"
    case .response: "response"
    case .dampingRatio: "damping ratio"
    case .settlingDuration: "settling duration"
    case .tolerance: "tolerance"
    case .angularFrequency: "angular frequency"
    }
  }

  /// What the member has to be, where it is not a value.
  func requirement(insteadOf value: Double) -> String {
    switch self {
    case .mass, .stiffness: "must be a finite number above 0"
    case .duration, .response, .settlingDuration: "must be above 0 seconds"
    case .damping: "must be a finite number from 0 on"
    case .bounce: "must be above -1 and at most 1"
    // One that is in its range is refused where it is too small for a settling duration.
    case .dampingRatio:
      accepts(value) ? "must let it settle" : "must be from 0 to 1000000"
    case .tolerance: "must be above 0 and below 1"
    case .angularFrequency: "must be from 1e-9 to 1e9 radians a second"
    }
  }
}

extension SpringError: CustomStringConvertible {
  /// The mistake in a sentence.
  public var message: String {
    "a spring's \(member.name) \(member.requirement(insteadOf: value)), not \(value)"
  }

  /// The mistake in a sentence.
  public var description: String { message }
}
