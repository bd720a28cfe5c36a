extension Easing {
  /// The progresses inside 0…1, rising, at which the eased progress has, or may have, a local
  /// extreme; none where it only rises.
  var turningPoints: [Double] { turningPoints(of: notation) }

  private func turningPoints(of notation: EasingNotation) -> [Double] {
    if case .cubicBezier(let curve) = notation {
      return curve.isMonotone ? [] : curve.turningPoints
    }
    if case .linearStops(let stops) = notation {
      return stride(from: 0, to: stops.count, by: 2).map { stops[$0] }.filter { $0 > 0 && $0 < 1 }
    }
    if case .reversed(let forward) = notation {
      return turningPoints(of: forward).reversed().map { 1 - $0 }
    }
    return slopeChanges
  }

  /// Where the slope changes its sign, found on a grid of 1/1024 and by halving between its points.
  private var slopeChanges: [Double] {
    let count = 1024
    var points: [Double] = []
    func isFalling(_ progress: Double) -> Bool { slope(at: progress, side: .above) < 0 }
    var wasFalling = isFalling(0)
    for index in 1..<count {
      let progress = Double(index) / Double(count)
      let falls = isFalling(progress)
      if falls != wasFalling {
        var (low, high) = (Double(index - 1) / Double(count), progress)
        while true {
          let middle = low + (high - low) / 2
          guard middle > low, middle < high else { break }
          if isFalling(middle) == wasFalling { low = middle } else { high = middle }
        }
        points.append(high)
      }
      wasFalling = falls
    }
    return points
  }
}

extension CubicBezier {
  /// The progresses at which y stands still.
  fileprivate var turningPoints: [Double] {
    flatParameters.map { s in
      let rest = 1 - s
      return s * (3 * rest * (rest * x1 + s * x2) + s * s)
    }
  }
}
