import Testing

@testable import Keyframes

@Suite struct ClipSamplesTests {
  private let popIn = Clip([0: 0.6, 0.6: 1.1, 0.8: 0.9, 1: 1], duration: .microseconds(255_500))

  @Test func samplesGoFromFrameZeroThroughTheFirstFrameThatIsNotBeforeTheEnd() {
    let samples = popIn.samples(.fps(60))
    #expect(samples.count == 17)
    #expect(samples.map(\.frame) == Array(0...16))
    #expect(samples.first?.value == 0.6)
    #expect(samples[15].value! < 1)
    #expect(samples.last?.value == 1)
    #expect(samples.last?.time == FrameRate.fps(60).time(ofFrame: 16))
  }

  @Test func anEndOnTheGridIsTheLastFrame() {
    #expect(popIn.lasting(.milliseconds(250)).samples(.fps(60)).count == 16)
    #expect(popIn.lasting(.zero).samples(.fps(60)).map(\.value) == [1])
  }

  @Test func eachSampleIsTheValueAtItsTime() {
    for sample in popIn.filling(.none).samples(FrameRate(24_000, per: 1001)) {
      #expect(sample.value == popIn.filling(.none).value(at: sample.time))
    }
    #expect(popIn.filling(.none).samples(.fps(60)).last?.value == nil)
  }

  @Test func anUnendingClipIsSampledAsFarAsItIsAskedFor() {
    let loop = popIn.repeated(.unending)
    #expect(loop.samples(.fps(60), through: .seconds(1)).count == 61)
    #expect(loop.samples(.fps(60)).count == 60_590_592_001)
    #expect(loop.samples(.fps(60))[3_000_000_000].value == loop.value(at: .seconds(50_000_000)))
  }
}
