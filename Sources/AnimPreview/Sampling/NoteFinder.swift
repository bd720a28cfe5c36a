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
      [
        extreme(index, isPeak: true), extreme(index, isPeak: false), limits(index), end(index),
        heldTail(index), beforeBeginning(index), afterEnd(index), unending(index), spring(index),
      ].compactMap(\.self)
    }
  }

  func note(
    _ code: Note.Code, _ index: Int, namesItself: Bool = false,
    _ sentence: @escaping @Sendable (Style, TimeText) -> String
  ) -> Note {
    let isAlone = table.animations.count == 1 || namesItself
    let name = isAlone ? "" : table.animations[index].name + ": "
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
    let time = isPeak ? extremes.highestPlace : extremes.lowestPlace
    let decimals = decimals
    func isSame(_ left: Double, _ right: Double) -> Bool {
      NumberText.fixed(left, decimals: decimals, minus: "-")
        == NumberText.fixed(right, decimals: decimals, minus: "-")
    }
    guard isPeak ? value > seen.value : value < seen.value, !isSame(value, seen.value) else {
      return nil
    }
    let before = rate.frame(at: time)
    let isAtFrame = rate.time(ofFrame: before) == time
    guard before >= frames.lowerBound, isAtFrame || before < frames.upperBound else { return nil }
    // What would be seen at twice and four times the rate; equal answers are told once.
    var faster: [(value: Double, isSame: Bool, rates: String)] = []
    for (rate, frames) in fasterRates(rate, frames) {
      let values = frames.lazy.compactMap { frame in
        table.animations[index].value(at: rate.time(ofFrame: frame))
      }
      let shown = (isPeak ? values.max() : values.min()) ?? seen.value
      if let last = faster.last, isSame(last.value, shown) {
        faster[faster.count - 1].rates = last.rates.dropLast(4) + " and " + rate.textWithUnit
      } else {
        faster.append((shown, isSame(shown, seen.value), rate.textWithUnit))
      }
    }
    let (sight, answers) = (seen.value, faster)
    return note(isPeak ? .peakBetweenFrames : .lowBetweenFrames, index) { style, times in
      func number(_ value: Double) -> String {
        NumberText.brief(value, decimals: decimals, minus: style.minus)
      }
      let hints = answers.map {
        "\($0.isSame ? "still " : "")\(number($0.value)) at \($0.rates)"
      }
      let place =
        isAtFrame
        ? "is left by a jump at frame \(before)"
        : "falls between frames \(before) and \(before + 1)"
      return
        "the \(isPeak ? "peak" : "low") \(number(value)) (\(times.precise(time))) \(place); "
        + "the \(isPeak ? "highest" : "lowest") value on screen is \(number(sight))"
        + (hints.isEmpty ? "." : " (\(hints.joined(separator: ", "))).")
    }
  }

  /// Twice and four times a rate with their frames over the same time, where that is quickly looked
  /// through.
  private func fasterRates(
    _ rate: FrameRate, _ frames: ClosedRange<Int>
  ) -> [(FrameRate, ClosedRange<Int>)] {
    guard frames.count < 50_000 else { return [] }
    return [2, 4].compactMap { factor in
      let (number, overflow) = rate.frames.multipliedReportingOverflow(by: Int64(factor))
      let (first, isBelow) = frames.lowerBound.multipliedReportingOverflow(by: factor)
      let (last, isAbove) = frames.upperBound.multipliedReportingOverflow(by: factor)
      guard !overflow, !isBelow, !isAbove,
        let faster = FrameRate(validating: number, per: rate.seconds)
      else { return nil }
      return (faster, first...last)
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

  // MARK: - The animation itself

  /// Values that the property can't show.
  private func limits(_ index: Int) -> Note? {
    let animation = table.animations[index]
    guard let limits = animation.limits else { return nil }
    let (survey, extremes) = (facts.surveys[index], facts.extremes[index])
    let highest = [survey.highest?.value, extremes?.highest].compactMap(\.self).max()
    let lowest = [survey.lowest?.value, extremes?.lowest].compactMap(\.self).min()
    let property = animation.property
    let (low, high) = (limits.lowerBound, limits.upperBound)
    let over = highest.flatMap { $0 > high ? $0 : nil }
    let under = lowest.flatMap { $0 < low ? $0 : nil }
    guard over != nil || under != nil else { return nil }
    let decimals = decimals
    return note(.exceedsLimits, index) { style, _ in
      func number(_ value: Double) -> String {
        NumberText.brief(value, decimals: decimals, minus: style.minus)
      }
      let parts = [
        over.map { "exceeds \(number(high)), up to \(number($0))" },
        under.map { "falls below \(number(low)), down to \(number($0))" },
      ].compactMap(\.self)
      return "\(property) \(parts.joined(separator: " and ")); most hosts cut that off."
    }
  }

  /// A stretch before the end in which nothing moves.
  private func heldTail(_ index: Int) -> Note? {
    let animation = table.animations[index]
    let timing = animation.clip.timing
    guard let rest = animation.clip.restsFrom, case .finite(let active) = timing.activeDuration,
      let value = animation.clip.value(at: rest)
    else { return nil }
    let end = timing.delay + active
    guard end > .zero, rest >= table.moments.time(ofRow: 0) else { return nil }
    let (name, decimals) = (animation.name, decimals)
    let isConstant = rest == timing.delay
    return note(.heldTail, index, namesItself: true) { style, times in
      let number = NumberText.brief(value, decimals: decimals, minus: style.minus)
      return isConstant
        ? "\(name) stays at \(number)."
        : "\(name) reaches \(number) at \(times.brief(rest)) and holds for "
          + "\(times.brief(end - rest))."
    }
  }

  /// A jump from the base to the first value at the end of the delay.
  private func beforeBeginning(_ index: Int) -> Note? {
    let animation = table.animations[index]
    let begin = animation.clip.timing.delay
    guard begin > table.moments.time(ofRow: 0), !animation.clip.timing.fill.holdsBefore,
      let first = animation.clip.filling(.both).value(at: begin), first != animation.base
    else { return nil }
    let (base, decimals) = (animation.base, decimals)
    return note(.jumpsFromBase, index) { style, times in
      func number(_ value: Double) -> String {
        NumberText.brief(value, decimals: decimals, minus: style.minus)
      }
      let shown = base.map { "the base \(number($0)) shows" } ?? "there is no value"
      return "until \(times.brief(begin)) \(shown); --fill backwards holds \(number(first))."
    }
  }

  /// A jump back to the base after the end.
  private func afterEnd(_ index: Int) -> Note? {
    let animation = table.animations[index]
    guard case .finite(let end) = animation.clip.end, !animation.clip.timing.fill.holdsAfter,
      let last = animation.clip.filling(.both).value(at: end), last != animation.base
    else { return nil }
    let (base, decimals) = (animation.base, decimals)
    return note(.returnsToBase, index) { style, times in
      func number(_ value: Double) -> String {
        NumberText.brief(value, decimals: decimals, minus: style.minus)
      }
      let shown = base.map { "the base \(number($0)) shows again" } ?? "there is no value"
      return "after \(times.brief(end)) \(shown); --fill forwards holds \(number(last))."
    }
  }

  /// A repetition of which only a part is shown.
  private func unending(_ index: Int) -> Note? {
    let animation = table.animations[index]
    guard animation.clip.end.isUnending else { return nil }
    let isCut = table.moments.lastTime < animation.shownEnd + animation.shownEnd
    return note(.unending, index, namesItself: true) { [name = animation.name] _, _ in
      "\(name) never ends"
        + (isCut ? ": one iteration is shown, and --to 2s shows more." : ".")
    }
  }
}
