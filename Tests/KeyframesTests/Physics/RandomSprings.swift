@testable import Keyframes

/// A spring with a damping ratio from 0 to 100, often near 1, and a frequency from 0.1 to 1000.
func randomSpring(_ random: inout SplitMix64) -> DampedSpring {
  func order(_ range: ClosedRange<Double>) -> Double {
    DeterministicMath.pow(10, Double.random(in: range, using: &random))
  }
  let ratio: Double =
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1: Double.random(in: 0...1, using: &random)
    case 2: 1 + order(-16 ... -1)
    case 3: 1 - order(-16 ... -1)
    case 4: [0, 1, 1.0.nextUp, 1.0.nextDown, 0.5, 2].randomElement(using: &random) ?? 1
    case 5: order(-5 ... -1)
    case 6: Double.random(in: 1...3, using: &random)
    default: order(0...2)
    }
  return try! DampedSpring.checked(
    angularFrequency: order(-1...3), dampingRatio: ratio, mass: order(-1...1))
}
