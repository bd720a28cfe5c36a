/// The stretches of a curve of a curve: of `outer(inner(place))`.
///
/// The inner one moves one way only, from `start` to `end`, by `inner`; the stretches of the outer
/// one between its two ends are known. What of them lies between is found by halving.
struct StretchComposition<Place: RankedPlace, Middle: RankedPlace> {
  let start: Place
  let end: Place
  /// Where the inner curve starts and ends, approached from within.
  let from: Middle
  let to: Middle
  /// Whether the inner curve jumps from place to place.
  let isStepped: Bool

  /// Hands over the stretches in order.
  func visit(
    _ outer: [MonotoneStretch<Middle>], through inner: (Place) -> Middle,
    value: (Middle) -> Double, _ body: (MonotoneStretch<Place>) -> Void
  ) {
    guard from != to, !outer.isEmpty else {
      let level = from == to && !outer.isEmpty ? outer[0].startValue : value(from)
      body(MonotoneStretch(from: start, to: end, startValue: level, endValue: level))
      return
    }
    let rises = from < to
    var begin = start
    for index in outer.indices {
      let stretch = outer[rises ? index : outer.count - 1 - index]
      let isLast = index == outer.count - 1
      let border = rises ? stretch.end : stretch.start
      let isInstant = stretch.start == stretch.end
      let place =
        isLast
        ? end
        : isInstant
          ? begin
          : Place.first(after: begin, through: end) {
            rises ? inner($0) >= border : inner($0) <= border
          }
      if isStepped {
        guard place > begin || isLast else { continue }
        let last = isLast ? to : inner(place.previous)
        body(
          MonotoneStretch(
            from: begin, to: place, startValue: value(begin == start ? from : inner(begin)),
            endValue: value(last), isStepped: true))
      } else {
        let (first, last) =
          rises
          ? (stretch.startValue, stretch.endValue) : (stretch.endValue, stretch.startValue)
        body(
          MonotoneStretch(
            from: begin, to: place, startValue: first, endValue: last,
            isStepped: stretch.isStepped))
      }
      begin = place
    }
  }
}
