extension TimelineMotion<Double> {
  /// The stretches between two moments over which the value moves one way only, in order and end
  /// to end.
  ///
  /// Where the uppermost clip hides what is underneath, they are found from its keys and easings,
  /// through all that is done to its time, exactly to the tick. Where values are added or weighted,
  /// the sum is looked at between all places at which one of them turns or jumps, in sixteen parts
  /// each and where its velocity comes nearest to 0 among them; two turns of the sum within one such
  /// part may not be told.
  ///
  /// - Parameters:
  ///   - start: The first moment.
  ///   - end: The last moment.
  ///   - limit: How many to look for.
  /// - Returns: The stretches.
  public func monotoneStretches(
    from start: Duration, through end: Duration, limit: Int = 10_000
  ) -> [MonotoneStretch<Duration>] {
    stretches(from: start, through: end, limit: limit).durations
  }

  func stretches(
    from start: Duration, through end: Duration, limit: Int
  ) -> ScalarStretches<Ticks> {
    ScalarStretches(
      stretches: smoothStretches(from: start, through: end, limit: limit).joined())
  }

  /// The same, cut also where the velocity jumps or may be greatest.
  func smoothStretches(
    from start: Duration, through end: Duration, limit: Int
  ) -> [MonotoneStretch<Ticks>] {
    var result: [MonotoneStretch<Ticks>] = []
    let (low, high) = (Ticks(saturating: start), Ticks(saturating: end))
    guard low <= high else { return result }
    let found = layers.indices.map { layerStretches($0, from: low, to: high, limit: limit) }
    var borders = [low, high]
    for (number, layer) in found.enumerated() {
      for stretch in layer.stretches {
        borders += [stretch.start, stretch.end]
        if stretch.isStepped { borders += stairs(of: number, in: stretch) }
      }
      borders += layer.borders
    }
    borders.sort()
    var reader = LayerReader(found.map { $0.stretches })
    for (from, to) in zip(borders, borders.dropFirst()) where from < to {
      guard result.count < limit else { return result }
      let middle =
        to.count - from.count > 1 ? Ticks(from.count + (to.count - from.count) / 2) : from
      switch top(at: middle) {
      case .nothing:
        result.append(
          MonotoneStretch(from: from, to: to, startValue: initial, endValue: initial))
      case .hiding(let layer):
        reader.visit(layer, from: from, to: to, { own(layer, at: $0) }) { result.append($0) }
      case .mixed:
        visitMixed(from: from, to: to) { result.append($0) }
      }
    }
    let initialValue = value(at: low)
    if let start = result.first?.startValue, start != initialValue, low < high {
      result.insert(
        MonotoneStretch(from: low, to: low, startValue: initialValue, endValue: initialValue), at: 0
      )
    }
    let last = value(at: high)
    if let end = result.last?.endValue, end != last {
      let isAtBorder = found.contains {
        $0.stretches.contains { $0.start == high || $0.end == high }
      }
      if isAtBorder || low == high {
        result.append(
          MonotoneStretch(from: high, to: high, startValue: last, endValue: last))
      }
    }
    return result
  }

  private enum Top {
    case nothing
    case hiding(Int)
    case mixed
  }

  /// What makes the value at a moment.
  private func top(at time: Ticks) -> Top {
    for index in layers.indices.reversed() {
      let layer = layers[index]
      let (position, weight) = place(of: layer.group, at: time)
      guard weight != 0,
        layer.clip.position(at: position.advanced(by: Ticks(-layer.begin.count)).ticks) != nil
      else { continue }
      let hides =
        layer.clip.hidesUnderlying && groupIsFull(layer.group)
      return hides ? .hiding(index) : .mixed
    }
    return .nothing
  }

  /// The value of a clip as if it were alone.
  private func own(_ number: Int, at time: Ticks) -> Double {
    let layer = layers[number]
    let position = place(of: layer.group, at: time).0.advanced(by: Ticks(-layer.begin.count))
    return layer.clip.effect(at: position.ticks, over: initial) ?? initial
  }

  /// The places in a stretch at which stairs go up or down, at most a thousand.
  private func stairs(of number: Int, in stretch: MonotoneStretch<Ticks>) -> [Ticks] {
    var result: [Ticks] = []
    var place = Ticks(stretch.start.count + 1)
    while place < stretch.end, result.count < 1000 {
      let level = own(number, at: place)
      place = Ticks.first(after: place, through: stretch.end) { own(number, at: $0) != level }
      result.append(place)
    }
    return result
  }

  private func groupIsFull(_ number: Int) -> Bool {
    var next: Int? = number
    while let number = next {
      guard groups[number].weight == .full else { return false }
      next = groups[number].parent
    }
    return true
  }

