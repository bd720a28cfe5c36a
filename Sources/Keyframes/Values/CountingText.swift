/// A text with numbers in it that count.
///
/// ```swift
/// let track = Track(from: CountingText("0 of 250 files"), to: CountingText("250 of 250 files"))
/// track.value(at: 0.5).text  // "125 of 250 files"
/// ```
///
/// Where two texts have the same words around the same number of numbers, the numbers are mixed and
/// written as the two write them: with the larger count of decimal places, commas between thousands
/// where either has them, and, where either begins with a zero, zeros up to as many digits as both
/// have. Otherwise the text flips at the middle. At both ends stand the texts themselves.
public struct CountingText: Hashable, Sendable, Interpolatable {
  /// The text.
  public var text: String

  /// A text.
  public init(_ text: String) { self.text = text }

  /// The way between two texts, taken apart once.
  public typealias Course = CountingTextCourse

  /// The text at `progress` on the way to `other`.
  public func interpolated(to other: CountingText, at progress: Double) -> CountingText {
    CountingTextCourse(from: self, to: other).value(at: progress)
  }
}

/// The way between two texts with numbers in them.
public struct CountingTextCourse: InterpolationCourse {
  /// The text at progress 0.
  public let from: CountingText
  /// The text at progress 1.
  public let to: CountingText
  /// What stands around the numbers; nothing where the texts differ in more than their numbers.
  private let words: [String]?
  private let numbers: [(NumberInText, NumberInText)]

  /// The way between two texts.
  public init(from: CountingText, to: CountingText) {
    self.from = from
    self.to = to
    let (first, second) = (NumberInText.parts(of: from.text), NumberInText.parts(of: to.text))
    let isAlike =
      first.words.count == second.words.count
      && zip(first.words, second.words).allSatisfy { Array($0.utf8) == Array($1.utf8) }
    words = isAlike ? first.words : nil
    numbers = isAlike ? Array(zip(first.numbers, second.numbers)) : []
  }

  /// The text at any progress.
  public func value(at progress: Double) -> CountingText {
    if progress == 0 { return from }
    if progress == 1 { return to }
    guard let words else { return progress < 0.5 ? from : to }
    var text = words[0]
    for (index, pair) in numbers.enumerated() {
      text += pair.0.text(mixedWith: pair.1, at: progress)
      text += words[index + 1]
    }
    return CountingText(text)
  }

  /// Always.
  public var isPlain: Bool { true }

  /// The text at a progress in 0…1.
  public func innerValue(at progress: Double) -> CountingText { value(at: progress) }
}
