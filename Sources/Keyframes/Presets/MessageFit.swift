/// How a message fits into an alert: which sizes of letters are tried, and what is left over.
///
/// ```swift
/// let fit = MessageFit(room: 120) { size in label.height(ofFontSize: size) }
/// ```
public struct MessageFit: Hashable, Sendable {
  /// The sizes that were tried, the last of which is the one to show.
  public let fontSizes: [Double]
  /// How much of the message doesn't fit at that size; 0 where all of it does.
  public let overflow: Double
  /// Whether scrolling goes from line to line instead of smoothly.
  public let scrollsByLine: Bool

  /// Shrinks letters until the message fits or the smallest size is reached.
  ///
  /// - Parameters:
  ///   - largest: The size to begin with.
  ///   - smallest: The size at which shrinking stops.
  ///   - step: How much smaller each size is than the one before; above 0.
  ///   - room: The height that the message may take.
  ///   - height: The height that the message takes at a size.
  public init(
    from largest: Double = 17, to smallest: Double = 12, by step: Double = 1, room: Double,
    height: (_ size: Double) -> Double
  ) {
    precondition(step > 0, "letters shrink by a step above 0")
    var sizes = [largest]
    var current = height(largest)
    while current > room, let size = sizes.last, size > smallest {
      let next = max(largest - step * Double(sizes.count), smallest)
      sizes.append(next)
      current = height(next)
    }
    fontSizes = sizes
    overflow = current > room ? current - room : 0
    scrollsByLine = false
  }

  /// A message in a terminal, where letters have one size: so many lines in so many rows.
  public init(lines: Int, rows: Int) {
    fontSizes = [1]
    overflow = Double(max(lines - rows, 0))
    scrollsByLine = true
  }
}

#if !hasFeature(Embedded)
  extension MessageFit {
    /// The lines of a message in a terminal: words as many as fit, longer ones cut.
    public static func lines(of message: String, columns: Int) -> [String] {
      precondition(columns > 0, "a line has at least one column")
      var lines: [String] = []
      for paragraph in message.split(separator: "\n", omittingEmptySubsequences: false) {
        var line = ""
        for word in paragraph.split(separator: " ") {
          var word = word[...]
          if !line.isEmpty, line.count + 1 + word.count > columns {
            lines.append(line)
            line = ""
          }
          while word.count > columns {
            lines.append(String(word.prefix(columns)))
            word = word.dropFirst(columns)
          }
          line += line.isEmpty ? word : " " + word
        }
        lines.append(line)
      }
      return lines
    }
  }
#endif
