/// Numbers that are random enough and the same in every run.
struct Random {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The next number from `low` up to `high`.
  mutating func number(from low: Double, to high: Double) -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return low + (high - low) * (Double((mixed ^ (mixed >> 31)) >> 11) * 0x1p-53)
  }
}
