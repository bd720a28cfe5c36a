import BenchmarkSupport
import Keyframes

/// W4: the poses of a figure of 100 joints, each with a translation, a rotation and a scale of 60
/// keys over two seconds, with key times of their own or shared and even.
///
/// The reference keeps the keys of each track as an array of structures, looks through them from the
/// front and brings mixed rotations to length 1 with a root and a division.
enum PosesSuite {
  static func workloads() -> [Workload] {
    [false, true].flatMap { isShared -> [Workload] in
      var random = Random(seed: isShared ? 81 : 82)
      let figure = Figure(isShared: isShared, &random)
      let name = isShared ? "shared key times" : "own key times"
      let forwards = (0..<120).map { (Double($0) + 0.5) / 120 }
      let anywhere = (0..<1_024).map { _ in random.number(from: 0, to: 1) }
      return [
        figure.workload("\(name), forwards", forwards),
        figure.workload("\(name), random", anywhere),
      ]
    } + [precise()]
  }

  /// The same in double precision with an even turn (slerp), as a figure is most easily written.
  private static func precise() -> Workload {
    var random = Random(seed: 83)
    let vectors = (0..<200).map { _ in
      track(isShared: false, &random) { SIMD3<Double>(Figure.vector(&$0)) }
    }
    let rotations = (0..<100).map { _ in
      track(isShared: false, &random) { Quaternion(Figure.rotation(&$0)) }
    }
    let sets = (TrackSet(vectors), TrackSet(rotations))
    let forwards = (0..<120).map { (Double($0) + 0.5) / 120 }
    let places = Results<SIMD3<Double>>(
      count: 200, initial: .zero, show: { consume_double($0.x) })
    let turns = Results<Quaternion>(
      count: 100, initial: .identity, show: { consume_double($0.x) })
    return Workload(
      name: "Poses/W4 own key times, forwards, Double and slerp", operations: forwards.count,
      pass: {
        for moment in forwards {
          places.lend { sets.0.evaluate(at: moment, into: &$0) }
          turns.lend { sets.1.evaluate(at: moment, into: &$0) }
        }
      }, bytesPerKey: bytesPerKey(sets.0, sets.1))
  }

  /// What two sets keep besides their tracks, for a key.
  fileprivate static func bytesPerKey<First, Second>(
    _ first: TrackSet<First>, _ second: TrackSet<Second>
  ) -> Double {
    let keys =
      first.tracks.reduce(0) { $0 + $1.keyframes.count }
      + second.tracks.reduce(0) { $0 + $1.keyframes.count }
    return Double(first.byteCount + second.byteCount) / Double(keys)
  }

  /// 60 keys at even or uneven offsets.
  fileprivate static func track<Value>(
    isShared: Bool, _ random: inout Random, _ value: (inout Random) -> Value
  ) -> Track<Value> {
    let gaps = (0..<59).map { _ in isShared ? 1 : random.number(from: 0.5, to: 1.5) }
    let length = gaps.reduce(0, +)
    var offset = 0.0
    let keys = (0..<60).map { index in
      if index > 0 { offset += gaps[index - 1] / length }
      return Keyframe(at: index == 59 ? 1 : min(offset, 1), value(&random))
    }
    guard let track = try? Track(validating: keys) else { preconditionFailure("keys in order") }
    return track
  }
}

/// The tracks of 100 joints.
private struct Figure {
  let vectors: TrackSet<SIMD3<Float>>
  let rotations: TrackSet<FloatQuaternion>
  let textbookVectors: [[TextbookPoseKey<SIMD3<Float>>]]
  let textbookRotations: [[TextbookPoseKey<SIMD4<Float>>]]

  init(isShared: Bool, _ random: inout Random) {
    var offsets = Random(seed: 84)
    vectors = TrackSet(
      (0..<200).map { _ in
        PosesSuite.track(isShared: isShared, &offsets) { Figure.vector(&$0) }
      })
    rotations = TrackSet(
      (0..<100).map { _ in
        PosesSuite.track(isShared: isShared, &offsets) { Figure.rotation(&$0) }
      })
    textbookVectors = vectors.tracks.map { track in
      track.keyframes.map { TextbookPoseKey(offset: $0.offset ?? 0, value: $0.value) }
    }
    textbookRotations = rotations.tracks.map { track in
      track.keyframes.map { TextbookPoseKey(offset: $0.offset ?? 0, value: $0.value.vector) }
    }
  }

  static func vector(_ random: inout Random) -> SIMD3<Float> {
    func number() -> Float { Float(random.number(from: -1, to: 1)) }
    return SIMD3(number(), number(), number())
  }

  static func rotation(_ random: inout Random) -> FloatQuaternion {
    func number() -> Float { Float(random.number(from: -1, to: 1)) }
    return FloatQuaternion(normalizing: SIMD4(number(), number(), number(), 1)) ?? .identity
  }

  func workload(_ name: String, _ moments: [Double]) -> Workload {
    let places = Results<SIMD3<Float>>(
      count: 200, initial: .zero, show: { consume_double(Double($0.x)) })
    let turns = Results<FloatQuaternion>(
      count: 100, initial: .identity, show: { consume_double(Double($0.vector.x)) })
    let (vectors, rotations) = (vectors, rotations)
    let few = moments.count > 120 ? Array(moments[..<64]) : moments
    let referencePlaces = Results<SIMD3<Float>>(
      count: 200, initial: .zero, show: { consume_double(Double($0.x)) })
    let referenceTurns = Results<SIMD4<Float>>(
      count: 100, initial: .zero, show: { consume_double(Double($0.x)) })
    let (textbookVectors, textbookRotations) = (textbookVectors, textbookRotations)
    return Workload(
      name: "Poses/W4 \(name)", operations: moments.count,
      pass: {
        for moment in moments {
          places.lend { vectors.evaluate(at: moment, into: &$0) }
          turns.lend { rotations.evaluate(at: moment, into: &$0) }
        }
      },
      reference: {
        for moment in few {
          referencePlaces.fill(textbookVectors) { keys in
            TextbookPoseKey.value(in: keys, at: moment) { $0 + ($1 - $0) * $2 }
          }
          referenceTurns.fill(textbookRotations) { keys in
            TextbookPoseKey.value(in: keys, at: moment) { from, to, part in
              let end = (from * to).sum() < 0 ? -to : to
              let mixed = from + (end - from) * part
              return mixed / (mixed * mixed).sum().squareRoot()
            }
          }
        }
      }, referenceOperations: few.count,
      bytesPerKey: PosesSuite.bytesPerKey(vectors, rotations))
  }
}

/// A key of a textbook's track.
private struct TextbookPoseKey<Value> {
  let offset: Double
  let value: Value

  @inline(__always)
  static func value(
    in keys: [TextbookPoseKey], at progress: Double, _ mix: (Value, Value, Float) -> Value
  ) -> Value {
    if progress <= keys[0].offset { return keys[0].value }
    for index in 1..<keys.count where progress < keys[index].offset {
      let (left, right) = (keys[index - 1], keys[index])
      let part = (progress - left.offset) / (right.offset - left.offset)
      return mix(left.value, right.value, Float(part))
    }
    return keys[keys.count - 1].value
  }
}
