/// A mass on a spring in a fluid: how a value moves to its target when it may keep its momentum.
///
/// The distance x from the target obeys `mass · x″ + damping · x′ + stiffness · x = 0`. Stored are
/// the three numbers that don't depend on how the spring was described: natural angular frequency,
/// damping ratio and mass. Descriptions convert into each other and back to 12 digits and more:
///
/// - mass, stiffness and damping, as in Core Animation;
/// - perceptual duration and bounce, as in SwiftUI;
/// - response and damping ratio, as in UIKit and Compose;
/// - settling duration and damping ratio.
///
/// A spring has no position. ``SpringSegment`` is one way to a target, and ``SpringMotion`` is a
/// value whose target may change at any moment.
///
/// ```swift
/// let spring = DampedSpring(duration: .milliseconds(500), bounce: 0.3)
/// spring.stiffness  // 157.91…
/// spring.damping    // 17.59…
/// ```
///
/// Nothing is clamped: negative bounces and damping ratios beyond 1 mean what they say, a damping
/// ratio of 0 swings for ever, and what can't be a spring is refused. Accepted are angular
/// frequencies from 1e-9 to 1e9 radians a second and damping ratios up to 1e6.
public struct DampedSpring: Hashable, Sendable {
  /// The angular frequency the spring would swing with if it weren't damped, in radians a second.
  public let angularFrequency: Double
  /// The damping relative to critical damping: below 1 the spring overshoots, from 1 on it doesn't.
  public let dampingRatio: Double
  /// The mass, which matters for the energy and for stiffness and damping only.
  public let mass: Double

  /// The spring's basic motions.
  @usableFromInline let basis: SpringBasis

  /// A spring of which each number has been checked.
  init(checkedFrequency: Double, dampingRatio: Double, mass: Double) {
    self.angularFrequency = checkedFrequency
    self.dampingRatio = dampingRatio
    self.mass = mass
    self.basis = SpringBasis(angularFrequency: checkedFrequency, dampingRatio: dampingRatio)
  }
}

extension DampedSpring {
  /// Whether the spring comes to rest without ever swinging over its target from rest.
  public var isOverdamped: Bool { dampingRatio > 1 }

  /// The same spring with another mass, so with stiffness and damping in proportion.
  ///
  /// It moves alike; its energy differs.
  public func withMass(_ mass: Double) -> DampedSpring {
    do throws(SpringError) {
      try SpringError.check(mass, .mass)
    } catch {
      preconditionFailure(error.description)
    }
    return DampedSpring(
      checkedFrequency: angularFrequency, dampingRatio: dampingRatio, mass: mass)
  }
}

extension DampedSpring {
  /// Checks what doesn't depend on the description.
  static func checked(
    angularFrequency: Double, dampingRatio: Double, mass: Double
  ) throws(SpringError) -> DampedSpring {
    try SpringError.check(mass, .mass)
    try SpringError.check(angularFrequency, .angularFrequency)
    try SpringError.check(dampingRatio, .dampingRatio)
    return DampedSpring(
      checkedFrequency: angularFrequency, dampingRatio: dampingRatio, mass: mass)
  }

  /// What a description gives, or a trap with its error's sentence.
  static func trusted(
    _ make: () throws(SpringError) -> DampedSpring
  ) -> DampedSpring {
    do throws(SpringError) {
      return try make()
    } catch {
      preconditionFailure(error.description)
    }
  }
}
