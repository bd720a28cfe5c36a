extension Double: SpringLanes {
  @inline(__always)
  static func all(_ value: Double) -> Double { value }

  @inline(__always)
  var negativePowerOfTwo: Double { Double(bitPattern: (1023 &- bitPattern) &<< 52) }

  @inline(__always)
  func quarterTurned(sine: Double, cosine: Double) -> (sine: Double, cosine: Double) {
    let swapped = (sine.bitPattern ^ cosine.bitPattern) & (0 &- (bitPattern & 1))
    let sign = bitPattern &<< 62
    let top: UInt64 = 1 &<< 63
    return (
      Double(bitPattern: sine.bitPattern ^ swapped ^ (sign & top)),
      Double(bitPattern: cosine.bitPattern ^ swapped ^ ((sign &+ 1 &<< 62) & top))
    )
  }
}
