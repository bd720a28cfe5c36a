extension TransformFunction {
  /// The function built up on `count` repetitions of another of its kind.
  ///
  /// What changes nothing is 0 for movements, angles and nearness and 1 for scales.
  func accumulated(onto repeated: TransformFunction, count: Double) -> TransformFunction {
    switch (repeated, self) {
    case (.translate(let first), .translate(let second)):
      return .translate(first * count + second)
    case (.scale(let first), .scale(let second)):
      return .scale((first - 1) * count + second)
    case (.rotate(let first), .rotate(let second)):
      return .rotate(second.accumulated(onto: first, count: count))
    case (.skew(let firstX, let firstY), .skew(let secondX, let secondY)):
      return .skew(
        secondX.accumulated(onto: firstX, count: count),
        secondY.accumulated(onto: firstY, count: count))
    case (.skewX(let first), .skewX(let second)):
      return .skewX(second.accumulated(onto: first, count: count))
    case (.skewY(let first), .skewY(let second)):
      return .skewY(second.accumulated(onto: first, count: count))
    case (.perspective, .perspective):
      let nearness = repeated.nearness * count + nearness
      return .perspective(nearness > 0 ? 1 / nearness : .infinity)
    case (.matrix(let first), .matrix(let second)):
      return .matrix(second.accumulated(onto: first, count: count))
    default:
      return self
    }
  }
}

extension TransformMatrix {
  /// The matrix built up on `count` repetitions of another, part by part; itself where one of the
  /// two can't be taken apart.
  func accumulated(onto repeated: TransformMatrix, count: Double) -> TransformMatrix {
    if isPlane, repeated.isPlane {
      guard let first = PlaneDecomposition(repeated), let second = PlaneDecomposition(self) else {
        return self
      }
      return second.accumulated(onto: first, count: count).matrix
    }
    guard let first = SpaceDecomposition(repeated), let second = SpaceDecomposition(self) else {
      return self
    }
    return second.accumulated(onto: first, count: count).matrix
  }
}
