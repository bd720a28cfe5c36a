import Testing

@testable import Keyframes

@Suite struct DiscreteTests {
  @Test func valuesFlipAtTheMiddle() {
    let track = Track(from: Discrete("Open"), to: Discrete("Closed"))
    #expect(track.value(at: 0.49).value == "Open")
    #expect(track.value(at: 0.5).value == "Closed")
    #expect(Discrete(1).added(to: Discrete(2)) == Discrete(1))
  }

  @Test func whatIsOnItsWayIsStillThere() {
    let leaving = Track(from: Presence.shown, to: .gone)
    #expect(leaving.value(at: 0.99) == .shown)
    #expect(leaving.value(at: 1) == .gone)
    let coming = Track(from: Presence.gone, to: .shown)
    #expect(coming.value(at: 0) == .gone)
    #expect(coming.value(at: 0.01) == .shown)
    #expect(Presence.gone.interpolated(to: .shown, at: -0.1) == .gone)
    #expect(Presence.shown.interpolated(to: .gone, at: 1.1) == .gone)
    #expect(Presence.gone.interpolated(to: .gone, at: 0.5) == .gone)
  }
}
