import Synchronization
import Testing

@testable import Keyframes

/// How often a course was asked for more than it promises.
private let faults = Mutex(0)

private protocol WatchedKind: Sendable {
  static var isPair: Bool { get }
}
private enum EndsAlone: WatchedKind { static let isPair = true }
private enum WholeWay: WatchedKind { static let isPair = false }

/// A number whose course sees to it that it is asked in 0…1, and only where it is plain.
private struct Watched<Kind: WatchedKind>: Interpolatable {
  struct Course: InterpolationCourse {
    let from: Watched
    let to: Watched

    static var isPair: Bool { Kind.isPair }
    var isPlain: Bool { from.number >= 0 && to.number >= 0 }

    func value(at progress: Double) -> Watched {
      progress == 1 ? to : Watched(number: from.number + (to.number - from.number) * progress)
    }

    func innerValue(at progress: Double) -> Watched {
      if !(progress >= 0 && progress <= 1 && isPlain) { faults.withLock { $0 += 1 } }
      return value(at: progress)
    }
  }

  var number: Double

  func interpolated(to other: Watched, at progress: Double) -> Watched {
    Course(from: self, to: other).value(at: progress)
  }
}

@Suite struct TrackSetTests {
  private func values<Value: Interpolatable>(
    _ set: TrackSet<Value>, at progress: Double, initial: Value
  ) -> [Value] {
    var values = [Value](repeating: initial, count: set.tracks.count)
    var output = values.mutableSpan
    set.evaluate(at: progress, into: &output)
    return values
  }

  @Test func theExampleHolds() {
    let set = TrackSet([Track(from: 0.0, to: 10), Track(from: 5.0, to: 6)])
    var values = [0.0, 0]
    var output = values.mutableSpan
    set.evaluate(at: 0.5, into: &output)  // 5 and 5.5
    #expect(values == [5, 5.5])
    #expect(set.hasSharedOffsets)
  }

