import BenchmarkSupport
import Keyframes

/// Curves through 60 irregular keys, two seconds long, asked at 16,384 frames in turn.
enum CurvesSuite {
  static func workloads() -> [Workload] {
    var workloads = pair("linear", .linear)
    for (name, interpolation) in [
      ("smooth", Interpolation.smooth), ("Catmull-Rom", .catmullRom),
      ("centripetal", .centripetal), ("chordal", .chordal),
      ("Kochanek-Bartels", .kochanekBartels(tension: 0.2, continuity: 0.1, bias: -0.3)),
      ("Hermite", .hermite), ("Bezier", .bezier), ("natural spline", .naturalSpline),
      ("clamped spline", .clampedSpline),
    ] {
      workloads += pair(name, interpolation)
    }
    workloads += pair("smooth, eased", .smooth, easing: .easeInOut)
    return workloads + vectors() + compiling()
  }

  private static let moments: [Double] = (0..<16_384).map { frame in
    let time = Double(frame) / 120
    return time - time.rounded(.down)
  }

  private static func keys(
    _ interpolation: Interpolation, easing: Easing = .linear
  ) -> [Keyframe<Double>] {
    var random = Random(seed: 9)
    let gaps = (0..<59).map { _ in random.number(from: 0.5, to: 1.5) }
    let length = gaps.reduce(0, +)
    var offset = 0.0
    return (0..<60).map { index in
      if index > 0 { offset += gaps[index - 1] / length }
      var key = Keyframe(
        at: index == 59 ? 1 : offset, random.number(from: -1, to: 1), easing: easing,
        interpolation: interpolation)
      let (first, second) = (random.number(from: -30, to: 30), random.number(from: -30, to: 30))
      if interpolation == .hermite {
        key.tangents = .velocities(incoming: first, outgoing: second)
      } else if interpolation == .bezier {
        key.tangents = .handles(
          incoming: KeyHandle(time: 0.4, value: first / 100),
          outgoing: KeyHandle(time: 0.3, value: second / 100))
      }
      return key
    }
  }

  private static func pair(
    _ name: String, _ interpolation: Interpolation, easing: Easing = .linear
  ) -> [Workload] {
    guard let track = try? Track(validating: keys(interpolation, easing: easing)) else { return [] }
    let moments = moments
    let results = Results(count: moments.count)
    let textbook = TextbookCurve(track)
    let referenceResults = Results(count: moments.count)
    func workload(_ call: String, _ pass: @escaping () -> Void) -> Workload {
      Workload(
        name: "Curves/\(name) \(call)", operations: moments.count, bytes: 16 * moments.count,
        pass: pass, reference: { referenceResults.fill(moments) { textbook.value(at: $0) } })
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

  /// Three numbers on a smooth curve.
  private static func vectors() -> [Workload] {
    let keys = keys(.smooth).map {
      Keyframe(at: $0.offset ?? 0, SIMD3($0.value, -$0.value, 2), interpolation: .smooth)
    }
    guard let track = try? Track(validating: keys) else { return [] }
    let moments = moments
    let results = Results<SIMD3<Double>>(
      count: moments.count, initial: .zero, show: { consume_double($0.x) })
    return [
      Workload(
        name: "Curves/smooth SIMD3 value(at:)", operations: moments.count,
        pass: { results.fill(moments) { track.value(at: $0) } }),
      Workload(
        name: "Curves/smooth SIMD3 evaluate(_:into:)", operations: moments.count,
        pass: { results.lend { output in track.evaluate(moments.span, into: &output) } }),
    ]
  }

  /// What finding the tangents costs.
  private static func compiling() -> [Workload] {
    [("linear", Interpolation.linear), ("smooth", .smooth), ("natural spline", .naturalSpline)].map
    {
      (name, interpolation) in
      let keys = keys(interpolation)
      return Workload(
        name: "Curves/Track(validating:) \(name), a key", operations: keys.count, mayAllocate: true,
        pass: { consume_double((try? Track(validating: keys))?.value(at: 0.5) ?? 0) })
    }
  }
}

/// Hermite pieces found by a linear scan and evaluated by the four basis polynomials.
struct TextbookCurve {
  private struct Key {
    var offset: Double
    var value: Double
    var incoming: Double
    var outgoing: Double
  }

  private let keys: [Key]

  init(_ track: Track<Double>) {
    keys = track.keyframes.map { key in
      let offset = key.offset ?? 0
      return Key(
        offset: offset, value: key.value, incoming: track.velocity(at: offset, side: .below),
        outgoing: track.velocity(at: offset, side: .above))
    }
  }

  func value(at progress: Double) -> Double {
    if progress <= keys[0].offset { return keys[0].value }
    for index in 1..<keys.count where progress < keys[index].offset {
      let (left, right) = (keys[index - 1], keys[index])
      let length = right.offset - left.offset
      let t = (progress - left.offset) / length
      let (square, cube) = (t * t, t * t * t)
      return (2 * cube - 3 * square + 1) * left.value
        + (cube - 2 * square + t) * length * left.outgoing
        + (3 * square - 2 * cube) * right.value + (cube - square) * length * right.incoming
    }
    return keys[keys.count - 1].value
  }
}
