/// A cubic curve from one value to another, by two controls that it is drawn towards.
///
/// It is the same curve as a ``HermiteCurve`` whose tangents are three times the ways from the ends
/// to their controls; each makes the other without loss but for rounding.
public struct BezierCurve<Value: VectorValue>: Sendable {
  /// The value at 0.
  public var from: Value
  /// The control near `from`.
  public var firstControl: Value
  /// The control near `to`.
  public var secondControl: Value
  /// The value at 1.
  public var to: Value

  /// A curve by its ends and controls.
  public init(from: Value, firstControl: Value, secondControl: Value, to: Value) {
    self.from = from
    self.firstControl = firstControl
    self.secondControl = secondControl
    self.to = to
  }

  /// The same curve as one by tangents.
  public init(_ curve: HermiteCurve<Value>) {
    self.init(
      from: curve.from, firstControl: curve.from + curve.startTangent.scaled(by: 1.0 / 3),
      secondControl: curve.to - curve.endTangent.scaled(by: 1.0 / 3), to: curve.to)
  }

  /// The value at a parameter; 0 and 1 give the ends bit for bit.
  public func value(at parameter: Double) -> Value { HermiteCurve(self).value(at: parameter) }

  /// The derivative by the parameter.
  public func velocity(at parameter: Double) -> Value { HermiteCurve(self).velocity(at: parameter) }
}

extension BezierCurve: Equatable {}

extension BezierCurve: Hashable where Value: Hashable {}
