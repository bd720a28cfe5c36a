// What the algebra of tracks works on: keys that need no neighbours, as every curve between them is
// given by the velocities at its two ends.

extension Track {
  /// The keys with every curve as one of given velocities, and straight where it comes out
  /// straight.
  ///
  /// A curve of handles in time becomes one of velocities and a cubic-bezier; a paced one stays
  /// paced.
  var explicitKeyframes: [Keyframe<Value>] {
    var keys = keyframes
    let zero = keys[0].value.accumulated(onto: keys[0].value, count: -1)
    var incoming: [Value?] = keys.map { _ in nil }
    var outgoing = incoming
    // A piece from 0 to the first key, where there is one, comes first.
    var piece = segments[1].origin < (keys[0].offset ?? 0) ? 2 : 1
    for (index, next) in keys.indices.dropFirst().enumerated() {
      let length = (keys[next].offset ?? 0) - (keys[index].offset ?? 0)
      guard length > 0 else {
        if keys[index].interpolation.isCurve { keys[index].interpolation = .linear }
        continue
      }
      let segment = segments[piece]
      piece += 1
      guard keys[index].interpolation.isCurve else { continue }
      keys[index].easing = easings.easings[Int(segment.easing)]
      guard segment.bend >= 0 else {
        keys[index].interpolation = .linear
        continue
      }
      let bend = bends[Int(segment.bend)]
      keys[index].interpolation = bend.arc >= 0 ? .pacedCurve : .hermite
      // A and B of the bend are h m₀ − d and d − h m₁.
      let way = keys[next].value.accumulated(onto: keys[index].value, count: -1)
      let reciprocal = 1 / length
      outgoing[index] = zero.accumulated(
        onto: bend.start.accumulated(onto: way, count: 1), count: reciprocal)
      incoming[next] = zero.accumulated(
        onto: way.accumulated(onto: bend.end, count: -1), count: reciprocal)
    }
    for index in keys.indices {
      if incoming[index] == nil && outgoing[index] == nil {
        keys[index].tangents = nil
      } else {
        keys[index].tangents = .velocities(
          incoming: incoming[index] ?? zero, outgoing: outgoing[index] ?? zero)
      }
    }
    if let last = keys.indices.last, keys[last].interpolation.isCurve {
      keys[last].interpolation = .linear
    }
    return keys
  }
}

extension Keyframe {
  /// The key with its velocities times a number, where it has some.
  func pacing(by factor: Double) -> Keyframe {
    guard case .velocities(let incoming, let outgoing) = tangents else { return self }
    return meeting(
      incoming: incoming.multiplied(by: factor), outgoing: outgoing.multiplied(by: factor))
  }

  /// The key with velocities.
  func meeting(incoming: Value, outgoing: Value) -> Keyframe {
    var key = self
    key.tangents = .velocities(incoming: incoming, outgoing: outgoing)
    return key
  }

  /// The key with another offset.
  func moved(to offset: Double) -> Keyframe {
    var key = self
    key.offset = offset
    return key
  }

  /// The velocities with which a curve comes to the key and leaves it; nothing where none are
  /// given.
  var velocities: (incoming: Value, outgoing: Value)? {
    guard case .velocities(let incoming, let outgoing) = tangents else { return nil }
    return (incoming, outgoing)
  }
}

extension Interpolatable {
  /// A vector times a number.
  func multiplied(by factor: Double) -> Self {
    accumulated(onto: self, count: -1).accumulated(onto: self, count: factor)
  }
}

extension Array {
  /// Keys seen from the other end, at a sum less their offsets.
  ///
  /// Easings and velocities turn round; what a key holds, its successor holds now.
  func mirrored<Value>(around sum: Double) -> [Keyframe<Value>]
  where Element == Keyframe<Value> {
    var result: [Keyframe<Value>] = []
    result.reserveCapacity(count)
    for index in indices.reversed() {
      var key = self[index].moved(to: sum - (self[index].offset ?? 0))
      if let (incoming, outgoing) = key.velocities {
        key = key.meeting(
          incoming: outgoing.multiplied(by: -1), outgoing: incoming.multiplied(by: -1))
      }
      guard index > 0 else {
        key.interpolation = .linear
        key.easing = .linear
        result.append(key)
        continue
      }
      let before = self[index - 1]
      key.interpolation = before.interpolation
      key.easing = before.easing.reversed()
      result.append(key)
      if before.interpolation == .hold, before.offset != self[index].offset {
        var held = Keyframe(before.value, interpolation: .hold, composite: before.composite)
        held.offset = key.offset
        result.append(held)
      }
    }
    return result
  }
}
