import Testing

@testable import Keyframes

@Suite struct TicksDurationTests {
  @Test func everyTickSurvivesTheWayThroughADuration() {
    var random = SplitMix64(seed: 2)
    var counts: [Int64] = [
      0, 1, -1, 4, 5, 9, 10, 149_999_999, 83_010_206_639, Ticks.max.count, Ticks.min.count,
    ]
    for _ in 0..<5000 {
      let count = Int64(bitPattern: random.next()) >> Int64.random(in: 0...62, using: &random)
      counts.append(min(max(count, Ticks.min.count), Ticks.max.count))
    }
    for count in counts {
      #expect(Ticks(saturating: Ticks(count).duration).count == count)
      #expect(Ticks(declared: Ticks(count).duration)?.count == count)
    }
  }

  /// The oracle divides in 128 bits, which the fast way avoids.
  @Test func aDurationBecomesTheNearestTickTheMiddleAwayFromZero() {
    var random = SplitMix64(seed: 3)
    var samples: [Int128] = [
      0, 1, -1, 55_555_555, 55_555_556, 499_999_999, 500_000_000, 500_000_001, -500_000_000,
      Int128(UInt64.max), Int128(UInt64.max) + 1, 1 << 64, (1 << 64) + 709_551_615,
      1_009_843_200_000_000_000_000_000_000, -1_009_843_200_000_000_000_000_000_000,
    ]
    for _ in 0..<20_000 {
      let wide = Int128(Int64(bitPattern: random.next())) << 27 | Int128(random.next() >> 37)
      samples.append(wide >> Int128.random(in: 0...88, using: &random))
      // Exact middles between two ticks.
      let nanoseconds = Int128(Int64(bitPattern: random.next()) >> 24)
      samples.append(nanoseconds * 1_000_000_000 + 500_000_000)
    }
    for attoseconds in samples {
      let limit: Int128 = 1_009_843_200_000_000_000_000_000_000
      let clamped = min(max(attoseconds, -limit), limit)
      let twice = clamped.magnitude * 18
      let nearest = Int128((twice + 1_000_000_000) / 2_000_000_000)
      let expected = clamped < 0 ? -nearest : nearest
      let duration = Duration(attoseconds: attoseconds)
      #expect(Int128(Ticks(saturating: duration).count) == expected, "\(attoseconds)")
    }
  }

  @Test func secondsGivenAsADoubleLandOnTheInstantMeant() {
    #expect(Ticks(saturating: .seconds(1.3555)).duration == .microseconds(1_355_500))
    for milliseconds in stride(from: 1, through: 100_000, by: 7) {
      let fromDouble = Ticks(saturating: .seconds(Double(milliseconds) / 1000))
      #expect(fromDouble == Ticks(saturating: .milliseconds(milliseconds)))
    }
    #expect(Ticks(saturating: Duration(attoseconds: 16_666_666_666_666_666)).count == 150_000_000)
  }

  @Test func declaredTimesBeyondTheRangeAreRefusedAndMomentsSaturate() {
    let years = Duration.seconds(1_009_843_200)
    let beyond = years + Duration(attoseconds: 1)
    #expect(Ticks(declared: years) == .max)
    #expect(Ticks(declared: .zero - years) == .min)
    #expect(Ticks(declared: beyond) == nil)
    #expect(Ticks(declared: .zero - beyond) == nil)
    #expect(Ticks(saturating: beyond) == .max)
    #expect(Ticks(saturating: Duration(attoseconds: .max)) == .max)
    #expect(Ticks(saturating: Duration(attoseconds: .min)) == .min)
  }
}
