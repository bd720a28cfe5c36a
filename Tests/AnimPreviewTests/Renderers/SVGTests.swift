import Testing

@testable import AnimPreview

@Suite struct SVGTests {
  /// Expects every element to be closed and every attribute to be quoted.
  private func expectWellFormed(_ text: String) {
    var open: [Substring] = []
    var rest = text[...]
    while let start = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: start)...]
      guard let end = rest.firstIndex(of: ">") else {
        Issue.record("an element has no end")
        return
      }
      let element = rest[..<end]
      rest = rest[rest.index(after: end)...]
      #expect(element.filter { $0 == "\"" }.count % 2 == 0)
      if element.hasPrefix("/") {
        #expect(open.popLast() == element.dropFirst())
      } else if !element.hasSuffix("/") {
        open.append(element.prefix { $0 != " " && $0 != "\n" })
      }
    }
    #expect(open.isEmpty)
  }

  @Test(
    arguments: [
      "popin -f svg", "popin hide slidein -f svg", "popin -f svg --view plot --velocity",
      "popin fadein slidein ease-out -f svg --view strip", "steps(4) -f svg",
      "alert-two-buttons -f svg", "cutout -f svg", "popin -f svg --ascii",
    ])
  func everyPictureIsWellFormed(line: String) {
    let run = Run(line)
    #expect(run.code == .done)
    #expect(run.output.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(run.output.hasSuffix("</svg>\n"))
    #expect(!run.output.contains("nan"))
    expectWellFormed(run.output)
  }

  @Test func keysStandOnTheCurve() {
    let picture = Run("popin -f svg").output
    #expect(picture.contains("<circle class=\"key\" cx=\"64\" cy=\"222\" r=\"4\"/>"))
    #expect(picture.contains("cy=\"42\" r=\"4\"/>"))
  }

  @Test func numbersStandBelowTheirMoments() {
    // 50 of 255.5 ms on 560 pixels from 64 on.
    let picture = Run("popin -f svg").output
    #expect(picture.contains("<path class=\"axis\" d=\"M173.59 222 L173.59 226\"/>"))
    #expect(picture.contains("<text x=\"173.59\" y=\"240\" text-anchor=\"middle\">50</text>"))
  }

  @Test func picturesAreTheStoredOnes() throws {
    try Snapshot.expect(Run("popin hide -f svg").output, named: "svg-plot")
    try Snapshot.expect(Run("popin fadein -f svg --view strip").output, named: "svg-strip")
  }

  @Test func whatMeansSomethingToXMLIsEscaped() {
    #expect(SVGText.escaped("a<b & \"c\">\u{1B}") == "a&lt;b &amp; &quot;c&quot;&gt; ")
  }
}
