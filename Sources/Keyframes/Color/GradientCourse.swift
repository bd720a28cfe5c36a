/// The way from one gradient to another, with stops matched once.
public struct GradientCourse: InterpolationCourse {
  /// The gradient at progress 0.
  public let from: ColorGradient
  /// The gradient at progress 1.
  public let to: ColorGradient
  private let pairs: Pairs

  private enum Pairs: Sendable {
    /// As many stops: from location to location and from colour to colour.
    case stops([(locations: NumberCourse, colors: ColorCourse)])
    /// The locations of both, with the numbers that both have there.
    case places([(location: Double, from: SIMD4<Double>, to: SIMD4<Double>)])
  }

  /// The way between two gradients, in the first one's space.
  public init(from: ColorGradient, to: ColorGradient) {
    self.from = from
    self.to = to
    pairs =
      from.stops.count == to.stops.count
      ? .stops(
        zip(from.sortedStops, to.sortedStops).map {
          (
            NumberCourse(from: $0.location, to: $1.location),
            ColorCourse(from: $0.color, to: $1.color, in: from.method)
          )
        })
      : .places(GradientCourse.places(from, to))
  }

  private static func places(
    _ from: ColorGradient, _ to: ColorGradient
  ) -> [(location: Double, from: SIMD4<Double>, to: SIMD4<Double>)] {
    let first = GradientPieces(from, in: from.method)
    var second = GradientPieces(to, in: from.method)
    second.turn(after: first, by: from.method.hue)
    var places: [(location: Double, from: SIMD4<Double>, to: SIMD4<Double>)] = []
    var last: Double?
    for location in (first.locations + second.locations).sorted() where location != last {
      last = location
      let below = (first.lanes(below: location), second.lanes(below: location))
      let above = (first.lanes(from: location), second.lanes(from: location))
      if below != above { places.append((location, below.0, below.1)) }
      places.append((location, above.0, above.1))
    }
    return places
  }

  /// The gradient at any progress, exactly the two gradients at 0 and 1.
  public func value(at progress: Double) -> ColorGradient {
    if progress == 0 { return from }
    if progress == 1 { return to }
    switch pairs {
    case .stops(let stops):
      return ColorGradient(
        stops.map { stop in
          let location = stop.locations.value(at: progress)
          return ColorStop(
            stop.colors.value(at: progress), at: location.isFinite ? location : stop.locations.to)
        }, in: from.method)
    case .places(let places):
      let space = from.method.space
      return ColorGradient(
        places.map { place in
          var lanes = place.from.interpolated(to: place.to, at: progress)
          lanes.w = min(max(lanes.w, 0), 1)
          lanes = lanes.unpremultiplied(except: space.hueIndex)
          for index in 0..<3 { lanes[index] = lanes[index].finite }
          return ColorStop(ColorValue(space, lanes: lanes), at: place.location)
        }, in: ColorInterpolation(space, hue: .asWritten))
    }
  }

  /// Always.
  public var isPlain: Bool { true }

  /// The gradient at a progress in 0…1.
  public func innerValue(at progress: Double) -> ColorGradient { value(at: progress) }
}

extension ColorGradient: Interpolatable {
  /// The way between two gradients, with stops matched once.
  public typealias Course = GradientCourse

  /// The gradient at `progress` on the way to `other`, in the receiver's space.
  public func interpolated(to other: ColorGradient, at progress: Double) -> ColorGradient {
    GradientCourse(from: self, to: other).value(at: progress)
  }
}
