/// A moment of a compiled timeline with all values as they are then.
///
/// Values are a function of the moment alone; the cursor only remembers what was running where it
/// stood, so that the next moment costs little: a frame further on takes time in proportion to
/// what is running, any other moment also to the logarithm of the number of children and to a
/// small part of the children passed. Neither allocates once the cursor has been used a little.
///
/// Not meant to be shared between threads.
public final class TimelineCursor<Subject: Sendable> {
  /// The timeline that is looked at.
  public let timeline: CompiledTimeline<Subject>

  private var positions: [TimePosition]
  private var running: [TimelineRunning]
  private var banks: [TimelineBankCursor<Subject>]
  private var scalars: ScalarTimelineBankCursor<Subject>?

  init(_ timeline: CompiledTimeline<Subject>) {
    self.timeline = timeline
    positions = Array(repeating: .before, count: timeline.domains.count)
    running = timeline.domains.map { _ in TimelineRunning() }
    banks = timeline.banks.map { $0.makeCursor() }
    scalars = nil
    for bank in banks {
      if let bank = bank as? ScalarTimelineBankCursor<Subject> { scalars = bank }
    }
    // Domains that run backwards stand at their end before they begin.
    for domain in timeline.domains.indices.dropFirst() {
      let outside = positions[timeline.domains[domain].parent]
      let position = timeline.domains[domain].position(at: outside)
      move(alone: domain, to: position)
      _ = running[domain].move(to: position.ticks.count, in: timeline.childIndexes[domain])
    }
    for bank in banks { bank.settle(positions) }
  }

  /// Moves to a moment.
  public func seek(to time: Duration) { seek(to: .at(Ticks(saturating: time))) }

  func seek(to position: TimePosition) {
    move(0, to: timeline.domains[0].position(at: position))
    for bank in banks { bank.settle(positions) }
  }

  private func move(alone domain: Int, to position: TimePosition) {
    positions[domain] = position
    for bank in banks { bank.move(domain: domain, to: position) }
  }

  private func move(_ domain: Int, to position: TimePosition) {
    let before = positions[domain]
    move(alone: domain, to: position)
    touchWeights(of: domain, from: before, to: position)
    let index = timeline.childIndexes[domain]
    guard index.count > 0 else { return }
    let (tick, tickBefore) = (position.ticks.count, running[domain].tick)
    let changed = running[domain].move(to: tick, in: index)
    for item in changed where !index.isRunning(item, at: tick) {
      moveChild(item, of: domain, to: position)
    }
    for block in running[domain].blocks {
      for item in index.items(ofBlock: block)
      where index.isRunning(item, at: tick) || index.isRunning(item, at: tickBefore) {
        moveChild(item, of: domain, to: position)
      }
    }
  }

  private func moveChild(_ item: Int, of domain: Int, to position: TimePosition) {
    let child = timeline.children[domain][item]
    move(child, to: timeline.domains[child].position(at: position))
  }

  private func touchWeights(of domain: Int, from before: TimePosition, to after: TimePosition) {
    for number in timeline.weightsOfDomain[domain] {
      let active = timeline.weights[number].active
      let isBefore = max(before, after) < active.start
      let isAfter = Extent.finite(min(before, after)) > active.end
      guard !active.isNothing, !isBefore, !isAfter else { continue }
      for bank in banks { bank.touch(weight: number) }
    }
  }

  private func max(_ first: TimePosition, _ second: TimePosition) -> Ticks {
    Swift.max(first.ticks, second.ticks)
  }

  private func min(_ first: TimePosition, _ second: TimePosition) -> Ticks {
    Swift.min(first.ticks, second.ticks)
  }
}

// MARK: - Values

extension TimelineCursor {
  /// The subject at the moment at which the cursor stands.
  ///
  /// Writes every property that the timeline writes into a copy of the initial subject.
  public var subject: Subject {
    var subject = timeline.initial
    write(into: &subject)
    return subject
  }

  /// Writes every property that the timeline writes into a subject.
  public func write(into subject: inout Subject) {
    for bank in banks { bank.write(into: &subject) }
  }
}
