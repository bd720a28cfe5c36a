extension CompiledTimeline {
  /// How fast the time around a part runs in the first iterations of the groups around it: seconds
  /// of it for a second of the whole, below zero where it runs backwards.
  ///
  /// - Parameter source: The part, as in ``parts``.
  /// - Returns: The rate; nothing where a curve moves a group around the part, so that there is
  ///   not one.
  public func rate(ofPart source: Int) -> Double? {
    var domain = events.members[source].domain
    var rate = 1.0
    while domain > 0 {
      for map in events.domains[domain].maps {
        switch map.kind {
        case .scaled(let factor): rate *= factor.value
        case .reversed: rate = -rate
        case .warped: return nil
        case .delayed, .repeated, .trimmed: continue
        }
      }
      domain = events.members[events.domains[domain].member].domain
    }
    return rate
  }
}
