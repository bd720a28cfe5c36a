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
    }
  }
}
