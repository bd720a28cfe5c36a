/// Lines, curves and arcs in the plane, one after another.
///
/// A path is drawn by methods, or read from the text of an SVG path:
///
/// ```swift
/// var path = PlanePath(from: PlanePoint(x: 0, y: 0))
/// path.addLine(to: PlanePoint(x: 10, y: 0))
/// path.addCubic(
///   to: PlanePoint(x: 20, y: 10), control1: PlanePoint(x: 15, y: 0),
///   control2: PlanePoint(x: 20, y: 5))
/// path == "M0 0H10C15 0 20 5 20 10"
/// ```
///
/// It has finite numbers only and begins with a move; a mistake in that is one of the source code
/// and traps. For data there is ``init(validating:)``. To walk along a path, measure it once:
/// ``MeasuredPath``.
public struct PlanePath: Hashable, Sendable {
  /// The steps, none of which draws before the first move.
  public private(set) var elements: [PathElement]

  /// A path without any elements.
  public init() { elements = [] }

  /// A path that begins at a point.
  public init(from start: PlanePoint) {
    elements = []
    append(.move(to: start))
  }

  /// A path of elements.
  ///
  /// - Throws: ``PathError`` that names the first element at fault.
  public init(validating elements: some Sequence<PathElement>) throws(PathError) {
    self.elements = []
    for element in elements {
      if let error = error(in: element) { throw error }
      self.elements.append(element.canonical)
    }
  }

  /// Straight lines from point to point.
  public init(through points: some Sequence<PlanePoint>, isClosed: Bool = false) {
    elements = []
    for point in points { append(elements.isEmpty ? .move(to: point) : .line(to: point)) }
    if isClosed, !elements.isEmpty { close() }
  }

  /// A circle, from its rightmost point on in the direction from the x axis to the y axis.
  public init(circleAround center: PlanePoint, radius: Double) {
    let right = PlanePoint(x: center.x + radius, y: center.y)
    let left = PlanePoint(x: center.x - radius, y: center.y)
    self.init(from: right)
    let radii = PlaneSize(width: radius, height: radius)
    addArc(to: left, radii: radii)
    addArc(to: right, radii: radii)
    close()
  }

  /// Adds an element.
  public mutating func append(_ element: PathElement) {
    if let error = error(in: element) { preconditionFailure(error.message) }
    elements.append(element.canonical)
  }

  /// Begins a new subpath at a point.
  public mutating func move(to end: PlanePoint) { append(.move(to: end)) }

  /// Adds a straight line.
  public mutating func addLine(to end: PlanePoint) { append(.line(to: end)) }

  /// Adds a parabola.
  public mutating func addQuadratic(to end: PlanePoint, control: PlanePoint) {
    append(.quadratic(to: end, control: control))
  }

  /// Adds a cubic Bezier curve.
  public mutating func addCubic(
    to end: PlanePoint, control1: PlanePoint, control2: PlanePoint
  ) {
    append(.cubic(to: end, control1: control1, control2: control2))
  }

  /// Adds a part of an ellipse, see ``PathElement/arc(to:radii:rotation:isLarge:isPositive:)``.
  public mutating func addArc(
    to end: PlanePoint, radii: PlaneSize, rotation: PlaneAngle = .zero, isLarge: Bool = false,
    isPositive: Bool = true
  ) {
    append(
      .arc(to: end, radii: radii, rotation: rotation, isLarge: isLarge, isPositive: isPositive))
  }

  /// Closes the subpath by a straight line to its start.
  public mutating func close() { append(.close) }

  private func error(in element: PathElement) -> PathError? {
    if let number = element.notFinite {
      return .notFinite(index: elements.count, number: number)
    }
    if elements.isEmpty {
      if case .move = element { return nil }
      return .noStart(index: 0)
    }
    return nil
  }
}

extension PlanePath {
  /// How long the path is, within 10⁻¹⁰ of its length; moves count for nothing.
  ///
  /// Less work than measuring the path for walking along it, as ``MeasuredPath`` does.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  public var length: Double {
    var compiler = PathCompiler(self, isLengthOnly: true)
    compiler.compile()
    return compiler.length / compiler.scale
  }
}
