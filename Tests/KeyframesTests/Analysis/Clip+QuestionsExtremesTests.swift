import Testing

@testable import Keyframes

@Suite struct ClipExtremesTests {
  /// Easings that stay between their ends, overshoot on one side or on both, jump, and swing.
  private static let easings: [Easing] = [
    .linear, .easeOut, .easeOutBack, .easeInOutBack, .easeOutElastic, .easeOutBounce, .steps(3),
    .steps(4, .jumpStart), .cubicBezier(0.3, -1, 0.7, 2),
    .linear([0, LinearStop(1.5, at: 0.4), LinearStop(-0.5, at: 0.4), 1]),
  ]

  /// Clips of every kind from a seed.
  private static func clip(_ seed: UInt64) -> Clip<Double> {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ count: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state >> 33) % count
    }
    let offsets = (0..<(1 + next(5))).map { _ in Double(next(11)) / 10 }.sorted()
    let keys = offsets.map {
      Keyframe(at: $0, Double(next(21) - 10), easing: easings[next(easings.count)])
    }
    let directions = IterationDirection.allCases
    let timing = Timing(
      duration: .milliseconds(100), delay: .milliseconds(next(5) * 20 - 40),
      iterations: .finite(Double(1 + next(7)) / 2), iterationStart: Double(next(4)) / 4,
      direction: directions[next(4)], fill: FillMode.allCases[next(4)])
    let clip = Clip(try! Track(validating: keys), timing: timing)
    return next(3) == 0 ? clip.reversed() : clip
  }

  @Test func noMomentIsOutsideTheExtremesAndTheyAreTakenWhereTheySay() throws {
    for seed in 0..<1500 as Range<UInt64> {
      let clip = Self.clip(seed)
      let (from, to) = (Duration.milliseconds(Int(seed % 5) * 10), Duration.milliseconds(330))
      let extremes = clip.extremes(from: from, through: to)
      var (low, high) = (Double.infinity, -Double.infinity)
      let step = Duration.microseconds(331)
      var time = from
      while time <= to {
        if let value = clip.value(at: time) {
          let extremes = try #require(extremes)
          #expect(value >= extremes.lowest - 1e-12, "\(seed) at \(time)")
          #expect(value <= extremes.highest + 1e-12, "\(seed) at \(time)")
          (low, high) = (min(low, value), max(high, value))
        }
        time += step
      }
      guard let extremes else { continue }
      // Near the place that is told there is such a value, on one side of it at least.
      let filled = clip.filling(.both)
      for (value, place) in [
        (extremes.lowest, extremes.lowestPlace), (extremes.highest, extremes.highestPlace),
      ] {
        #expect(place >= from && place <= to, "\(seed)")
        let near = [-1, 0, 1].map { filled.value(at: place + .nanoseconds(1) * $0)! }
        // A key that a jump leaves at once is told, but not found.
        let isKey = clip.track.keyframes.contains { $0.value == value }
        #expect(
          isKey || near.contains { abs($0 - value) < 1e-3 },
          "\(seed): \(value) at \(place), \(near)")
      }
    }
  }

  @Test func thePeakOfThePopInIsItsKey() throws {
    let extremes = try #require(Clip.popIn.extremes(from: .zero, through: .seconds(1)))
    #expect(extremes.highest == 1.1)
    #expect(extremes.highestPlace == .microseconds(153_300))
    #expect(extremes.lowest == 0.6)
    #expect(extremes.lowestPlace == .zero)
  }

  @Test func anEasingOverTheWholeClipIsLookedThrough() throws {
    let clip = Clip([0: 0, 0.5: 10, 1: 0], duration: .seconds(1), easing: .easeOut)
    let extremes = try #require(clip.extremes(from: .zero, through: .seconds(1)))
    #expect(extremes.highest == 10)
    #expect(abs(clip.value(at: extremes.highestPlace)! - 10) < 1e-7)
    let overshooting = Clip(Track(from: 0, to: 1), duration: .seconds(1), easing: .easeOutBack)
    let peak = try #require(overshooting.extremes(from: .zero, through: .seconds(1)))
    #expect(abs(peak.highest - Easing.easeOutBack.extremes().highest) < 1e-12)
  }

  @Test func aMillionIterationsCostAsMuchAsAFew() throws {
    let clip = Clip.popIn.repeated(1_000_000)
    let extremes = try #require(clip.extremes(from: .zero, through: .seconds(200_000)))
    #expect(extremes.highest == 1.1)
  }

  @Test func whereTheClipHasNoEffectThereIsNone() {
    #expect(Clip.popIn.extremes(from: .seconds(1), through: .seconds(2)) == nil)
    #expect(Clip.popIn.delayed(by: .seconds(5)).extremes(from: .zero, through: .seconds(2)) == nil)
  }

  /// The iteration that began 31 years before the local time 0 and the last moment there is lie
  /// farther apart than times reach.
  @Test func momentsSixtyYearsApartHaveTheirExtremes() throws {
    let year = Duration.seconds(31_557_600)
    let timing = Timing(duration: .finite(year * 32), delay: year * -31, iterations: .unending)
    let clip = Clip(Track(from: 5.0, to: 7), timing: timing)
    let extremes = try #require(clip.extremes(from: year * -32, through: year * 32))
    #expect(extremes.lowest == 5)
    #expect(extremes.lowestPlace == year)
    #expect(extremes.highest == 7)
    #expect(extremes.highestPlace == year)
  }
}
