/// The way from one list of transforms to another, matched and taken apart once.
public struct TransformCourse: InterpolationCourse {
  /// The list at progress 0.
  public let from: TransformList
  /// The list at progress 1.
  public let to: TransformList
  /// Nothing where the list flips at the middle.
  private let steps: [TransformStep]?

  /// The way between two lists.
  public init(from: TransformList, to: TransformList) {
    self.from = from
    self.to = to
    let pairs = TransformPairs(from.functions, to.functions)
    var steps: [TransformStep]? = []
    for (start, end) in pairs.matched {
      guard let step = TransformStep(start, end) else {
        steps = nil
        break
      }
      steps?.append(step)
    }
    if let (start, end) = pairs.rest {
      if let step = TransformStep(start, end) {
        steps?.append(step)
      } else {
        steps = nil
      }
    }
    self.steps = steps
  }

  /// The list at any progress, exactly the two lists at 0 and 1.
  public func value(at progress: Double) -> TransformList {
    if progress == 0 { return from }
    if progress == 1 { return to }
    return mixed(at: progress)
  }

  /// The list at any progress, mixed also at 0 and 1.
  ///
  /// There it is what browsers have then: the same transform as the list itself, where the ends of
  /// what did not match are matrices divided by their last number.
  package func mixed(at progress: Double) -> TransformList {
    guard let steps else { return progress < 0.5 ? from : to }
    return TransformList(steps.map { $0.function(at: progress) })
  }

  /// Always.
  public var isPlain: Bool { true }

  /// The list at a progress in 0…1.
  public func innerValue(at progress: Double) -> TransformList { value(at: progress) }
}

/// The way from one function to another of its kind.
enum TransformStep: Sendable {
  case translate(SIMD3<Double>, SIMD3<Double>)
  case scale(SIMD3<Double>, SIMD3<Double>)
  case rotate(AxisRotation.Course)
  case skew(SIMD2<Double>, SIMD2<Double>)
  case skewX(Double, Double)
  case skewY(Double, Double)
  /// One over the distances.
  case perspective(Double, Double)
  case plane(PlaneCourse)
  case space(SpaceCourse)

  /// Nothing where two matrices can't be mixed.
  init?(_ start: TransformFunction, _ end: TransformFunction) {
    switch (start, end) {
    case (.translate(let first), .translate(let second)): self = .translate(first, second)
    case (.scale(let first), .scale(let second)): self = .scale(first, second)
    case (.rotate(let first), .rotate(let second)):
      self = .rotate(AxisRotation.Course(from: first, to: second))
    case (.skew(let firstX, let firstY), .skew(let secondX, let secondY)):
      self = .skew(
        SIMD2(firstX.degrees, firstY.degrees), SIMD2(secondX.degrees, secondY.degrees))
    case (.skewX(let first), .skewX(let second)): self = .skewX(first.degrees, second.degrees)
    case (.skewY(let first), .skewY(let second)): self = .skewY(first.degrees, second.degrees)
    case (.perspective, .perspective): self = .perspective(start.nearness, end.nearness)
    default: self.init(start.matrix, end.matrix)
    }
  }

  /// Nothing where one of the two can't be taken apart.
  init?(_ start: TransformMatrix, _ end: TransformMatrix) {
    if start.isPlane, end.isPlane {
      guard let first = PlaneDecomposition(start), let second = PlaneDecomposition(end) else {
        return nil
      }
      self = .plane(PlaneCourse(first, second))
    } else {
      guard let first = SpaceDecomposition(start), let second = SpaceDecomposition(end) else {
        return nil
      }
      self = .space(SpaceCourse(first, second))
    }
  }

  func function(at progress: Double) -> TransformFunction {
    switch self {
    case .translate(let start, let end):
      return .translate(start.interpolated(to: end, at: progress))
    case .scale(let start, let end): return .scale(start.interpolated(to: end, at: progress))
    case .rotate(let course): return .rotate(course.value(at: progress))
    case .skew(let start, let end):
      let mixed = start.interpolated(to: end, at: progress)
      return .skew(PlaneAngle(degrees: mixed.x), PlaneAngle(degrees: mixed.y))
    case .skewX(let start, let end):
      return .skewX(PlaneAngle(degrees: start.interpolated(to: end, at: progress)))
    case .skewY(let start, let end):
      return .skewY(PlaneAngle(degrees: start.interpolated(to: end, at: progress)))
    case .perspective(let start, let end):
      let nearness = start.interpolated(to: end, at: progress)
      return .perspective(nearness > 0 ? 1 / nearness : .infinity)
    case .plane(let course): return .matrix(course.matrix(at: progress))
    case .space(let course): return .matrix(course.matrix(at: progress))
    }
  }
}
