import Keyframes

/// Pieces of a picture in SVG.
struct SVGText {
  private(set) var body = ""
  let width: Double
  let height: Double

  /// An empty picture of so many pixels.
  init(width: Double, height: Double) {
    (self.width, self.height) = (width, height)
  }

  /// A coordinate with as few decimals as it needs, at most two.
  static func number(_ value: Double) -> String {
    NumberText.brief(value, decimals: 2, minus: "-")
  }

  /// Adds an element of a class with attributes that are numbers.
  mutating func add(_ name: String, _ kind: String, _ attributes: KeyValuePairs<String, Double>) {
    body += "<\(name) class=\"\(kind)\""
    for (key, value) in attributes { body += " \(key)=\"\(SVGText.number(value))\"" }
    body += "/>\n"
  }

  /// Adds a line through points; a gap begins it anew.
  mutating func add(path points: [(x: Double, y: Double)?], _ kind: String) {
    var data = ""
    var isOpen = false
    for point in points {
      guard let point else {
        isOpen = false
        continue
      }
      data += (data.isEmpty ? "" : " ") + (isOpen ? "L" : "M")
      data += SVGText.number(point.x) + " " + SVGText.number(point.y)
      isOpen = true
    }
    guard !data.isEmpty else { return }
    body += "<path class=\"\(kind)\" d=\"\(data)\"/>\n"
  }

  /// Adds a text whose `anchor` is its start, middle or end.
  mutating func add(text: String, x: Double, y: Double, anchor: String = "start") {
    body += "<text x=\"\(SVGText.number(x))\" y=\"\(SVGText.number(y))\""
    if anchor != "start" { body += " text-anchor=\"\(anchor)\"" }
    body += ">" + SVGText.escaped(text) + "</text>\n"
  }

  /// A text without the characters that mean something to XML or may not stand in it.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case _ where scalar.value < 0x20: result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The whole document; its colours follow the reader's light or dark page.
  func document(title: String) -> String {
    let size = (SVGText.number(width), SVGText.number(height))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(size.0)" height="\(size.1)" \
      viewBox="0 0 \(size.0) \(size.1)" role="img">
      <title>\(SVGText.escaped(title))</title>
      <style>
      :root { --ink: #24292f; --faint: #afb8c1; --first: #0969da; --second: #bf3989; \
      --key: #9a6700 }
      @media (prefers-color-scheme: dark) { :root { --ink: #d0d7de; --faint: #57606a; \
      --first: #58a6ff; --second: #f778ba; --key: #d29922 } }
      text { font: 12px ui-monospace, monospace; fill: var(--ink) }
      .axis { stroke: var(--faint); fill: none }
      .rule { stroke: var(--faint); stroke-dasharray: 2 3 }
      .curve0 { stroke: var(--first); stroke-width: 2; fill: none }
      .curve1 { stroke: var(--second); stroke-width: 2; fill: none; stroke-dasharray: 6 4 }
      .curve2 { stroke: var(--first); stroke-width: 2; fill: none; stroke-dasharray: 2 3 }
      .curve3 { stroke: var(--second); stroke-width: 2; fill: none; stroke-dasharray: 8 3 2 3 }
      .key { fill: var(--key) }
      .shape { fill: var(--first) }
      .outline { stroke: var(--first); stroke-width: 2; fill: none }
      </style>

      """ + body + "</svg>\n"
  }
}
