/// A cubic curve from one value to another, by its tangents at both ends.
///
/// ```swift
/// let hermite = HermiteCurve(from: 0.0, to: 1, startTangent: 3, endTangent: 0)
/// hermite.value(at: 0.5)     // 0.875
/// BezierCurve(hermite)       // through the controls 1 and 1
/// ```
public struct HermiteCurve<Value: VectorValue>: Sendable {
  /// The value at 0.
  public var from: Value
  /// The value at 1.
  public var to: Value
  /// The derivative at 0, by the parameter that runs from 0 to 1.
  public var startTangent: Value
  /// The derivative at 1.
  public var endTangent: Value

  /// A curve by its ends and tangents.
  public init(from: Value, to: Value, startTangent: Value, endTangent: Value) {
    self.from = from
    self.to = to
    self.startTangent = startTangent
    self.endTangent = endTangent
  }

  /// The same curve as a Bezier curve has, whose tangents are three times the ways to its controls.
  public init(_ curve: BezierCurve<Value>) {
    self.init(
      from: curve.from, to: curve.to,
      startTangent: (curve.firstControl - curve.from).scaled(by: 3),
      endTangent: (curve.to - curve.secondControl).scaled(by: 3))
  }

  /// The value at a parameter; 0 and 1 give the ends bit for bit.
  public func value(at parameter: Double) -> Value {
    if parameter == 0 { return from }
    if parameter == 1 { return to }
    let rest = 1 - parameter
    let way = to - from
    return from.interpolated(to: to, at: parameter)
      + (startTangent - way).scaled(by: parameter * rest * rest)
      + (way - endTangent).scaled(by: parameter * parameter * rest)
  }

  /// The derivative by the parameter.
  public func velocity(at parameter: Double) -> Value {
    let rest = 1 - parameter
    let way = to - from
    return way + (startTangent - way).scaled(by: rest * (1 - 3 * parameter))
      + (way - endTangent).scaled(by: parameter * (2 - 3 * parameter))
  }
}

extension HermiteCurve: Equatable {}

extension HermiteCurve: Hashable where Value: Hashable {}
