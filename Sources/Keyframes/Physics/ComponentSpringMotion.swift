/// A vector of which every component moves on a spring of its own and settles by itself.
///
/// A ``SpringMotion`` moves a vector as one: one spring, one settling time, by its length. Here each
/// component has a spring of its own, which may be another one, and settles when it is near its own
/// target; the whole has settled with the last of them.
///
/// ```swift
/// var place = ComponentSpringMotion(at: SIMD2(0, 0), springs: [.snappy, .bouncy])
/// place.retarget(to: SIMD2(100, 40), at: .zero)
/// place.value(at: .milliseconds(200))
/// place.end                                  // when y has settled too
/// ```
///
/// Values are pure functions of the changes and the moment, as with a ``SpringMotion``; asking
/// allocates nothing.
public struct ComponentSpringMotion<Vector: SIMD & Sendable>: Sendable
where Vector.Scalar == Double {
  /// The motions of the components, in order.
  public private(set) var components: [SpringMotion<Double>]

  /// A vector at rest, with a spring for each component; as many as there are components.
  public init(
    at value: Vector, springs: [DampedSpring], from time: Duration = .zero,
    tolerance: SettlingTolerance = .standard
  ) {
    precondition(
      springs.count == Vector.scalarCount, "there must be as many springs as components")
    components = value.indices.map { index in
      SpringMotion(at: value[index], spring: springs[index], from: time, tolerance: tolerance)
    }
  }

  /// Gives the vector a new target at a moment; position and velocity of each component go on.
  public mutating func retarget(to target: Vector, at time: Duration, velocity: Vector? = nil) {
    for index in components.indices {
      components[index].retarget(to: target[index], at: time, velocity: velocity?[index])
    }
  }

  /// Gives one component a new target at a moment; the others go on.
  public mutating func retarget(_ component: Int, to target: Double, at time: Duration) {
    components[component].retarget(to: target, at: time)
  }

  /// Drops the changes that no moment from `time` on depends on.
  public mutating func forget(before time: Duration) {
    for index in components.indices { components[index].forget(before: time) }
  }
}

extension ComponentSpringMotion {
  /// The vector at a moment.
  public func value(at time: Duration) -> Vector {
    var value = Vector()
    for index in components.indices { value[index] = components[index].value(at: time) }
    return value
  }

  /// The velocity at a moment, a second.
  public func velocity(at time: Duration) -> Vector {
    var velocity = Vector()
    for index in components.indices { velocity[index] = components[index].velocity(at: time) }
    return velocity
  }

  /// The target after the last change.
  public var target: Vector {
    var target = Vector()
    for index in components.indices { target[index] = components[index].target }
    return target
  }

  /// The moment from which on every component is exactly at its target, or unending.
  public var end: Extent<Duration> {
    components.map { $0.end }.reduce(.finite(.zero)) { $1 < $0 ? $0 : $1 }
  }
}
