import Keyframes

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// W5: 100,000 springs at one moment, in closed form and by a fixed step.
///
/// The reference is the closed form as a textbook has it, one structure for each spring and the C
/// library's exponential, sine and cosine. It has underdamped springs only.
enum PhysicsSuite {
  static func workloads() -> [Workload] {
    [
      closedForm("underdamped", ratios: [0.3, 0.5, 0.7, 0.85, 1]),
      closedForm("overdamped", ratios: [1.2, 2, 5]),
      closedForm("both, in turns", ratios: [0.5, 2]),
      segment(), fixedStep(), retargeting(), springClip(), interrupted(), interrupting(),
    ]
  }

  private static let count = 100_000

  /// The springs differ in everything, and none settles while it is measured.
  private static func ways(_ ratios: [Double]) -> [SpringSegment<Double>] {
    (0..<count).map { (index: Int) -> SpringSegment<Double> in
      let spring = DampedSpring(
        response: .milliseconds(300 + index % 601), dampingRatio: ratios[index % ratios.count])
      return SpringSegment(
        from: Double(index % 97), to: Double(index % 89), velocity: Double(index % 61) - 30,
        spring: spring, tolerance: .absolute(1e-9))
    }
  }

  private static func closedForm(_ name: String, ratios: [Double]) -> Workload {
    var batch = SpringBatch()
    for (index, way) in ways(ratios).enumerated() {
      batch.append(way, startingAt: .milliseconds(index % 200))
    }
    let springs = batch
    let textbook = (0..<count).map { TextbookSpring(number: $0) }
    let results = Results(count: count)
    let referenceResults = Results(count: count)
    var (frame, referenceFrame) = (0, 0)
    return Workload(
      name: "Physics/W5 closed form, \(name)", operations: count,
      // Seven numbers, the start and the kind in, one number out.
      bytes: 65 * count,
      pass: {
        frame = (frame + 1) % 100
        results.lend { springs.values(at: .milliseconds(250 + frame), into: &$0) }
      },
      reference: {
        referenceFrame = (referenceFrame + 1) % 100
        let time = 0.25 + 0.001 * Double(referenceFrame)
        referenceResults.fill(textbook) { $0.position(at: time) }
      })
  }

  private static func segment() -> Workload {
    let way = SpringSegment(from: 0.0, to: 100, spring: .bouncy)
    let times = (0..<4_096).map { Duration.microseconds(100 + 190 * $0) }
    let results = Results(count: times.count)
    let textbook = TextbookSpring(number: 0)
    let seconds = (0..<4_096).map { 0.0001 + 0.00019 * Double($0) }
    let referenceResults = Results(count: times.count)
    return Workload(
      name: "Physics/one spring, value(at: Duration)", operations: times.count,
      pass: { results.fill(times) { way.value(at: $0) } },
      reference: { referenceResults.fill(seconds) { textbook.position(at: $0) } })
  }

  /// A spring as a clip, asked at moments.
  private static func springClip() -> Workload {
    let clip = Clip.spring(from: 0.0, to: 100, .bouncy)
    let times = (0..<4_096).map { Duration.microseconds(100 + 190 * $0) }
    let results = Results(count: times.count)
    return Workload(
      name: "Physics/a spring as a clip, value(at: Duration)", operations: times.count,
      pass: { results.fill(times) { clip.value(at: $0) ?? 0 } })
  }

  /// A motion that has given way five times, asked at moments.
  private static func interrupted() -> Workload {
    var motion = InterruptibleMotion(.clip(Clip.spring(from: 0.0, to: 100, .bouncy)))
    for index in 1...5 {
      motion.interrupt(
        at: .milliseconds(100 * index), with: .clip(Clip.spring(from: 0.0, to: 50, .snappy)),
        by: index % 2 == 0 ? .blend(over: .milliseconds(80)) : .additive(over: .milliseconds(80)))
    }
    let interrupted = motion
    let times = (0..<4_096).map { Duration.microseconds(100 + 190 * $0) }
    let results = Results(count: times.count)
    return Workload(
      name: "Physics/an interrupted motion, value(at: Duration)", operations: times.count,
      pass: { results.fill(times) { interrupted.value(at: $0) } })
  }

  private static func interrupting() -> Workload {
    let results = Results(count: 1_000)
    // Interrupted at the start again it takes back all that was, and keeps the room for it.
    var motion = InterruptibleMotion(.rest(at: 0.0))
    return Workload(
      name: "Physics/interrupt(at:to:by:) and value(at:)", operations: 1_000,
      pass: {
        results.lend { output in
          for index in 0..<1_000 {
            motion.interrupt(
              at: .milliseconds(16 * index), to: Double(index & 15), by: .spring(.bouncy))
            output[index] = motion.value(at: .milliseconds(16 * index + 8))
          }
        }
      })
  }

  private static func fixedStep() -> Workload {
    let step = SpringStep(.bouncy, every: .milliseconds(4))
    let targets = (0..<count).map { Double($0 % 89) }
    let positions = Results(count: count)
    let velocities = Results(count: count)
    return Workload(
      name: "Physics/W5 fixed step", operations: count, bytes: 40 * count,
      pass: {
        positions.lend { positions in
          velocities.lend { velocities in
            step.advance(&positions, &velocities, toward: targets.span)
          }
        }
      })
  }

  private static func retargeting() -> Workload {
    let results = Results(count: 1_000)
    // A new target at the start takes back all that was, and keeps the room for it.
    var motion = SpringMotion(at: 0.0, spring: .bouncy)
    return Workload(
      name: "Physics/retarget(to:at:) and value(at:)", operations: 1_000,
      pass: {
        results.lend { output in
          for index in 0..<1_000 {
            motion.retarget(to: Double(index & 15), at: .milliseconds(16 * index))
            output[index] = motion.value(at: .milliseconds(16 * index + 8))
          }
        }
      })
  }
}

/// An underdamped spring with its own start, evaluated by the C library.
private struct TextbookSpring {
  let decay: Double
  let frequency: Double
  let distance: Double
  let sway: Double
  let target: Double
  let start: Double

  init(number: Int) {
    decay = 2 + Double(number % 13)
    frequency = 6 + Double(number % 17)
    distance = Double(number % 97) - Double(number % 89)
    sway = Double(number % 61) / 10
    target = Double(number % 89)
    start = Double(number % 200) / 1000
  }

  func position(at time: Double) -> Double {
    let elapsed = time - start
    return target
      + exp(-decay * elapsed)
      * (distance * cos(frequency * elapsed) + sway * sin(frequency * elapsed))
  }
}
