import Keyframes

/// Finds what is worth a note.
struct NoteFinder {
  let table: SampleTable
  let facts: TableFacts
  let unit: TimeUnit
  let decimals: Int

  /// The notes of all animations, in the order of the command line.
  func notes() -> [Note] {
    table.animations.indices.flatMap { index in
      [extreme(index, isPeak: true), extreme(index, isPeak: false), end(index)]
        .compactMap(\.self)
    }
  }

  private func note(
    _ code: Note.Code, _ index: Int, _ sentence: @escaping @Sendable (Style, TimeText) -> String
  ) -> Note {
    let name = table.animations.count > 1 ? table.animations[index].name + ": " : ""
    let (unit, rate) = (unit, table.moments.rate)
    return Note(code: code) { style in
      name + sentence(style, TimeText(unit: unit, rate: rate, minus: style.minus))
    }
  }

  // MARK: - Between frames

  /// A peak or a low that no frame shows.
  private func extreme(_ index: Int, isPeak: Bool) -> Note? {
    guard case .frames(let rate, let frames) = table.moments,
      let extremes = facts.extremes[index],
      let seen = isPeak ? facts.surveys[index].highest : facts.surveys[index].lowest
    else { return nil }
    let value = isPeak ? extremes.highest : extremes.lowest
    let time = isPeak ? extremes.highestTime : extremes.lowestTime
    let decimals = decimals
    func isSame(_ left: Double, _ right: Double) -> Bool {
      NumberText.fixed(left, decimals: decimals, minus: "-")
        == NumberText.fixed(right, decimals: decimals, minus: "-")
    }
    guard isPeak ? value > seen.value : value < seen.value, !isSame(value, seen.value) else {
      return nil
    }
    let before = rate.frame(at: time)
    guard before >= frames.lowerBound, before < frames.upperBound else { return nil }
    let faster = [Int64(2), 4].map { factor in
      let rate = FrameRate(rate.frames * factor, per: rate.seconds)
      let values = rate.frames(around: time).compactMap { table.animations[index].value(at: $0) }
      let best = isPeak ? values.max() : values.min()
      let shown = isPeak ? max(best ?? seen.value, seen.value) : min(best ?? seen.value, seen.value)
      return (rate: rate, value: shown, isSame: isSame(shown, seen.value))
    }
    let sight = seen.value
    return note(isPeak ? .peakBetweenFrames : .lowBetweenFrames, index) { style, times in
      func number(_ value: Double) -> String {
        NumberText.brief(value, decimals: decimals, minus: style.minus)
      }
      let hints = faster.map {
        "\($0.isSame ? "still " : "")\(number($0.value)) at \($0.rate.text)"
      }
      return
        "the \(isPeak ? "peak" : "low") \(number(value)) (\(times.precise(time))) falls between "
        + "frames \(before) and \(before + 1); the \(isPeak ? "highest" : "lowest") value on "
        + "screen is \(number(sight)) (\(hints.joined(separator: ", ")))."
    }
  }

  /// An end that no frame shows at its moment.
  private func end(_ index: Int) -> Note? {
    guard case .frames(let rate, let frames) = table.moments,
      case .finite(let end) = table.animations[index].clip.timing.end
    else { return nil }
    let before = rate.frame(at: end)
    guard rate.time(ofFrame: before) != end, before >= frames.lowerBound,
      before < frames.upperBound
    else { return nil }
    let seen = rate.time(ofFrame: before + 1)
    return note(.endBetweenFrames, index) { style, times in
      let frames = TimeText(unit: .frames, rate: rate, minus: style.minus)
      return "\(times.brief(end)) is \(frames.fixed(end, decimals: 2)) frames: the end is seen at "
        + "\(times.precise(seen))."
    }
  }
}

extension FrameRate {
  /// The moments of the frames on both sides of a moment.
  func frames(around time: Duration) -> [Duration] {
    let before = frame(at: time)
    return [self.time(ofFrame: before), self.time(ofFrame: before + 1)]
  }
}
