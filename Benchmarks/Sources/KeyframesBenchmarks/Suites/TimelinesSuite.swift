import BenchmarkSupport
import Keyframes

/// W6: a timeline of 10,000 children, asked frame by frame and at random.
enum TimelinesSuite {
  static func workloads() -> [Workload] {
    let sequence = Children(length: .milliseconds(500), every: .milliseconds(500))
    let overlap = Children(length: .seconds(1), every: .milliseconds(10))
    let eased = Children(
      length: .seconds(1), every: .milliseconds(10), easing: .cubicBezier(0.25, 0.1, 0.25, 1))
    let uneven = Children(length: .seconds(1), every: .milliseconds(10), isUneven: true)
    return [
      sequence.frames("W6 sequence, a frame"), sequence.seeks("W6 sequence, random seek"),
      overlap.frames("W6 overlap, a frame"), overlap.seeks("W6 overlap, random seek"),
      eased.frames("W6 overlap eased, a frame"), eased.seeks("W6 overlap eased, random seek"),
      uneven.frames("W6 uneven lengths, a frame"), uneven.seeks("W6 uneven lengths, random seek"),
      nested(), written(overlap), long(),
    ]
  }

  /// Children of one length that begin at even distances.
  struct Children {
    let timeline: CompiledTimeline<[Double]>
    let duration: Duration
    private let textbook: [TextbookTween]

    init(length: Duration, every step: Duration, easing: Easing = .linear, isUneven: Bool = false) {
      var timeline = Timeline([Double](repeating: 0, count: 10_000))
      var textbook: [TextbookTween] = []
      for index in 0..<10_000 {
        let length = isUneven ? length * (index % 7 + 1) / 4 : length
        let clip = Clip(Track(from: Double(index), to: 1), duration: length, easing: easing)
        timeline.add(clip, to: property(index), .at(step * index))
        textbook.append(
          TextbookTween(
            start: seconds(step * index), length: seconds(length), from: Double(index), to: 1))
      }
      self.timeline = timeline.compiled()
      self.textbook = textbook
      duration = timeline.duration
    }

    func frames(_ name: String) -> Workload {
      let cursor = timeline.makeCursor()
      let rate = FrameRate.fps(60)
      let count = Int(seconds(duration) * 60)
      var frame = count / 3
      let all = textbook
      var referenceFrame = count / 3
      let results = Results(count: 10_000)
      return Workload(
        name: "Timelines/\(name)", operations: 256,
        pass: {
          for _ in 0..<256 {
            frame = frame + 1 < count ? frame + 1 : count / 3
            cursor.seek(toFrame: frame, at: rate)
          }
          cursor.withNumbers { consume_double($0[5_000]) }
        },
        reference: {
          referenceFrame = referenceFrame + 1 < count ? referenceFrame + 1 : count / 3
          let time = Double(referenceFrame) / 60
          results.fill(all) { $0.value(at: time) }
        }, referenceOperations: 1)
    }

    func seeks(_ name: String) -> Workload {
      let cursor = timeline.makeCursor()
      var random = Random(seed: 6)
      let length = seconds(duration)
      let times = (0..<256).map { _ in Duration.seconds(random.number(from: 0, to: length)) }
      let all = textbook
      let results = Results(count: 10_000)
      var next = 0
      return Workload(
        name: "Timelines/\(name)", operations: times.count,
        pass: {
          for time in times {
            cursor.seek(to: time)
            cursor.withNumbers { consume_double($0[5_000]) }
          }
        },
        reference: {
          next = (next + 1) % times.count
          let time = seconds(times[next])
          results.fill(all) { $0.value(at: time) }
        }, referenceOperations: 1)
    }
  }

  /// A hundred groups that repeat, one after the other, of a hundred children each.
  private static func nested() -> Workload {
    var timeline = Timeline([Double](repeating: 0, count: 10_000))
    for group in 0..<100 {
      var inner = Timeline([Double](repeating: 0, count: 10_000))
      for child in 0..<100 {
        inner.add(
          Clip(Track(from: 0, to: 1), duration: .seconds(1)), to: property(group * 100 + child),
          .at(.milliseconds(10) * child))
      }
      timeline.add(inner.repeated(3, alternating: true), .atEnd)
    }
    let compiled = timeline.compiled()
    let cursor = compiled.makeCursor()
    let rate = FrameRate.fps(60)
    let count = Int(seconds(timeline.duration) * 60)
    var frame = 0
    return Workload(
      name: "Timelines/W6 nested, a frame", operations: 256, mayAllocate: true,
      pass: {
        for _ in 0..<256 {
          frame = frame + 1 < count ? frame + 1 : 0
          cursor.seek(toFrame: frame, at: rate)
        }
        cursor.withNumbers { consume_double($0[5_000]) }
      })
  }

  /// What writing all properties of the subject takes on top.
  private static func written(_ children: Children) -> Workload {
    let cursor = children.timeline.makeCursor()
    cursor.seek(to: .seconds(50))
    var subject = children.timeline.initial
    return Workload(
      name: "Timelines/W6 writing one property of a subject", operations: 10_000,
      mayAllocate: true,
      pass: {
        cursor.write(into: &subject)
        consume_double(subject[5_000])
      })
  }

  /// One step of ten hours over loops of a millisecond within loops.
  private static func long() -> Workload {
    var inner = Timeline([0.0])
    inner.add(
      Clip(Track(from: 0, to: 1), duration: .milliseconds(1)).repeated(4), to: property(0))
    inner.mark("turn")
    var outer = Timeline([0.0])
    outer.add(inner.repeated(10, pause: .milliseconds(1)))
    let timeline = outer.repeated(.unending).compiled()
    let interval = EventInterval(from: .zero, to: .seconds(36_000), includingStart: true)
    return Workload(
      name: "Timelines/events of ten hours of nested loops", operations: 1, mayAllocate: true,
      pass: {
        var count = 0.0
        timeline.visitEvents(in: interval, detail: .runs) { _ in
          count += 1
          return true
        }
        consume_double(count)
      })
  }

  private static func property(_ index: Int) -> TimelineProperty<[Double], Double> {
    TimelineProperty("\(index)") {
      $0[index]
    } set: {
      $0[index] = $1
    }
  }

  fileprivate static func seconds(_ time: Duration) -> Double { Double(time.attoseconds) / 1e18 }
}

/// A tween as the textbook has it: all of them are looked at in every frame.
struct TextbookTween {
  let start: Double
  let length: Double
  let from: Double
  let to: Double

  func value(at time: Double) -> Double {
    let progress = min(max((time - start) / length, 0), 1)
    return from + (to - from) * progress
  }
}
