/// A value pinned to an offset, with the easing towards the next one.
public struct Keyframe<Value: Interpolatable>: Sendable {
  /// Where on the track, from 0 to 1.
  public var offset: Double
  /// The value there, stored bit for bit.
  public var value: Value
  /// The easing from here to the next key.
  public var easing: Easing

  /// A key at an offset.
  public init(at offset: Double, _ value: Value, easing: Easing = .linear) {
    self.offset = offset
    self.value = value
    self.easing = easing
  }
}
