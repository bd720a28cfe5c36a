import Keyframes

/// The moments at which a table has rows.
enum Moments {
  /// Frames of a rate, from one number through another.
  case frames(FrameRate, ClosedRange<Int>)
  /// Moments of the user's choice, in the user's order.
  case chosen([Duration], FrameRate)

  /// How many rows there are.
  var count: Int {
    switch self {
    case .frames(_, let frames): frames.count
    case .chosen(let times, _): times.count
    }
  }

  /// The rate that frames are counted at.
  var rate: FrameRate {
    switch self {
    case .frames(let rate, _), .chosen(_, let rate): rate
    }
  }

  /// The moment of a row.
  func time(ofRow row: Int) -> Duration {
    switch self {
    case .frames(let rate, let frames): rate.time(ofFrame: frames.lowerBound + row)
    case .chosen(let times, _): times[row]
    }
  }

  /// The moment of the latest row.
  var lastTime: Duration {
    switch self {
    case .frames: time(ofRow: count - 1)
    case .chosen(let times, _): times.max() ?? .zero
    }
  }

  /// The moment of a row in seconds, correctly rounded.
  func seconds(ofRow row: Int) -> Double {
    switch self {
    case .frames(let rate, let frames):
      let (product, overflow) = (frames.lowerBound + row).multipliedReportingOverflow(
        by: Int(rate.seconds))
      if !overflow, product.magnitude < 1 << 53, rate.frames < 1 << 53 {
        return Double(product) / Double(rate.frames)
      }
      return rate.time(ofFrame: frames.lowerBound + row).inSeconds
    case .chosen(let times, _): return times[row].inSeconds
    }
  }

  /// The number of the frame that a row shows; a moment between frames has none.
  func frame(ofRow row: Int) -> Int? {
    switch self {
    case .frames(_, let frames): return frames.lowerBound + row
    case .chosen(let times, let rate):
      let frame = rate.frame(at: times[row])
      return rate.time(ofFrame: frame) == times[row] ? frame : nil
    }
  }

  /// The moment just before a row on the same rail, after which what the row shows is new.
  func previousTime(ofRow row: Int) -> Duration? {
    switch self {
    case .frames(let rate, let frames):
      let frame = frames.lowerBound + row
      return frame == 0 ? nil : rate.time(ofFrame: frame - 1)
    case .chosen(let times, _):
      return times[row] - .nanoseconds(1)
    }
  }
}

extension Duration {
  /// The length in seconds, correctly rounded.
  var inSeconds: Double { nearest(inUnitsOf: 1_000_000_000_000_000_000) }

  /// The length in milliseconds, correctly rounded.
  var inMilliseconds: Double { nearest(inUnitsOf: 1_000_000_000_000_000) }

  /// The double nearest to the length in units of so many attoseconds, at most 2^60.
  private func nearest(inUnitsOf unit: UInt128) -> Double {
    guard attoseconds != 0 else { return 0 }
    // The quotient has more than the 64 bits that are kept, and the last of them stands for the
    // rest; a double, which has fewer, is rounded from them once.
    let shift = attoseconds.magnitude.leadingZeroBitCount
    let (quotient, rest) = (attoseconds.magnitude << shift).quotientAndRemainder(dividingBy: unit)
    let excess = 64 - quotient.leadingZeroBitCount
    var kept = UInt64(truncatingIfNeeded: quotient >> excess)
    if rest > 0 || (UInt128(kept) << excess) != quotient { kept |= 1 }
    let magnitude = Double(sign: .plus, exponent: excess - shift, significand: Double(kept))
    return attoseconds < 0 ? -magnitude : magnitude
  }
}
