import Testing

@testable import Keyframes

@Suite struct ClipAlgebraTests {
  @Test func aPartHasTheValuesOfTheClip() {
    let clip = Clip([0: 0.0, 1: 10], duration: .seconds(1)).repeated(3)
    let part = clip.trimmed(to: .milliseconds(500)..<(.milliseconds(1500)))
    #expect(part.value(at: .zero) == 5)
    #expect(part.value(at: .milliseconds(499)) == clip.value(at: .milliseconds(999)))
    #expect(part.value(at: .milliseconds(500)) == 0)
    #expect(part.value(at: .milliseconds(600)) == 1)
    #expect(part.value(at: .seconds(9)) == 5)
    #expect(part.end == .finite(.seconds(1)))
    #expect(part.value(at: .milliseconds(-1)) == nil)
    #expect(part.filling(.both).value(at: .milliseconds(-1)) == 5)
    #expect(
      part.events(in: .zero...(.seconds(1)), detail: .each).map(\.time)
        == [.zero, .milliseconds(500), .seconds(1)])
  }

  @Test func aPartThatEndsWithAnIterationShowsItsEnd() {
    let clip = Clip([0: 0.0, 1: 10], duration: .seconds(1)).repeated(.unending, .alternate)
    let part = clip.trimmed(to: .milliseconds(250)..<(.seconds(1)))
    #expect(part.value(at: .milliseconds(750)) == 10)
    let rest = clip.trimmed(to: .milliseconds(1500)...)
    #expect(rest.end.isUnending)
    #expect(rest.value(at: .zero) == 5 && rest.value(at: .milliseconds(250)) == 2.5)
    #expect(rest.value(at: .milliseconds(750)) == 2.5)
  }

  @Test func delaysStayWhereThePartReachesIntoThem() {
    let clip = Clip([0: 0.0, 1: 10], duration: .seconds(1), delay: .milliseconds(400))
    let part = clip.trimmed(to: .milliseconds(100)..<(.milliseconds(900)))
    #expect(part.timing.delay == .milliseconds(300))
    #expect(part.value(at: .milliseconds(299)) == nil && part.value(at: .milliseconds(550)) == 2.5)
    #expect(part.end == .finite(.milliseconds(800)))
    let late = Clip([0: 0.0, 1: 10], timing: Timing(duration: .seconds(1), endDelay: .seconds(2)))
      .trimmed(to: .milliseconds(500)..<(.milliseconds(1500)))
    #expect(late.timing.endDelay == .milliseconds(500) && late.end == .finite(.seconds(1)))
    #expect(late.value(at: .milliseconds(250)) == 7.5 && late.value(at: .milliseconds(600)) == 10)
  }

  @Test func everyPartGoesTheWayOfItsClip() {
    var random = SplitMix64(seed: 411)
    var mismatches = Mismatches()
    var count = 0
    while count < 3_000 {
      // Progress itself, eased and seen from either end.
      let easings: [Easing] = [.linear, .linear, .easeInOut, .easeOutBack]
      let timing = Timing.random(using: &random)
      var clip = Clip(
        [0: 0.0, 1: 1],
        timing: Timing(
          duration: timing.duration, delay: timing.delay, endDelay: timing.endDelay,
          iterations: timing.iterations, iterationStart: timing.iterationStart,
          direction: timing.direction, fill: .both, easing: easings.randomElement(using: &random)!),
        iterationComposite: Bool.random(using: &random) ? .accumulate : .replace)
      // Iterations that begin between two ticks may begin at the other one of them.
      guard case .finite(let length) = timing.durationTicks, length > .zero,
        timing.intervals.startRest == 0
      else { continue }
      if Bool.random(using: &random), !clip.end.isUnending { clip = clip.reversed() }
      let whole = clip.forwardTiming.intervals.end.finite?.count ?? 9_000_000_000
      let ends = [0, 1].map { _ in Int64.random(in: 0...whole, using: &random) }.sorted()
      let (start, end) = (ends[0], ends[1])
      // Only what has a part of the active interval.
      let own = clip.isReversed ? (whole - end, whole - start) : (start, end)
      let delay = clip.forwardTiming.delayTicks.count
      let active = clip.forwardTiming.intervals.activeDuration.finite.map { delay + $0.count }
      guard own.0 < active ?? .max, own.1 > delay, start < end else { continue }
      count += 1
      let part = clip.trimmed(to: Ticks(start).duration..<Ticks(end).duration)
      mismatches.check(part.forwardTiming.intervals.end == .finite(Ticks(end - start)), "\(clip)")
      // Of so many iterations progress is the rest.
      let passed = Double(whole) + Double(clip.forwardTiming.delayTicks.count.magnitude)
      let scale = passed / Double(length.count) + timing.iterationStart + 4
      for _ in 0..<8 {
        let place = Int64.random(in: 1..<max(end - start, 2), using: &random)
        guard place < end - start else { continue }
        let (there, here) = (Ticks(start + place).duration, Ticks(place).duration)
        let (wanted, got) = (clip.value(at: there)!, part.value(at: here)!)
        mismatches.check(
          (wanted - got).magnitude <= 4e-16 * scale * 5,
          "\(clip) \(start) \(place): \(wanted) \(got)")
        for side in [ProgressSide.below, .above] {
          let speed = (clip.velocity(at: there, side: side)!, part.velocity(at: here, side: side)!)
          let allowed = 1e-13 * scale * max(1, speed.0.magnitude, 9e9 / Double(length.count))
          mismatches.check(
            (speed.0 - speed.1).magnitude <= allowed, "\(clip) \(start) \(place): \(speed)")
        }
      }
      let (from, to) = (Ticks(start).duration, Ticks(end).duration)
      guard timing.iterationStart < 1e6, to - from < .seconds(10) else { continue }
      func inner(_ clip: Clip<Double>, _ from: Duration, _ to: Duration) -> [Int64] {
        clip.events(in: from...to, detail: .each).filter {
          if case .iterationsEnded = $0.kind { $0.time > from && $0.time < to } else { false }
        }.map { Ticks(saturating: $0.time).count - Ticks(saturating: from).count }
      }
      if whole / length.count < 1_000 {
        mismatches.check(
          inner(clip, from, to) == inner(part, .zero, to - from),
          "events of \(clip) from \(start) to \(end)")
      }
    }
    #expect(mismatches.found == [])
  }

  @Test func partsOfPartsAreParts() {
    let clip = Clip([0: 0.0, 1: 10], duration: .seconds(1)).repeated(4, .alternate)
    let once = clip.trimmed(to: .milliseconds(750)..<(.milliseconds(2250)))
    let twice = clip.trimmed(to: .milliseconds(250)..<(.milliseconds(3500)))
      .trimmed(to: .milliseconds(500)..<(.milliseconds(2000)))
    #expect(once == twice)
    #expect(clip.trimmed(to: .zero..<(.seconds(4))) == clip)
    #expect(clip.trimmed(to: .zero...) == clip)
  }

  @Test func mappedClipsKeepTheirTiming() {
    let clip = Clip([0: 0.0, 1: 10], duration: .seconds(1), delay: .seconds(1)).repeated(2)
    for clip in [clip, clip.reversed()] {
      let mapped = clip.mapped { SIMD2($0, 1 - 2 * $0) }
      #expect(mapped.timing == clip.timing && mapped.isReversed == clip.isReversed)
      for time in stride(from: 0, through: 3000, by: 125) {
        let value = clip.value(at: .milliseconds(time))
        #expect(mapped.value(at: .milliseconds(time)) == value.map { SIMD2($0, 1 - 2 * $0) })
      }
    }
    let size = Clip.popIn.mapped { PlaneSize(width: 200 * $0, height: 100 * $0) }
    #expect(size.value(at: .zero) == PlaneSize(width: 120, height: 60))
  }
}
