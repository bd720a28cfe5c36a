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
  /// The basic motions of two springs of one kind, or of either kind: then both are computed and
  /// chosen from by the kinds, 1 beyond critical damping.
  @inline(__always)
  static func weights(
    exponent: SpringLanePair, phase: SIMD2<Double>, kinds: SIMD2<Double>, swinging: Bool,
    creeping: Bool
  ) -> (first: SpringLanePair, second: SpringLanePair) {
    guard creeping else {
      return SpringBasis.oscillating(exponent: exponent, phase: SpringLanePair(phase))
    }
    let gap = SpringLanePair(
      SIMD2(SpringKernel.limited(phase.x), SpringKernel.limited(phase.y)))
    let slow = SpringBasis.overdamped(exponent: exponent, gap: gap)
    guard swinging else { return slow }
    let swing = SpringBasis.oscillating(exponent: exponent, phase: SpringLanePair(phase))
    let isOverdamped = kinds .> SIMD2(0, 0)
    return (
      SpringLanePair(swing.first.lanes.replacing(with: slow.first.lanes, where: isOverdamped)),
      SpringLanePair(swing.second.lanes.replacing(with: slow.second.lanes, where: isOverdamped))
    )
  }
}
