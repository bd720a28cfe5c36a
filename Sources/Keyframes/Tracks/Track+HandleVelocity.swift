extension Track where Value: VectorValue {
  /// The velocity at an end of a curve whose handle lies on its key: towards the other handle, as
  /// time and value both stand still there for a moment of the curve's parameter.
  ///
  /// Nothing where the handle does not lie on its key: then the velocity is beyond all bounds.
  func handleVelocity(of segment: TrackSegment<Value>, atEnd: Bool) -> Value? {
    guard segment.bend >= 0,
      case .cubicBezier(let curve) = easings.easings[Int(segment.easing)].notation
    else { return nil }
    let bend = bends[Int(segment.bend)]
    let way = segment.course.to - segment.course.from
    // Three times the way between the key and its handle, and between the key and the other one.
    let own = atEnd ? way - bend.end : way + bend.start
    let other = way.scaled(by: 2) + (atEnd ? Value.zero - bend.start : bend.end)
    guard own == .zero else { return nil }
    let time = atEnd ? 1 - curve.x1 : curve.x2
    if time > 0 { return other.scaled(by: segment.reciprocal / (3 * time)) }
    return other == .zero ? way.scaled(by: segment.reciprocal) : nil
  }
}
