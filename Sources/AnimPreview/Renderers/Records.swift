/// Answers as records with the same members each, for programs.
struct Records {
  /// A value of a record.
  enum Cell {
    case nothing
    case text(String)
    case number(Double)
    case count(Int)
    case flag(Bool)

    /// A number, or nothing.
    static func number(orNothing number: Double?) -> Cell { number.map(Cell.number) ?? .nothing }
    /// A text, or nothing.
    static func text(orNothing text: String?) -> Cell { text.map(Cell.text) ?? .nothing }
    /// A whole number, or nothing.
    static func count(orNothing count: Int?) -> Cell { count.map(Cell.count) ?? .nothing }
  }

  /// The member of the JSON document that holds them.
  var title: String
  /// The names of their members.
  var names: [String]
  /// The values, in the order of the names.
  var rows: [[Cell]] = []

  /// The formats that they can be written in.
  static let formats: [OutputFormat] = [.csv, .tsv, .json, .ndjson]

  /// Writes them all.
  func write(as format: OutputFormat, hasHeader: Bool, to sink: any Sink) throws(Failure) {
    var buffer = ByteBuffer()
    switch format {
    case .json:
      buffer.append("{\n\"schema\":1,\n" as StaticString)
      buffer.append(jsonName: title, isFirst: true)
      buffer.append("[" as StaticString)
      for (index, row) in rows.enumerated() {
        buffer.append(index > 0 ? ",\n{" as StaticString : "\n{")
        append(row, isFirst: true, to: &buffer)
        buffer.append("}" as StaticString)
        try sink.writeWhenLarge(&buffer, done: index, of: rows.count)
      }
      buffer.append(rows.isEmpty ? "]\n}\n" as StaticString : "\n]\n}\n")
    case .ndjson:
      for (index, row) in rows.enumerated() {
        buffer.append("{\"schema\":1" as StaticString)
        append(row, isFirst: false, to: &buffer)
        buffer.append("}\n" as StaticString)
        try sink.writeWhenLarge(&buffer, done: index, of: rows.count)
      }
    default:
      let separator = format == .tsv ? UInt8(ascii: "\t") : UInt8(ascii: ",")
      if hasHeader { append(names.map(Cell.text), by: separator, to: &buffer) }
      for (index, row) in rows.enumerated() {
        append(row, by: separator, to: &buffer)
        try sink.writeWhenLarge(&buffer, done: index, of: rows.count)
      }
    }
    try sink.write(&buffer)
  }

  private func append(_ row: [Cell], isFirst: Bool, to buffer: inout ByteBuffer) {
    for (index, (name, cell)) in zip(names, row).enumerated() {
      buffer.append(jsonName: name, isFirst: isFirst && index == 0)
      switch cell {
      case .nothing: buffer.append("null" as StaticString)
      case .text(let text): buffer.append(jsonString: text)
      case .number(let number): buffer.append(jsonNumber: number)
      case .count(let count): buffer.append(count)
      case .flag(let flag): buffer.append(flag ? "true" as StaticString : "false")
      }
    }
  }

  private func append(_ row: [Cell], by separator: UInt8, to buffer: inout ByteBuffer) {
    for (index, cell) in row.enumerated() {
      if index > 0 { buffer.append(byte: separator) }
      switch cell {
      case .nothing: break
      case .text(let text): buffer.append(DelimitedText.cell(text, separator: separator))
      case .number(let number): buffer.append(shortest: number)
      case .count(let count): buffer.append(count)
      case .flag(let flag): buffer.append(flag ? "true" as StaticString : "false")
      }
    }
    buffer.append(byte: UInt8(ascii: "\n"))
  }
}

extension Settings {
  /// How answers to a question are written: as text or as records.
  func answerFormat(of asker: String) throws(Failure) -> OutputFormat {
    let format = try format()
    guard format == .text || Records.formats.contains(format) else {
      throw .usage(
        "\(asker) does not write the format '\(format.rawValue)'",
        hint: "It writes text, csv, tsv, json and ndjson.")
    }
    return format
  }
}
