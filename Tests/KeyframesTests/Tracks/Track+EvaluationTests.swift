import Testing

@testable import Keyframes

@Suite struct TrackEvaluationTests {
  static let popIn: Track = [0: 0.6, 0.6: 1.1, 0.8: 0.9, 1: 1]
  static let hide: Track = [0: 1, 0.5: 0.5, 0.9: 0]

  @Test(arguments: [
    (-0.5, 0.18333333333333335), (0.0, 0.6), (0.3, 0.85), (0.6, 1.1), (0.7, 1.0), (0.8, 0.9),
    (0.9, 0.95), (1.0, 1.0), (1.5, 1.25),
  ])
  func linearSegmentsMeetTheirKeysAndGoOnOutside(progress: Double, value: Double) {
    #expect(abs(Self.popIn.value(at: progress) - value) < 1e-15)
  }

  @Test(arguments: [0.9, 0.95, 0.9.nextUp, 1, 1.0.nextUp, 2, .infinity])
  func aTrackThatEndsBeforeOneRests(progress: Double) {
    #expect(Self.hide.value(at: progress) == 0)
  }

  @Test(arguments: [-.infinity, -2, 0, 0.2, 0.4, 0.4.nextUp, 1, 3, .infinity, .nan])
  func oneKeyIsAConstant(progress: Double) {
    let track: Track = [0.4: 7.5]
    #expect(track.value(at: progress) == 7.5)
    #expect(track.reversed().value(at: progress) == 7.5)
  }

  /// 79.290733 in the limit from below, 64.972944 at the instant and after.
  @Test func theLaterOfTwoKeysAtOneOffsetWinsFromThatInstant() {
    let track: Track = [0: 70, 0.5: 79.290733, 0.5: 64.972944, 1: 60]
    #expect(abs(track.value(at: 0.5.nextDown) - 79.290733) < 1e-13)
    #expect(track.value(at: 0.5) == 64.972944)
    #expect(abs(track.value(at: 0.5.nextUp) - 64.972944) < 1e-13)
  }

  @Test func ofThreeKeysAtOneOffsetTheLastWins() {
    let track: Track = [0: 0, 0.5: 1, 0.5: 10, 0.5: 3, 1: 4]
    #expect(abs(track.value(at: 0.5.nextDown) - 1) < 1e-14)
    #expect(track.value(at: 0.5) == 3)
  }

  @Test func aJumpAtTheStartHoldsItsFirstKeyBelow() {
    let track: Track = [0: 5, 0: 20, 1: 100]
    #expect(track.value(at: -0.0.nextUp) == 5)
    #expect(track.value(at: -1) == 5)
    #expect(track.value(at: 0) == 20)
    #expect(track.value(at: 0.5) == 60)
    #expect(track.value(at: 2) == 180)
  }

  @Test func aJumpAtTheEndHoldsItsLastKeyAbove() {
    let track: Track = [0: 5, 1: 20, 1: 100]
    #expect(abs(track.value(at: 1.0.nextDown) - 20) < 1e-13)
    #expect(track.value(at: 1) == 100)
    #expect(track.value(at: 2) == 100)
    #expect(track.value(at: -1) == -10)
  }

  @Test func allKeysAtOneOffsetAreOneJump() {
    let track: Track = [0.5: 1, 0.5: 2, 0.5: 3]
    #expect(track.value(at: 0.5.nextDown) == 1)
    #expect(track.value(at: 0.5) == 3)
    #expect(track.value(at: 0) == 1)
    #expect(track.value(at: 1) == 3)
  }

