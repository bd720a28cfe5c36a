/// The length of one cubic way between two values of any kind that have a length.
///
/// What the distance leads to is the parameter; the values are the caller's.
struct ArcLength: Sendable {
  private let table: ArcTable
  /// What distances are multiplied by to become those of the table: a power of two, and 1 unless
  /// the values are extremely large or small.
  private let scale: Double

  /// The way from one value to another with the tangents, per unit of the parameter, at both ends.
  init<Value: MeasurableVector>(
    from start: Value, leaving: Value, to end: Value, arriving: Value
  ) {
    let (speed, scale) = CubicSpeed.scaled(
      from: start, leaving: leaving, to: end, arriving: arriving)
    var table = ArcTable()
    table.append(speed)
    self.table = table
    self.scale = scale
  }

  /// The way whose speed by the parameter is known.
  init(of speed: CubicSpeed) {
    var table = ArcTable()
    table.append(speed)
    self.table = table
    scale = 1
  }

  /// The length of the whole way, within 10⁻¹⁰ of it; 0 where a value is not finite.
  var length: Double { table.length / scale }

  /// The parameter at a distance from the start, 0 and 1 beyond the ends.
  ///
  /// The way up to there is as long as the distance within 10⁻¹⁰ of the whole length.
  ///
  /// - Complexity: O(log *n*) for *n* pieces, which are a dozen for most ways.
  func parameter(at distance: Double) -> Double {
    let distance = distance * scale
    guard distance > 0 else { return 0 }
    guard distance < table.length else { return 1 }
    var (low, high) = (0, table.pieces.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if table.pieces[middle].start <= distance { low = middle } else { high = middle - 1 }
    }
    return table.pieces[low].parameter(at: distance)
  }

  /// The length of a cubic way alone, which is less work than the means to walk along it.
  static func length<Value: MeasurableVector>(
    from start: Value, leaving: Value, to end: Value, arriving: Value
  ) -> Double {
    let (speed, scale) = CubicSpeed.scaled(
      from: start, leaving: leaving, to: end, arriving: arriving)
    return length(of: speed) / scale
  }

  /// The length of a curve, within 10⁻¹⁰ of it, and 0 where it is no finite number.
  static func length<Curve: SpeedCurve>(of curve: Curve) -> Double {
    let slowest = curve.slowest
    var estimate = 0.0
    var from = 0.0
    for index in 0...slowest.count {
      let to = index < slowest.count ? slowest[index] : 1
      estimate += GaussLegendre.length(of: curve, from: from, to: to)
      from = to
    }
    guard estimate > 0, estimate.isFinite else { return 0 }
    var sum = 0.0
    from = 0
    for index in 0...slowest.count {
      let to = index < slowest.count ? slowest[index] : 1
      sum += length(
        of: curve, from: from, to: to, whole: GaussLegendre.length(of: curve, from: from, to: to),
        tolerance: 0.01 * ArcTable.tolerance * estimate, depth: 0)
      from = to
    }
    return sum
  }

  private static func length<Curve: SpeedCurve>(
    of curve: Curve, from start: Double, to end: Double, whole: Double, tolerance: Double,
    depth: Int
  ) -> Double {
    let middle = start + 0.5 * (end - start)
    let first = GaussLegendre.length(of: curve, from: start, to: middle)
    let second = GaussLegendre.length(of: curve, from: middle, to: end)
    let sum = first + second
    if (sum - whole).magnitude <= tolerance || sum <= tolerance || depth >= 50 { return sum }
    return length(
      of: curve, from: start, to: middle, whole: first, tolerance: tolerance, depth: depth + 1)
      + length(
        of: curve, from: middle, to: end, whole: second, tolerance: tolerance, depth: depth + 1)
  }
}

extension CubicSpeed {
  /// The speed of the cubic between two values, and what the values were multiplied by so that no
  /// square leaves the range of numbers.
  static func scaled<Value: MeasurableVector>(
    from start: Value, leaving: Value, to end: Value, arriving: Value
  ) -> (speed: CubicSpeed, scale: Double) {
    let plain = CubicSpeed(from: start, leaving: leaving, to: end, arriving: arriving)
    if plain.isMeasurable { return (plain, 1) }
    let scale = plain.isFinite ? 0x1p600 : 0x1p-600
    let other = CubicSpeed(
      from: start.scaled(by: scale), leaving: leaving.scaled(by: scale),
      to: end.scaled(by: scale), arriving: arriving.scaled(by: scale))
    return (other, scale)
  }

  private init<Value: MeasurableVector>(
    from start: Value, leaving: Value, to end: Value, arriving: Value
  ) {
    let way = end - start
    let a = leaving
    let b = (way.scaled(by: 3) - leaving.scaled(by: 2) - arriving).scaled(by: 2)
    let c = (leaving + arriving - way.scaled(by: 2)).scaled(by: 3)
    self.init(
      aa: a.dot(a), ab: a.dot(b), ac: a.dot(c), bb: b.dot(b), bc: b.dot(c), cc: c.dot(c))
  }
}
