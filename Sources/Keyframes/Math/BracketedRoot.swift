/// A root finder that cannot fail: Newton's steps inside a bracket that only ever shrinks.
enum BracketedRoot {
  /// A place between two ends where a function changes its sign.
  ///
  /// The function gives its value and its slope; the slope only chooses where to look next, so it
  /// may be rough, zero or NaN. The result is a place where the value is zero, or where it has the
  /// other sign one representable number further. Of two ends with values of one sign the one with
  /// the smaller value is returned. Takes a handful of calls where Newton's method converges, and at
  /// most a few hundred for any function.
  @inline(__always)
  static func find(
    from start: Double, through end: Double,
    of function: (Double) -> (value: Double, slope: Double)
  ) -> Double {
    var low = min(start, end)
    var high = max(start, end)
    let (atLow, atHigh) = (function(low), function(high))
    if atLow.value == 0 || low == high { return low }
    if atHigh.value == 0 { return high }
    let rises = atLow.value < 0
    if rises == (atHigh.value < 0) {
      return atLow.value.magnitude <= atHigh.value.magnitude ? low : high
    }
    // The secant through the ends is the first guess.
    var (place, best) = (low, atLow.value.magnitude)
    var step = -atLow.value * ((high - low) / (atHigh.value - atLow.value))
    var isStalled = false
    var count = 0
    while true {
      var next = place + step
      // A step too short to move: the sign changes right here, or the slope lied.
      if next == place { next = (place == low) ? place.nextUp : place.nextDown }
      if isStalled || !(next > low && next < high) { next = middle(low, high, count) }
      guard next > low, next < high else { break }
      let (value, slope) = function(next)
      if value == 0 { return next }
      if (value < 0) == rises { low = next } else { high = next }
      // Halve the bracket where a step has not halved the value, and from the sixtieth call on
      // every other time.
      isStalled = !isStalled && (value.magnitude > 0.5 * best || count > 60)
      if value.magnitude < best {
        (place, best) = (next, value.magnitude)
        step = -value / slope
      }
      count += 1
    }
    // No number is left between the ends.
    return function(low).value.magnitude <= function(high).value.magnitude ? low : high
  }

  /// A number between two others: their mean, or after many steps the middle one in the order of
  /// all Doubles, of which 64 suffice from anywhere.
  @inline(__always)
  static func middle(_ low: Double, _ high: Double, _ count: Int) -> Double {
    if count < 180 {
      let width = high - low
      return width.isFinite ? low + 0.5 * width : 0.5 * low + 0.5 * high
    }
    let (a, b) = (ordinal(low), ordinal(high))
    let ordinal = a + (b &- a) / 2
    let magnitude = Double(bitPattern: ordinal.magnitude)
    return ordinal < 0 ? -magnitude : magnitude
  }

  /// The place of a Double in the order of all of them, 0 for zero.
  @inline(__always)
  static func ordinal(_ x: Double) -> Int64 {
    let magnitude = Int64(x.magnitude.bitPattern)
    return x < 0 ? -magnitude : magnitude
  }
}
