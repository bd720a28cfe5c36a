import Testing

@testable import AnimPreview

@Suite struct ProgressSinkTests {
  @Test func longWorkSaysHowFarItIsAndTakesThatBack() throws {
    let (inner, messages) = (CollectingSink(), CollectingSink())
    var now = Duration.zero
    let sink = ProgressSink(before: inner, messages: messages) { now }
    func work(_ time: Duration, row: Int) throws {
      now = time
      var buffer = ByteBuffer()
      buffer.append(String(repeating: "x", count: 100_000))
      try sink.writeWhenLarge(&buffer, done: row, of: 200)
    }
    try work(.milliseconds(900), row: 10)
    #expect(messages.bytes.isEmpty)
    try work(.milliseconds(1100), row: 20)
    let first = String(decoding: messages.bytes, as: UTF8.self)
    #expect(first == "\ranimpreview: 10 %, 0.1 MB, 1 s\u{1B}[K")
    try work(.milliseconds(1150), row: 30)
    #expect(String(decoding: messages.bytes, as: UTF8.self) == first)
    try work(.milliseconds(2500), row: 150)
    sink.finish()
    let all = String(decoding: messages.bytes, as: UTF8.self)
    #expect(all.hasSuffix("75 %, 0.3 MB, 2 s\u{1B}[K\r\u{1B}[K"))
    #expect(inner.bytes.count == 400_000)
  }

  @Test func quickWorkSaysNothing() {
    let (inner, messages) = (CollectingSink(), CollectingSink())
    let sink = ProgressSink(before: inner, messages: messages) { .zero }
    sink.finish()
    #expect(messages.bytes.isEmpty && inner.bytes.isEmpty)
  }
}
