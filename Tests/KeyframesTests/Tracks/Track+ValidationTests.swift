import Testing

@testable import Keyframes

@Suite struct TrackValidationTests {
  @Test func noKeyIsAnError() {
    #expect(throws: TrackError.noKeyframes) { try Track<Double>(validating: []) }
  }

  @Test(arguments: [-0.1, 1.0.nextUp, 2, -.infinity, .infinity])
  func anOffsetOutsideIsAnErrorThatNamesTheKey(offset: Double) {
    let keys = [Keyframe(at: 0, 1.0), Keyframe(at: offset, 2)]
    #expect(throws: TrackError.offsetOutOfRange(index: 1, offset: offset)) {
      try Track(validating: keys)
    }
  }

  @Test func anOffsetThatIsNoNumberIsAnError() throws {
    let error = try #require(throws: TrackError.self) {
      try Track(validating: [Keyframe(at: .nan, 1.0)])
    }
    #expect(error.message == "keyframe 0 has the offset nan, which is not from 0 to 1")
  }

  @Test func aFallingOffsetIsAnErrorThatNamesBoth() throws {
    let keys = [Keyframe(at: 0.5, 1.0), Keyframe(2.0), Keyframe(at: 0.25, 3)]
    let error = try #require(throws: TrackError.self) { try Track(validating: keys) }
    #expect(error == .offsetFalls(index: 2, offset: 0.25, previous: 0.5))
    #expect(error.message == "keyframe 2 has the offset 0.25, which comes before 0.5")
  }

  @Test(
    arguments: [
      ([nil], [1]),
      ([nil, nil], [0, 1]),
      ([nil, nil, nil, nil], [0, 1.0 / 3, 2.0 / 3, 1]),
      ([nil, nil, 0.8, nil], [0, 0.4, 0.8, 1]),
      ([0.5, nil, 0.5], [0.5, 0.5, 0.5]),
      ([0.2, nil, nil, 0.8], [0.2, 0.4, 0.6, 0.8]),
      ([nil, 0], [0, 0]),
      ([1, nil], [1, 1]),
    ] as [([Double?], [Double])])
  func absentOffsetsAreSpacedEvenly(offsets: [Double?], computed: [Double]) throws {
    var keys: [Keyframe<Double>] = []
    for offset in offsets {
      keys.append(offset.map { Keyframe(at: $0, 1) } ?? Keyframe(1))
    }
    let result = try Track(validating: keys).keyframes.map { $0.offset! }
    #expect(result.count == computed.count)
    for (left, right) in zip(result, computed) { #expect(abs(left - right) < 1e-15) }
  }
}
