/// A value pinned to an offset, with the way from there to the next key.
///
/// ```swift
/// Keyframe(at: 0.5, 2.0, easing: .easeOut)
/// Keyframe(2.0)                             // spaced evenly between its neighbours
/// Keyframe(at: 1, 4.0, composite: .add)     // added to the value underneath
/// ```
public struct Keyframe<Value: Interpolatable>: Sendable {
  /// Where on the track, from 0 to 1; `nil` is spaced evenly between its neighbours, as Web
  /// Animations computes it.
  public var offset: Double?
  /// The value there, kept bit for bit.
  public var value: Value
  /// The easing from here to the next key, or to the underlying value at 1 where that stands for a
  /// missing last key.
  public var easing: Easing
  /// How values between here and the next key are made.
  public var interpolation: Interpolation
  /// How the value meets the one underneath; `nil` leaves it to the effect.
  public var composite: CompositeOperation?
  /// How a curve comes to the key and leaves it; `nil` leaves that to the interpolation.
  public var tangents: KeyTangents<Value>?

  /// A key at an offset.
  public init(
    at offset: Double, _ value: Value, easing: Easing = .linear,
    interpolation: Interpolation = .linear, composite: CompositeOperation? = nil
  ) {
    self.offset = offset
    self.value = value
    self.easing = easing
    self.interpolation = interpolation
    self.composite = composite
  }

  /// A key without an offset, spaced evenly between its neighbours.
  public init(
    _ value: Value, easing: Easing = .linear, interpolation: Interpolation = .linear,
    composite: CompositeOperation? = nil
  ) {
    self.offset = nil
    self.value = value
    self.easing = easing
    self.interpolation = interpolation
    self.composite = composite
  }
}

extension Keyframe: Equatable where Value: Equatable {}

extension Keyframe: Hashable where Value: Hashable {}
