import Keyframes

/// W1, W1e and W3: one track, asked often.
enum TracksSuite {
  static func workloads() -> [Workload] {
    let eased = Easing.cubicBezier(0.25, 0.1, 0.25, 1)
    let bezier = TextbookEasing.bezier(0.25, 0.1, 0.25, 1)
    return shortTrack("W1", popIn(.linear), textbookPopIn(.linear))
      + shortTrack("W1e", popIn(eased), textbookPopIn(bezier)) + longTrack()
  }

  /// The moments of W1 as progress: 16,384 frames at 60 a second, replayed endlessly.
  static let moments: [Double] = (0..<16_384).map { frame in
    let time = Double(frame) / 60
    return (time - 0.2555 * (time / 0.2555).rounded(.down)) / 0.2555
  }

  /// The four keys of W1.
  static func popIn(_ easing: Easing) -> Track<Double> {
    Track(
      Keyframe(at: 0, 0.6, easing: easing), Keyframe(at: 0.6, 1.1, easing: easing),
      Keyframe(at: 0.8, 0.9, easing: easing), Keyframe(at: 1, 1.0))
  }

  /// The same in the textbook's way.
  static func textbookPopIn(_ easing: TextbookEasing) -> TextbookTrack {
    TextbookTrack(keys: [
      .init(offset: 0, value: 0.6, easing: easing), .init(offset: 0.6, value: 1.1, easing: easing),
      .init(offset: 0.8, value: 0.9, easing: easing), .init(offset: 1, value: 1, easing: .linear),
    ])
  }

  private static func shortTrack(
    _ name: String, _ track: Track<Double>, _ textbook: TextbookTrack
  ) -> [Workload] {
    let moments = moments
    let results = Results(count: moments.count)
    let referenceResults = Results(count: moments.count)
    func workload(_ call: String, _ pass: @escaping () -> Void) -> Workload {
      Workload(
        name: "Tracks/\(name) \(call)", operations: moments.count, bytes: 16 * moments.count,
        pass: pass,
        reference: { referenceResults.fill(moments) { textbook.value(at: $0) } })
    }
    return [
      workload("value(at:)") { results.fill(moments) { track.value(at: $0) } },
      workload("value(at:cursor:)") {
        results.lend { output in
          var cursor = TrackCursor()
          let moments = moments.span
          for index in moments.indices {
            output[index] = track.value(at: moments[index], cursor: &cursor)
          }
        }
      },
      workload("evaluate(_:into:)") {
        results.lend { output in track.evaluate(moments.span, into: &output) }
      },
    ]
  }

  /// W3: 10,000 irregular keys, 65,536 samples.
  private static func longTrack() -> [Workload] {
    var random = Random(seed: 5)
    var offset = 0.0
    let gaps = (0..<10_000).map { _ in random.number(from: 0.1, to: 1.9) }
    let length = gaps.dropFirst().reduce(0, +)
    var keys: [Keyframe<Double>] = []
    var textbookKeys: [TextbookTrack.Key] = []
    for (index, gap) in gaps.enumerated() {
      if index > 0 { offset += gap / length }
      let value = random.number(from: -1, to: 1)
      keys.append(Keyframe(at: min(offset, 1), value))
      textbookKeys.append(.init(offset: min(offset, 1), value: value, easing: .linear))
    }
    guard let track = try? Track(validating: keys) else { return [] }
    let textbook = TextbookTrack(keys: textbookKeys)
    let rising = (0..<65_536).map { (Double($0) + 0.5) / 65_536 }
    let anywhere = rising.map { _ in random.number(from: 0, to: 1) }
    let results = Results(count: rising.count)

    // The linear scan is slow enough to be timed over every 64th sample.
    func workload(
      _ name: String, _ inputs: [Double], _ pass: @escaping () -> Void
    ) -> Workload {
      let few = stride(from: 0, to: inputs.count, by: 64).map { inputs[$0] }
      let referenceResults = Results(count: few.count)
      return Workload(
        name: "Tracks/W3 \(name)", operations: inputs.count, bytes: 16 * inputs.count, pass: pass,
        reference: { referenceResults.fill(few) { textbook.value(at: $0) } },
        referenceOperations: few.count)
    }
    return [
      workload("random value(at:)", anywhere) { results.fill(anywhere) { track.value(at: $0) } },
      workload("monotonic value(at:cursor:)", rising) {
        results.lend { output in
          var cursor = TrackCursor()
          let rising = rising.span
          for index in rising.indices {
            output[index] = track.value(at: rising[index], cursor: &cursor)
          }
        }
      },
      workload("monotonic evaluate(_:into:)", rising) {
        results.lend { output in track.evaluate(rising.span, into: &output) }
      },
    ]
  }
}
