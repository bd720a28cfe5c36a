import Testing

@testable import Keyframes

@Suite struct TrackLiteralsTests {
  @Test func aLiteralKeepsTheOrderAndRepeatedOffsets() {
    let track: Track = [0: 1.0, 0.5: 2, 0.5: 3, 1: 4]
    #expect(track.keyframes.map(\.value) == [1, 2, 3, 4])
    #expect(track.keyframes.map(\.offset) == [0, 0.5, 0.5, 1])
  }

  @Test func aTrackFromOneValueToAnotherHasTwoKeys() {
    let track = Track(from: SIMD2(0.0, 10), to: SIMD2(1, 30))
    #expect(track.value(at: 0.25) == SIMD2(0.25, 15))
    #expect(track == Track(Keyframe(at: 0, SIMD2(0.0, 10)), Keyframe(at: 1, SIMD2(1, 30))))
  }

  @Test func equalTracksHaveEqualHashes() {
    let track: Track = [0: 1.0, 1: 4]
    #expect(Set([track, [0: 1.0, 1: 4], track.reversed()]).count == 2)
    #expect(track.extrapolating(.cycle) != track)
  }
}
