/// A whole number of any size, with the few operations that exact reading of decimals needs.
struct Natural: Comparable, Sendable {
  /// The digits in base 2⁶⁴, the least first, without leading zeros.
  private var limbs: [UInt64]

  /// A number of 64 bits.
  init(_ value: UInt64) { limbs = value == 0 ? [] : [value] }

  /// Multiplies by one digit of base 2⁶⁴ and adds another.
  mutating func multiply(by factor: UInt64, adding summand: UInt64 = 0) {
    var carry = summand
    for index in limbs.indices {
      let (high, low) = limbs[index].multipliedFullWidth(by: factor)
      let (sum, overflow) = low.addingReportingOverflow(carry)
      limbs[index] = sum
      carry = high + (overflow ? 1 : 0)
    }
    if carry > 0 { limbs.append(carry) }
    if factor == 0 { trim() }
  }

  /// Multiplies by 5 to a power.
  mutating func multiplyByPowerOfFive(_ power: Int64) {
    var power = power
    while power >= 27 {
      multiply(by: PowersOfFive.exact[27])
      power -= 27
    }
    multiply(by: PowersOfFive.exact[Int(power)])
  }

  /// Multiplies by 2 to a power.
  mutating func shiftLeft(by count: Int64) {
    guard !limbs.isEmpty, count > 0 else { return }
    let bits = UInt64(count % 64)
    if bits > 0 { multiply(by: 1 << bits) }
    limbs.insert(contentsOf: repeatElement(0, count: Int(count / 64)), at: 0)
  }

  private mutating func trim() {
    while limbs.last == 0 { limbs.removeLast() }
  }

  static func < (left: Natural, right: Natural) -> Bool {
    if left.limbs.count != right.limbs.count { return left.limbs.count < right.limbs.count }
    var index = left.limbs.count - 1
    while index >= 0 {
      if left.limbs[index] != right.limbs[index] { return left.limbs[index] < right.limbs[index] }
      index -= 1
    }
    return false
  }
}
