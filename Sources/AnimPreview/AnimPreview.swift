import Keyframes

/// The terminal preview of Keyframes.
@main
enum AnimPreview {
  static func main() {
    let clip = Clip.popIn
    let rate = FrameRate.fps(60)
    var frame = 0
    while true {
      let time = rate.time(ofFrame: frame)
      let value = clip.value(at: time) ?? 1
      print(frame, time, value)
      if .finite(time) >= clip.timing.end { return }
      frame += 1
    }
  }
}