  // MARK: - One layer

  /// The stretches of a clip seen from outside, as if it were alone, and where weights change.
  private func layerStretches(
    _ index: Int, from low: Ticks, to high: Ticks, limit: Int
  ) -> (stretches: [MonotoneStretch<Ticks>], borders: [Ticks]) {
    let layer = layers[index]
    var pieces = [
      TimelinePathPiece(start: low.count, end: high.count, from: low.count, to: high.count)
    ]
    var borders: [Ticks] = []
    var chain: [Int] = []
    var next: Int? = layer.group
    while let number = next {
      chain.append(number)
      next = groups[number].parent
    }
    for number in chain.reversed() {
      let group = groups[number]
      for piece in pieces.indices {
        pieces[piece].from = advanced(pieces[piece].from, by: -group.begin.count)
        pieces[piece].to = advanced(pieces[piece].to, by: -group.begin.count)
      }
      if case .fading(_, _, let easing, let length) = group.weight {
        let fades = TimeMap.fading(easing, over: length)
        let cut = split(pieces, by: fades, limit: limit) {
          entered(number, at: $0, throughMaps: 0).ticks.count
        }
        borders += cut.flatMap { [Ticks($0.start), Ticks($0.end)] }
      }
      for level in group.maps.indices.reversed() {
        let done = group.maps.count - 1 - level
        pieces = split(pieces, by: group.maps[level], limit: limit) {
          entered(number, at: $0, throughMaps: done).ticks.count
        }
      }
    }
    var result: [MonotoneStretch<Ticks>] = []
    for piece in pieces {
      guard result.count < limit else { break }
      visitClip(layer, over: piece, limit: limit) { result.append($0) }
    }
    return (result, borders)
  }

  private func advanced(_ tick: Int64, by offset: Int64) -> Int64 {
    TimePosition(rangeTick: tick).advanced(by: Ticks(offset)).ticks.count
  }

  /// The position inside a group after some of its maps, from the outside.
  private func entered(_ number: Int, at time: Ticks, throughMaps count: Int) -> TimePosition {
    let group = groups[number]
    var position = TimePosition.at(time)
    if let parent = group.parent { position = place(of: parent, at: time).0 }
    position = position.advanced(by: Ticks(-group.begin.count))
    for map in group.maps.reversed().prefix(count) { position = map.inside(position) }
    return position
  }

  /// Splits pieces where a map inside of them turns or jumps.
  private func split(
    _ pieces: [TimelinePathPiece], by map: TimeMap, limit: Int, _ middle: (Ticks) -> Int64
  ) -> [TimelinePathPiece] {
    var result: [TimelinePathPiece] = []
    for piece in pieces where result.count < limit {
      let (low, high) = inOrder(piece.from, piece.to)
      let rises = piece.from <= piece.to
      var parts = map.pathPieces(from: low, to: high)
      if !rises { parts.reverse() }
      var begin = piece.start
      for (number, part) in parts.enumerated() {
        let border = rises ? part.end : part.start
        var end = piece.end
        if number < parts.count - 1 {
          end =
            Ticks.first(after: Ticks(begin), through: Ticks(piece.end)) {
              rises ? middle($0) >= border : middle($0) <= border
            }.count
        }
        result.append(
          TimelinePathPiece(
            start: begin, end: end, from: rises ? part.from : part.to,
            to: rises ? part.to : part.from))
        begin = end
      }
    }
    return result
  }

  /// Hands over the stretches of a clip over a part of the time outside.
  private func visitClip(
    _ layer: Layer, over piece: TimelinePathPiece, limit: Int,
    _ body: (MonotoneStretch<Ticks>) -> Void
  ) {
    let from = Ticks(advanced(piece.from, by: -layer.begin.count))
    let to = Ticks(advanced(piece.to, by: -layer.begin.count))
    let (low, high) = inOrder(from, to)
    var found: [MonotoneStretch<Ticks>] = []
    ClipStretches(layer.clip, from: low, through: high, isEvery: true).visit {
      found.append($0)
      return found.count < limit
    }
    guard let first = found.first, let last = found.last else { return }
    // Where the clip has no effect it leaves gaps at the ends.
    let rises = from <= to
    func place(_ inside: Ticks, after start: Ticks) -> Ticks {
      Ticks.first(after: start, through: Ticks(piece.end)) {
        let own = advanced(
          self.place(of: layer.group, at: $0).0.ticks.count, by: -layer.begin.count)
        return rises ? own >= inside.count : own <= inside.count
      }
    }
    let (near, far) = rises ? (first.start, last.end) : (last.end, first.start)
    let start = near == from ? Ticks(piece.start) : place(near, after: Ticks(piece.start))
    let end = far == to ? Ticks(piece.end) : place(far, after: start)
    StretchComposition(start: start, end: end, from: near, to: far, isStepped: false).visit(found) {
      Ticks(advanced(self.place(of: layer.group, at: $0).0.ticks.count, by: -layer.begin.count))
    } value: {
      layer.clip.effect(at: $0, over: initial) ?? initial
    } _: {
      body($0)
    }
  }

