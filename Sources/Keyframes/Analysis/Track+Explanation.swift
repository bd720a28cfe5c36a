/// Why a track has the value that it has at a progress.
///
/// The values it names recombine to the value bit for bit: ``from`` and ``to`` mixed at ``eased``,
/// and bent where the way is a curve.
public struct TrackExplanation<Value: Interpolatable>: Sendable {
  /// Which rule makes the value.
  public enum Rule: Hashable, Sendable {
    /// A key's value holds.
    case hold
    /// Two values are mixed, straight or along a curve.
    case between(Interpolation)
    /// What the track does beyond its keys.
    case beyond(Extrapolation)
  }

  /// The progress that was asked for.
  public let progress: Double
  /// The place among the keys: the progress, or 1 less it for a reversed track.
  public let offset: Double
  /// Whether the track is seen backwards.
  public let isReversed: Bool
  /// Which rule makes the value.
  public let rule: Rule
  /// The key that is left; nothing for the value underneath.
  public let fromKey: Int?
  /// The key that is led to; nothing for the value underneath.
  public let toKey: Int?
  /// How much of the way between them lies below the place, before the easing.
  public let fraction: Double
  /// The easing of the way.
  public let easing: Easing
  /// How much of the way after the easing.
  public let eased: Double
  /// How many cycles of keys that repeat went before.
  public let cycles: Double
  /// What is mixed, as it meets the value underneath.
  public let from: Value
  /// What is mixed with it.
  public let to: Value
  /// The value.
  public let value: Value

  let bend: TrackBend<Value>?
  let arc: TrackArc?
  let course: Value.Course

  /// The value made anew from what the explanation names.
  public var recombined: Value {
    if eased == 0 { return from }
    if let bend {
      return bend.value(from: from, to: to, on: course, at: arc?.parameter(at: eased) ?? eased)
    }
    return from.interpolated(to: to, at: eased)
  }
}

extension Track {
  /// Why the track has the value that it has at a progress, with nothing underneath.
  public func explanation(at progress: Double, before: Bool = false) -> TrackExplanation<Value> {
    explanation(
      at: progress, before: before, value: value(at: progress, before: before)
    ) { end, _ in end }
  }

  /// Why the track has the value that it has over a value underneath.
  public func explanation(
    at progress: Double, before: Bool = false, over underlying: Value,
    composite: CompositeOperation = .replace, repetitions: Double = 0
  ) -> TrackExplanation<Value> {
    let value = value(
      at: progress, before: before, over: underlying, composite: composite,
      repetitions: repetitions)
    return explanation(at: progress, before: before, value: value) { end, source in
      endpoint(end, source, over: underlying, composite, repetitions)
    }
  }

  func explanation(
    at progress: Double, before: Bool, value: Value, _ meet: (Value, SegmentValueSource) -> Value
  ) -> TrackExplanation<Value> {
    let offset = offset(of: progress)
    let number = piece(at: offset)
    let place = place(of: offset, in: number, before: before)
    let segment = segments[place.piece]
    var from = meet(segment.course.from, segment.fromSource)
    var to = meet(segment.course.to, segment.toSource)
    if place.cycles != 0 {
      (from, to) = (shifted(from, by: place.cycles), shifted(to, by: place.cycles))
    }
    let keys = keys(ofPiece: place.piece)
    let rule: TrackExplanation<Value>.Rule
    switch segments[number].shape {
    case .hold: rule = isOutside(number) ? .beyond(extrapolation(of: number)) : .hold
    case .linear, .eased, .narrow, .cubic:
      rule = .between(keys.from.map { keyframes[$0].interpolation } ?? .linear)
    default: rule = .beyond(extrapolation(of: number))
    }
    let isHold = segment.shape == .hold
    let bend = segment.bend >= 0 ? bends[Int(segment.bend)] : nil
    let curve = segment.shape == .lead ? 1 : segment.shape == .trail ? number - 1 : place.piece
    return TrackExplanation(
      progress: progress, offset: offset, isReversed: isReversed, rule: rule, fromKey: keys.from,
      toKey: keys.to,
      fraction: isHold ? 0 : number == place.piece ? part(of: offset, in: curve) : place.eased,
      easing: isHold ? .linear : easings.easings[Int(segment.easing)], eased: place.eased,
      cycles: place.cycles, from: from, to: to, value: value,
      bend: bend, arc: bend.flatMap { $0.arc < 0 ? nil : arcs[Int($0.arc)] }, course: segment.course
    )
  }

  private func isOutside(_ piece: Int) -> Bool {
    let offset = segments[piece].origin
    return piece == 0 || piece == segments.count - 1
      || offset >= (keyframes[keyframes.count - 1].offset ?? 1)
      || piece == 1 && offset < (keyframes[0].offset ?? 0)
  }

  private func extrapolation(of piece: Int) -> Extrapolation {
    segments[piece].origin >= (keyframes[keyframes.count - 1].offset ?? 1)
      ? extrapolationAfter : extrapolationBefore
  }

  /// The keys between which a piece leads.
  private func keys(ofPiece piece: Int) -> (from: Int?, to: Int?) {
    let last = keyframes.count - 1
    switch segments[piece].shape {
    case .lead, .leadTangent: return keys(ofPiece: 1)
    case .trail, .trailTangent: return keys(ofPiece: piece - 1)
    default: break
    }
    let origin = segments[piece].origin
    let isFromUnderlying = segments[piece].fromSource == .underlying
    let isToUnderlying = segments[piece].toSource == .underlying
    guard let from = keyframes.lastIndex(where: { ($0.offset ?? 0) <= origin }) else {
      return (isFromUnderlying ? nil : 0, isToUnderlying ? nil : 0)
    }
    if isFromUnderlying { return (nil, isToUnderlying ? nil : 0) }
    if isToUnderlying { return (from, nil) }
    let stands = segments[piece].shape == .hold && from == last
    return (from, stands ? from : min(from + 1, last))
  }
}
