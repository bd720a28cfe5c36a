import Testing

@testable import AnimPreview

@Suite struct DisplayWidthTests {
  @Test(
    arguments: [
      ("", 0), ("popin", 5), ("größer", 6), ("日本語", 6), ("e\u{301}", 1), ("🎉", 2), ("👨‍👩‍👧", 2),
      ("→◆●│", 4), ("⠤⣀", 2), ("▁█░", 3), ("한글", 4), ("ｆｕｌｌ", 8), ("\u{200B}", 0), ("❤\u{FE0F}", 2),
    ])
  func wideCharactersTakeTwoColumns(text: String, columns: Int) {
    #expect(text.columns == columns)
  }

  @Test func aTextIsCutAtColumns() {
    #expect("日本語".prefix(columns: 5) == "日本")
    #expect("abc".prefix(columns: 5) == "abc")
    #expect("ab".centered(in: 5) == " ab  ")
    #expect("日".filled(to: 4) == "日  ")
  }

  @Test func linesWrapAtColumns() {
    let lines = TextWrap.lines("日本語 日本語日本語", first: "", rest: "", width: 7)
    #expect(lines == ["日本語", "日本語", "日本語"])
  }
}
