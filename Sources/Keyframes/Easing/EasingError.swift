/// Why numbers don't make an easing.
public enum EasingError: Error, Hashable {
  /// The x of a cubic-bezier's handle (1 or 2) is not a number from 0 to 1.
  case handleOutOfRange(handle: Int, x: Double)
  /// The y of a cubic-bezier's handle (1 or 2) is not finite.
  case handleNotFinite(handle: Int, y: Double)
  /// There were fewer steps than the kind of steps needs.
  case tooFewSteps(count: Int, atLeast: Int)
  /// There were fewer than two stops.
  case tooFewStops(count: Int)
  /// The output or the progress of stop `index` is not finite.
  case stopNotFinite(index: Int, value: Double)
  /// A parameter of a family is out of its range.
  case parameterOutOfRange(name: String, value: Double, range: String)
  /// Joined curves don't have three points for each curve but the last, which has two.
  case pointCount(count: Int)
  /// Point `index` of joined curves is not finite, or its progress is not where it may be.
  case pointOutOfRange(index: Int, progress: Double, output: Double)
  /// A sampled function gave something that is not finite.
  case sampleNotFinite(progress: Double, output: Double)
  /// A function can't be sampled to the tolerance with the stops allowed.
  case tooManyStops(limit: Int)

  /// The mistake in a sentence.
  public var message: String {
    switch self {
    case .handleOutOfRange(let handle, let x):
      "handle \(handle) of a cubic-bezier has x = \(x), which is not from 0 to 1"
    case .handleNotFinite(let handle, let y):
      "handle \(handle) of a cubic-bezier has y = \(y), which is not finite"
    case .tooFewSteps(let count, let minimum):
      "\(count) is too few steps; it needs at least \(minimum)"
    case .tooFewStops(let count):
      "linear() needs at least two stops and got \(count)"
    case .stopNotFinite(let index, let value):
      "stop \(index) of linear() holds \(value), which is not finite"
    case .parameterOutOfRange(let name, let value, let range):
      "the \(name) \(value) is not \(range)"
    case .pointCount(let count):
      "joined curves need 2, 5, 8, … points between (0, 0) and (1, 1), and got \(count)"
    case .pointOutOfRange(let index, let progress, let output):
      "point \(index) of joined curves, (\(progress), \(output)), is not finite or lies outside "
        + "its curve's progress"
    case .sampleNotFinite(let progress, let output):
      "the function gives \(output) at \(progress), which is not finite"
    case .tooManyStops(let limit):
      "the function needs more than \(limit) stops for that tolerance"
    }
  }
}

extension EasingError: CustomStringConvertible {
  /// The mistake in a sentence, as ``message``.
  public var description: String { message }
}
