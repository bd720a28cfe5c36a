import Testing

@testable import Keyframes

@Suite struct TrackDescriptionTests {
  @Test func aTrackPrintsItsKeysAndWhatDiffersFromTheUsual() {
    let track: Track = [0: 0.6, 0.6: 1.1, 1: 1]
    #expect(track.description == "[0.0: 0.6, 0.6: 1.1, 1.0: 1.0]")
    #expect(track.reversed().description == "[0.0: 0.6, 0.6: 1.1, 1.0: 1.0] reversed")
    #expect(
      track.extrapolating(before: .cycle, after: .oscillate).description
        == "[0.0: 0.6, 0.6: 1.1, 1.0: 1.0], before: cycle, after: oscillate")
    let open = Track(
      Keyframe(at: 0.5, 1.0, interpolation: .hold, composite: .add), missingEnds: .underlying)
    #expect(open.description == "[0.5: 1.0 hold add] over the underlying value")
  }

  @Test func aKeyWithoutAnOffsetPrintsItsValue() {
    #expect(Keyframe(2.5).description == "2.5")
  }
}
