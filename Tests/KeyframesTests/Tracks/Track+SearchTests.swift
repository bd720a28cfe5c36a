import Testing

@testable import Keyframes

@Suite struct TrackSearchTests {
  /// The number of the piece by counting, for tracks whose keys reach from 0 to 1.
  private func piece(of offset: Double, in offsets: [Double]) -> Int {
    offsets.count { $0 <= offset }
  }

  @Test(arguments: [
    "even", "random", "clustered", "tiny steps", "denormal", "one far", "shared",
  ])
  func thePieceIsTheNumberOfOffsetsNotAbove(kind: String) throws {
    var random = SplitMix64(seed: 11)
    let count = 300
    let offsets = (0...count).map { number -> Double in
      let place = Double(number)
      switch kind {
      case "even": return place / Double(count)
      case "random": return Double.random(in: 0...1, using: &random)
      case "clustered": return number < 150 ? 0.5 + place * 1e-9 : 0.8 + place * 1e-9
      case "tiny steps": return place * 1e-300
      case "denormal": return place * Double.leastNonzeroMagnitude
      case "one far": return place * 1e-18
      default: return (place / 7).rounded(.down) / 50
      }
    }
    let sorted = ([0, 1] + offsets).sorted()
    let track = try Track(validating: sorted.map { Keyframe(at: $0, $0) })
    let distinct = Array(Set(sorted)).sorted()
    var asked = distinct + distinct.map(\.nextUp) + distinct.map(\.nextDown)
    asked += (0..<500).map { _ in Double.random(in: 0...1, using: &random) }
    asked.shuffle(using: &random)
    var cursor = TrackCursor()
    for offset in asked {
      let expected = piece(of: offset, in: distinct)
      var fresh = TrackCursor()
      #expect(track.piece(at: offset, cursor: &cursor) == expected, "\(offset)")
      #expect(track.piece(at: offset, cursor: &fresh) == expected, "\(offset)")
    }
  }

  @Test func aMillionKeysAreFoundFromAnywhere() throws {
    let count = 1 << 20
    let keys = (0...count).map { Keyframe(at: Double($0) / Double(count), Double($0)) }
    let track = try Track(validating: keys)
    var random = SplitMix64(seed: 12)
    var cursor = TrackCursor()
    for _ in 0..<2_000 {
      // Offsets are dyadic, so that value and offset are the same number but for a scale.
      let progress = Double.random(in: 0...1, using: &random)
      let value = track.value(at: progress, cursor: &cursor)
      #expect(abs(value - progress * Double(count)) < 1e-9)
    }
  }
}
