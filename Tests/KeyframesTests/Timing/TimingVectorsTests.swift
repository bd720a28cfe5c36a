import Testing

@testable import Keyframes

/// What browsers answered for the timing model.
@Suite struct TimingVectorsTests {
  @Test func everyCaseHasTheActiveDurationAndEndOfTheBrowsers() throws {
    let cases = try VectorFile<TimingCase>.load("timing")
    #expect(cases.count == 2999)
    for example in cases {
      let timing = try example.timing.timing()
      #expect(
        agrees(timing.activeDuration, example.activeDuration.value), "\(example.id) active")
      #expect(agrees(timing.end, example.endTime.value), "\(example.id) end")
    }
  }

  @Test func everySampleHasThePhaseIterationAndProgressOfTheBrowsers() throws {
    var samples = 0
    for example in try VectorFile<TimingCase>.load("timing") {
      let timing = try example.timing.timing()
      let playing = PlaybackDirection(rate: example.playbackRate ?? 1)
      for row in example.samples {
        let sample = timing.sample(at: Duration(milliseconds: row.time), playing: playing)
        #expect("\(sample.phase)" == row.phase, "\(example.id) at \(row.time)")
        #expect(sample.currentIteration == row.iteration, "\(example.id) at \(row.time)")
        #expect((sample.progress == nil) == (row.progress == nil), "\(example.id) at \(row.time)")
        if let progress = sample.progress, let expected = row.progress {
          #expect(
            abs(progress - expected) <= max(example.tol, 1e-7), "\(example.id) at \(row.time)")
        }
        samples += 1
      }
    }
    #expect(samples == 21_896)
  }

  /// Times agree within a nanosecond, the grid of the engine being nine times finer.
  private func agrees(_ extent: Extent<Duration>, _ milliseconds: Double) -> Bool {
    switch extent {
    case .unending: milliseconds == .infinity
    case .finite(let length): abs(length.milliseconds - milliseconds) <= 1e-6
    }
  }
}

private struct TimingCase: Decodable {
  var id: String
  var timing: VectorTiming
  var playbackRate: Double?
  var activeDuration: VectorNumber
  var endTime: VectorNumber
  var tol: Double
  var samples: [Row]

  struct Row: Decodable {
    var time: Double
    var progress: Double?
    var iteration: Extent<Int>?
    var phase: String

    init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      time = try row.decode(Double.self)
      progress = try row.decodeIfPresent(Double.self)
      iteration = try row.decodeIfPresent(VectorNumber.self).map {
        $0.value == .infinity ? .unending : .finite(Int($0.value))
      }
      phase = try row.decode(String.self)
    }
  }
}
