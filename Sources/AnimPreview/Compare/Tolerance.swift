import Keyframes

/// How far numbers may lie apart and still count as equal.
struct Tolerance: Equatable {
  /// The largest difference of values.
  var value = 0.0
  /// The largest number of steps from one double to the next.
  var ulps: UInt64 = 0

  /// No difference at all.
  init() {}

  /// Reads `0.001`, `4ulp` or both, set apart by a comma.
  init(_ text: String) throws(Failure) {
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      var digits = part
      for ending in ["ulps", "ulp"] where digits.hasSuffix(ending) {
        digits = digits.dropLast(ending.count)
        break
      }
      if digits.count < part.count, let count = UInt64(digits) {
        ulps = count
        continue
      }
      var scanner = TextScanner(String(part))
      guard let number = scanner.number(), scanner.isAtEnd, number.unit == .none,
        number.value >= 0, number.value.isFinite
      else {
        throw .usage("--tolerance needs a number such as 0.001 or 4ulp, not '\(text)'")
      }
      value = number.value
    }
  }

  /// Whether two numbers count as equal; nothing equals only nothing.
  func allows(_ left: Double?, _ right: Double?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    if left == right || (left.isNaN && right.isNaN) { return true }
    guard left.isFinite, right.isFinite else { return false }
    return (left - right).magnitude <= value || Tolerance.steps(left, right) <= ulps
  }

  /// How many steps from one double to the next lie between two numbers.
  static func steps(_ left: Double, _ right: Double) -> UInt64 {
    func place(_ number: Double) -> Int64 {
      let bits = Int64(bitPattern: number.magnitude.bitPattern)
      return number < 0 ? -bits : bits
    }
    return UInt64((Int128(place(left)) - Int128(place(right))).magnitude)
  }
}

/// Where two columns of numbers differ.
struct Difference {
  /// How many rows there are.
  private(set) var rowCount = 0
  /// The rows that differ.
  private(set) var count = 0
  /// The first row that differs, with its numbers.
  private(set) var first: (row: Int, left: Double?, right: Double?)?
  /// The row with the largest difference of values.
  private(set) var largest: (row: Int, distance: Double)?
  /// The most steps from one double to the next on any row.
  private(set) var steps: UInt64 = 0

  /// Takes the numbers of the next row.
  mutating func take(_ left: Double?, _ right: Double?, _ tolerance: Tolerance) {
    defer { rowCount += 1 }
    guard !tolerance.allows(left, right) else { return }
    count += 1
    if first == nil { first = (rowCount, left, right) }
    guard let left, let right else { return }
    let distance = (right - left).magnitude
    if distance.isFinite {
      steps = max(steps, Tolerance.steps(left, right))
      if distance > largest?.distance ?? -1 { largest = (rowCount, distance) }
    }
  }
}
