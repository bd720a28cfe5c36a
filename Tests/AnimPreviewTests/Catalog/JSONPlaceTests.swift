import Testing

@testable import AnimPreview

@Suite struct JSONPlaceTests {
  let text = """
    {"a": [1, {"b\\"": 2, "c": "ü, }"},
      {"timing": {"duration": "255"}}],
     "d": {} }
    """

  @Test(arguments: [
    ("a", 1, 7), ("a[0]", 1, 8), ("a[1]", 1, 11), ("a[1].c", 1, 27), ("a[2]", 2, 3),
    ("a[2].timing.duration", 2, 27), ("a[2].timing.delay", 2, 14), ("d", 3, 7), ("d.e", 3, 7),
    ("e", 1, 1),
  ]) func everyPathHasItsPlace(path: String, line: Int, column: Int) throws {
    let place = try #require(JSONPlace(of: path, in: Array(text.utf8)))
    #expect(place.line == line)
    #expect(place.column == column)
  }

  @Test func thePlaceCoversTheValue() throws {
    let bytes = Array(text.utf8)
    let place = try #require(JSONPlace(of: "a[2].timing.duration", in: bytes))
    #expect(place.text == #"  {"timing": {"duration": "255"}}],"#)
    #expect(place.offset == 26)
    #expect(place.length == 5)
    #expect(JSONPlace(of: "", in: bytes) == nil)
    #expect(JSONPlace(of: "a", in: []) == nil)
    // Text that is cut anywhere never leads out of it.
    for end in bytes.indices { _ = JSONPlace(of: "a[2].timing.duration", in: Array(bytes[..<end])) }
  }
}
