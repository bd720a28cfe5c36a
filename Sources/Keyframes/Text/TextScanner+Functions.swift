// What the parsers of CSS functions have in common.

extension TextScanner {
  /// Passes white space up to the end of the text; anything else is an error.
  package mutating func expectEnd(after thing: String) throws(TextError) {
    skipWhiteSpace()
    guard isAtEnd else {
      let start = position
      move(to: bytes.count)
      throw error("nothing was expected after \(thing)", from: start)
    }
  }

  /// Passes white space and a comma.
  package mutating func expectComma() throws(TextError) {
    skipWhiteSpace()
    guard consume(",") else { throw errorHere("a comma was expected") }
    skipWhiteSpace()
  }

  /// Passes white space and the closing bracket; CSS closes what the text's end leaves open.
  package mutating func expectClose() throws(TextError) {
    skipWhiteSpace()
    if consume(")") || isAtEnd { return }
    throw errorHere("a closing bracket was expected")
  }
}
