import Testing

@testable import Keyframes

@Suite struct TrackSetCompilerTests {
  private let straight = Track(from: 0.0, to: 1)

  @Test func straightTracksWithTheSameOffsetsShareThem() {
    #expect(TrackSet([straight, straight]).hasSharedOffsets)
    #expect(TrackSet([straight]).hasSharedOffsets)
    #expect(TrackSet<Double>([[0.2: 1, 0.7: 2], [0.2: 5, 0.7: 3]]).hasSharedOffsets)
    #expect(!TrackSet([straight, [0: 0, 0.5: 1, 1: 2]]).hasSharedOffsets)
    #expect(!TrackSet<Double>([]).hasSharedOffsets)
  }

  @Test(arguments: [
    Track(from: 0.0, to: 1, easing: .easeIn), Track(from: 0.0, to: 1).reversed(),
    ([0.2: 0, 0.7: 1] as Track<Double>).extrapolating(.cycle),
    Track(Keyframe(at: 0, 0), Keyframe(at: 0.5, 1), Keyframe(at: 0.5, 2), Keyframe(at: 1, 1)),
    Track(from: -0.0, to: 1), Track(from: -1e308, to: 1e308),
  ])
  func othersAreAskedByThemselves(track: Track<Double>) {
    let set = TrackSet([straight, track, straight])
    #expect(!set.hasSharedOffsets)
    #expect(set.singles == [1])
    #expect(set.runs == [0..<1, 2..<3])
    #expect(TrackSet([track, track]).runs.isEmpty && TrackSet([track, track]).pieces.isEmpty)
  }

  @Test func aKeyTakesAsManyBytesAsIsSaid() {
    func track(_ power: Int) -> Track<SIMD4<Float>> {
      let offsets = (0..<60).map { index in
        (0..<power).reduce(1.0) { product, _ in product * Double(index) / 59 }
      }
      return try! Track(validating: offsets.map { Keyframe(at: $0, SIMD4(1, 2, 3, Float($0))) })
    }
    let own = TrackSet([track(1), track(2), track(3)])
    #expect(MemoryLayout<TrackSetPiece<SIMD4<Float>>>.stride == 16 + 16)
    #expect(MemoryLayout<TrackSetPiece<SIMD2<Double>>>.stride == 16 + 16)
    let alignment = max(16, MemoryLayout<SIMD4<Double>>.alignment)
    #expect(MemoryLayout<TrackSetPiece<SIMD4<Double>>>.stride == alignment + 32)
    #expect(own.pieces.count == 180 && own.hints.count == 363 && own.rows.count == 1)
    let shared = TrackSet([track(2), track(2), track(2)])
    #expect(shared.rows.count == 180 && shared.pieces.count == 60 && shared.hints.count == 121)
    #expect(shared.products.isEmpty)
  }

  /// For each array the number of its elements and how far apart they lie, as a memory holds them.
  @Test func theBytesOfASetAreThoseOfAllItsArrays() {
    func bytes<Value>(_ set: TrackSet<Value>) -> Int {
      func size<Element>(_ elements: [Element]) -> Int {
        unsafe elements.withUnsafeBufferPointer { UnsafeRawBufferPointer($0).count }
      }
      return Mirror(reflecting: set).children.reduce(0) { sum, child in
        switch child.value {
        case let pieces as [TrackSetPiece<Value>]: sum + size(pieces)
        case let rows as [Value]: sum + size(rows)
        case let courses as [Value.Course]: sum + size(courses)
        case let products as [Float]: sum + size(products)
        case let numbers as [Int32]: sum + size(numbers)
        case let runs as [Range<Int>]: sum + size(runs)
        default: sum
        }
      }
    }
    func track<Value>(_ middle: Double, _ value: Value) -> Track<Value> {
      try! Track(validating: [0, middle, 1].map { Keyframe(at: $0, value) })
    }
    let middles: [[Double]] = [[], [0.3], [0.3, 0.3], [0.3, 0.6, 0.4]]
    for offsets in middles {
      let precise = TrackSet(offsets.map { track($0, Quaternion.identity) })
      #expect(precise.byteCount == bytes(precise))
      let single = TrackSet(offsets.map { track($0, FloatQuaternion.identity) })
      #expect(single.byteCount == bytes(single))
      let mixed = TrackSet(offsets.map { track($0, 2.0) } + [track(0.5, 1.0).reversed()])
      #expect(mixed.byteCount == bytes(mixed))
    }
    // 3 keys of 2 tracks: 3 pieces, 6 rotations, 4 products, 7 hints and a way that is not used.
    let pair = TrackSet([track(0.3, FloatQuaternion.identity), track(0.3, .identity)])
    let parts = [3 * 32, 6 * 16, 4 * 4, 7 * 4, 32]
    #expect(pair.byteCount == parts.reduce(0, +))
  }

  @Test func hintsNeverLieAboveTheMomentsThatLeadToThem() {
    var random = SplitMix64(seed: 57)
    let tracks = (0..<20).map { _ in
      try! Track(
        validating: ([0] + (0..<30).map { _ in Double.random(in: 0...1, using: &random) }.sorted()
          + [1])
          .map { Keyframe(at: $0, $0) })
    }
    let set = TrackSet(tracks)
    #expect(set.singles.isEmpty)
    var (mismatches, others) = (Mismatches(), 0)
    for _ in 0..<5000 {
      let moment = Double.random(in: 0..<1, using: &random)
      let row = Int((moment * set.scale).rounded(.toNearestOrEven)) * tracks.count
      for (index, track) in tracks.enumerated() {
        let start = index * 32
        let step = start + track.innerPiece(at: moment) - 1 - Int(set.hints[row + index])
        mismatches.check(step >= 0, "\(step) steps at \(moment)")
        if step > 1 { others += 1 }
      }
    }
    #expect(mismatches.found.isEmpty)
    #expect(others < 5000 * 20 / 10)
  }
}
