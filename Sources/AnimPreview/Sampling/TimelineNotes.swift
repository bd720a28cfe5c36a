import Keyframes

/// Finds what is worth a note about a timeline.
struct TimelineNotes {
  let preview: TimelinePreview
  let rate: FrameRate
  let unit: TimeUnit

  /// The notes: where nothing moves, then what is written more than once.
  func notes() -> [Note] {
    (preview.isComplete ? stillness() : [partial]) + rewriting() + unending()
  }

  private func note(
    _ code: Note.Code, _ sentence: @escaping @Sendable (TimeText) -> String
  ) -> Note {
    let (unit, rate) = (unit, rate)
    return Note(code: code) { style in
      sentence(TimeText(unit: unit, rate: rate, minus: style.minus))
    }
  }

  private var partial: Note {
    let ends = preview.rows.flatMap { $0.spans.map { $0.end.finite ?? $0.start } }
    let last = ends.max() ?? .zero
    return note(.shownInPart) { times in
      "so much happens that the bars show only the first part, through \(times.brief(last))."
    }
  }

  // MARK: - Stillness

  /// The gaps of more than one frame in which no clip runs.
  private func stillness() -> [Note] {
    let spans = preview.rows.flatMap { row in row.spans.map { (row: row, span: $0) } }
      .sorted { $0.span.start < $1.span.start }
    var notes: [Note] = []
    var (reached, last) = (Duration.zero, String?.none)
    let shortest = rate.time(ofFrame: 1)
    for (row, span) in spans {
      if span.start - reached > shortest {
        notes.append(gap(reached, span.start, after: last, before: row.name))
      }
      let end = span.end.finite ?? preview.shownEnd
      if end >= reached { (reached, last) = (end, row.name) }
    }
    if preview.shownEnd - reached > shortest {
      notes.append(
        gap(reached, preview.shownEnd, after: last, before: label(at: preview.shownEnd)))
    }
    return notes
  }

  private func gap(
    _ start: Duration, _ end: Duration, after: String?, before: String?
  ) -> Note {
    let first = start > .zero ? label(at: start) ?? after : label(at: start)
    let place: String =
      switch (first, before) {
      case (let first?, let before?): " between \(first) and \(before)"
      case (nil, let before?): " before \(before)"
      case (let first?, nil): " after \(first)"
      case (nil, nil): ""
      }
    return note(.nothingMoves) { times in
      "nothing moves for \(times.brief(end - start))\(place)."
    }
  }

  private func label(at time: Duration) -> String? {
    preview.labels.first { $0.time == time }?.label.text
  }

  // MARK: - Rewriting

  /// The properties that several clips write, the last of which hides the others.
  private func rewriting() -> [Note] {
    var properties: [String] = []
    for row in preview.rows {
      if let property = row.part.property, !properties.contains(property) {
        properties.append(property)
      }
    }
    return properties.compactMap { property in
      let writers = preview.rows.filter {
        $0.part.property == property && $0.part.composite == .replace
      }
      guard writers.count > 1, let last = writers.last else { return nil }
      let times = writers.count == 2 ? "twice" : "\(writers.count) times"
      let (name, start) = (last.name, last.spans[0].start)
      let winner = last.part.name == nil ? "the last one" : name
      return note(.writtenTwice) { text in
        "\(property) is written \(times); \(winner) wins from \(text.brief(start))."
      }
    }
  }

  private func unending() -> [Note] {
    guard preview.end.isUnending else { return [] }
    let shown = preview.shownEnd
    return [
      note(.unending) { times in
        "it never ends; what is shown ends after \(times.brief(shown)), when everything has run "
          + "once."
      }
    ]
  }
}
