import Testing

@testable import Keyframes

/// Random trees against the model of the tests.
@Suite struct TimelineModelTests {
  /// The events of a whole run as the library tells them, in the words of the model.
  static func log(
    of timeline: CompiledTimeline<[Double]>, isForwards: Bool, cuts: [Int] = [],
    detail: EventDetail = .each
  ) -> [String] {
    let end = ticks(of: timeline.end.finite!)
    let parts = timeline.parts
    let inner = isForwards ? cuts.sorted() : cuts.sorted().reversed()
    let stops = [isForwards ? 0 : end] + inner + [isForwards ? end : 0]
    var log: [String] = []
    for index in 1..<stops.count where index == 1 || stops[index] != stops[index - 1] {
      let way = EventInterval(
        fromTick: Ticks(Int64(stops[index - 1])), to: Ticks(Int64(stops[index])),
        includingStart: index == 1, direction: isForwards ? .forwards : .backwards)
      for event in timeline.events(in: way, detail: detail) {
        let name = event.source == 0 ? "root" : parts[event.source].name?.text
        guard let name else { continue }
        let what: String =
          switch event.kind {
          case .began: "began"
          case .ended: "ended"
          case .reached: "reached"
          case .iterationsEnded(let numbers): "iteration \(numbers.lowerBound)"
          }
        log.append("\(ticks(of: event.time)) \(name) \(what)")
      }
    }
    return log
  }

  /// Hands over trees that are not too long to be walked through tick by tick.
  static func forEachTree(
    depth: Int, seed: UInt64, count: Int, warps: Bool = true,
    _ body: (ModelGroup, inout RandomModel) -> String?
  ) {
    var random = RandomModel(random: SplitMix64(seed: seed), warps: warps)
    var trees = 0
    for tree in 0..<count {
      let model = random.group(depth: depth)
      guard model.length < 1500, model.length > 0 else { continue }
      trees += 1
      if let fault = body(model, &random) {
        Issue.record("depth \(depth), tree \(tree): \(fault)\n\(model)")
        return
      }
    }
    #expect(trees > count / 3)
  }

  static func difference(_ seen: [String], _ right: [String]) -> String? {
    guard seen != right else { return nil }
    let place = zip(seen, right).enumerated().first { $1.0 != $1.1 }?.offset ?? 0
    return """
      at \(place) of \(seen.count) and \(right.count)
      \(seen.dropFirst(max(0, place - 3)).prefix(8))
      \(right.dropFirst(max(0, place - 3)).prefix(8))
      """
  }

  /// Asks for values at random moments.
  static func valueFault(
    of model: ModelGroup, _ random: inout RandomModel, count: Int
  ) -> String? {
    let timeline = model.timeline()
    let cursor = timeline.compiled().makeCursor()
    for _ in 0..<count {
      let time = random.number(-20..<(model.length + 20))
      cursor.seek(to: ticks(time))
      let seen = cursor.subject
      var right = ModelGroup.initial
      model.write(&right, at: time)
      let isRight =
        seen.map(\.bitPattern) == timeline.value(at: ticks(time)).map(\.bitPattern)
        && zip(seen, right).allSatisfy { abs($0 - $1) <= 1e-9 * max(1, abs($1)) }
      if !isRight { return "at \(time): \(seen) is not \(right)" }
    }
    return nil
  }

  @Test(arguments: [1, 2, 3, 5])
  func eventsAreThoseOfTheModelBothWays(depth: Int) {
    var events = 0
    Self.forEachTree(depth: depth, seed: UInt64(depth), count: 120) { model, _ in
      let compiled = model.timeline().compiled()
      guard compiled.end == .finite(ticks(model.length)) else {
        return "\(compiled.end), not \(model.length) ticks long"
      }
      for isForwards in [true, false] {
        let right = model.log(isForwards: isForwards)
        events += right.count
        let seen = Self.log(of: compiled, isForwards: isForwards)
        if let fault = Self.difference(seen, right) { return fault }
      }
      return nil
    }
    #expect(events > 1500)
  }

  @Test(arguments: [1, 2, 3, 5])
  func valuesAreThoseOfTheModelHoweverTheyAreAsked(depth: Int) {
    Self.forEachTree(depth: depth, seed: UInt64(depth), count: 120) { model, random in
      Self.valueFault(of: model, &random, count: 60)
    }
  }