  /// Offsets of every sort: even, uneven, with jumps, beginning late and ending early.
  private static func offsets(_ random: inout SplitMix64) -> [Double] {
    let count = Int.random(in: 1...40, using: &random)
    let offsets = (0..<count).map { _ in Double.random(in: 0...1, using: &random) }.sorted()
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return offsets.map { ($0 * 8).rounded() / 8 }
    case 1: return (0..<count).map { count == 1 ? 0 : Double($0) / Double(count - 1) }
    case 2: return [0] + offsets + [1]
    default: return offsets
    }
  }

  /// Tracks of every sort: straight, held, eased, curved, seen backwards, repeated, with zeros of
  /// either sign.
  private static func tracks<Value: Interpolatable>(
    _ random: inout SplitMix64, count: Int, isShared: Bool, isVector: Bool = true,
    _ value: (inout SplitMix64) -> Value
  ) -> [Track<Value>] {
    let common = offsets(&random)
    let kind = Int.random(in: 0..<2, using: &random)
    return (0..<count).map { number in
      let own = isShared ? common : offsets(&random)
      let sort = isShared ? 7 + kind : Int.random(in: 0..<12, using: &random)
      let keys = own.enumerated().map { index, offset in
        Keyframe(
          at: offset, value(&random), easing: sort == 3 ? .easeInOut : .linear,
          interpolation: sort == 4 && isVector
            ? .smooth : sort >= 8 && index % 3 == 1 ? .hold : .linear)
      }
      let track = try! Track(validating: keys)
      if sort == 6 { return track.extrapolating(.cycle) }
      return sort == 5 ? track.reversed() : track
    }
  }

  /// Every value, asked forwards, backwards and in any order, has the bits of the track's own.
  ///
  /// - Returns: How many of the sets share their offsets.
  @discardableResult
  private func check<Value: Interpolatable>(
    seed: UInt64, initial: Value, isVector: Bool = true, bits: @escaping (Value) -> [UInt64],
    _ value: (inout SplitMix64) -> Value
  ) -> Int {
    var random = SplitMix64(seed: seed)
    var (mismatches, shared) = (Mismatches(), 0)
    for round in 0..<60 {
      let count = [1, 2, 7, 31, 63, 64, 65, 130].randomElement(using: &random)!
      let isShared = round % 3 == 0
      let set = TrackSet(
        Self.tracks(&random, count: count, isShared: isShared, isVector: isVector, value))
      var moments = (0...24).map { Double($0) / 24 }
      moments += moments.reversed()
      moments += (0..<20).map { _ in Double.random(in: -0.2...1.2, using: &random) }
      moments += set.tracks[0].keyframes.map { $0.offset! }
      moments += set.tracks[0].keyframes.map { $0.offset!.nextUp }
      // In single precision the last moment of a piece is its end.
      moments += set.tracks[0].keyframes.map { $0.offset!.nextDown }
      if set.hasSharedOffsets { shared += 1 }
      moments += [-0.0, .nan, .infinity, -.infinity, 1e308, 1.0.nextDown, 1.0.nextUp, 0.0.nextUp]
      for moment in moments.shuffled(using: &random) {
        let found = values(set, at: moment, initial: initial).map(bits)
        let right = set.tracks.map { bits($0.value(at: moment)) }
        mismatches.check(found == right, "\(count) tracks at \(moment), round \(round)")
      }
    }
    #expect(mismatches.found.isEmpty)
    return shared
  }

  private static func number(_ random: inout SplitMix64) -> Double {
    switch Int.random(in: 0..<16, using: &random) {
    case 0: [0, -0.0, 1e308, -1e308, .infinity, .nan].randomElement(using: &random)!
    case 1: Double(Int.random(in: -2...2, using: &random))
    default: Double.random(in: -9...9, using: &random)
    }
  }

  @Test func everyNumberHasTheBitsOfItsTrack() {
    check(seed: 51, initial: 0.0, bits: { [$0.bitPattern] }, Self.number)
  }

  @Test func everyVectorHasTheBitsOfItsTrack() {
    check(
      seed: 52, initial: SIMD3<Float>.zero,
      bits: { [$0.x, $0.y, $0.z].map { UInt64($0.bitPattern) } }
    ) { SIMD3<Float>(Float(Self.number(&$0)), Float(Self.number(&$0)), 1) }
    check(
      seed: 53, initial: SIMD2<Float>.zero, bits: { [$0.x, $0.y].map { UInt64($0.bitPattern) } }
    ) {
      SIMD2<Float>(Float(Self.number(&$0)), Float(Self.number(&$0)))
    }
    check(
      seed: 54, initial: SIMD3<Double>.zero, bits: { [$0.x, $0.y, $0.z].map(\.bitPattern) }
    ) { SIMD3(Self.number(&$0), Self.number(&$0), -1) }
  }

  /// Without the values that keep a track from being served together with others.
  @Test func everyPlainVectorHasTheBitsOfItsTrackAtEveryWidth() {
    func plain(_ random: inout SplitMix64) -> Double {
      Int.random(in: 0..<4, using: &random) == 0
        ? Double(Int.random(in: -2...2, using: &random)) : .random(in: -9...9, using: &random)
    }
    func check<Scalar: VectorScalar, Vector: LaneVector>(
      _ seed: UInt64, _ zero: Vector, _ bits: @escaping (Scalar) -> UInt64
    ) where Vector.Scalar == Scalar {
      let shared = self.check(
        seed: seed, initial: zero, bits: { vector in vector.indices.map { bits(vector[$0]) } }
      ) { random in
        var vector = zero
        for lane in zero.indices { vector[lane] = Scalar(plain(&random)) }
        return vector
      }
      #expect(shared > 10)
    }
    check(65, SIMD2<Float>.zero) { UInt64($0.bitPattern) }
    check(66, SIMD3<Float>.zero) { UInt64($0.bitPattern) }
    check(67, SIMD4<Float>.zero) { UInt64($0.bitPattern) }
    check(68, SIMD2<Double>.zero, \.bitPattern)
    check(69, SIMD3<Double>.zero, \.bitPattern)
    check(70, SIMD4<Double>.zero, \.bitPattern)
    #expect(self.check(seed: 71, initial: 0, bits: { [$0.bitPattern] }, plain) > 10)
  }

  @Test func everyRotationHasTheBitsOfItsTrack() {
    let shared = check(
      seed: 55, initial: FloatQuaternion.identity, isVector: false,
      bits: { rotation in (0..<4).map { UInt64(rotation.vector[$0].bitPattern) } }
    ) { FloatQuaternion(Self.rotation(&$0)) }
    #expect(shared > 10)
    check(
      seed: 56, initial: Quaternion.identity, isVector: false,
      bits: { rotation in (0..<4).map { rotation.vector[$0].bitPattern } }, Self.rotation)
  }

  private static func rotation(_ random: inout SplitMix64) -> Quaternion {
    func number() -> Double { Double.random(in: -1...1, using: &random) }
    return Quaternion(normalizing: SIMD4(number(), number(), number(), number())) ?? .identity
  }

  /// Also where some of the tracks, or all, are asked by themselves.
  @Test func coursesAreAskedWithinTheirRangeAlone() {
    check(
      seed: 58, initial: Watched<EndsAlone>(number: 0), isVector: false,
      bits: { [$0.number.bitPattern] }
    ) { Watched(number: .random(in: -0.2...9, using: &$0)) }
    check(
      seed: 59, initial: Watched<WholeWay>(number: 0), isVector: false,
      bits: { [$0.number.bitPattern] }
    ) { Watched(number: .random(in: -0.2...9, using: &$0)) }
    #expect(faults.withLock { $0 } == 0)
  }

  @Test func aTrackOfManyKeysAmongShortOnesIsFoundToo() {
    let long = try! Track(
      validating: (0...3000).map { Keyframe(at: Double($0) / 3000, Double($0 % 7)) })
    let set = TrackSet([long] + (0..<40).map { Track(from: Double($0), to: 1) })
    #expect(!set.hasSharedOffsets)
    var mismatches = Mismatches()
    for index in 0...1000 {
      let moment = Double(index) / 1000
      let found = values(set, at: moment, initial: 0)
      mismatches.check(found == set.tracks.map { $0.value(at: moment) }, "at \(moment)")
    }
    #expect(mismatches.found.isEmpty)
  }

  @Test func whatIsBeyondTheTracksStaysAsItIs() {
    let set = TrackSet([Track(from: 0.0, to: 10), Track(from: 5.0, to: 6)])
    var values = [0.0, 0, 7]
    var output = values.mutableSpan
    set.evaluate(at: 0.5, into: &output)
    let none = TrackSet<Double>([])
    none.evaluate(at: 0.25, into: &output)
    #expect(values == [5, 5.5, 7])
  }
}