  /// As in linear(): 0.6 in the limit from below, 0.4 at the jump, 0.7 at 0.75.
  @Test func jumpsInTheMiddleAndHeldEndsAreAsInLinearStops() {
    let jump: Track = [0: 0, 0.5: 0.6, 0.5: 0.4, 1: 1]
    #expect(abs(jump.value(at: 0.5.nextDown) - 0.6) < 1e-15)
    #expect(jump.value(at: 0.5) == 0.4)
    #expect(abs(jump.value(at: 0.75) - 0.7) < 1e-15)
    let held: Track = [0: 0, 0.5: 0.3, 0.5: 0.7]
    #expect(abs(held.value(at: 0.4999999) - 0.2999999) < 1e-7)
    for progress in [0.5, 0.75, 1] { #expect(held.value(at: progress) == 0.7) }
  }

  /// What from + (to − from) × 1 gives need not be `to`.
  @Test func keysAreReachedExactly() {
    let track: Track = [0: 99_999_999.0, 1: 999_999_999]
    #expect(track.value(at: 1) == 999_999_999)
    #expect(track.value(at: 0) == 99_999_999)
    #expect(track.value(at: 1.0.nextDown) <= 999_999_999)
    let (start, end): (Float, Float) = (-0.7, 0.9)
    let narrow = Track(from: start, to: end)
    #expect(start + (end - start) != end)
    #expect(narrow.value(at: 0) == start)
    #expect(narrow.value(at: 1) == end)
    #expect(narrow.value(at: 1.0.nextDown) <= end)
  }

  @Test func aHeldKeyStandsUntilTheNext() {
    let track = Track(
      Keyframe(at: 0, 1.0, interpolation: .hold), Keyframe(at: 0.5, 2), Keyframe(at: 1, 4))
    #expect(track.value(at: 0.5.nextDown) == 1)
    #expect(track.value(at: 0.5) == 2)
    #expect(track.value(at: -3) == 1)
    #expect(track.value(at: 0.75) == 3)
  }

  @Test func extremesAreMixedWithoutOverflow() {
    let track = Track(from: -1e308, to: 1e308)
    #expect(track.value(at: 0.5) == 0)
    #expect(track.value(at: 0.75) == 5e307)
    #expect(track.value(at: 2) == .infinity)
    #expect(track.value(at: -1) == -.infinity)
  }

  @Test func keysCloserThanAReciprocalReachesAreStillMet() {
    let tiny = Double.leastNonzeroMagnitude
    let track: Track = [0: 0, tiny: 1, 4 * tiny: 4, 1e-300: 5, 2e-300: 6, 1: 7]
    #expect(track.value(at: 0) == 0)
    #expect(track.value(at: tiny) == 1)
    #expect(track.value(at: 2 * tiny) == 2)
    #expect(track.value(at: 3 * tiny) == 3)
    #expect(track.value(at: 4 * tiny) == 4)
    #expect(track.value(at: 1e-300) == 5)
    #expect(abs(track.value(at: 1.5e-300) - 5.5) < 1e-15)
    #expect(track.value(at: -1) < -1e308)
  }

  @Test func anUnfittingOutputIsTheOnlyLimitOfABatch() {
    var output = [Double](repeating: -1, count: 4)
    var span = output.mutableSpan
    Self.popIn.evaluate([0.0, 0.6, 2].span, into: &span)
    #expect(output == [0.6, 1.1, Self.popIn.value(at: 2), -1])
  }

  /// The pop-in, an eased one, a long one, a curve, and each seen backwards.
  private static let kinds: [Track<Double>] = {
    let keys = (0...30).map { Keyframe(at: Double($0) / 30, Double($0 * $0 % 7)) }
    guard let long = try? Track(validating: keys) else { return [] }
    let eased = Track(
      Keyframe(at: 0, 3, easing: .ease), Keyframe(at: 0.4, 1, easing: .easeIn), Keyframe(at: 1, 2))
    let curve = Track(
      Keyframe(at: 0, 3, interpolation: .smooth), Keyframe(at: 0.4, 1, interpolation: .smooth),
      Keyframe(at: 1, 2))
    let kinds = [popIn, eased, long, curve]
    return kinds + kinds.map { $0.reversed() }
  }()

  @Test(arguments: 0..<8, 0..<10)
  func aBatchWritesItsValuesAndNothingBeyond(kind: Int, count: Int) {
    let track = Self.kinds[kind]
    let asked = (0..<count).map { 0.05 + Double($0) * 0.13 }
    var output = [Double](repeating: -77, count: count + 3)
    var span = output.mutableSpan
    track.evaluate(asked.span, into: &span)
    #expect(output == asked.map { track.value(at: $0) } + [-77, -77, -77])
  }

  @Test func aBatchOfWiderValuesIsMadeOneAfterTheOther() {
    let track: Track<SIMD3<Double>> = [0: SIMD3(0, 1, 2), 0.5: SIMD3(4, 4, 4), 1: SIMD3(9, 0, -2)]
    let asked = (0..<11).map { Double($0) / 10 }
    var output = [SIMD3<Double>](repeating: .zero, count: 11)
    var span = output.mutableSpan
    track.evaluate(asked.span, into: &span)
    #expect(output == asked.map { track.value(at: $0) })
  }
}
