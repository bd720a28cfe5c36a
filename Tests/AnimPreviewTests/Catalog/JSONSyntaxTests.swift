import Testing

@testable import AnimPreview

@Suite struct JSONSyntaxTests {
  @Test(arguments: [
    "{}", "[]", " [1, -0.5e+3, \"a\\u00e9\\n\", true, false, null, {\"a\": [[]]}] \n", "0", "\"\"",
  ])
  func whatIsJSONHasNoFault(text: String) {
    #expect(JSONSyntax.fault(in: Array(text.utf8)) == nil)
  }

  @Test(arguments: [
    ("{ \"a\": 1, }", 10, "expected a name in quotation marks"),
    ("{ \"a\" 1 }", 6, "expected a colon after the name"),
    ("[1 2]", 3, "expected a comma or a closing bracket"),
    ("[1, ]", 4, "expected a value"),
    ("{ \"a\": tru }", 7, "expected a value"),
    ("01", 1, "expected nothing more"),
    ("1.", 2, "the document ends too early; expected a digit"),
    ("[1", 2, "the document ends too early; expected a comma or a closing bracket"),
    ("\"a\nb\"", 2, "expected no line break or control character in a text"),
    ("\"\\x\"", 2, "expected one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u after a backslash"),
    ("{\"a\": 1, \"b\": {\"a\": 2}, \"a\": 3}", 24, "this name stands here twice"),
    ("", 0, "the document ends too early; expected a value"),
  ])
  func aFaultHasItsPlace(text: String, offset: Int, message: String) {
    #expect(
      JSONSyntax.fault(in: Array(text.utf8))
        == JSONSyntax.Fault(offset: offset, message: message))
  }

  @Test func nothingNestedTooDeeplyIsFollowed() {
    let fault = JSONSyntax.fault(in: Array(repeating: UInt8(ascii: "["), count: 100_000))
    #expect(fault?.message == "this is nested too deeply")
  }

  @Test func theEndOfATextIsTheEndOfItsLastLine() {
    let place = JSONPlace(ofByte: 8, in: Array("{\n \"a\":\n".utf8))
    #expect(place.line == 2 && place.column == 6 && place.text == " \"a\":")
  }
}
