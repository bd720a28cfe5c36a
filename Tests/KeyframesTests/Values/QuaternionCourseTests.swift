import Testing

@testable import Keyframes

@Suite struct QuaternionCourseTests {
  private let z = SIMD3<Double>(0, 0, 1)

  private func random(_ random: inout SplitMix64) -> Quaternion {
    func number() -> Double { Double.random(in: -1...1, using: &random) }
    return Quaternion(normalizing: SIMD4(number(), number(), number(), number())) ?? .identity
  }

  private func length(_ rotation: Quaternion) -> Double {
    Quaternion.dot(rotation.vector, rotation.vector).squareRoot()
  }

  @Test func everyResultHasLengthOne() {
    var generator = SplitMix64(seed: 67)
    var mismatches = Mismatches()
    for _ in 0..<20_000 {
      let (from, to) = (random(&generator), random(&generator))
      let progress = Double.random(in: -1...2, using: &generator)
      for found in [from.interpolated(to: to, at: progress), from.linear(to: to, at: progress)] {
        mismatches.check(abs(length(found) - 1) <= 1e-15, "\(from) to \(to) at \(progress)")
      }
    }
    #expect(mismatches.found.isEmpty)
  }

  @Test func farBeyondNearEndsTheLengthIsOne() {
    var generator = SplitMix64(seed: 70)
    var mismatches = Mismatches()
    let ends: [Double] = [0.3, 0.5, 1.5, 100, 1e4, 1e6, 1e12, 1e300, .greatestFiniteMagnitude]
    for gap in [170, 1, 1e-2, 1e-4, 1e-6, 1e-9, 1e-12, 1e-14] {
      for _ in 0..<200 {
        let (from, axis) = (random(&generator), random(&generator).axis)
        let to = Quaternion(axis: axis, angle: .degrees(gap)) * from
        for progress in ends + ends.map({ -$0 }) {
          let found = from.interpolated(to: to, at: progress)
          mismatches.check(abs(length(found) - 1) <= 1e-15, "\(gap) degrees at \(progress)")
        }
      }
    }
    #expect(mismatches.found.isEmpty)
    let one = Quaternion(axis: SIMD3(1, 2, 3), angle: .degrees(40))
    let next = Quaternion(axis: z, angle: .degrees(1e-5)) * one
    let far = (one.interpolated(to: next, at: 1e6) * one.inverse).angle.degrees
    #expect(abs(far - 10) < 1e-7)
  }

  @Test func theSpeedIsConstantAndTheWayShort() {
    var generator = SplitMix64(seed: 68)
    var mismatches = Mismatches()
    for _ in 0..<3000 {
      let (from, to) = (random(&generator), random(&generator))
      let whole = (to * from.inverse).angle.degrees
      let way = min(whole, 360 - whole)
      mismatches.check(way <= 180, "\(way)")
      for part in [0.25, 0.5, 0.9] {
        let found = (from.interpolated(to: to, at: part) * from.inverse).angle.degrees
        mismatches.check(abs(min(found, 360 - found) - way * part) < 1e-9, "\(from) \(to) \(part)")
      }
    }
    #expect(mismatches.found.isEmpty)
  }

  @Test func endsAreTheRotationsThemselves() {
    var generator = SplitMix64(seed: 69)
    for _ in 0..<1000 {
      let (from, to) = (random(&generator), random(&generator))
      #expect(from.interpolated(to: to, at: 0) == from)
      #expect(from.interpolated(to: to, at: 1) == to)
    }
  }

  /// The last pair of a triangle that turns once: the product of both is negative.
  @Test func theLastQuarterOfATurnGoesOn() {
    let half = 0.5.squareRoot()
    let keys = [
      Quaternion(x: 0, y: 0, z: 0, w: 1), Quaternion(x: 0, y: 0, z: half, w: half),
      Quaternion(x: 0, y: 0, z: 1, w: 0), Quaternion(x: 0, y: 0, z: half, w: -half),
      Quaternion(x: 0, y: 0, z: 0, w: 1),
    ]
    let track = Track<Quaternion>(
      Keyframe(at: 0, keys[0]), Keyframe(at: 0.25, keys[1]), Keyframe(at: 0.5, keys[2]),
      Keyframe(at: 0.75, keys[3]), Keyframe(at: 1, keys[4]))
    let last = track.value(at: 0.875)
    #expect(abs(last.z - 0.38268343236508984) < 1e-15)
    #expect(abs(last.w + 0.9238795325112867) < 1e-15)
    var turned = 0.0
    for step in 0..<360 {
      let start = track.value(at: Double(step) / 360)
      let angle = (track.value(at: Double(step + 1) / 360) * start.inverse).angle.degrees
      turned += min(angle, 360 - angle)
      #expect(abs(min(angle, 360 - angle) - 1) < 1e-12)
    }
    #expect(abs(turned - 360) < 1e-9)
  }

  @Test func nearlyEqualRotationsKeepTheirPrecision() {
    for degrees in [1e-6, 1e-8, 1e-12] {
      let to = Quaternion(axis: z, angle: .degrees(degrees))
      let found = Quaternion.identity.interpolated(to: to, at: 0.3)
      #expect(abs(found.z / to.z - 0.3) < 1e-14)
    }
    let one = Quaternion(axis: z, angle: .degrees(33))
    #expect(one.interpolated(to: one, at: 0.3) == one)
    let negative = Quaternion(normalizing: -one.vector)!
    #expect(one.interpolated(to: negative, at: 0.3) == one)
  }

  @Test func halfATurnApartIsDecidedByTheSigns() {
    let up = Quaternion(x: 0, y: 0, z: 1, w: 0)
    let down = Quaternion(x: 0, y: 0, z: -1, w: 0)
    let half = 0.5.squareRoot()
    #expect(abs(Quaternion.identity.interpolated(to: up, at: 0.5).z - half) < 1e-15)
    #expect(abs(Quaternion.identity.interpolated(to: down, at: 0.5).z + half) < 1e-15)
  }

  @Test func everyProgressHasARotation() {
    let to = Quaternion(axis: z, angle: .degrees(90))
    for progress in [Double.nan, .infinity, -.infinity, 1e308, -1e308, 1e-300] {
      let found = Quaternion.identity.interpolated(to: to, at: progress)
      #expect(abs(length(found) - 1) <= 1e-15)
    }
    #expect(Quaternion.identity.interpolated(to: to, at: 2).angle.degrees.rounded() == 180)
  }
}