  /// One step, some steps, one step for each tick; and without the ends of iterations.
  @Test(arguments: [1, 2, 3, 5])
  func anyPartitionOfTimeGivesTheSameLog(depth: Int) {
    Self.forEachTree(depth: depth, seed: UInt64(depth) + 10, count: 60) { model, random in
      let compiled = model.timeline().compiled()
      let cuts = (0..<8).map { _ in random.number(0..<(model.length + 1)) }
      for isForwards in [true, false] {
        let whole = Self.log(of: compiled, isForwards: isForwards)
        for cuts in [cuts, Array(1..<max(1, model.length))] {
          let parts = Self.log(of: compiled, isForwards: isForwards, cuts: cuts)
          if let fault = Self.difference(parts, whole) { return fault }
        }
        let begunAndEnded = Self.log(
          of: compiled, isForwards: isForwards, cuts: cuts, detail: .withoutIterations)
        let right = whole.filter { !$0.contains("iteration") }
        if let fault = Self.difference(begunAndEnded, right) { return fault }
      }
      return nil
    }
  }

  /// The whole tree seen from its end: forward's values at D - t, forward's events the other way.
  @Test(arguments: [1, 2, 3, 5])
  func aReversedTreeIsItsMirrorImage(depth: Int) {
    Self.forEachTree(depth: depth, seed: UInt64(depth) + 20, count: 60) { model, random in
      let timeline = model.timeline()
      let reversed = timeline.reversed()
      let seen = Self.log(of: reversed.compiled(), isForwards: true).map { line in
        let parts = line.split(separator: " ", maxSplits: 1)
        return "\(model.length - Int(parts[0])!) \(parts[1])"
      }
      // The whole begins when its own outermost delay is over, which a reversed one has inside.
      let right = Self.log(of: timeline.compiled(), isForwards: false)
      let fault = Self.difference(
        seen.filter { !$0.contains(" root ") }, right.filter { !$0.contains(" root ") })
      if let fault { return fault }
      let cursor = reversed.compiled().makeCursor()
      for _ in 0..<40 {
        let time = random.number(0..<(model.length + 1))
        cursor.seek(to: ticks(time))
        let right = timeline.value(at: ticks(model.length - time)).map(\.bitPattern)
        if cursor.subject.map(\.bitPattern) != right { return "value at \(time)" }
      }
      return nil
    }
  }

  @Test(arguments: [1, 2, 3, 5])
  func whatIsLeftInTheEndIsTheLastOfEachPart(depth: Int) {
    Self.forEachTree(depth: depth, seed: UInt64(depth) + 30, count: 60) { model, random in
      let timeline = model.timeline().compiled()
      let stops = [random.number(0..<(model.length + 1)), random.number(0..<(model.length + 1))]
      guard stops[0] != stops[1] else { return nil }
      let way = EventInterval(from: ticks(stops[0]), to: ticks(stops[1]))
      var right: [PlaybackEvent] = []
      for event in timeline.events(in: way, detail: .each)
      where event.kind == .began || event.kind == .ended {
        right.removeAll { $0.source == event.source }
        right.append(event)
      }
      var seen: [PlaybackEvent] = []
      timeline.visitSettledEvents(in: way) { event in
        seen.append(event)
        return true
      }
      return Self.difference(seen.map { "\($0)" }, right.map { "\($0)" })
    }
  }

  @Test(arguments: [1, 2, 3, 5])
  func labelsStandWhereTheyAreFirstReached(depth: Int) {
    Self.forEachTree(depth: depth, seed: UInt64(depth) + 40, count: 60) { model, _ in
      let timeline = model.timeline()
      let log = Self.log(of: timeline.compiled(), isForwards: true)
      for entry in timeline.labels {
        let name = " \(entry.label.text) reached"
        guard let first = log.first(where: { $0.hasSuffix(name) }) else { continue }
        if first != "\(ticks(of: entry.time))\(name)" { return "\(entry), but \(first)" }
      }
      return nil
    }
  }

  /// What runs stand for, expanded, against each event told by itself.
  static func expansionFault(of model: ModelGroup) -> String? {
    let timeline = model.timeline().compiled()
    for isForwards in [true, false] {
      let way = EventInterval(
        from: ticks(isForwards ? 0 : model.length), to: ticks(isForwards ? model.length : 0),
        includingStart: true)
      var expanded: [String] = []
      for event in timeline.events(in: way, detail: .runs) {
        timeline.visitEach(of: event) { event in
          expanded.append("\(ticks(of: event.time)) \(event.source) \(event.kind)")
          return true
        }
      }
      let each = timeline.events(in: way, detail: .each).map {
        "\(ticks(of: $0.time)) \($0.source) \($0.kind)"
      }
      if let fault = difference(expanded.sorted(), each.sorted()) { return fault }
    }
    return nil
  }

  /// A run stands for what it leaves out, in the order of its place in time.
  @Test(arguments: [1, 2, 3, 5])
  func runsExpandToWhatTheyStandFor(depth: Int) {
    Self.forEachTree(depth: depth, seed: UInt64(depth) + 50, count: 60) { model, _ in
      Self.expansionFault(of: model)
    }
  }

