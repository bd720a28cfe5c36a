import Keyframes

/// Explanations for people: what is at a moment, a row for each step that leads to the value.
struct ExplainRenderer {
  let rate: FrameRate
  let options: TextOptions

  /// The columns of the words at the left, with the indent before them and the gap behind.
  private static let column = 13

  private var style: Style { options.style }

  // MARK: - Blocks

  /// The moment and, for a single clip, where in its time it lies.
  func writeHeading(
    _ moments: Moments, row: Int, _ clip: ClipExplanation<Double>?, into buffer: inout ByteBuffer
  ) {
    let time = moments.time(ofRow: row)
    let frames = TimeText(unit: .frames, rate: rate, minus: style.minus)
    let number =
      moments.frame(ofRow: row).map(String.init) ?? frames.fixed(time, decimals: 2)
    var line = StyledLine()
    line.append(options.times(rate: rate).precise(time))
    if options.unit != .frames { line.append("   frame \(number)") }
    let words = clip.map { "   " + place($0) } ?? ""
    let fits = line.width + words.columns <= options.width
    if fits { line.append(words) }
    line.write(into: &buffer, style: style)
    if let clip, !fits { self.row("phase", place(clip), indent: 2, into: &buffer) }
  }

  /// An animation that stands alone.
  func write(_ explanation: Explanation, into buffer: inout ByteBuffer) {
    for layer in explanation.layers { writeSteps(layer, indent: 2, into: &buffer) }
    writeResult(explanation, indent: 2, into: &buffer)
  }

  /// A property of a timeline, with the clips that write it.
  func writeProperty(_ explanation: Explanation, into buffer: inout ByteBuffer) {
    var title = StyledLine()
    title.append("  ")
    title.append(
      Printable.text(explanation.property).shortened(to: options.width / 2, style: style), .curve)
    title.write(into: &buffer, style: style)
    for layer in explanation.layers {
      for group in layer.groups
      where group.name != nil || group.changeCount > 0 || group.weight != 1 {
        row("inside", self.group(group), indent: 4, into: &buffer)
      }
      let name = Printable.text(layer.name).shortened(to: options.width / 2, style: style)
      let time = options.times(rate: rate).brief(layer.clip.time)
      row("clip", "\(name) at \(time), \(place(layer.clip))", indent: 4, into: &buffer)
      writeSteps(layer, indent: 4, into: &buffer)
      if layer.weight != 1 || explanation.layers.count > 1, let value = layer.value {
        let weight = layer.weight == 1 ? "" : ", weighted by \(brief(layer.weight))"
        row("so far", number(value) + weight, indent: 4, into: &buffer)
      }
    }
    writeResult(explanation, indent: 4, into: &buffer)
  }

  // MARK: - Steps

  private func writeSteps(
    _ layer: Explanation.Layer, indent: Int, into buffer: inout ByteBuffer
  ) {
    let clip = layer.clip
    guard let progress = clip.progress else {
      return row("effect", "none, with fill \(clip.fill.word)", indent: indent, into: &buffer)
    }
    if clip.isReversed { row("seen", "from its end", indent: indent, into: &buffer) }
    let isOne = clip.iteration == .finite(0) && (layer.iterations ?? .finite(1)) == .finite(1)
    if !isOne || !clip.runsForwards, let simple = clip.simpleProgress {
      var count = clip.iteration?.finite.map { "\($0 + 1)" } ?? "an unending one"
      switch layer.iterations {
      case .finite(let all)? where all > 1: count += " of \(brief(all))"
      case .unending?: count += " of no end"
      default: break
      }
      let way = clip.runsForwards ? "forwards" : "backwards"
      row("iteration", "\(count), \(way), \(fixed(simple)) of it", indent: indent, into: &buffer)
    }
    if clip.easing != .linear, let directed = clip.directedProgress {
      row(
        "eased", "\(fixed(directed)) to \(fixed(progress)) by \(clip.easing)", indent: indent,
        into: &buffer)
    }
    writeProgress(progress, layer, indent: indent, into: &buffer)
    if let track = clip.track { writeTrack(track, layer.keys, indent: indent, into: &buffer) }
    if clip.repetitions != 0 {
      let count = brief(clip.repetitions)
      row(
        "built up", count == "1" ? "on 1 iteration" : "on \(count) iterations", indent: indent,
        into: &buffer)
    }
    let under = clip.underlying.map { " over \(number($0))" } ?? ""
    row("composite", "\(clip.composite)\(under)", indent: indent, into: &buffer)
  }

  /// The progress as a number and, where there is room, as a place among the keys.
  private func writeProgress(
    _ progress: Double, _ layer: Explanation.Layer, indent: Int, into buffer: inout ByteBuffer
  ) {
    var line = start("progress", indent: indent)
    line.append(fixed(progress))
    let room = min(options.width - line.width - 4, 48)
    if room >= 10, !layer.keys.isEmpty, let track = layer.clip.track {
      let axis = ValueAxis(low: 0, high: 1, rest: nil, width: room)
      let keys = Set(layer.keys.compactMap { axis.column(of: $0.offset ?? 0) })
      let place = axis.column(of: track.offset)
      line.pad(3)
      for column in 0..<room {
        if column == place {
          line.append(String(style.point), .curve)
        } else if keys.contains(column) {
          line.append(String(style.mark), .mark)
        } else {
          line.append(String(style.edges.horizontal), .ruler)
        }
      }
    }
    line.write(into: &buffer, style: style)
  }

