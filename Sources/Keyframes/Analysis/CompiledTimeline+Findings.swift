#if !hasFeature(Embedded)
  extension CompiledTimeline {
    /// What is likely not meant in how the clips lie in time: long rests, and clips that others hide
    /// by what they hold outside of their intervals.
    public func findings(in context: LintContext = LintContext()) -> [AnimationFinding] {
      let spans = spans(through: firstRound())
      return rests(between: spans, context) + hidden(spans)
    }

    private func rests(
      between spans: [TimelineSpan], _ context: LintContext
    ) -> [AnimationFinding] {
      // Nothing once a clip runs on without an end.
      var reachedEnd: Duration? = .zero
      var result: [AnimationFinding] = []
      for span in spans.sorted(by: { $0.start < $1.start }) {
        guard let reached = reachedEnd else { break }
        let gap = span.start - reached
        if gap >= context.stillness {
          result.append(
            AnimationFinding(
              code: .nothingMoves, severity: .note, key: nil, time: reached,
              measured: Double(Ticks(saturating: gap).count) / Double(Ticks.perSecond),
              sentence: "nothing moves for \(TimeNotation.text(gap)) from "
                + "\(TimeNotation.text(reached))"))
        }
        reachedEnd = span.end.finite.map { max(reached, $0) }
      }
      return result
    }

    /// A clip declared later lies above; what it holds hides what runs below.
    ///
    /// The first run of each clip is looked at: in a further round around it, it may hold no longer.
    private func hidden(_ spans: [TimelineSpan]) -> [AnimationFinding] {
      let parts = parts
      var result: [AnimationFinding] = []
      var seen = [Bool](repeating: false, count: parts.count)
      let first = spans.filter { span in
        defer { seen[span.source] = true }
        return !seen[span.source]
      }
      for lower in first {
        for upper in first where upper.source > lower.source {
          let (below, above) = (parts[lower.source], parts[upper.source])
          guard below.property == above.property, above.composite == .replace,
            let fill = above.timing?.fill
          else { continue }
          let runsAfter = Extent.finite(lower.start) >= upper.end
          let runsBefore = lower.end <= .finite(upper.start)
          guard runsAfter && fill.holdsAfter || runsBefore && fill.holdsBefore else { continue }
          let names = [below, above].map { $0.name?.text ?? $0.property ?? "a clip" }
          result.append(
            AnimationFinding(
              code: .hiddenByFill, severity: .warning, key: nil, time: lower.start,
              measured: Double(lower.source),
              sentence: "\(names[0]) at \(TimeNotation.text(lower.start)) is hidden by what "
                + "\(names[1]) holds \(runsAfter ? "after its end" : "before its start")"))
          break
        }
      }
      return result
    }
  }
#endif
