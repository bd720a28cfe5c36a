import Testing

@testable import Keyframes

/// What browsers answered about one property, for the progress they report: all that does not need
/// time or other animations below.
@Suite struct TracksVectorsTests {
  private struct Case: Decodable {
    struct Key: Decodable {
      var value: Double
      var offset: Double?
      var easing: String?
      var composite: String?
    }
    var id: String
    var keyframes: [Key]
    var timing: VectorTiming
    var underlying: Double
    var under: [Under]?
    var computedOffsets: [Double]
    var tol: Double
    var samples: [[Double]]

    struct Under: Decodable {}

    var track: Track<Double> {
      get throws {
        var keys: [Keyframe<Double>] = []
        for key in keyframes {
          var result = Keyframe(
            key.value, easing: try Easing(css: key.easing ?? "linear"),
            composite: Self.operation(key.composite))
          result.offset = key.offset
          keys.append(result)
        }
        return try Track(validating: keys, missingEnds: .underlying)
      }
    }

    static func operation(_ name: String?) -> CompositeOperation? {
      switch name {
      case "replace": .replace
      case "add": .add
      case "accumulate": .accumulate
      default: nil
      }
    }
  }

  @Test func valuesAreThoseOfBrowsers() throws {
    var mismatches = Mismatches()
    var count = 0
    for example in try VectorFile<Case>.load("keyframes") where example.under == nil {
      let track = try example.track
      let timing = try example.timing.timing()
      let easings = example.keyframes.compactMap(\.easing) + [example.timing.easing ?? ""]
      let isBezier = easings.contains { $0.contains("ease") || $0.contains("bezier") }
      let tolerance = max(example.tol, isBezier ? 1e-6 : 1e-9)
      let composite = Case.operation(example.timing.composite) ?? .replace
      for sample in example.samples {
        let (time, progress, expected) = (sample[0], sample[1], sample[2])
        let before = timing.sample(at: Duration(milliseconds: time)).beforeFlag
        let value = track.value(
          at: progress, before: before, over: example.underlying,
          composite: composite)
        count += 1
        mismatches.check(
          abs(value - expected) <= tolerance,
          "\(example.id) at \(progress): \(value), not \(expected)")
      }
    }
    #expect(mismatches.found == [])
    #expect(count > 7_000)
  }

  @Test func offsetsAreThoseThatBrowsersCompute() throws {
    for example in try VectorFile<Case>.load("keyframes") {
      let offsets = try example.track.keyframes.map { $0.offset! }
      #expect(offsets.count == example.computedOffsets.count)
      for (offset, expected) in zip(offsets, example.computedOffsets) {
        #expect(abs(offset - expected) < 1e-12, "\(example.id)")
      }
    }
  }
}