  private func writeTrack(
    _ track: TrackExplanation<Double>, _ keys: [Keyframe<Double>], indent: Int,
    into buffer: inout ByteBuffer
  ) {
    if track.isReversed { row("keys seen", "backwards", indent: indent, into: &buffer) }
    let from = key(track.fromKey, track.from, keys)
    let to = key(track.toKey, track.to, keys)
    let isOne = track.fromKey != nil && track.fromKey == track.toKey
    guard track.rule != .hold, !isOne else {
      return row("key", "\(from) holds", hasMarks: true, indent: indent, into: &buffer)
    }
    let numbers = [track.fromKey, track.toKey].compactMap(\.self).map(String.init)
    let note = keys.isEmpty && numbers.count == 2 ? " (keys \(numbers[0]), \(numbers[1]))" : ""
    row(
      "keys", "\(from) \(style.arrow) \(to)\(note)", hasMarks: true, indent: indent, into: &buffer)
    switch track.rule {
    case .between(.linear), .hold: break
    case .beyond(.overshoot) where track.fraction >= 0 && track.fraction <= 1: break
    case .between(let curve): row("curve", "\(curve)", indent: indent, into: &buffer)
    case .beyond(let way): row("beyond", "\(way)", indent: indent, into: &buffer)
    }
    if track.cycles != 0 { row("cycles", brief(track.cycles), indent: indent, into: &buffer) }
    let easing =
      track.easing == .linear ? "" : ", eased to \(fixed(track.eased)) by \(track.easing)"
    row("fraction", fixed(track.fraction) + easing, indent: indent, into: &buffer)
  }

  private func writeResult(
    _ explanation: Explanation, indent: Int, into buffer: inout ByteBuffer
  ) {
    let hasEffect = explanation.layers.contains { $0.value != nil }
    var line = start("value", indent: indent)
    line.append(explanation.value.map(number) ?? style.nothing, .curve)
    if !hasEffect { line.append(explanation.base == nil ? "  nothing shows" : "  the base shows") }
    line.write(into: &buffer, style: style)
    guard hasEffect, let after = explanation.velocity else { return }
    let before = explanation.velocityBefore ?? after
    let same = (after - before).magnitude <= 1e-9 * max(after.magnitude, before.magnitude)
    row(
      "velocity",
      same ? "\(signed(after)) /s" : "\(signed(before)) /s, then \(signed(after)) /s",
      indent: indent, into: &buffer)
  }

  // MARK: - Words

  private func place(_ clip: ClipExplanation<Double>) -> String {
    let hold = clip.progress == nil ? "" : ", held by fill \(clip.fill.word)"
    switch clip.phase {
    case .active: return "active"
    case .before: return "before the start" + hold
    case .after: return "after the end" + hold
    case .idle: return "without a time"
    }
  }

  private func group(_ group: MotionExplanation<Double>.Group) -> String {
    var text = group.name.map { Printable.text($0.text) } ?? "a group"
    if let time = group.time {
      text += " at \(options.times(rate: rate).brief(time))"
    } else {
      text += ", outside of what is played"
    }
    if group.changeCount > 0 {
      text +=
        group.changeCount == 1 ? ", its time changed" : ", \(group.changeCount) changes of time"
    }
    return group.weight == 1 ? text : text + ", weight \(brief(group.weight))"
  }

  private func key(_ index: Int?, _ value: Double, _ keys: [Keyframe<Double>]) -> String {
    guard let index else { return "\(number(value)) underneath" }
    let text = "\(style.mark) \(brief(value))"
    guard keys.indices.contains(index) else { return text }
    return "\(text) at \(brief((keys[index].offset ?? 0) * 100))%"
  }

  private func start(_ word: String, indent: Int) -> StyledLine {
    var line = StyledLine()
    line.pad(indent)
    line.append(word, .ruler)
    line.pad(Self.column + indent - 2 - line.width)
    return line
  }

  private func row(
    _ word: String, _ text: String, hasMarks: Bool = false, indent: Int,
    into buffer: inout ByteBuffer
  ) {
    let head = start(word, indent: indent)
    let column = head.width
    let rest = String(repeating: " ", count: column)
    let lines = TextWrap.lines(text, first: rest, rest: rest, width: options.width)
    for (index, text) in lines.enumerated() {
      var line = index == 0 ? head : StyledLine()
      line.pad(column - line.width)
      // Marks alone are coloured, so that the words keep the contrast of ordinary text.
      for character in text.dropFirst(column) {
        line.append(String(character), hasMarks && character == style.mark ? .mark : .plain)
      }
      line.write(into: &buffer, style: style)
    }
  }

  private func number(_ value: Double) -> String {
    NumberText.fixed(value, decimals: options.decimals, minus: style.minus)
  }

  private func fixed(_ value: Double) -> String {
    NumberText.fixed(value, decimals: 4, minus: style.minus)
  }

  private func brief(_ value: Double) -> String {
    NumberText.brief(value, decimals: 6, minus: style.minus)
  }

  private func signed(_ value: Double) -> String {
    let text = number(value)
    return value > 0 && text.contains { $0 != "0" && $0 != "." } ? "+" + text : text
  }
}
