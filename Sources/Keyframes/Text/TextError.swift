/// Why a text could not be read, and where.
///
/// Every parser of Keyframes throws this one error, so that a tool can put a caret under the
/// place whatever it was reading.
public struct TextError: Error, Hashable {
  /// What is wrong, as a sentence without a full stop, and what would be right.
  public let message: String
  /// The first character at fault, counted from 1 in Unicode scalars.
  ///
  /// One past the last character where something is missing at the end.
  public let column: Int
  /// How many characters are at fault; 0 where something is missing between two characters.
  public let length: Int

  /// An error at a place in a text.
  public init(_ message: String, column: Int, length: Int = 0) {
    self.message = message
    self.column = column
    self.length = length
  }
}

extension TextError: CustomStringConvertible {
  /// The column and the message, such as `7: a number was expected`.
  public var description: String { "\(column): \(message)" }
}
