import Foundation
import Testing

@testable import Keyframes

@Suite struct TrackPathsTests {
  private func point(_ x: Double, _ y: Double) -> PlanePoint { PlanePoint(x: x, y: y) }

  @Test func theExampleHolds() {
    let track = Track(along: "M0 0H30V40", easing: .easeInOut)
    #expect(track.value(at: 0.5).point == point(30, 5))
    #expect(track.pointVelocity(at: 0.5).x == 0)
    #expect(track.value(at: 0).point == point(0, 0) && track.value(at: 1).point == point(30, 40))
  }

  @Test func partsOfAPathAndLapsAreDistances() {
    let part = Track(along: "M0 0H100", from: 20, to: 40)
    #expect(part.value(at: 0.5).point == point(30, 0))
    #expect(part.reversed().value(at: 0.25).point == point(35, 0))
    // Overshooting goes on beyond the end.
    let over = Track(along: "M0 0H100", easing: .easeOutBack)
    #expect(over.value(at: 0.6).point.x > 105)
    let laps = Track(along: "M0 0H4V4H0Z", to: 32)
    #expect(laps.value(at: 0.5).point == point(0, 0))
    #expect(laps.value(at: 0.625).point == point(4, 0))
  }

  @Test func everyKeyIsMetExactlyAtItsTime() throws {
    var curves = RandomKeys(seed: 21)
    var mismatches = Mismatches()
    for _ in 0..<300 {
      let keys = curves.keys()
      let track = try Track(validating: keys)
      for key in keys {
        let found = track.value(at: key.offset!).point
        mismatches.check(found == key.point, "\(key): \(found)")
      }
      for (key, frame) in zip(keys, track.keyframes) {
        mismatches.check(key.offset == frame.offset, "\(key)")
      }
    }
    #expect(mismatches.found.isEmpty)
  }

  @Test func theMotionFilesPlacesAreMet() throws {
    let track = Track<PathPlace>(
      through: PathKeyframe(at: 0, point(12.25, 45.5), leaving: point(29.75, 27)),
      PathKeyframe(at: 1, point(72.5, 6), arriving: point(-16.25, 15.75)))
    for (frame, x, y) in [
      (15.0, 30.997964, 53.100316), (30.5, 48.200070, 40.841134), (45, 59.500596, 24.080005),
    ] {
      let found = track.value(at: frame / 61).point
      #expect(abs(found.x - x) < 2e-6 && abs(found.y - y) < 2e-6)
    }
  }

  @Test func keysWithoutAnOffsetRove() throws {
    let track = Track<PathPlace>(
      through: PathKeyframe(point(0, 0)), PathKeyframe(point(30, 0)),
      PathKeyframe(at: 0.5, point(30, 10)), PathKeyframe(point(30, 40)), PathKeyframe(point(0, 40)))
    #expect(track.keyframes.map { $0.offset } == [0, 0.375, 0.5, 0.75, 1])
    // The values of a published example: 310, 60, 120, 60, 310 have the distances 250, 60, 60, 250.
    let paced = Track<PathPlace>(
      through: PathKeyframe(point(310, 0)), PathKeyframe(point(60, 0)),
      PathKeyframe(point(120, 0)), PathKeyframe(point(60, 0)), PathKeyframe(point(310, 0)))
    let offsets = paced.keyframes.map { $0.offset! }
    for (found, right) in zip(offsets, [0, 250.0 / 620, 0.5, 370.0 / 620, 1]) {
      #expect(abs(found - right) < 1e-15)
    }
    for progress in [0.1, 0.45, 0.55, 0.9] {
      let speed = paced.pointVelocity(at: progress).x.magnitude
      #expect(abs(speed - 620) < 1e-9)
    }
    // Where nothing moves they are spaced evenly.
    let still = Track<PathPlace>(
      through: PathKeyframe(point(1, 1)), PathKeyframe(point(1, 1)), PathKeyframe(point(1, 1)))
    #expect(still.keyframes.map { $0.offset } == [0, 0.5, 1])
  }

