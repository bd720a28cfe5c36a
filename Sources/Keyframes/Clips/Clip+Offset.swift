extension Clip where Value: VectorValue {
  /// The clip with every key's value moved by one and the same.
  ///
  /// ```swift
  /// Clip.slideIn(height: 180).offset(by: 20)  // below a status bar
  /// ```
  public func offset(by value: Value) -> Clip {
    var clip = self
    clip.track = track.offset(by: value)
    return clip
  }
}

extension Track where Value: VectorValue {
  fileprivate func offset(by value: Value) -> Track {
    var moved = keyframes
    for index in moved.indices { moved[index].value = moved[index].value + value }
    let track: Track
    do {
      track = try Track(validating: moved, missingEnds: missingEnds)
    } catch {
      preconditionFailure(error.message)
    }
    let extrapolated = track.extrapolating(before: extrapolationBefore, after: extrapolationAfter)
    return isReversed ? extrapolated.reversed() : extrapolated
  }
}
