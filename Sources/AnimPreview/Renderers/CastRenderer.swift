import Keyframes

/// A recording of a terminal, frame by frame: asciicast version 3.
struct CastRenderer {
  /// What is recorded, as a title.
  let title: String
  /// The frames, in order.
  let moments: Moments
  /// What happens on the way.
  let markers: [(time: Duration, label: String)]
  /// The columns of the terminal.
  let width: Int
  let style: Style
  /// When the recording was made, in seconds since 1970, if it is to say so.
  let timestamp: Int?
  /// The lines of a frame.
  let lines: (_ frame: Int, _ time: Duration) -> [StyledLine]

  /// Writes the recording as its frames are drawn.
  func write(to sink: any Sink) throws(Failure) {
    var buffer = ByteBuffer()
    var screen = InlineScreen()
    let count = moments.count
    let start = moments.time(ofRow: 0)
    // Intervals are told in microseconds; what is rounded off one is not lost to the next.
    var told = 0
    func interval(to time: Duration) -> String {
      let now = Int((time - start).attoseconds / 1_000_000_000_000)
      defer { told = max(now, told) }
      let passed = max(now - told, 0)
      return NumberText.fixed(
        Int128(passed), over: 1_000_000, decimals: 6, minus: "-")
    }
    var pending = markers.filter { $0.time >= start }.sorted { $0.time < $1.time }[...]
    for row in 0..<count {
      let time = moments.time(ofRow: row)
      let lines = lines(moments.frame(ofRow: row) ?? row, time)
      if row == 0 { appendHead(height: lines.count + 1, to: &buffer) }
      while let marker = pending.first, marker.time <= time {
        append(interval(to: marker.time), "m", marker.label, to: &buffer)
        pending.removeFirst()
      }
      let text = (row == 0 ? InlineScreen.begin : "") + screen.draw(lines, style: style)
      if !text.isEmpty { append(interval(to: time), "o", text, to: &buffer) }
      try sink.writeWhenLarge(&buffer, done: row, of: count)
    }
    let end = moments.time(ofRow: count - 1)
    append(interval(to: end), "o", InlineScreen.end, to: &buffer)
    append(interval(to: end), "x", "0", to: &buffer)
    try sink.write(&buffer)
  }

  private func appendHead(height: Int, to buffer: inout ByteBuffer) {
    buffer.append("{\"version\":3,\"term\":{\"cols\":" as StaticString)
    buffer.append(width)
    buffer.append(",\"rows\":" as StaticString)
    buffer.append(height)
    buffer.append("}" as StaticString)
    if let timestamp {
      buffer.append(jsonName: "timestamp")
      buffer.append(timestamp)
    }
    buffer.append(jsonName: "title")
    buffer.append(jsonString: title)
    buffer.append("}\n" as StaticString)
  }

  private func append(
    _ interval: String, _ code: String, _ text: String, to buffer: inout ByteBuffer
  ) {
    buffer.append("[\(interval),\"\(code)\"," as String)
    buffer.append(jsonString: text)
    buffer.append("]\n" as StaticString)
  }
}

extension CastRenderer {
  /// A recording of a picture that plays once.
  init(
    _ picture: any LivePicture, moments: Moments, options: TextOptions, timestamp: Int?
  ) {
    var inner = options
    inner.width = options.width - 1
    let screen = LiveScreen(picture: picture, options: inner, rows: nil)
    let rate = moments.rate
    self.init(
      title: picture.name, moments: moments, markers: picture.markers, width: options.width,
      style: options.style, timestamp: timestamp
    ) { frame, time in
      screen.lines(LiveScreen.Progress(frame: frame, time: time, rate: rate))
    }
  }
}

extension Settings {
  /// How recordings are drawn: they are watched on terminals, so they have colours unless those
  /// are refused.
  func castOptions(in surroundings: Surroundings) throws(Failure) -> TextOptions {
    var options = try textOptions(in: surroundings)
    let isRefused =
      isOn(.noColor) || text(.color) == "never"
      || surroundings.variables["NO_COLOR"].map { !$0.isEmpty } == true
    options.style.hasColor = !isRefused
    options.style.depth = .full
    return options
  }
}

extension Surroundings {
  /// The moment that reproducible builds ask for, in seconds since 1970.
  var sourceDate: Int? { variables["SOURCE_DATE_EPOCH"].flatMap { Int($0) } }
}
