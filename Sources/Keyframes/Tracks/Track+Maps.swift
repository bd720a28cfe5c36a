extension Track {
  /// The track with other values at its keys, of this or another kind.
  ///
  /// ```swift
  /// let popIn: Track = [0: 0.6, 0.6: 1.1, 0.8: 0.9, 1: 1]
  /// popIn.mapped { PlaneSize(width: 200 * $0, height: 100 * $0) }
  /// ```
  ///
  /// Values are mapped at the keys alone and mixed between them anew. So a map that is affine (a
  /// scale, a turn, a projection, and a shift) maps the whole track, whatever lies between its
  /// keys, curves and overshoots included; with any other the values between keys are those of the
  /// new keys. Curves become ones of given velocities, which are mapped as the ways that they lead;
  /// a paced curve keeps its shape and has one speed among the new values. Jumps, holds, easings,
  /// views and what the track does outside its keys stay.
  ///
  /// - Parameter transform: From an old value to a new one.
  /// - Returns: The track of the new values.
  public func mapped<Other: Interpolatable>(
    _ transform: (Value) -> Other
  ) -> Track<Other> {
    let keys = explicitKeyframes.map { key in
      let value = transform(key.value)
      var result = Keyframe<Other>(
        value, easing: key.easing, interpolation: key.interpolation, composite: key.composite)
      result.offset = key.offset
      if let (incoming, outgoing) = key.velocities, Other.isVector {
        func mapped(_ way: Value) -> Other {
          transform(way.accumulated(onto: key.value, count: 1)).accumulated(
            onto: value, count: -1)
        }
        result = result.meeting(incoming: mapped(incoming), outgoing: mapped(outgoing))
      } else if key.interpolation.isCurve {
        result.interpolation = .linear
      }
      return result
    }
    return Track<Other>(
      compiling: keys, missingEnds: missingEnds, before: extrapolationBefore,
      after: extrapolationAfter, isReversed: isReversed)
  }

  /// The track with other values of its kind at its keys, all moved alike, so that tangents stay.
  func mappingKeys(_ transform: (Value) -> Value) -> Track {
    var keys = keyframes
    for index in keys.indices { keys[index].value = transform(keys[index].value) }
    return Track(
      compiling: keys, missingEnds: missingEnds, before: extrapolationBefore,
      after: extrapolationAfter, isReversed: isReversed)
  }
}

extension Track where Value: VectorValue {
  /// The track with a value added to all of its own; every interpolation stays what it is.
  public func shifted(by distance: Value) -> Track { mappingKeys { $0 + distance } }

  /// The track with its values, seen from a centre, multiplied by a number; every interpolation
  /// stays what it is.
  ///
  /// ```swift
  /// let popIn: Track = [0: 0.6, 0.6: 1.1, 0.8: 0.9, 1: 1]
  /// popIn.scaled(by: 2, around: 1)  // [0.0: 0.2, 0.6: 1.2, 0.8: 0.8, 1.0: 1.0]
  /// ```
  public func scaled(by factor: Double, around center: Value = .zero) -> Track {
    let isPlain = center == .zero
    var keys = keyframes
    for index in keys.indices {
      let value = keys[index].value
      keys[index].value =
        isPlain ? value.scaled(by: factor) : center + (value - center).scaled(by: factor)
      switch keys[index].tangents {
      case nil: break
      case .velocities(let incoming, let outgoing):
        keys[index].tangents = .velocities(
          incoming: incoming.scaled(by: factor), outgoing: outgoing.scaled(by: factor))
      case .handles(var incoming, var outgoing):
        incoming.value = incoming.value.scaled(by: factor)
        outgoing.value = outgoing.value.scaled(by: factor)
        keys[index].tangents = .handles(incoming: incoming, outgoing: outgoing)
      }
    }
    return Track(
      compiling: keys, missingEnds: missingEnds, before: extrapolationBefore,
      after: extrapolationAfter, isReversed: isReversed)
  }
}
