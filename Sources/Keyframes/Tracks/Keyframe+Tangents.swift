extension Keyframe {
  /// A key with the velocities of the curve on both of its sides.
  ///
  /// ```swift
  /// let track = Track(
  ///   .hermite(at: 0, 0.0, incoming: 0, outgoing: 3),
  ///   .hermite(at: 1, 1, incoming: 0, outgoing: 0))
  /// track.value(at: 0.5)     // 0.875
  /// track.velocity(at: 0)    // 3
  /// ```
  ///
  /// - Parameters:
  ///   - offset: Where on the track, from 0 to 1.
  ///   - value: The value there.
  ///   - incoming: The velocity with which a curve comes to the key, in the value's unit per whole
  ///     track.
  ///   - outgoing: The velocity with which the curve leaves it.
  ///   - easing: The easing from here to the next key, whose slope multiplies the velocities.
  ///   - composite: How the value meets the one underneath.
  /// - Returns: A key that a curve leaves.
  public static func hermite(
    at offset: Double, _ value: Value, incoming: Value, outgoing: Value, easing: Easing = .linear,
    composite: CompositeOperation? = nil
  ) -> Keyframe {
    var key = Keyframe(
      at: offset, value, easing: easing, interpolation: .hermite, composite: composite)
    key.tangents = .velocities(incoming: incoming, outgoing: outgoing)
    return key
  }

  /// A key with a handle on each of its sides.
  ///
  /// Handles lead in time and value alike, so they take the place of an easing. Two handles at a
  /// third of the way in time make a Hermite curve; longer ones hold on to their direction longer.
  ///
  /// - Parameters:
  ///   - offset: Where on the track, from 0 to 1.
  ///   - value: The value there.
  ///   - incoming: The handle on the way to the key.
  ///   - outgoing: The handle on the way on.
  ///   - composite: How the value meets the one underneath.
  /// - Returns: A key that a curve leaves.
  public static func bezier(
    at offset: Double, _ value: Value, incoming: KeyHandle<Value>, outgoing: KeyHandle<Value>,
    composite: CompositeOperation? = nil
  ) -> Keyframe {
    var key = Keyframe(at: offset, value, interpolation: .bezier, composite: composite)
    key.tangents = .handles(incoming: incoming, outgoing: outgoing)
    return key
  }
}

extension Keyframe where Value: VectorValue {
  /// A key with the velocities of the curve on both of its sides per second, on a track that lasts
  /// so long.
  ///
  /// ```swift
  /// Keyframe.hermite(at: 0.5, 10.0, incomingPerSecond: 4, outgoingPerSecond: 4, over: .seconds(2))
  /// ```
  public static func hermite(
    at offset: Double, _ value: Value, incomingPerSecond: Value, outgoingPerSecond: Value,
    over duration: Duration, easing: Easing = .linear, composite: CompositeOperation? = nil
  ) -> Keyframe {
    let seconds = Double(Ticks(saturating: duration).count) / Double(Ticks.perSecond)
    return hermite(
      at: offset, value, incoming: incomingPerSecond.scaled(by: seconds),
      outgoing: outgoingPerSecond.scaled(by: seconds), easing: easing, composite: composite)
  }
}
