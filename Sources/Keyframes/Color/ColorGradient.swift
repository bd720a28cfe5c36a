/// A linear gradient: colours at locations, mixed in a space that is written down.
///
/// ```swift
/// let normal = ColorGradient([ColorStop("white", at: 0), ColorStop("silver", at: 1)])
/// let pressed = ColorGradient(
///   [ColorStop("navy", at: 1), ColorStop("blue", at: 0), ColorStop("teal", at: 0.5)])
/// let track = Track(from: normal, to: pressed)
/// track.value(at: 0.5).color(at: 0.25).css8Bit  // "rgb(120, 152, 215)"
/// ```
///
/// Stops may be given in any order: they are sorted by location, and those of one location keep
/// their order and are a jump, from which on the last of them stands. Before the first and after
/// the last stop their colours hold.
///
/// Two gradients of as many stops are mixed stop by stop, locations too. Others are first given each
/// other's locations, which changes neither, so that every place has its own way from the one colour
/// to the other.
public struct ColorGradient: Hashable, Sendable {
  /// The stops as they were given.
  public var stops: [ColorStop]
  /// How colours are mixed, from stop to stop and from gradient to gradient.
  public var method: ColorInterpolation

  /// A gradient of stops in any order.
  public init(_ stops: [ColorStop], in method: ColorInterpolation = .srgb) {
    self.stops = stops
    self.method = method
  }

  /// A gradient of colours and their locations, which must be as many; without locations the
  /// colours are spaced evenly from 0 to 1.
  public init(
    colors: [ColorValue], locations: [Double]? = nil, in method: ColorInterpolation = .srgb
  ) {
    precondition(
      (locations?.count ?? colors.count) == colors.count,
      "a gradient has as many locations as colours")
    let gaps = Double(max(colors.count - 1, 1))
    self.init(
      colors.indices.map { ColorStop(colors[$0], at: locations?[$0] ?? Double($0) / gaps) },
      in: method)
  }

  /// The stops sorted by location; those of one location in the order in which they were given.
  public var sortedStops: [ColorStop] {
    let order = stops.indices.sorted {
      (stops[$0].location, $0) < (stops[$1].location, $1)
    }
    return order.map { stops[$0] }
  }

  /// The colour at a location, transparent where there are no stops at all.
  public func color(at location: Double) -> ColorValue {
    let stops = sortedStops
    guard let first = stops.first, let last = stops.last else { return .transparent }
    guard let next = stops.firstIndex(where: { $0.location > location }) else { return last.color }
    guard next > 0 else { return first.color }
    let (start, end) = (stops[next - 1], stops[next])
    let part = location.part(from: start.location, to: end.location)
    return ColorCourse(from: start.color, to: end.color, in: method).value(at: part)
  }
}

extension Double {
  /// Where between two others the number lies, also where their distance is beyond all numbers.
  func part(from start: Double, to end: Double) -> Double {
    let length = end - start
    return length.isFinite
      ? (self - start) / length : (self * 0.5 - start * 0.5) / (end * 0.5 - start * 0.5)
  }
}

/// A colour at a location of a gradient.
public struct ColorStop: Hashable, Sendable {
  /// The colour.
  public var color: ColorValue
  /// Where it stands, usually from 0 to 1.
  public var location: Double

  /// A colour at a location; one that is not finite traps.
  public init(_ color: ColorValue, at location: Double) {
    precondition(location.isFinite, "the location of a colour is a finite number")
    self.color = color
    self.location = location
  }
}
