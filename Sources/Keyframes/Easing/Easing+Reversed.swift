extension Easing {
  /// The easing seen from its other end: 1 − f(1 − x).
  ///
  /// A segment from `a` to `b` with an easing, played backwards, is the segment from `b` to `a`
  /// with the reversed one. Reversing twice gives the easing itself. At a jump the value is that
  /// of the easing at the mirrored place, so a jump's owner is on the other side.
  public func reversed() -> Easing {
    if compiled.notation == .linear { return self }
    if case .penner(let family, let direction, let first, let second) = compiled.notation {
      // Exactly the family's other easing, or itself where it is symmetric.
      return Easing(family, direction.reversed, first, second)
    }
    let notation: EasingNotation =
      if case .reversed(let forward) = compiled.notation { forward } else {
        .reversed(compiled.notation)
      }
    return Easing(
      CompiledEasing(
        notation, compiled.entry.reversed, pieces: compiled.pieces, numbers: compiled.numbers))
  }
}
