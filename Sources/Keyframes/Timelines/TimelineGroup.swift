/// Children placed in time, and what is done to their time as a whole: a node of a timeline.
struct TimelineGroup<Subject: Sendable>: Sendable {
  /// What a child is.
  enum Content: Sendable {
    case clip(TimelineLeaf<Subject>)
    case group(TimelineGroup)
    case wait
    case mark(TimelineLabel)
  }

  /// A child with its place.
  struct Entry: Sendable {
    var name: TimelineLabel?
    var content: Content
    /// Where it begins in the group's own time.
    var begin: Ticks
    /// How long it takes.
    var length: Extent<Ticks>

    var end: Extent<Ticks> { length.shifted(by: begin) }

    var isGroup: Bool { if case .group = content { true } else { false } }
  }

  /// The children in the order of their declaration.
  fileprivate(set) var entries: [Entry] = []
  /// The latest end of the children, never before zero.
  fileprivate(set) var contentLength: Extent<Ticks> = .finite(.zero)
  /// What is done to the time of the content, from the inside to the outside.
  fileprivate(set) var maps: [TimeMap] = []
  /// How strongly the group's values count against those underneath.
  private(set) var weight: TimelineWeight = .full
  /// How many of the changes of its time lie inside of the weight.
  private(set) var weightLevel = 0

  /// The length seen from outside.
  var length: Extent<Ticks> { maps.last?.outer ?? contentLength }

  /// The position of the content, and how strongly its values count there.
  func inside(_ position: TimePosition) -> (position: TimePosition, weight: Double) {
    let position = mapsOutsideOfWeight.reversed().reduce(position) { $1.inside($0) }
    let weight = weight.value(at: position)
    return (maps[..<weightLevel].reversed().reduce(position) { $1.inside($0) }, weight)
  }

  var mapsOutsideOfWeight: ArraySlice<TimeMap> { maps[weightLevel...] }
}

// MARK: - Inserting

extension TimelineGroup {
  /// Adds a child at a place, which is resolved against those declared before.
  ///
  /// A group whose time has been changed as a whole first becomes the only child of a new one, so
  /// that what is added later runs in the time that is seen from outside.
  mutating func insert(
    _ content: Content, length: Extent<Ticks>, name: TimelineLabel?, at placement: Placement
  ) throws(TimelineError) {
    wrapIfChanged()
    try check(name, content)
    let begin = try begin(of: placement)
    let entry = Entry(name: name, content: content, begin: begin, length: length)
    entries.append(entry)
    contentLength = max(contentLength, max(entry.end, .finite(.zero)))
  }

  /// Adds a change of the time of all that has been declared.
  mutating func change(
    _ map: (Extent<Ticks>) throws(TimelineError) -> TimeMap
  ) throws(TimelineError) {
    maps.append(try map(length))
  }

  /// Makes the group count by a part of what it did.
  mutating func scaleWeight(by factor: Double) {
    switch weight {
    case .full: setWeight(.constant(factor))
    case .constant(let part): setWeight(.constant(part * factor))
    case .fading(let from, let to, let easing, let length):
      // Stays in the time in which it fades.
      weight = .fading(from: from * factor, to: to * factor, easing: easing, length: length)
    }
  }

  /// Sets a weight around all that has been declared.
  mutating func setWeight(_ weight: TimelineWeight) {
    self.weight = weight
    weightLevel = maps.count
  }

  /// The same places with other contents of the same lengths.
  func mapEntries<Other>(
    _ change: (Content, _ begin: Ticks) -> TimelineGroup<Other>.Content
  ) -> TimelineGroup<Other> {
    var group = TimelineGroup<Other>()
    group.entries = entries.map {
      .init(
        name: $0.name, content: change($0.content, $0.begin), begin: $0.begin, length: $0.length)
    }
    group.contentLength = contentLength
    group.maps = maps
    group.weight = weight
    group.weightLevel = weightLevel
    return group
  }

  private mutating func wrapIfChanged() {
    if !maps.isEmpty || weight != .full { wrap() }
  }

  mutating func wrapIfFading() {
    if case .fading = weight { wrap() }
  }

  mutating func wrap() {
    let inner = self
    self = TimelineGroup()
    entries = [Entry(name: nil, content: .group(inner), begin: .zero, length: inner.length)]
    contentLength = inner.length
  }

  private func check(_ name: TimelineLabel?, _ content: Content) throws(TimelineError) {
    var label = name
    if case .mark(let mark) = content { label = mark }
    guard let label else { return }
    for entry in entries {
      if entry.name == label { throw .repeatedLabel(label) }
      if case .mark(label) = entry.content { throw .repeatedLabel(label) }
    }
  }
}

// MARK: - Placing

extension TimelineGroup {
  private func begin(of placement: Placement) throws(TimelineError) -> Ticks {
    guard let offset = Ticks(declared: placement.offset) else {
      throw .timeOutOfRange(placement.offset)
    }
    let anchor = try self.anchor(placement.anchor)
    let (sum, overflow) = anchor.count.addingReportingOverflow(offset.count)
    guard !overflow, abs(sum) <= Ticks.max.count else { throw .timeOutOfRange(placement.offset) }
    return Ticks(sum)
  }

  private func anchor(_ anchor: Placement.Anchor) throws(TimelineError) -> Ticks {
    switch anchor {
    case .groupStart: return .zero
    case .groupEnd:
      guard case .finite(let end) = contentLength else { throw .afterUnending(nil) }
      return end
    case .previousStart: return entries.last?.begin ?? .zero
    case .previousEnd:
      guard let last = entries.last else { return .zero }
      guard case .finite(let end) = last.end else { throw .afterUnending(last.name) }
      return end
    case .label(let label):
      guard let time = time(ofLabel: label) else { throw .unknownLabel(label) }
      return time
    case .start(let name):
      guard let span = span(of: name) else { throw .unknownLabel(name) }
      return span.begin
    case .end(let name):
      guard let span = span(of: name) else { throw .unknownLabel(name) }
      guard case .finite(let end) = span.end else { throw .afterUnending(name) }
      return end
    }
  }
}

extension Extent<Ticks> {
  /// The end of a length that begins at a moment.
  func shifted(by begin: Ticks) -> Extent<Ticks> {
    guard case .finite(let length) = self else { return .unending }
    let (sum, overflow) = length.count.addingReportingOverflow(begin.count)
    return overflow || sum > Ticks.max.count ? .unending : .finite(Ticks(sum))
  }
}
