import Keyframes

/// Numbers over frames, whatever they are of: what is compared and what goldens are made of.
struct FrameColumns {
  /// What the user calls it all.
  var name: String
  /// How long it is.
  var end: Duration
  /// The names of the columns, all different.
  var names: [String]
  /// The moments of the rows.
  var moments: Moments
  private let number: (_ column: Int, _ row: Int) -> Double?

  /// The values of animations.
  init(_ table: SampleTable) {
    name = table.animations.map(\.name).joined(separator: " ")
    end = table.animations.map(\.shownEnd).max()!
    names = table.columnNames.map(\.value)
    moments = table.moments
    number = { table.animations[$0].value(at: table.moments.time(ofRow: $1)) }
  }

  /// The columns of a timeline.
  init(_ rows: TimelineRows) {
    name = rows.preview.name
    end = rows.preview.shownEnd
    names = rows.preview.columns.map(\.name)
    moments = rows.moments
    var cached: (row: Int, numbers: [Double]) = (-1, [])
    number = { column, row in
      if cached.row != row { cached = (row, rows.numbers(ofRow: row)) }
      return cached.numbers[column + 1]
    }
  }

  /// A number, or nothing where there is neither effect nor base.
  func value(_ column: Int, row: Int) -> Double? { number(column, row) }
}

/// What operands and options of a command line name, before it is sampled.
enum PreviewSource {
  case animations([Previewable])
  case timeline(TimelinePreview)

  /// Reads operands with the options that change them.
  static func read(
    _ operands: [String], _ settings: Settings
  ) throws(Failure) -> PreviewSource {
    if let timeline = operands.first(where: { TimelineCommand.isTimeline($0) }) {
      guard operands.count == 1 else {
        throw .usage("a timeline is shown by itself; '\(timeline)' is one of several animations")
      }
      return .timeline(
        try TimelineCommand.preview(timeline, try settings.timelineChanges()))
    }
    let overrides = try settings.overrides()
    var animations: [Previewable] = []
    for operand in operands {
      animations.append(try overrides.changed(try Catalog.animation(operand)))
    }
    return .animations(animations)
  }

  /// Animations of the same lengths, for choosing moments.
  var stands: [Previewable] {
    switch self {
    case .animations(let animations): animations
    case .timeline(let preview): [preview.stand]
    }
  }

  /// The numbers at moments.
  func columns(at moments: Moments) -> FrameColumns {
    switch self {
    case .animations(let animations):
      FrameColumns(SampleTable(animations: animations, moments: moments))
    case .timeline(let preview): FrameColumns(TimelineRows(preview: preview, moments: moments))
    }
  }
}

extension Overrides {
  /// An animation with the changes, refused where they make no sense for it.
  func changed(_ animation: Previewable) throws(Failure) -> Previewable {
    var animation = animation
    if isReversed,
      iterations == .unending || (iterations == nil && animation.clip.end.isUnending)
    {
      throw .usage("\(animation.name) never ends, so it can't be played backwards from its end")
    }
    let timing = animation.clip.timing
    let longest = [
      duration ?? timing.duration.finite ?? .zero, delay ?? timing.delay, timing.endDelay,
    ].map { abs($0.inSeconds) }.max()!
    guard longest / speed < 32 * 31_557_600 else {
      throw .usage("at this speed \(animation.name) would take more than 32 years")
    }
    do {
      animation.clip = try applied(to: animation.clip)
    } catch {
      throw .usage("\(animation.name): \(error.message)")
    }
    return animation
  }
}