  // MARK: - Several layers

  /// Hands over the stretches of a sum, between two moments of which nothing in it turns or jumps.
  private func visitMixed(
    from start: Ticks, to end: Ticks, _ body: (MonotoneStretch<Ticks>) -> Void
  ) {
    let parts = max(1, min(16, end.count - start.count))
    func trend(_ time: Ticks, _ side: ProgressSide) -> Bool { velocity(at: time, side: side) >= 0 }
    // What is approached from within: the value itself, unless a jump lies between.
    func limit(_ time: Ticks, _ neighbour: Ticks, _ side: ProgressSide) -> Double {
      let (near, own) = (value(at: neighbour), value(at: time))
      let step =
        velocity(at: time, side: side) * Double(time.count - neighbour.count)
        / Double(Ticks.perSecond)
      return (own - near).magnitude <= 4 * step.magnitude + 1e-9 * max(1, own.magnitude)
        ? own : near + (step.isFinite ? step : 0)
    }
    var begin = start
    var first = limit(start, Ticks(start.count + 1), .above)
    func close(at place: Ticks, _ last: Double) {
      body(MonotoneStretch(from: begin, to: place, startValue: first, endValue: last))
      (begin, first) = (place, last)
    }
    var places = (0...parts).map { start.moved(towards: end, by: Int($0), of: Int(parts)) }
    places += dips(between: places)
    places.sort()
    var rises = trend(start, .above)
    for (left, right) in zip(places, places.dropFirst()) where left < right {
      let isRising = trend(right, right == end ? .below : .above)
      if isRising != rises {
        let turn = Ticks.first(after: left, through: right) { trend($0, .above) == isRising }
        if turn < end { close(at: turn, value(at: turn)) }
      }
      rises = isRising
    }
    close(at: end, limit(end, end.previous, .below))
  }
}

extension TimelineMotion<Double> {
  /// Where the velocity of a sum goes through 0 and back between places at which it has one sign.
  private func dips(between places: [Ticks]) -> [Ticks] {
    let last = places.count - 1
    let speeds = places.indices.map {
      velocity(at: places[$0], side: $0 == last ? .below : .above)
    }
    return places.indices.compactMap { number in
      let (before, after) = (max(number - 1, 0), min(number + 1, last))
      let sign = speeds[number] < 0 ? -1.0 : 1.0
      let (own, left, right) = (
        sign * speeds[number], sign * speeds[before], sign * speeds[after]
      )
      // However steep the dip, the place nearest to it is no higher than those beside it.
      guard own <= left, own <= right, own < max(left, right) else { return nil }
      let dip = Ticks.peak(between: places[before], places[after]) {
        -sign * velocity(at: $0, side: .above)
      }
      // Either of both, as long as the sign is the other one there.
      return [dip.low, dip.high].first {
        $0 > places[0] && $0 < places[last] && sign * velocity(at: $0, side: .above) < 0
      }
    }
  }
}

/// Reads the stretches of several layers side by side, in rising order of time.
private struct LayerReader {
  private let layers: [[MonotoneStretch<Ticks>]]
  private var places: [Int]

  init(_ layers: [[MonotoneStretch<Ticks>]]) {
    self.layers = layers
    places = layers.map { _ in 0 }
  }

  /// Hands over what a layer has between two neighbouring borders.
  mutating func visit(
    _ layer: Int, from start: Ticks, to end: Ticks, _ value: (Ticks) -> Double,
    _ body: (MonotoneStretch<Ticks>) -> Void
  ) {
    let stretches = layers[layer]
    while places[layer] < stretches.count, stretches[places[layer]].end <= start {
      places[layer] += 1
    }
    guard places[layer] < stretches.count, stretches[places[layer]].start <= start else { return }
    let stretch = stretches[places[layer]]
    body(
      MonotoneStretch(
        from: start, to: end,
        startValue: stretch.start == start ? stretch.startValue : value(start),
        endValue: stretch.end == end ? stretch.endValue : value(end), isStepped: stretch.isStepped))
  }
}

extension TimeMap {
  /// The turns of a weight as those of a playhead.
  fileprivate static func fading(_ easing: Easing, over length: Ticks) -> TimeMap {
    TimeMap(kind: .warped(easing), inner: .finite(length), outer: .finite(length))
  }
}
