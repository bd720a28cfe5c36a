/// The resistance of a scroll view that is pulled beyond its end.
///
/// A pull by x moves the content by `d · x c / (x c + d)`, which is c · x for small pulls and nears
/// the dimension d for large ones, with c the coefficient; for scroll views d is the visible size.
///
/// ```swift
/// let band = RubberBand(dimension: 800)
/// band.position(of: 500, within: 0...400)  // 451.4…: pulled by 100
/// ```
public struct RubberBand: Hashable, Sendable {
  /// The displacement that a pull never reaches, above 0.
  public let dimension: Double
  /// The share of a small pull that moves the content, above 0; 0.55 in Apple's scroll views.
  public let coefficient: Double

  /// A band with a dimension and a coefficient, both above 0 and finite.
  public init(dimension: Double, coefficient: Double = 0.55) {
    precondition(
      dimension > 0 && dimension.isFinite && coefficient > 0 && coefficient.isFinite,
      "a rubber band needs a dimension and a coefficient above 0")
    self.dimension = dimension
    self.coefficient = coefficient
  }

  /// The displacement by a pull, on the same side of 0.
  public func displacement(pull: Double) -> Double {
    guard pull != 0 else { return pull }
    // d / (1 + d / xc) is the same and doesn't overflow.
    return (pull < 0 ? -dimension : dimension) / (1 + dimension / (pull.magnitude * coefficient))
  }

  /// The pull that makes a displacement, infinite from the dimension on.
  public func pull(displacement: Double) -> Double {
    let length = displacement.magnitude
    let pull =
      length < dimension
      ? length * dimension / (coefficient * (dimension - length)) : Double.infinity
    return displacement < 0 ? -pull : pull
  }

  /// Where a position that is asked for is shown: itself within bounds, pulled back beyond them.
  public func position(of position: Double, within bounds: ClosedRange<Double>) -> Double {
    if position < bounds.lowerBound {
      return bounds.lowerBound + displacement(pull: position - bounds.lowerBound)
    }
    if position > bounds.upperBound {
      return bounds.upperBound + displacement(pull: position - bounds.upperBound)
    }
    return position
  }

  /// The position that must have been asked for where one is shown.
  public func position(shownAs shown: Double, within bounds: ClosedRange<Double>) -> Double {
    if shown < bounds.lowerBound {
      return bounds.lowerBound + pull(displacement: shown - bounds.lowerBound)
    }
    if shown > bounds.upperBound {
      return bounds.upperBound + pull(displacement: shown - bounds.upperBound)
    }
    return shown
  }
}
