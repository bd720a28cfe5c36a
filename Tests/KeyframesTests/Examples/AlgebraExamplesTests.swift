import Keyframes
import Testing

@Suite struct AlgebraExamplesTests {
  @Test func partsOfTracks() {
    let popIn: Track = [0: 0.6, 0.6: 1.1, 0.8: 0.9, 1: 1]
    let part = popIn.trimmed(to: 0.3...0.8)
    #expect(part == [0: 0.8500000000000001, 0.6: 1.1, 1: 0.9])
    let later = popIn.retimed { 0.25 + 0.5 * $0 }
    #expect(later.value(at: 0.1) == 0.6)
    #expect(later.value(at: 0.55) == 1.1)
    #expect(later.value(at: 0.9) == 1)
    let up: Track = [0: 0.0, 1: 4]
    let both =
      Track(joining: [up, up.reversed()], shares: [1, 3])
    #expect(both == [0: 0.0, 0.25: 4, 1: 0])
  }

  @Test func otherValues() {
    let popIn: Track = [0: 0.6, 0.6: 1.1, 0.8: 0.9, 1: 1]
    let sizes =
      popIn.mapped { PlaneSize(width: 200 * $0, height: 100 * $0) }
    #expect(sizes.value(at: 0.6).width == 220.00000000000003)
    let wide =
      popIn.scaled(by: 2, around: 1)
    #expect(abs(wide.value(at: 0.6) - 1.2) < 1e-15)
    #expect(abs(wide.value(at: 0) - 0.2) < 1e-15)
  }

  @Test func partsOfEasings() {
    let part = Easing.easeInOut.trimmed(to: 0...0.5)!.value(at: 0.5)
    #expect(abs(part - 0.2583238) < 1e-7)
  }
}
