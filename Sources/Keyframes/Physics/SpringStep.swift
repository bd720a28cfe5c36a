/// A spring's motion over one fixed length of time, computed once.
///
/// For simulations with a fixed step: each step costs four multiplications for any number of values,
/// `x − target` and velocity times a matrix. Steps are exact but for rounding, which adds up over
/// the steps, so the positions are near those of ``SpringSegment`` and not their bits. Nothing
/// settles by itself.
///
/// ```swift
/// let step = SpringStep(.bouncy, every: .milliseconds(10))
/// step.advance(&position, &velocity, toward: 100)
/// ```
public struct SpringStep: Hashable, Sendable {
  /// The distance after the step for a distance of 1.
  @usableFromInline let distanceFromDistance: Double
  /// The distance after the step for a velocity of 1.
  @usableFromInline let distanceFromVelocity: Double
  /// The velocity after the step for a distance of 1.
  @usableFromInline let velocityFromDistance: Double
  /// The velocity after the step for a velocity of 1.
  @usableFromInline let velocityFromVelocity: Double

  /// The step of a spring over a length of time from 0 on.
  public init(_ spring: DampedSpring, every length: Duration) {
    precondition(length >= .zero, "a step's length must not be negative")
    let basis = spring.basis
    let weights = basis.weights(afterTicks: Double(Ticks(saturating: length).count))
    let second = weights.second / basis.width
    distanceFromDistance = weights.first + basis.rate * second
    distanceFromVelocity = second
    velocityFromDistance = -basis.pull * second
    velocityFromVelocity = weights.first - basis.counterRate * second
  }

  /// Moves a position and a velocity by one step.
  @inlinable
  public func advance(_ position: inout Double, _ velocity: inout Double, toward target: Double) {
    let distance = position - target
    position = target + (distanceFromDistance * distance + distanceFromVelocity * velocity)
    velocity = velocityFromDistance * distance + velocityFromVelocity * velocity
  }

  /// Moves many positions and velocities by one step, each towards its own target.
  ///
  /// The three have to be equally long. Gives the bits that one at a time gives; allocates nothing.
  public func advance(
    _ positions: inout MutableSpan<Double>, _ velocities: inout MutableSpan<Double>,
    toward targets: Span<Double>
  ) {
    precondition(
      positions.count == targets.count && velocities.count == targets.count,
      "positions, velocities and targets must be equally many")
    let (a, b) = (SIMD2(repeating: distanceFromDistance), SIMD2(repeating: distanceFromVelocity))
    let (c, d) = (SIMD2(repeating: velocityFromDistance), SIMD2(repeating: velocityFromVelocity))
    let even = targets.count & ~1
    var index = 0
    while index < even {
      let next = index &+ 1
      let target = SIMD2(targets[index], targets[next])
      let velocity = SIMD2(velocities[index], velocities[next])
      let distance = SIMD2(positions[index], positions[next]) - target
      let position = target + (a * distance + b * velocity)
      let speed = c * distance + d * velocity
      positions[index] = position.x
      positions[next] = position.y
      velocities[index] = speed.x
      velocities[next] = speed.y
      index &+= 2
    }
    if index < targets.count {
      advance(&positions[index], &velocities[index], toward: targets[index])
    }
  }
}
