import Keyframes

/// Presets on the command line: `popin`, `slidein:height=120,duration=300ms`.
enum PresetNotation {
  /// Parameters that every preset takes besides its own; they mean what the options mean.
  static let common = ["delay", "easing", "fill", "repeat"]

  /// The animation of a preset with the parameters of a text, which begins with the preset's name.
  static func animation(_ preset: Preset, _ text: String) throws(Failure) -> Previewable {
    var arguments: [PresetArgument] = []
    var overrides = Overrides()
    for part in try parts(of: text, preset) {
      if let parameter = preset.parameters.first(where: { $0.name == part.name }) {
        let value = try located(part, in: text) { () throws(TextError) in
          try parameter.value(ofText: part.value)
        }
        arguments.append(PresetArgument(part.name, value))
      } else if common.contains(part.name) {
        try located(part, in: text) { () throws(TextError) in
          try set(part.name, to: part.value, in: &overrides)
        }
      } else {
        throw unknown(part, preset, text)
      }
    }
    do {
      let made = try preset.made(with: arguments)
      return Previewable(
        name: preset.id, property: preset.property,
        clip: try overrides.applied(to: made.clip), base: made.baseValue,
        limits: preset.property == "opacity" ? 0...1 : nil)
    } catch let error as PresetError {
      throw Failure(code: .badData, message: error.message)
    } catch let error as TimingError {
      throw Failure(code: .badData, message: "\(preset.id): \(error.message)")
    } catch {
      throw Failure(code: .badData, message: "\(preset.id) can't be made of these numbers")
    }
  }

  private struct Part {
    var name: String
    var value: String
    /// Where the name begins, in characters.
    var start: Int
    /// Where the value begins, in characters.
    var valueStart: Int
  }

  /// The pairs after the colon; commas in brackets belong to a value.
  private static func parts(of text: String, _ preset: Preset) throws(Failure) -> [Part] {
    let characters = Array(text)
    guard let colon = characters.firstIndex(where: { $0 == ":" || $0 == "(" }) else { return [] }
    guard characters[colon] == ":" else {
      throw Failure(
        code: .badData, message: "a preset takes its parameters after a colon",
        excerpt: Failure.Excerpt(text: text, offset: colon, length: 1, label: "a bracket"),
        hint: example(preset))
    }
    var parts: [Part] = []
    var start = colon + 1
    var depth = 0
    for index in start...characters.count {
      let isEnd = index == characters.count
      if !isEnd, characters[index] == "(" { depth += 1 }
      if !isEnd, characters[index] == ")" { depth -= 1 }
      guard isEnd || (characters[index] == "," && depth <= 0) else { continue }
      let piece = characters[start..<index]
      let equals = piece.firstIndex(of: "=")
      guard let equals, equals > start, equals + 1 < index else {
        throw Failure(
          code: .badData, message: "a parameter is a name, an equals sign and a value",
          excerpt: Failure.Excerpt(
            text: text, offset: start, length: max(index - start, 1),
            label: equals == nil ? "no equals sign" : "a part is missing"),
          hint: example(preset))
      }
      let name = String(characters[start..<equals]).lowercased()
      if parts.contains(where: { $0.name == name }) {
        throw Failure(
          code: .badData, message: "'\(name)' is given more than once",
          excerpt: Failure.Excerpt(
            text: text, offset: start, length: equals - start, label: "the second one"))
      }
      parts.append(
        Part(
          name: name, value: String(characters[(equals + 1)..<index]), start: start,
          valueStart: equals + 1))
      start = index + 1
    }
    return parts
  }

  /// What to write, as an example.
  private static func example(_ preset: Preset) -> String {
    guard let parameter = preset.parameters.first else { return "Write \(preset.id) alone." }
    return "Write \(preset.id):\(parameter.name)=\(text(of: parameter.defaultValue))."
  }

  /// A value as it is written.
  static func text(of value: PresetParameter.Value) -> String {
    switch value {
    case .number(let number): NumberText.shortest(number, minus: "-")
    case .time(let time): TimeNotation.text(time)
    }
  }

  private static func located<Value>(
    _ part: Part, in text: String, _ read: () throws(TextError) -> Value
  ) throws(Failure) -> Value {
    do {
      return try read()
    } catch {
      var excerpt = Failure.Excerpt(text: part.value, error: error)
      excerpt.text = text
      excerpt.offset += part.valueStart
      throw Failure(
        code: .badData, message: "'\(part.name)' can't be read", excerpt: excerpt)
    }
  }

  private static func set(
    _ name: String, to text: String, in overrides: inout Overrides
  ) throws(TextError) {
    switch name {
    case "delay": overrides.delay = try TimeNotation.duration(text)
    case "easing": overrides.easing = try EasingText.easing(text)
    case "repeat": overrides.iterations = try IterationText.iterations(text)
    default:
      guard let fill = FillMode(word: text) else {
        throw TextError(
          "none, forwards, backwards or both was expected", column: 1, length: text.count)
      }
      overrides.fill = fill
    }
  }

  private static func unknown(_ part: Part, _ preset: Preset, _ text: String) -> Failure {
    let names = preset.parameters.map(\.name) + common
    let near = Suggestion.nearest(to: part.name, among: names)
    return Failure(
      code: .badData,
      message: "\(preset.id) has no parameter called '\(part.name)'."
        + (near.map { " Did you mean '\($0)'?" } ?? ""),
      excerpt: Failure.Excerpt(
        text: text, offset: part.start, length: part.name.count, label: ""),
      hint: "It takes " + names.dropLast().joined(separator: ", ") + " and \(names.last!).")
  }
}

/// Reads how often an animation runs.
enum IterationText {
  /// The number that a text names, or `forever`.
  static func iterations(_ text: String) throws(TextError) -> Extent<Double> {
    if text == "forever" || text == "infinite" { return .unending }
    var scanner = TextScanner(text)
    guard let number = scanner.number(), scanner.isAtEnd, number.unit == .none,
      number.value >= 0, number.value.isFinite
    else {
      throw TextError(
        "a number of at least 0 was expected, or forever", column: 1, length: text.count)
    }
    return .finite(number.value)
  }
}
