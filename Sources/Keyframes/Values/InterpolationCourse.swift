/// The way from one value to another, prepared once and then asked often.
///
/// A track keeps one for each of its segments. Where mixing begins with work that depends on the two
/// ends alone (a difference, a conversion of colours, a decomposition), a type of values names a
/// course of its own that keeps the result. It must give what
/// ``Interpolatable/interpolated(to:at:)`` gives, bit for bit.
public protocol InterpolationCourse: Sendable {
  /// What is mixed.
  associatedtype Value

  /// The value at progress 0.
  var from: Value { get }
  /// The value at progress 1.
  var to: Value { get }

  /// The way between two values.
  init(from: Value, to: Value)

  /// The value at any progress.
  func value(at progress: Double) -> Value

  /// Whether ``innerValue(at:)`` serves these two values.
  var isPlain: Bool { get }

  /// What ``value(at:)`` gives for a progress in 0…1, where ``isPlain`` holds; it may then do with
  /// fewer checks.
  func innerValue(at progress: Double) -> Value

  /// Writes what ``innerValue(at:)`` gives at two progresses to a place and to the one after it; a
  /// course of numbers makes and writes both at once.
  ///
  /// - Parameters:
  ///   - progresses: Both in 0…1, on a way that ``isPlain``.
  ///   - places: The first of two neighbouring places. Both hold values already, which are replaced:
  ///     assign to them, as initializing them would leak what they refer to.
  func writeInnerValues(at progresses: SIMD2<Double>, to places: UnsafeMutablePointer<Value>)

  /// What ``innerValue(at:)`` gives on up to 64 ways that are all plain, each at a progress of its
  /// own.
  ///
  /// - Parameters:
  ///   - output: Where the values go.
  ///   - places: The places in it, no more than 64; where the first value goes and those after it.
  ///   - progress: The progress on the way to the value at a place, in 0…1. It is asked once for
  ///     each place, and before the way.
  ///   - course: The way to the value at a place, for which the progress was asked already.
  static func fill(
    _ output: inout MutableSpan<Value>, _ places: Range<Int>, progress: (Int) -> Double,
    course: (Int) -> Self)

  /// What ``innerValue(at:)`` gives on any number of ways that are all plain, at one progress.
  ///
  /// - Parameters:
  ///   - output: Where the values go, from its first place on.
  ///   - from: Where the ways begin.
  ///   - to: Where they end; as many.
  ///   - products: What ``product(from:to:)`` gives for each; none where it gives nothing.
  ///   - progress: In 0…1.
  static func fill(
    _ output: inout MutableSpan<Value>, from: Span<Value>, to: Span<Value>, products: Span<Float>,
    at progress: Double)

  /// A number made of two ends that filling wants to know and that is therefore kept beside them;
  /// nothing where it does without.
  static func product(from: Value, to: Value) -> Float?

  /// Whether a way is made of its two ends by next to no work, so that a set of tracks keeps the
  /// ends alone.
  static var isPair: Bool { get }
}

extension InterpolationCourse {
  /// One value after the other; both places hold values already.
  @inlinable
  @inline(__always)
  public func writeInnerValues(
    at progresses: SIMD2<Double>, to places: UnsafeMutablePointer<Value>
  ) {
    unsafe places[0] = innerValue(at: progresses.x)
    unsafe places[1] = innerValue(at: progresses.y)
  }

  /// One value after the other.
  @inlinable
  @inline(__always)
  public static func fill(
    _ output: inout MutableSpan<Value>, _ places: Range<Int>, progress: (Int) -> Double,
    course: (Int) -> Self
  ) {
    for place in places {
      let part = progress(place)
      output[place] = course(place).innerValue(at: part)
    }
  }

  /// One value after the other.
  @inlinable
  @inline(__always)
  public static func fill(
    _ output: inout MutableSpan<Value>, from: Span<Value>, to: Span<Value>, products: Span<Float>,
    at progress: Double
  ) {
    for index in from.indices {
      output[index] = Self(from: from[index], to: to[index]).innerValue(at: progress)
    }
  }

  /// Nothing.
  public static func product(from: Value, to: Value) -> Float? { nil }

  /// No: more than the ends may be kept.
  @inlinable
  public static var isPair: Bool { false }
}

extension InterpolationCourse {
  /// Always: there are no fewer checks to do with.
  @inlinable
  public var isPlain: Bool { true }

  /// The value at a progress in 0…1, as at any other.
  @inlinable
  public func innerValue(at progress: Double) -> Value { value(at: progress) }
}

/// The way between two values of which nothing is known beforehand.
public struct PlainCourse<Value: Interpolatable>: InterpolationCourse {
  /// The value at progress 0.
  public let from: Value
  /// The value at progress 1.
  public let to: Value

  /// The way between two values.
  @inlinable
  public init(from: Value, to: Value) {
    self.from = from
    self.to = to
  }

  /// The two ends and nothing else.
  @inlinable
  public static var isPair: Bool { true }

  /// The value at any progress.
  @inlinable
  public func value(at progress: Double) -> Value { from.interpolated(to: to, at: progress) }
}
