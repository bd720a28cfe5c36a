extension TimelineGroup {
  /// When a label is first reached, in the time seen from outside of the content.
  ///
  /// Looks among the children first and then inside of them, in the order of declaration.
  func time(ofLabel label: TimelineLabel) -> Ticks? {
    for entry in entries {
      if case .mark(label) = entry.content { return firstMoment(at: entry.begin) }
    }
    guard entries.contains(where: { $0.isGroup }) else { return nil }
    return labels().first { $0.label == label }?.time
  }

  /// When the child of a name begins and ends, in the time seen from outside of the content.
  func span(of name: TimelineLabel) -> (begin: Ticks, end: Extent<Ticks>)? {
    for entry in entries where entry.name == name {
      return span(from: entry.begin, to: entry.end)
    }
    for entry in entries {
      if case .group(let group) = entry.content, let span = group.span(of: name) {
        return self.span(
          from: entry.begin + span.begin, to: span.end.shifted(by: entry.begin))
      }
    }
    return nil
  }

  /// All labels with the moments at which they are first reached, in the order of declaration.
  ///
  /// One that stands outside of what is played has the moment at which it would be.
  func labels() -> [(label: TimelineLabel, time: Ticks)] {
    let map = TimelineEventMap(self)
    var first: [Ticks?] = Array(repeating: nil, count: map.members.count)
    let way = TimelineWay(
      from: 0, to: Ticks.max.count, includesStart: true, isForwards: true)
    TimelineEventWalk(map: map, scope: .firsts).visit(way) { tick, record in
      if record.kind == .reached, first[record.member] == nil { first[record.member] = Ticks(tick) }
      return true
    }
    var places: [(label: TimelineLabel, time: Ticks?)] = []
    collectLabels { places.append(($0, $1)) }
    let marks = map.members.indices.filter { map.members[$0].kind == .mark }
    return zip(marks, places).compactMap { mark, place in
      (first[mark] ?? place.time).map { (place.label, $0) }
    }
  }

  /// Visits the labels in the order of declaration, with where each would be reached.
  private func collectLabels(_ visit: (TimelineLabel, Ticks?) -> Void) {
    for entry in entries {
      switch entry.content {
      case .mark(let label): visit(label, firstMoment(at: entry.begin))
      case .group(let group):
        group.collectLabels { label, time in
          visit(label, time.flatMap { firstMoment(at: entry.begin + $0) })
        }
      case .clip, .wait: break
      }
    }
  }

  private func span(from begin: Ticks, to end: Extent<Ticks>) -> (Ticks, Extent<Ticks>)? {
    guard let first = firstMoment(at: begin) else { return nil }
    guard case .finite(let end) = end else { return (first, .unending) }
    guard let last = firstMoment(at: end) else { return (first, length) }
    return (min(first, last), .finite(max(first, last)))
  }

  /// The first moment seen from outside at which the content stands at a moment of its own, or
  /// nothing where it never does.
  func firstMoment(at time: Ticks) -> Ticks? {
    var time = time
    for map in maps {
      guard let outside = map.firstMoment(at: time) else { return nil }
      time = outside
    }
    return time
  }
}

extension TimeMap {
  /// The first moment outside at which the position inside has come to a moment.
  func firstMoment(at time: Ticks) -> Ticks? {
    switch kind {
    case .delayed(let delay): return time + delay
    case .scaled(let rate): return rate.firstMoment(at: time)
    case .reversed: return (inner.finite ?? .zero) - time
    case .repeated:
      guard time >= .zero, inner >= .finite(time) else { return nil }
      return outer >= .finite(time) ? time : nil
    case .trimmed(let start):
      let moment = time - start
      return moment >= .zero && outer >= .finite(moment) ? moment : nil
    case .warped:
      return firstCrossing(of: time)
    }
  }

  /// The first moment at which a warped playhead stands at or has passed a moment inside.
  ///
  /// Finds it exactly where the curve rises; where it turns back, the search steps through the
  /// curve in a thousand parts and is exact within the first part that has the crossing.
  private func firstCrossing(of time: Ticks) -> Ticks? {
    guard case .finite(let outer) = outer else { return nil }
    let parts: Int64 = outer.count < 1000 ? Swift.max(outer.count, 1) : 1000
    var previous = Ticks.zero
    if inside(.at(.zero)).ticks >= time { return .zero }
    for part in 1...parts {
      let next = Ticks(Int64(Int128(outer.count) * Int128(part) / Int128(parts)))
      if inside(.at(next)).ticks >= time {
        var (low, high) = (previous.count, next.count)
        while high - low > 1 {
          let middle = low + (high - low) / 2
          if inside(.at(Ticks(middle))).ticks >= time { high = middle } else { low = middle }
        }
        return Ticks(high)
      }
      previous = next
    }
    return nil
  }
}
