extension Duration {
  /// The length in seconds, as the nearest `Double`.
  ///
  /// Springs and decays have lengths as physical constants. Those keep every digit, other than
  /// moments, which are whole ticks.
  @usableFromInline
  var inSeconds: Double { Double(attoseconds) / 1e18 }

  /// A length that was computed in seconds: the nearest tick where that is the length up to the
  /// rounding of Doubles, so that 500 ms come back as 500 ms, and the nearest attosecond otherwise.
  ///
  /// The length must be finite and at most a few hundred years.
  @usableFromInline
  init(physicalSeconds seconds: Double) {
    let ticks = (seconds * Double(Ticks.perSecond)).nearestWhole
    let nearest = ticks / Double(Ticks.perSecond)
    if ticks.magnitude < 0x1p53, (nearest - seconds).magnitude <= 4 * seconds.ulp {
      self = Ticks(Int64(ticks)).duration
    } else {
      self = Duration(attoseconds: Int128((seconds * 1e18).nearestWhole))
    }
  }
}
