/// Whether the iterations of an effect start over or build up.
public enum IterationComposite: Hashable, Sendable, CaseIterable {
  /// Every iteration has the same values.
  case replace
  /// Every iteration goes on from the last key's value of the one before.
  case accumulate
}
