import Keyframes

extension Golden {
  /// Tracks of every easing, singly, with a cursor, in a batch and over a value underneath.
  static func addTracks(to hash: inout ResultHash) {
    var numbers = Numbers(seed: 14)
    let progresses = (0..<200).map { _ in numbers.number(from: -0.5, to: 1.5) }
    var results = [Double](repeating: 0, count: progresses.count)
    for easing in easings {
      let track = Track(
        Keyframe(at: 0, 0.6, easing: easing), Keyframe(1.1, easing: easing),
        Keyframe(at: 0.5, 0.2), Keyframe(at: 0.5, 0.4, easing: easing, interpolation: .hold),
        Keyframe(at: 0.8, 0.9, composite: .add), Keyframe(at: 0.9, 1))
      for track in [track, track.reversed(), track.extrapolating(.cycleWithOffset)] {
        var output = results.mutableSpan
        track.evaluate(progresses.span, into: &output)
        for result in results { hash.add(result) }
        var cursor = TrackCursor()
        for progress in progresses {
          hash.add(track.value(at: progress, cursor: &cursor))
          hash.add(track.value(at: progress, over: 5, composite: .accumulate))
        }
      }
    }
    let literal: Track<SIMD2<Double>> = [0: [0, 1], 0.25: [2, 1], 1: [5, 0]]
    for progress in progresses {
      let point = literal.value(at: progress)
      hash.add(point.x)
      hash.add(point.y)
    }
    do throws(TrackError) {
      _ = try Track(validating: [Keyframe(at: 0.5, 1.0), Keyframe(at: 0.25, 2.0)])
      hash.add(0.0)
    } catch {
      hash.add(error.message)
    }
  }
}
