/// Two springs side by side.
struct SpringLanePair: SpringLanes {
  var lanes: SIMD2<Double>

  @inline(__always)
  init(_ lanes: SIMD2<Double>) { self.lanes = lanes }

  @inline(__always)
  init(bits: SIMD2<UInt64>) { lanes = unsafe unsafeBitCast(bits, to: SIMD2<Double>.self) }

  @inline(__always)
  var bits: SIMD2<UInt64> { unsafe unsafeBitCast(lanes, to: SIMD2<UInt64>.self) }

  @inline(__always)
  static func + (left: SpringLanePair, right: SpringLanePair) -> SpringLanePair {
    SpringLanePair(left.lanes + right.lanes)
  }

  @inline(__always)
  static func - (left: SpringLanePair, right: SpringLanePair) -> SpringLanePair {
    SpringLanePair(left.lanes - right.lanes)
  }

  @inline(__always)
  static func * (left: SpringLanePair, right: SpringLanePair) -> SpringLanePair {
    SpringLanePair(left.lanes * right.lanes)
  }

  @inline(__always)
  static func all(_ value: Double) -> SpringLanePair { SpringLanePair(SIMD2(value, value)) }

  @inline(__always)
  func limited(to bound: Double) -> SpringLanePair {
    let bound = SIMD2(bound, bound)
    return SpringLanePair(bound.replacing(with: lanes, where: lanes .< bound))
  }

  @inline(__always)
  var negativePowerOfTwo: SpringLanePair {
    SpringLanePair(bits: (SIMD2<UInt64>(1023, 1023) &- bits) &<< SIMD2(52, 52))
  }

  @inline(__always)
  func quarterTurned(
    sine: SpringLanePair, cosine: SpringLanePair
  ) -> (sine: SpringLanePair, cosine: SpringLanePair) {
    let odd = SIMD2<UInt64>(0, 0) &- (bits & SIMD2(1, 1))
    let swapped = (sine.bits ^ cosine.bits) & odd
    let sign = bits &<< SIMD2(62, 62)
    let top = SIMD2<UInt64>(1 &<< 63, 1 &<< 63)
    let quarter = SIMD2<UInt64>(1 &<< 62, 1 &<< 62)
    return (
      SpringLanePair(bits: sine.bits ^ swapped ^ (sign & top)),
      SpringLanePair(bits: cosine.bits ^ swapped ^ ((sign &+ quarter) & top))
    )
  }
}

extension SpringLanePair {
  /// Both basic motions of two springs of which one is overdamped and the other one isn't.
  @inline(__always)
  static func ofEitherKind(
    exponent: SpringLanePair, phase: SpringLanePair, isOverdamped: SIMDMask<SIMD2<Int64>>
  ) -> (first: SpringLanePair, second: SpringLanePair) {
    let swinging = SpringBasis.oscillating(exponent: exponent, phase: phase)
    let creeping = SpringBasis.overdamped(exponent: exponent, gap: phase)
    return (
      SpringLanePair(
        swinging.first.lanes.replacing(with: creeping.first.lanes, where: isOverdamped)),
      SpringLanePair(
        swinging.second.lanes.replacing(with: creeping.second.lanes, where: isOverdamped))
    )
  }
}
