import Keyframes

/// A stored golden: what was asked for, and the numbers that it gave.
struct Golden {
  /// The words of the command line that made it.
  var words: [String]
  /// The rate, as it is written.
  var rate: String
  /// The numbers of each row.
  var rows: [[Double?]]
  /// The whole text as it was found.
  var lines: [String]

  /// Reads a golden.
  init(path: String) throws(Failure) {
    let file = try InputFile(path: path)
    let name = Printable.text(path)
    func wrong(_ number: Int, _ message: String) -> Failure {
      Failure(code: .badData, message: "\(name):\(number): \(message)")
    }
    guard let first = try file.nextLine() else { throw wrong(1, "the file is empty") }
    let heading = String(decoding: first.bytes, as: UTF8.self)
    let prefix = HashRenderer.heading
    guard heading.hasPrefix(prefix), let last = heading.split(separator: " ").last,
      let words = Recipe.words(String(heading.dropFirst(prefix.count).dropLast(last.count)))
    else {
      throw Failure(
        code: .badData, message: "\(name):1: this is no golden",
        hint: "One is made by: animpreview popin --format hash -o popin.hash")
    }
    (self.words, rate) = (words, String(last))
    lines = [heading]
    rows = []
    while let line = try file.nextLine() {
      let text = String(decoding: line.bytes, as: UTF8.self)
      lines.append(text)
      let parts = text.split(separator: " ")
      guard parts.count >= 4 else {
        throw wrong(lines.count, "a frame, a time, numbers and a hash were expected")
      }
      var numbers: [Double?] = []
      for part in parts[2..<(parts.count - 1)] {
        if part == "-" {
          numbers.append(nil)
        } else if let number = Double(part) {
          numbers.append(number)
        } else {
          throw wrong(lines.count, "'\(Printable.text(String(part)))' is no number")
        }
      }
      rows.append(numbers)
    }
  }
}

/// Compares stored goldens with what the same command lines give now.
struct CheckCommand {
  let tool: Tool
  let arguments: CommandLineArguments

  /// Whether all of them hold.
  func run() throws(Failure) -> ExitCode {
    guard !arguments.operands.isEmpty else {
      throw .usage(
        "check needs a file", hint: "One is made by: animpreview popin --format hash -o popin.hash")
    }
    let settings = Settings(arguments)
    let tolerance = try settings.tolerance()
    let options = try settings.textOptions(in: tool.surroundings)
    var isEqual = true
    for path in arguments.operands {
      let golden = try Golden(path: path)
      let (columns, recipe) = try columns(golden, path)
      let report = report(golden, columns, tolerance, options)
      guard let report else { continue }
      var text = report
      if settings.isOn(.update) {
        let file = try OutputFile(path: path)
        do {
          try HashRenderer(columns: columns, recipe: recipe).write(to: file.sink)
        } catch {
          file.abandon()
          throw error
        }
        try file.finish()
        text = "updated: " + text
      } else {
        isEqual = false
      }
      var buffer = ByteBuffer()
      let lines = TextWrap.lines(
        "\(Printable.text(path)): \(text)", first: "", rest: "  ", width: options.width)
      for line in lines {
        buffer.append(options.style.painted(line, settings.isOn(.update) ? .good : .bad) + "\n")
      }
      try tool.output.write(&buffer)
    }
    return isEqual ? .done : .different
  }

  /// What the command line of a golden gives now.
  private func columns(
    _ golden: Golden, _ path: String
  ) throws(Failure) -> (FrameColumns, String) {
    do throws(Failure) {
      let arguments = try CommandLineArguments(golden.words + ["--fps", golden.rate])
      guard arguments.verb == .preview, !arguments.operands.isEmpty else {
        throw Failure(code: .badData, message: "it names no animation")
      }
      let settings = Settings(arguments)
      let source = try PreviewSource.read(arguments.operands, settings)
      let moments = try settings.moments(of: source.stands, format: .hash)
      return (source.columns(at: moments), Recipe.text(arguments))
    } catch {
      throw Failure(
        code: error.code == .cannotRead ? .cannotRead : .badData,
        message: "\(Printable.text(path)):1: \(error.message)", excerpt: error.excerpt,
        hint: error.hint)
    }
  }

  /// What has changed, or nothing.
  private func report(
    _ golden: Golden, _ columns: FrameColumns, _ tolerance: Tolerance, _ options: TextOptions
  ) -> String? {
    let count = columns.moments.count
    var differing = 0
    var first: (row: Int, column: Int, old: Double?, new: Double?)?
    for row in 0..<min(count, golden.rows.count) {
      let old = golden.rows[row]
      var isSame = old.count == columns.names.count
      for column in columns.names.indices {
        let (before, now) = (
          column < old.count ? old[column] : nil, columns.value(column, row: row)
        )
        if tolerance.allows(before, now) { continue }
        isSame = false
        if first == nil { first = (row, column, before, now) }
      }
      if !isSame { differing += 1 }
    }
    guard let first else {
      if golden.rows.count != count {
        return "\(golden.rows.count) frames were stored, now there are \(count)"
      }
      // The numbers are as stored; a hash that does not belong to them was written by hand.
      return tolerance == Tolerance() ? damaged(golden, columns) : nil
    }
    let times = options.times(rate: columns.moments.rate)
    let frame = columns.moments.frame(ofRow: first.row) ?? first.row
    func number(_ value: Double?) -> String {
      value.map { NumberText.shortest($0, minus: options.style.minus) } ?? options.style.nothing
    }
    var text =
      "differs from frame \(frame) on (\(times.brief(columns.moments.time(ofRow: first.row))))"
    if columns.names.count > 1 { text += ", \(Printable.text(columns.names[first.column]))" }
    text += ": \(number(first.old)) is now \(number(first.new))"
    if let old = first.old, let new = first.new, old.isFinite, new.isFinite {
      let steps = Tolerance.steps(old, new)
      text += ", \(steps) \(steps == 1 ? "ulp" : "ulps")"
    }
    text += "; \(differing) of \(count) frames differ"
    if golden.rows.count != count { text += ", \(golden.rows.count) were stored" }
    return text
  }

  private func damaged(_ golden: Golden, _ columns: FrameColumns) -> String? {
    var hash = RunningHash()
    for row in 0..<columns.moments.count {
      let line = HashRenderer.line(row, of: columns, &hash)
      let number = row + 1
      guard number < golden.lines.count, golden.lines[number] == line else {
        return "line \(number + 1) is not as it was written, although its numbers are"
      }
    }
    return nil
  }
}
