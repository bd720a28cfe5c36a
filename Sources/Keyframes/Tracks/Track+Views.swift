extension Track {
  /// The track seen backwards: what it has at p is what the receiver has at 1 − p, bit for bit.
  ///
  /// A view, not a rebuilt list of keys: easings run backwards as well, and at a jump stands what
  /// the receiver has at that instant. Seen backwards twice it is the receiver itself.
  public func reversed() -> Track {
    var result = self
    result.isReversed.toggle()
    result.index.setDirection(isReversed: result.isReversed)
    return result
  }

  /// The track with other behaviour before its first key and after its last one.
  ///
  /// For a reversed view the sides are those of the keys, not of the view.
  public func extrapolating(before: Extrapolation, after: Extrapolation) -> Track {
    Track(
      compiling: keyframes, missingEnds: missingEnds, before: before, after: after,
      isReversed: isReversed)
  }

  /// The track with the same behaviour on both sides of its keys.
  public func extrapolating(_ extrapolation: Extrapolation) -> Track {
    extrapolating(before: extrapolation, after: extrapolation)
  }
}
