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
      self = Duration(attoseconds: (seconds * 1e18).nearestInteger)
    }
  }
}

extension Double {
  /// The nearest whole number of a finite number below 2¹²⁷, as an integer, without the C functions
  /// that the standard library's conversion to 128 bits calls.
  fileprivate var nearestInteger: Int128 {
    let whole = nearestWhole
    guard whole.magnitude >= 0x1p62 else { return Int128(Int64(whole)) }
    let integer = Int128(Int64(whole.significand * 0x1p52)) << Int128(whole.exponent - 52)
    return whole < 0 ? -integer : integer
  }
}
