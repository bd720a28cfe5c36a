/// Where the time of a group stands.
///
/// Loops, trims and warps play only a part of what is inside them. Outside of that part the
/// content is not at some moment far away but simply before, or after, all of itself.
enum TimePosition: Hashable, Sendable {
  /// Before everything.
  case before
  /// At a moment.
  case at(Ticks)
  /// After everything.
  case after
}
