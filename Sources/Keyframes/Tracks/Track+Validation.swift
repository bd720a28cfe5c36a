extension Track {
  /// The keys with every offset filled in, once they have been found to make a track.
  ///
  /// Absent offsets are computed as Web Animations does: the last key is at 1, then the first one
  /// at 0, then each run of keys without offset is spaced evenly between its neighbours.
  internal static func computingOffsets(
    of keyframes: [Keyframe<Value>]
  ) throws(TrackError) -> [Keyframe<Value>] {
    guard !keyframes.isEmpty else { throw .noKeyframes }
    var previous = 0.0
    for (index, keyframe) in keyframes.enumerated() {
      try checkInterpolation(of: keyframe, index)
      guard let offset = keyframe.offset else { continue }
      guard offset >= 0, offset <= 1 else {
        throw .offsetOutOfRange(index: index, offset: offset)
      }
      guard offset >= previous else {
        throw .offsetFalls(index: index, offset: offset, previous: previous)
      }
      previous = offset
    }
    var result = keyframes
    let last = result.count - 1
    if result[last].offset == nil { result[last].offset = 1 }
    if result[0].offset == nil { result[0].offset = 0 }
    var start = 0
    while start < last {
      var end = start + 1
      while result[end].offset == nil { end += 1 }
      let from = result[start].offset ?? 0
      let to = result[end].offset ?? 1
      for index in start + 1..<end {
        let part = Double(index - start) / Double(end - start)
        result[index].offset = from.interpolated(to: to, at: part)
      }
      start = end
    }
    return result
  }

  /// Whether values of this kind have the interpolation of a key.
  private static func checkInterpolation(
    of keyframe: Keyframe<Value>, _ index: Int
  ) throws(TrackError) {
    if case .handles(let incoming, let outgoing) = keyframe.tangents {
      for time in [incoming.time, outgoing.time] where !(time >= 0 && time <= 1) {
        throw .handleOutOfRange(index: index, time: time)
      }
    }
    guard keyframe.interpolation.isCurve else { return }
    guard Value.isVector else { throw .curveWithoutVectors(index: index) }
    if keyframe.interpolation.needsTangents && keyframe.tangents == nil {
      throw .tangentsMissing(index: index)
    }
    if case .kochanekBartels(let tension, let continuity, let bias) = keyframe.interpolation {
      let sum = tension * 0 + continuity * 0 + bias * 0
      guard sum == 0 else {
        let parameter = !tension.isFinite ? tension : !continuity.isFinite ? continuity : bias
        throw .parameterNotFinite(index: index, parameter: parameter)
      }
    }
  }
}
