import Keyframes

/// W1 and W1e with their clock: a clip asked at moments.
enum ClipsSuite {
  static func workloads() -> [Workload] {
    let linear = Clip(TracksSuite.popIn(.linear), duration: .microseconds(255_500))
    let eased = Clip(
      TracksSuite.popIn(.cubicBezier(0.25, 0.1, 0.25, 1)), duration: .microseconds(255_500))
    let textbook = TracksSuite.textbookPopIn(.linear)
    let textbookEased = TracksSuite.textbookPopIn(.bezier(0.25, 0.1, 0.25, 1))
    return [
      workload("W1 value(at: Duration)", linear, textbook),
      workload("W1e value(at: Duration)", eased, textbookEased),
      over(linear),
      frames("W1 evaluate(frames:)", linear, textbook),
      frames("W1e evaluate(frames:)", eased, textbookEased),
    ]
  }

  private static let times = (0..<4_096).map { Duration.nanoseconds($0 * 16_666_667 % 255_500_000) }

  private static func workload(
    _ name: String, _ clip: Clip<Double>, _ textbook: TextbookTrack
  ) -> Workload {
    let times = times
    let seconds = times.map { Double($0.attoseconds) / 1e18 }
    let results = Results(count: times.count)
    let referenceResults = Results(count: times.count)
    return Workload(
      name: "Clips/\(name)", operations: times.count,
      pass: { results.fill(times) { clip.value(at: $0) ?? 1 } },
      reference: {
        referenceResults.fill(seconds) { textbook.value(at: min(max($0 / 0.2555, 0), 1)) }
      })
  }

  /// 4,096 frames of the clip repeated without end.
  private static func frames(
    _ name: String, _ clip: Clip<Double>, _ textbook: TextbookTrack
  ) -> Workload {
    let clip = clip.repeated(.unending)
    let seconds = (0..<4_096).map { Double($0) / 60 }
    let results = Results(count: seconds.count)
    let referenceResults = Results(count: seconds.count)
    return Workload(
      name: "Clips/\(name)", operations: seconds.count,
      pass: {
        results.lend { output in
          clip.evaluate(frames: 0..<4_096, at: .fps(60), over: 0, into: &output)
        }
      },
      reference: {
        referenceResults.fill(seconds) { time in
          let iterations = time / 0.2555
          return textbook.value(at: iterations - Double(Int(iterations)))
        }
      })
  }

  private static func over(_ clip: Clip<Double>) -> Workload {
    let times = times
    let clip = clip.composited(by: .add)
    let results = Results(count: times.count)
    return Workload(
      name: "Clips/W1 value(at:over:), added", operations: times.count,
      pass: { results.fill(times) { clip.value(at: $0, over: 3) } })
  }
}