  /// Curves that lead the playhead several times over one part, at one moment.
  @Test(arguments: [5323, 5514, 5783, 6251, 6415, 6516])
  func runsThatMeetAtOneMomentAreToldApart(seed: Int) {
    var random = RandomModel(random: SplitMix64(seed: UInt64(seed)))
    let model = random.group(depth: seed % 4 + 1, children: 1..<4)
    #expect(Self.expansionFault(of: model) == nil)
    let compiled = model.timeline().compiled()
    for isForwards in [true, false] {
      let fault = Self.difference(
        Self.log(of: compiled, isForwards: isForwards), model.log(isForwards: isForwards))
      #expect(fault == nil)
    }
  }

  /// Hundreds of children at once.
  @Test func aWideTreeIsThatOfTheModel() {
    var random = RandomModel(random: SplitMix64(seed: 77))
    var trees = 0
    while trees < 3 {
      var model = random.group(depth: 1, children: 200..<400)
      model.changes = []
      // The model takes time in proportion to the length.
      guard model.length < 700 else { continue }
      trees += 1
      let compiled = model.timeline().compiled()
      for isForwards in [true, false] {
        let fault = Self.difference(
          Self.log(of: compiled, isForwards: isForwards), model.log(isForwards: isForwards))
        #expect(fault == nil, "tree \(trees)")
      }
      let fault = Self.valueFault(of: model, &random, count: 60)
      #expect(fault == nil, "tree \(trees)")
    }
  }

  /// Hundreds of children of which many are trees, with everything that may be done to a group.
  @Test(arguments: [2, 3])
  func aWideDeepTreeIsThatOfTheModel(depth: Int) {
    var random = RandomModel(random: SplitMix64(seed: UInt64(depth) + 770))
    random.lengths = 0..<5
    var (trees, children, changes) = (0, 0, Set<String>())
    for _ in 0..<4000 where trees < 2 {
      let model = random.group(depth: depth, children: 120..<200)
      // The model takes time in proportion to the length.
      guard model.length > 50, model.length < 1000 else { continue }
      trees += 1
      model.forEachGroup { group in
        children += group.children.count
        for change in group.changes { changes.insert("\(change)".prefix { $0 != "(" }.description) }
      }
      let compiled = model.timeline().compiled()
      for isForwards in [true, false] {
        let fault = Self.difference(
          Self.log(of: compiled, isForwards: isForwards), model.log(isForwards: isForwards))
        #expect(fault == nil, "tree \(trees)")
      }
      let fault = Self.valueFault(of: model, &random, count: 40) ?? Self.expansionFault(of: model)
      #expect(fault == nil, "tree \(trees)")
    }
    #expect(trees == 2 && children > 600)
    #expect(changes.isSuperset(of: ["delayed", "scaled", "reversed", "repeated", "trimmed"]))
  }

  /// The outer curve turns where the part inside ends and begins anew, at one tick.
  @Test func whatFollowsATurnComesAfterWhatLedToIt() {
    let clip = ModelChild(
      name: "clip", node: .clip(ModelClip(property: 0, keys: [0, 1], duration: 1)), place: .at(2))
    var inner = ModelGroup(children: [clip])
    inner.changes = [.reversed, .warped(.steps(2, .jumpStart), over: nil)]
    var outer = ModelGroup(
      children: [ModelChild(name: "inner", node: .group(inner), place: .at(1))])
    outer.changes = [.warped(.cubicBezier(0.1, 2, 0.9, -1), over: 52)]
    let compiled = outer.timeline().compiled()
    for isForwards in [true, false] {
      let log = Self.log(of: compiled, isForwards: isForwards)
      #expect(log == outer.log(isForwards: isForwards))
    }
    let log = Self.log(of: compiled, isForwards: true)
    #expect(log.first { $0.hasPrefix("33 ") } == "33 inner ended")
  }

  /// Steps that jump at once pass over a part where the group begins: the group comes first.
  @Test func whatIsSkippedWhereAGroupBeginsBeginsAfterIt() {
    let clip = ModelChild(
      name: "clip", node: .clip(ModelClip(property: 0, keys: [0, 1], duration: 2)), place: .at(1))
    var inner = ModelGroup(
      children: [
        clip, ModelChild(name: "mark", node: .mark, place: .at(2)),
        ModelChild(name: "rest", node: .wait(12), place: .at(0)),
      ])
    inner.changes = [.warped(.steps(2, .jumpStart), over: nil)]
    let before = ModelChild(
      name: "before", node: .clip(ModelClip(property: 1, keys: [0, 1], duration: 4)),
      place: .at(0))
    var outer = ModelGroup()
    outer.children = [before, ModelChild(name: "inner", node: .group(inner), place: .at(4))]
    let compiled = outer.timeline().compiled()
    let log = Self.log(of: compiled, isForwards: true)
    #expect(log == outer.log(isForwards: true))
    #expect(
      log == [
        "0 root began", "0 before began", "4 before ended", "4 inner began", "4 clip began",
        "4 mark reached", "4 clip ended", "16 inner ended", "16 root ended",
      ])
  }
}
