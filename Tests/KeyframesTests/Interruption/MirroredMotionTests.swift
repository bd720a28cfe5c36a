import Testing

@testable import Keyframes

@Suite struct MirroredMotionTests {
  @Test func theImageIsTheMotionBackwards() {
    var motions = RandomMotions(seed: 141)
    for _ in 0..<300 {
      var motion = InterruptibleMotion(motions.source())
      for step in 1...3 {
        motion.interrupt(
          at: .milliseconds(150 * step), with: motions.source(), by: motions.policy())
      }
      let moment = motions.time(0..<900_000)
      let image = motion.mirrored(about: Ticks(saturating: moment))
      for _ in 0..<20 {
        let distance = motions.time(-900_000..<900_000)
        #expect(image.value(at: moment + distance) == motion.value(at: moment - distance))
        for side in [ProgressSide.below, .above] {
          #expect(
            image.velocity(at: moment + distance, side: side)
              == -motion.velocity(at: moment - distance, side: side.opposite))
        }
      }
      #expect(image.end == .finite(moment * 2))
      #expect(image.value(at: .seconds(500)) == motion.value(at: Duration.zero))
    }
  }

  @Test func turnedBackItGoesWhereItCameFrom() {
    let slide = InterruptibleMotion(.clip(.slideIn(height: 180), over: -180))
    var image = slide.mirrored(about: Ticks(saturating: .milliseconds(100)))
    image.reverse(at: .milliseconds(150), turningIn: .zero)
    // Back to 150 ms, where it stood at 50 ms of the slide, and on to its end.
    #expect(image.value(at: .milliseconds(150)) == slide.value(at: .milliseconds(50)))
    #expect(image.value(at: .milliseconds(250)) == slide.value(at: .milliseconds(150)))
    #expect(image.value(at: .milliseconds(350)) == 0)
    #expect(image.end == .finite(.milliseconds(350)))
  }

  @Test func imagesOfImagesInThousandsExhaustNoStack() {
    var motion = InterruptibleMotion(.clip(.slideIn(height: 180), over: -180))
    for _ in 0..<2000 { motion = motion.mirrored(about: Ticks(900_000_000)) }
    let slide = InterruptibleMotion(.clip(.slideIn(height: 180), over: -180))
    #expect(motion.value(at: .milliseconds(60)) == slide.value(at: .milliseconds(60)))
    #expect(motion.velocity(at: .milliseconds(60)) == slide.velocity(at: .milliseconds(60)))
    // At a moment beyond the range of time.
    let far = slide.mirrored(about: .max)
    #expect(far.value(at: .seconds(1)).isFinite)
  }
}
