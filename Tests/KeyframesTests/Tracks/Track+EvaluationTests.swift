import Keyframes
import Testing

@Suite struct TrackEvaluationTests {
  static let popIn: Track = [0: 0.6, 0.6: 1.1, 0.8: 0.9, 1: 1]

  @Test(arguments: [
    (-0.5, 0.18333333333333335), (0.0, 0.6), (0.3, 0.85), (0.6, 1.1), (0.7, 1.0), (0.8, 0.9),
    (0.9, 0.95), (1.0, 1.0), (1.5, 1.25),
  ])
  func linearSegmentsMeetTheirKeysAndGoOnOutside(progress: Double, value: Double) {
    #expect(abs(Self.popIn.value(at: progress) - value) < 1e-15)
  }
}
