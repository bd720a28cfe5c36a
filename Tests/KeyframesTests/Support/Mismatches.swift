/// What a law found to be broken: for loops of thousands of cases, in which an expectation for each
/// would cost more than the code under test.
struct Mismatches {
  /// The first of them, in words.
  private(set) var found: [String] = []

  /// Takes note of a condition that does not hold.
  mutating func check(_ holds: Bool, _ description: @autoclosure () -> String) {
    if !holds, found.count < 10 { found.append(description()) }
  }
}
