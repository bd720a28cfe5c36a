/// How a curve comes to a key and leaves it, where that is given and not found from other keys.
public indirect enum KeyTangents<Value: Interpolatable>: Sendable {
  /// The velocities on both sides, in the value's unit per whole track.
  case velocities(incoming: Value, outgoing: Value)
  /// Handles on both sides, in time and value.
  case handles(incoming: KeyHandle<Value>, outgoing: KeyHandle<Value>)
}

extension KeyTangents: Equatable where Value: Equatable {}

extension KeyTangents: Hashable where Value: Hashable {}

/// A handle of a key, towards which a Bezier curve is drawn.
public struct KeyHandle<Value: Interpolatable>: Sendable {
  /// How far it is from the key in time, as a part of the way to the neighbour on its side.
  ///
  /// From 0, at the key, to 1, at the neighbour. At a third on both sides the curve is a Hermite
  /// one.
  public var time: Double
  /// How far it is from the key's value; before a key at which values rise it lies below.
  public var value: Value

  /// A handle at a distance from its key.
  public init(time: Double, value: Value) {
    self.time = time
    self.value = value
  }
}

extension KeyHandle: Equatable where Value: Equatable {}

extension KeyHandle: Hashable where Value: Hashable {}
