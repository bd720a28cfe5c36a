import Keyframes

// The options that change animations and choose moments.
extension Settings {
  /// What the options change in every animation of the line.
  func overrides() throws(Failure) -> Overrides {
    var overrides = Overrides()
    overrides.duration = try time(.duration, example: "300ms or 0.3s")
    overrides.delay = try time(.delay, example: "80ms or -0.1s")
    if let duration = overrides.duration, duration < .zero {
      throw .usage("--duration needs a time of at least 0, not '\(text(.duration)!)'")
    }
    overrides.easing = try easing()
    overrides.iterations = try iterations()
    overrides.alternates = isOn(.alternate)
    overrides.fill = try fill()
    overrides.isReversed = isOn(.reverse)
    overrides.speed = try speed()
    return overrides
  }

  private func time(_ option: Option, example: String) throws(Failure) -> Duration? {
    guard let text = text(option) else { return nil }
    do {
      return try TimeNotation.duration(text)
    } catch {
      throw .usage(
        "--\(option.entry.long) needs a time such as \(example), not '\(text)'",
        hint: Self.hint(text, error))
    }
  }

  /// What is wrong with a time that was not understood.
  private static func hint(_ text: String, _ error: TextError) -> String? {
    var scanner = TextScanner(text)
    guard let number = scanner.number() else { return nil }
    if scanner.isAtEnd, number.unit == .none { return "A time has a unit: \(text)ms or \(text)s." }
    return error.message.prefix(1).uppercased() + error.message.dropFirst() + "."
  }

  private func easing() throws(Failure) -> Easing? {
    guard let text = text(.easing) else { return nil }
    do {
      return try EasingText.easing(text)
    } catch {
      throw Failure(
        code: .usage, message: "--easing can't be read",
        excerpt: Failure.Excerpt(text: text, error: error), hint: EasingText.hint(for: text))
    }
  }

  private func iterations() throws(Failure) -> Extent<Double>? {
    guard let text = text(.iterations) else { return nil }
    do {
      return try IterationText.iterations(text)
    } catch {
      throw .usage("--repeat needs a number of at least 0, or forever, not '\(text)'")
    }
  }

  private func fill() throws(Failure) -> FillMode? {
    guard let text = text(.fill) else { return nil }
    guard let fill = FillMode(word: text) else {
      let words = ["none", "forwards", "backwards", "both"]
      let near = Suggestion.nearest(to: text, among: words)
      throw .usage(
        "--fill does not take '\(text)'." + (near.map { " Did you mean '\($0)'?" } ?? ""),
        hint: "It takes none, forwards, backwards or both.")
    }
    return fill
  }

  private func speed() throws(Failure) -> Double {
    guard let text = text(.speed) else { return 1 }
    var scanner = TextScanner(text)
    guard let number = scanner.number(), scanner.isAtEnd,
      number.unit == .none || number.unit == .named(TextName(bytes: [UInt8(ascii: "x")])),
      number.value >= 1e-6, number.value <= 1e6
    else {
      throw .usage(
        "--speed needs a number from 0.000001 to 1000000, such as 0.5, not '\(text)'",
        hint: text.hasPrefix("-") ? "Backwards is --reverse." : nil)
    }
    return number.value
  }

  // MARK: - Moments

  /// The moments of the rows.
  func moments(of animations: [Previewable], format: OutputFormat) throws(Failure) -> Moments {
    let rate = try rate()
    let end = animations.map(\.shownEnd).max()!
    let unending = animations.first { $0.clip.end.isUnending }
    if text(.at) != nil {
      if let other = [Option.from, .to].first(where: isOn) {
        throw .usage("--at already says which moments; --\(other.entry.long) can't choose more")
      }
      return .chosen(try chosen(end: end, rate: rate, unending: unending), rate)
    }
    let from = try moment(.from, end: end, rate: rate, unending: unending)
    let to = try moment(.to, end: end, rate: rate, unending: unending)
    if to == nil, let unending, format.isForMachines {
      throw .usage(
        "\(unending.name) never ends, so \(format.rawValue) needs to know where to stop",
        hint: "Write --to 2s.")
    }
    if let from, let to, to < from {
      throw .usage("--to \(text(.to)!) lies before --from \(text(.from)!)")
    }
    let first = from.map { rate.firstFrame(notBefore: $0) } ?? 0
    let last = to.map { rate.frame(at: $0) } ?? max(rate.firstFrame(notBefore: end), 0)
    if first <= last { return .frames(rate, first...last) }
    let times = TimeText(unit: .ms, rate: rate, minus: "-")
    if to == nil {
      throw .usage(
        "nothing is left after --from \(text(.from)!): the end is at \(times.brief(end))")
    }
    throw .usage(
      "no frame at \(rate.textWithUnit) lies between these moments",
      hint: "Ask for a moment itself with --at, or for more frames with --fps.")
  }

  /// The time that a continuous view covers.
  func window(of animations: [Previewable]) throws(Failure) -> ClosedRange<Duration> {
    let rate = try rate()
    let unending = animations.first { $0.clip.end.isUnending }
    let end = animations.map(\.shownEnd).max()!
    let from = try moment(.from, end: end, rate: rate, unending: unending)
    let to = try moment(.to, end: end, rate: rate, unending: unending)
    if let from, let to, to < from {
      throw .usage("--to \(text(.to)!) lies before --from \(text(.from)!)")
    }
    // At its very end an iteration that is not the last one has begun again.
    let last = unending == nil || end == .zero ? end : end - .nanoseconds(1)
    let start = from ?? .zero
    guard start <= to ?? last else {
      let times = TimeText(unit: .ms, rate: rate, minus: "-")
      throw .usage(
        "nothing is left after --from \(text(.from)!): the end is at \(times.brief(end))")
    }
    // What takes no time is shown for a frame.
    let length = max((to ?? last) - start, .zero)
    return start...(start + (length > .zero ? length : rate.time(ofFrame: 1)))
  }

  private func moment(
    _ option: Option, end: Duration, rate: FrameRate, unending: Previewable?
  ) throws(Failure) -> Duration? {
    guard let text = text(option) else { return nil }
    return try moment(text, of: option, end: end, rate: rate, unending: unending)
  }

  private func moment(
    _ text: String, of option: Option, end: Duration, rate: FrameRate, unending: Previewable?
  ) throws(Failure) -> Duration {
    let moment: MomentText
    do {
      moment = try MomentText(text)
    } catch {
      throw .usage(
        "--\(option.entry.long) needs a moment such as 150ms, 50%, 9f or end, not '\(text)'",
        hint: Self.hint(text, error))
    }
    if moment == .end, let unending { throw .usage("\(unending.name) never ends") }
    let limit = Duration.seconds(32 * 31_557_600)
    guard let time = moment.time(end: end, rate: rate), time <= limit, time >= .zero - limit else {
      throw .usage("--\(option.entry.long) \(text) is not within 32 years")
    }
    return time
  }

  private func chosen(
    end: Duration, rate: FrameRate, unending: Previewable?
  ) throws(Failure) -> [Duration] {
    var times: [Duration] = []
    for part in text(.at)!.split(separator: ",", omittingEmptySubsequences: false) {
      let word = String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      times.append(try moment(word, of: .at, end: end, rate: rate, unending: unending))
    }
    return times
  }
}
