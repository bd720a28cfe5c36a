/// A colour together with the space in which it is mixed with the next one.
///
/// ```swift
/// let track = Track(
///   from: SpacedColor("red", in: .oklch(.longer)), to: SpacedColor("blue", in: .oklch(.longer)))
/// track.value(at: 0.5).color
/// ```
///
/// As with the easing of a key, the first colour's method rules the way to the next colour. Colours
/// of a track all have one method, then, and `track.mixed(in:)` of a track of colours makes it so.
public struct SpacedColor: Hashable, Sendable, Interpolatable {
  /// The colour.
  public var color: ColorValue
  /// How it is mixed with the one that follows.
  public var method: ColorInterpolation

  /// A colour that is mixed in a space.
  public init(_ color: ColorValue, in method: ColorInterpolation) {
    self.color = color
    self.method = method
  }

  /// The colour at `progress` on the way to `other`, in the receiver's space.
  public func interpolated(to other: SpacedColor, at progress: Double) -> SpacedColor {
    Course(from: self, to: other).value(at: progress)
  }

  /// The colours added as ``ColorValue/added(to:)`` does.
  public func added(to underlying: SpacedColor) -> SpacedColor {
    SpacedColor(color.added(to: underlying.color), in: method)
  }

  /// The colours built up as ``ColorValue/accumulated(onto:count:)`` does.
  public func accumulated(onto repeated: SpacedColor, count: Double) -> SpacedColor {
    SpacedColor(color.accumulated(onto: repeated.color, count: count), in: method)
  }

  /// The way between two colours in the first one's space.
  public struct Course: InterpolationCourse {
    /// The colour at progress 0.
    public let from: SpacedColor
    /// The colour at progress 1.
    public let to: SpacedColor
    private let course: ColorCourse

    /// The way between two colours.
    public init(from: SpacedColor, to: SpacedColor) {
      self.from = from
      self.to = to
      course = ColorCourse(from: from.color, to: to.color, in: from.method)
    }

    /// The colour at any progress.
    public func value(at progress: Double) -> SpacedColor {
      if progress == 1 { return to }
      return SpacedColor(course.value(at: progress), in: from.method)
    }

    /// Always.
    public var isPlain: Bool { true }

    /// The colour at a progress in 0…1.
    public func innerValue(at progress: Double) -> SpacedColor { value(at: progress) }
  }
}
