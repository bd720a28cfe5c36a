import Keyframes

extension Golden {
  /// The scenes as they come and go: what they report and what there is to draw, frame by frame.
  static func addScenes(to hash: inout ResultHash) {
    add(TextInputAlert(), to: &hash) { $0.scale + $0.opacity * 3 + $0.backdrop * 7 }
    add(TwoButtonAlert(), to: &hash) { $0.scale }
    add(SlidingAlert(), to: &hash) { $0.y }
    let fit = MessageFit(room: 60) { size in size * size / 2 }
    add(LongMessageAlert(fit: fit), to: &hash) { $0.scale + $0.fontSize * 3 + $0.scroll * 7 }
    let motion = TimelineMotion(of: .alertScale, in: TwoButtonAlert().entrance)
    for frame in 0..<30 {
      let time = FrameRate.fps(60).time(ofFrame: frame)
      hash.add(motion.value(at: time))
      hash.add(motion.velocity(at: time))
    }
  }

  /// Presented, pressed while it comes in, presented again, pressed twice, removed at once.
  private static func add<Scene: PresentedScene>(
    _ scene: Scene, to hash: inout ResultHash, _ number: (Scene.Pose) -> Double
  ) {
    var playback = ScenePlayback(scene)
    for frame in 0..<160 {
      let time = FrameRate.fps(60).time(ofFrame: frame)
      let events: [SceneEvent] =
        switch frame {
        case 2, 60: playback.present(at: time)
        case 6, 110, 112: playback.press(1, at: time)
        case 115: playback.dismiss(at: time, removingAtOnce: true)
        default: playback.advance(to: time)
        }
      for event in events { hash.add(event.text) }
      hash.add(playback.pose.map(number))
    }
  }
}
