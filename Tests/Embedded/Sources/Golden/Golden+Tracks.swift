import Keyframes

extension Golden {
  /// Curves of every kind between keys, with velocities; one of them read from text.
  static func addCurves(to hash: inout ResultHash) {
    var curves: [Interpolation] = [
      .smooth, .catmullRom, .centripetal, .chordal, .naturalSpline, .clampedSpline,
    ]
    do throws(TextError) {
      curves.append(try Interpolation(parsing: "kochanek-bartels(0.5, -0.25, 0.1)"))
      _ = try Interpolation(parsing: "cubic")
    } catch {
      hash.add(error.message)
    }
    var tracks: [Track<Double>] = []
    for curve in curves {
      hash.add(curve.description)
      tracks.append(
        Track(
          Keyframe(at: 0, 0.5, interpolation: curve), Keyframe(at: 0.2, 3, interpolation: curve),
          Keyframe(at: 0.3, 3, easing: .easeInOut, interpolation: curve), Keyframe(at: 1, -1)))
    }
    let handle = KeyHandle(time: 0.25, value: 0.75)
    tracks.append(
      Track(
        .hermite(at: 0, 1, incoming: 0, outgoing: 4),
        .bezier(at: 0.5, 2, incoming: handle, outgoing: handle),
        .hermite(
          at: 1, 0, incomingPerSecond: 0.5, outgoingPerSecond: 0, over: .milliseconds(1500))))
    do throws(TrackError) {
      tracks.append(try Track(pacing: [310, 60, 120, 60, 310]))
      tracks.append(try Track(pacing: [310, 60, 120], interpolation: .pacedCurve))
      _ = try Track(validating: [Keyframe(at: 0, Discrete(1), interpolation: .smooth)])
    } catch {
      hash.add(error.message)
    }
    for track in tracks {
      for track in [track, track.reversed(), track.extrapolating(.linear)] {
        for step in -4...24 {
          hash.add(track.value(at: Double(step) / 20))
          hash.add(track.velocity(at: Double(step) / 20))
          hash.add(track.value(at: Double(step) / 20, over: 5, composite: .add))
        }
      }
    }
    let plane = Track(
      Keyframe(at: 0, Pair(0.0, SIMD2(1.0, 2)), interpolation: .smooth),
      Keyframe(at: 0.4, Pair(1, SIMD2(3, 2)), interpolation: .smooth),
      Keyframe(at: 1, Pair(5, SIMD2(0, 2))))
    for step in 0...20 {
      let value = plane.value(at: Double(step) / 20)
      hash.add(value.first)
      hash.add(value.second.x)
      hash.add(value.second.y)
    }
    do throws(TrackError) {
      let points = [SIMD2(0.0, 0), SIMD2(4, 1), SIMD2(5, 5), SIMD2(0, 6)]
      let curve = try Track(pacing: points, interpolation: .pacedCurve)
      for step in -2...22 {
        let (value, velocity) = (
          curve.value(at: Double(step) / 20), curve.velocity(at: Double(step) / 20)
        )
        hash.add(value.x)
        hash.add(value.y)
        hash.add(velocity.x)
        hash.add(velocity.y)
      }
    } catch {
      hash.add(error.message)
    }
    let bezier = BezierCurve(HermiteCurve(from: 1.0, to: 2, startTangent: 3, endTangent: 4))
    for step in 0...4 { hash.add(bezier.value(at: Double(step) / 4)) }
  }

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
    addSets(of: literal, at: progresses, to: &hash)
    do throws(TrackError) {
      _ = try Track(validating: [Keyframe(at: 0.5, 1.0), Keyframe(at: 0.25, 2.0)])
      hash.add(0.0)
    } catch {
      hash.add(error.message)
    }
  }

  /// Tracks asked together: rotations with offsets of their own, and points with the same.
  private static func addSets(
    of points: Track<SIMD2<Double>>, at progresses: [Double], to hash: inout ResultHash
  ) {
    let turns = (1...5).map { number in
      Track<FloatQuaternion>(
        Keyframe(at: 0, .identity),
        Keyframe(
          at: Double(number) / 6,
          FloatQuaternion(Quaternion(axis: SIMD3(1, Double(number), 2), angle: .degrees(140)))),
        Keyframe(at: 1, FloatQuaternion(Quaternion(axis: SIMD3(0, 1, 0), angle: .degrees(250)))))
    }
    let (own, shared) = (TrackSet(turns), TrackSet([points, points]))
    var rotations = [FloatQuaternion](repeating: .identity, count: 5)
    var places = [SIMD2<Double>](repeating: .zero, count: 2)
    for progress in progresses {
      var output = rotations.mutableSpan
      own.evaluate(at: progress, into: &output)
      for rotation in rotations {
        for lane in 0..<4 { hash.add(Double(rotation.vector[lane])) }
      }
      var ends = places.mutableSpan
      shared.evaluate(at: progress, into: &ends)
      hash.add(places[1].x)
    }
  }
}
