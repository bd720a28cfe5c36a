import Keyframes

/// A timeline as the renderers see it, whatever its subject is.
struct TimelinePreview: Sendable {
  /// A number that the timeline moves.
  struct Column: Sendable {
    /// Its name.
    var name: String
    /// What it is where nothing has an effect.
    var base: Double
    /// The values that it can show, where they are limited.
    var limits: ClosedRange<Double>?
  }

  /// A clip with the stretches in which it runs.
  struct Row: Sendable {
    /// Which part of the timeline it is.
    var part: TimelinePartInfo
    /// How fast its time runs when it runs first, backwards below zero; nothing where a curve
    /// moves it.
    var rate: Double?
    /// The stretches, in order; at least one.
    var spans: [TimelineSpan]
    /// Whether its property has another value than its base before the first stretch.
    var showsBefore = false
    /// Whether it has at the end of each stretch.
    var showsAfter: [Bool] = []

    /// What it is called: its name, or its property.
    var name: String { part.name?.text ?? part.property ?? "" }
  }

  /// What the user calls it.
  var name: String
  /// What is moved.
  var columns: [Column]
  /// How long it is.
  let end: Extent<Duration>
  /// How much of it text shows: all, or where it never ends until everything has run once.
  let shownEnd: Duration
  /// All parts.
  let parts: [TimelinePartInfo]
  /// The clips that run, in the order of declaration.
  let rows: [Row]
  /// Whether the rows have all stretches, which is not so where there are very many.
  let isComplete: Bool
  /// The labels, in the order in which they are reached.
  let labels: [TimelineLabels.Entry]
  /// Makes what reads the values of all columns at one moment after the other.
  let makeReader: @Sendable () -> (Duration) -> [Double]
  /// The motion of each column; nothing for those that are a part of a larger value.
  let motions: [TimelineMotion<Double>?]
  /// What is likely not meant.
  let findings: @Sendable (LintContext) -> [AnimationFinding]
  /// The events up to a moment.
  let events: @Sendable (Duration) -> [PlaybackEvent]

  /// A timeline whose columns are read from its subject.
  ///
  /// A column is the property of its name, unless `properties` has another one for it.
  init<Subject: Sendable>(
    _ name: String, _ timeline: Timeline<Subject>, columns names: [String],
    properties: [String: TimelineProperty<Subject, Double>] = [:],
    read: @escaping @Sendable (Subject) -> [Double]
  ) {
    self.name = name
    let compiled = timeline.compiled()
    let bases = read(timeline.initial)
    columns = names.indices.map { index in
      Column(
        name: names[index], base: bases[index], limits: names[index] == "opacity" ? 0...1 : nil)
    }
    end = timeline.end
    let shownEnd = compiled.firstRound()
    self.shownEnd = shownEnd
    let parts = compiled.parts
    self.parts = parts
    let limit = 10_000
    let spans = Dictionary(grouping: compiled.spans(through: shownEnd, limit: limit)) { $0.source }
    var count = 0
    let all = EventInterval(from: .zero, to: shownEnd, includingStart: true)
    compiled.visitEvents(in: all, detail: .each) { _ in
      count += 1
      return count <= limit
    }
    isComplete = count <= limit
    let makeReader: @Sendable () -> (Duration) -> [Double] = {
      let cursor = compiled.makeCursor()
      return { time in
        cursor.seek(to: time)
        return read(cursor.subject)
      }
    }
    self.makeReader = makeReader
    let values = makeReader()
    rows = parts.compactMap { part in
      guard let spans = spans[part.source] else { return nil }
      var row = Row(part: part, rate: compiled.rate(ofPart: part.source), spans: spans)
      let column = names.firstIndex { $0 == part.property }
      func differs(at time: Duration) -> Bool {
        column.map { values(time)[$0] != bases[$0] } ?? false
      }
      if part.timing?.fill.holdsBefore == true { row.showsBefore = differs(at: .zero) }
      row.showsAfter = spans.map { span in
        part.timing?.fill.holdsAfter == true && span.end.finite.map(differs) == true
      }
      return row
    }
    // Sorting keeps the order of declaration where labels are reached together.
    labels = timeline.labels.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }.map { $0.element }
    motions = names.indices.map { index in
      guard parts.contains(where: { $0.property == names[index] }) else { return nil }
      let property =
        properties[names[index]]
        ?? TimelineProperty(names[index], get: { read($0)[index] }, set: { _, _ in })
      return TimelineMotion(of: property, in: timeline)
    }
    findings = { compiled.findings(in: $0) }
    events = { compiled.events(in: .zero...$0) }
  }

  /// The columns without a motion of their own, in a sentence about what leaves them out.
  var partsNote: String? {
    let names = zip(columns, motions).filter { $0.1 == nil }.map { Printable.text($0.0.name) }
    guard let last = names.last else { return nil }
    let list = names.count == 1 ? last : names.dropLast().joined(separator: ", ") + " and \(last)"
    return "\(list) \(names.count == 1 ? "is" : "are") left out, as a part of a larger value."
  }

  /// How far a moment is, from 0 at the start to 1 at the end.
  func progress(at time: Duration) -> Double {
    guard shownEnd > .zero else { return 1 }
    return min(max(time.inSeconds / shownEnd.inSeconds, 0), 1)
  }
}
