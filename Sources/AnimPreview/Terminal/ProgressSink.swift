/// A sink that says on standard error how far it is, once that takes longer than a second.
final class ProgressSink: Sink {
  private let inner: any Sink
  private let messages: any Sink
  private let now: () -> Duration
  private let start: Duration
  private var bytes = 0
  private var rows: (done: Int, count: Int)?
  private var shownAt: Duration?

  /// A sink before another one; `now` is a clock that only goes on.
  init(before inner: any Sink, messages: any Sink, now: @escaping () -> Duration) {
    (self.inner, self.messages, self.now) = (inner, messages, now)
    start = now()
  }

  /// The usual clock.
  static func clock() -> () -> Duration {
    let beginning = ContinuousClock.now
    return { beginning.duration(to: .now) }
  }

  func note(_ done: Int, of count: Int) {
    rows = (done, count)
    show()
  }

  func write(_ buffer: inout ByteBuffer) throws(Failure) {
    bytes += buffer.bytes.count
    try inner.write(&buffer)
    show()
  }

  /// Takes the message away.
  func finish() {
    guard shownAt != nil else { return }
    say("\r\u{1B}[K")
    shownAt = nil
  }

  private func show() {
    let now = now()
    guard now - start > .seconds(1), shownAt.map({ now - $0 >= .milliseconds(200) }) ?? true else {
      return
    }
    shownAt = now
    var text = NumberText.fixed(Double(bytes) / 1e6, decimals: 1, minus: "-") + " MB"
    if let rows, rows.count > 0 {
      text = "\(Int(Int128(rows.done) * 100 / Int128(rows.count))) %, " + text
    }
    let seconds = (now - start).attoseconds / 1_000_000_000_000_000_000
    say("\ranimpreview: \(text), \(seconds) s\u{1B}[K")
  }

  private func say(_ text: String) {
    var buffer = ByteBuffer()
    buffer.append(text)
    // Work goes on also where nobody hears of it.
    try? messages.write(&buffer)
  }
}