  @Test func velocityIsTheDerivativeOfThePoint() {
    var curves = RandomKeys(seed: 22)
    var mismatches = Mismatches()
    for _ in 0..<300 {
      let track = try! Track(validating: curves.keys())
      let progress = Double.random(in: 0.01...0.99, using: &curves.random)
      guard track.keyframes.allSatisfy({ abs($0.offset! - progress) > 1e-3 }) else { continue }
      let step = 1e-5
      func place(_ offset: Double) -> SIMD2<Double> {
        let point = track.value(at: progress + offset * step).point
        return SIMD2(point.x, point.y)
      }
      let right = ((place(1) - place(-1)) * 8 - (place(2) - place(-2))) / (12 * step)
      let found = track.pointVelocity(at: progress)
      let gap =
        ((found.x - right.x) * (found.x - right.x) + (found.y - right.y) * (found.y - right.y))
        .squareRoot()
      let size = track.value(at: 0).path.length
      // Narrow turns have large higher derivatives.
      let place = track.value(at: progress)
      let turn = place.path.curvature(at: place.distance) * size
      guard abs(turn) < 30 else { continue }
      mismatches.check(gap <= 1e-4 * size, "\(track) at \(progress): \(found), not \(right)")
      let speed = (found.x * found.x + found.y * found.y).squareRoot()
      let rate = track.velocity(at: progress).distance
      mismatches.check(abs(speed - abs(rate)) <= 1e-9 * size, "\(track) at \(progress)")
    }
    #expect(mismatches.found.isEmpty)
  }

  @Test func curvesOverDistancesSmoothTheSpeed() throws {
    let path = MeasuredPath("M0 0H100")
    let track = Track(
      Keyframe(at: 0, path.place(at: 0), interpolation: .smooth),
      Keyframe(at: 0.25, path.place(at: 50), interpolation: .smooth),
      Keyframe(at: 1, path.place(at: 100)))
    let (below, above) = (track.velocity(at: 0.25, side: .below), track.velocity(at: 0.25))
    #expect(abs(below.distance - above.distance) < 1e-9)
    #expect(above.distance > 60)
  }

  @Test func pointsThatAreNotFiniteAreRefused() {
    #expect(throws: TrackError.pointNotFinite(index: 1)) {
      try Track(validating: [PathKeyframe(.zero), PathKeyframe(point(.nan, 0))])
    }
    #expect(throws: TrackError.pointNotFinite(index: 1)) {
      try Track(validating: [
        PathKeyframe(.zero, leaving: point(.infinity, 0)), PathKeyframe(point(1, 0)),
      ])
    }
    #expect(throws: TrackError.offsetOutOfRange(index: 2, offset: 5)) {
      try Track(validating: [
        PathKeyframe(.zero), PathKeyframe(point(1, 0)), PathKeyframe(at: 5, point(2, 0)),
      ])
    }
    #expect(throws: TrackError.noKeyframes) { try Track(validating: [PathKeyframe]()) }
    #expect(TrackError.pointNotFinite(index: 1).message.hasPrefix("keyframe 1 has a point"))
  }

  @Test func oneKeyStands() {
    let track = Track<PathPlace>(through: PathKeyframe(at: 0.3, point(2, 3)))
    #expect(track.value(at: 0.9).point == point(2, 3))
  }

  @Test func aHeldKeyJumps() {
    let track = Track<PathPlace>(
      through: PathKeyframe(at: 0, point(0, 0), interpolation: .hold),
      PathKeyframe(at: 0.5, point(10, 0)), PathKeyframe(at: 1, point(10, 10)))
    #expect(track.value(at: 0.49).point == point(0, 0))
    #expect(track.value(at: 0.5).point == point(10, 0))
    #expect(track.value(at: 0.75).point == point(10, 5))
  }

  @Test func keysAreTakenAsTheyAreWritten() {
    let track = Track<PathPlace>(
      through: PathKeyframe(at: 0, PlanePoint(x: 0, y: 0), leaving: PlanePoint(x: 30, y: 0)),
      PathKeyframe(PlanePoint(x: 50, y: 50)),  // comes when it comes, at constant speed
      PathKeyframe(at: 1, PlanePoint(x: 50, y: 90)))
    #expect(track.value(at: 0).path.path == "M0 0C30 0 50 50 50 50L50 90")
  }
}

/// Keys of ways through points, from a seed.
struct RandomKeys {
  var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func keys() -> [PathKeyframe] {
    let offsets = [0] + (0..<4).map { _ in Double.random(in: 0...1, using: &random) }.sorted() + [1]
    return offsets.map { offset in
      func point(_ size: Double) -> PlanePoint {
        PlanePoint(
          x: .random(in: -size...size, using: &random), y: .random(in: -size...size, using: &random)
        )
      }
      let isStraight = Int.random(in: 0..<4, using: &random) == 0
      return PathKeyframe(
        at: offset, point(100), arriving: isStraight ? .zero : point(60),
        leaving: isStraight ? .zero : point(60),
        easing: [.linear, .easeInOut, .easeOutCubic].randomElement(using: &random)!)
    }
  }
}
