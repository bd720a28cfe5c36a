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
      var reached = Duration.zero
      var result: [AnimationFinding] = []
      for span in spans.sorted(by: { $0.start < $1.start }) {
        let gap = span.start - reached
        if gap >= context.stillness {
          result.append(
            AnimationFinding(
              code: .nothingMoves, severity: .note, key: nil, time: reached,
              measured: Double(Ticks(saturating: gap).count) / Double(Ticks.perSecond),
              sentence: "nothing moves for \(TimeNotation.text(gap)) from "
                + "\(TimeNotation.text(reached))"))
        }
        reached = max(reached, span.end.finite ?? reached)
      }
      return result
    }

    /// A clip declared later lies above; what it holds hides what runs below.
    private func hidden(_ spans: [TimelineSpan]) -> [AnimationFinding] {
      let parts = parts
      var result: [AnimationFinding] = []
      for lower in spans {
        for upper in spans where upper.source > lower.source {
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
