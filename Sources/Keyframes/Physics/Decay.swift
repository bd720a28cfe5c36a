/// Friction that takes a fixed share of the velocity in every span of time, as scrolling has it.
///
/// velocity(t) = velocity · e^−friction·t, so a value moves on by velocity / friction in the end.
/// Described are decays by that friction, a second, or by the share of the velocity that is kept
/// each millisecond, e^−friction/1000.
///
/// ```swift
/// Decay.normal.projectedDistance(velocity: 1000)  // 499.4…
/// ```
public struct Decay: Hashable, Sendable {
  /// The share of the velocity that is lost a second, while it is: velocity′ = −friction · velocity.
  public let friction: Double

  /// A decay by its friction a second, from 1e-6 to 1e9.
  ///
  /// Traps otherwise; ``init(validatingFriction:)`` throws instead.
  public init(friction: Double) {
    do throws(DecayError) {
      self = try Decay(validatingFriction: friction)
    } catch {
      preconditionFailure(error.description)
    }
  }

  /// A decay by its friction a second that comes from outside.
  public init(validatingFriction friction: Double) throws(DecayError) {
    guard friction >= 1e-6, friction <= 1e9 else {
      throw DecayError(member: .friction, value: friction)
    }
    self.friction = friction
  }

  /// A decay by the share of the velocity that is kept each millisecond, above 0 and below 1.
  ///
  /// Traps otherwise; ``init(validatingKeptPerMillisecond:)`` throws instead.
  public init(keptPerMillisecond: Double) {
    do throws(DecayError) {
      self = try Decay(validatingKeptPerMillisecond: keptPerMillisecond)
    } catch {
      preconditionFailure(error.description)
    }
  }

  /// A decay by the share of the velocity kept each millisecond that comes from outside.
  public init(validatingKeptPerMillisecond kept: Double) throws(DecayError) {
    guard kept > 0, kept < 1 else { throw DecayError(member: .keptPerMillisecond, value: kept) }
    self = try Decay(validatingFriction: -1000 * DeterministicMath.log(kept))
  }

  /// The share of the velocity that is kept each millisecond: e^−friction/1000.
  public var keptPerMillisecond: Double { DeterministicMath.exp(friction * -0.001) }
}

extension Decay {
  /// The normal deceleration of Apple's scroll views: 0.998 of the velocity kept each millisecond.
  public static var normal: Decay { Decay(keptPerMillisecond: 0.998) }

  /// The fast deceleration of Apple's scroll views: 0.99 of the velocity kept each millisecond.
  public static var fast: Decay { Decay(keptPerMillisecond: 0.99) }

  /// Compose's exponential decay: friction 4.2 a second times a multiplier.
  public static func compose(frictionMultiplier: Double = 1) -> Decay {
    Decay(friction: 4.2 * frictionMultiplier)
  }
}

extension Decay {
  /// How far a value still moves that has a velocity a second: velocity / friction.
  ///
  /// This is where ``DecayMotion`` ends. See ``projectedDistanceInMilliseconds(velocity:)`` for the
  /// sum that Apple's documentation has.
  public func projectedDistance(velocity: Double) -> Double { velocity / friction }

  /// How far a value moves that moves in steps of a millisecond, each after it has lost velocity:
  /// velocity / 1000 · kept / (1 − kept).
  ///
  /// About half a millisecond of the velocity less than ``projectedDistance(velocity:)``; use it to
  /// predict what such a scroll view does.
  public func projectedDistanceInMilliseconds(velocity: Double) -> Double {
    let kept = keptPerMillisecond
    return velocity * kept / (1 - kept) / 1000
  }
}

/// What is wrong with the description of a decay: which member, and its value.
public struct DecayError: Error, Equatable, Sendable {
  /// A member of one of a decay's descriptions.
  public enum Member: Sendable {
    /// The friction a second.
    case friction
    /// The share of the velocity that is kept each millisecond.
    case keptPerMillisecond
  }

  /// The member that is refused.
  public let member: Member
  /// Its value.
  public let value: Double
}

extension DecayError: CustomStringConvertible {
  /// The mistake in a sentence.
  public var message: String {
    switch member {
    case .friction: "a decay's friction must be from 1e-6 to 1e9 a second, not \(value)"
    case .keptPerMillisecond:
      "the share of velocity kept each millisecond must be above 0 and below 1, not \(value)"
    }
  }

  /// The mistake in a sentence.
  public var description: String { message }
}
