import Keyframes

/// W1, W1e and W3: one track, asked often.
enum TracksSuite {
  /// The moments of W1 as progress: 16,384 frames at 60 a second, replayed endlessly.
  static let moments: [Double] = (0..<16_384).map { frame in
    let time = Double(frame) / 60
    return (time - 0.2555 * (time / 0.2555).rounded(.down)) / 0.2555
  }

  static func workloads() -> [Workload] {
    let popIn = Track(
      Keyframe(at: 0, 0.6), Keyframe(at: 0.6, 1.1), Keyframe(at: 0.8, 0.9), Keyframe(at: 1, 1.0))
    let textbook = TextbookTrack(keys: [
      .init(offset: 0, value: 0.6, easing: .linear),
      .init(offset: 0.6, value: 1.1, easing: .linear),
      .init(offset: 0.8, value: 0.9, easing: .linear), .init(offset: 1, value: 1, easing: .linear),
    ])
    let moments = moments
    let results = Results(count: moments.count)
    let reference = Results(count: moments.count)
    return [
      Workload(
        name: "Tracks/W1 value(at:)", operations: moments.count, bytes: 16 * moments.count,
        pass: { results.fill(moments) { popIn.value(at: $0) } },
        reference: { reference.fill(moments) { textbook.value(at: $0) } })
    ]
  }
}
