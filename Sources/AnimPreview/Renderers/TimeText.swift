import Keyframes

/// The unit of times in text.
enum TimeUnit: String, CaseIterable {
  case ms
  case s
  case frames
}

/// Times as people read them, formed from whole numbers.
struct TimeText {
  /// The unit.
  var unit: TimeUnit
  /// The rate that frames are counted at.
  var rate: FrameRate
  /// The minus sign.
  var minus: String

  /// What the attoseconds are multiplied with and divided by.
  private var fraction: (factor: UInt64, divisor: UInt128) {
    switch unit {
    case .ms: (1, 1_000_000_000_000_000)
    case .s: (1, 1_000_000_000_000_000_000)
    case .frames:
      (UInt64(rate.frames), 1_000_000_000_000_000_000 * UInt128(rate.seconds))
    }
  }

  /// The number alone, with a fixed count of decimals.
  func fixed(_ time: Duration, decimals: Int) -> String {
    let (factor, divisor) = fraction
    return NumberText.fixed(
      time.attoseconds, times: factor, over: divisor, decimals: decimals, minus: minus)
  }

  /// The number with its unit and as few decimals as it needs, at most four (seven in seconds).
  func brief(_ time: Duration) -> String {
    NumberText.trimmed(fixed(time, decimals: unit == .s ? 7 : 4)) + " " + unit.rawValue
  }

  /// The number with its unit and as many decimals as the table has.
  func precise(_ time: Duration) -> String {
    fixed(time, decimals: decimals) + " " + unit.rawValue
  }

  /// Enough decimals to tell one frame from the next.
  var decimals: Int {
    if unit == .frames { return 2 }
    // A step of rate.seconds / rate.frames seconds shall have two leading digits.
    var decimals = unit == .s ? 5 : 2
    var scaled = Int128(rate.seconds) * (unit == .s ? 10_000 : 10_000)
    while scaled < Int128(rate.frames), decimals < 12 {
      scaled *= 10
      decimals += 1
    }
    return decimals
  }
}

extension FrameRate {
  /// The rate as people write it: `60 fps`, `30000/1001 fps`.
  var textWithUnit: String { text + " fps" }
}
