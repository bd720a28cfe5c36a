/// How the columns of the table view share the width.
///
/// They give way in order: the bar shrinks, the progress goes, values drop to three decimals, the
/// gaps close and marks lose their text, and at last the bar goes.
struct TableLayout: Equatable {
  /// The columns of the frame's number.
  var frame: Int
  /// The columns of the time, with the gap before it.
  var time: Int
  /// Decimals of the time.
  var timeDecimals: Int
  /// The columns of the progress with the gap before it, or 0.
  var progress: Int
  /// The columns of each value with the gap before it.
  var values: [Int]
  /// Decimals of values.
  var decimals: Int
  /// The gap before a bar.
  var gap: Int
  /// The columns of each bar, or 0.
  var bar: Int
  /// The columns of the marks, with the gap before them.
  var marks: Int
  /// Whether marks tell their values.
  var hasMarkText: Bool

  /// What the columns have to hold.
  struct Needs {
    /// Digits of the largest frame number.
    var frameDigits: Int
    /// The longest time, with a given number of decimals.
    var timeWidth: (_ decimals: Int) -> Int
    /// Decimals that tell one row's time from the next.
    var timeDecimals: Int
    /// The longest value of each animation, with a given number of decimals.
    var valueWidths: (_ decimals: Int) -> [Int]
    /// Headings above the values.
    var headings: [Int]
    /// Decimals of values.
    var decimals: Int
    /// The longest mark.
    var markWidth: Int
  }

  /// The widest layout that fits, or nothing where not even the bare numbers do.
  init?(needs: Needs, width: Int) {
    let isSingle = needs.headings.count == 1
    for step in Step.allCases {
      let isCompact = step >= .compact
      let isCut = step == .compactWithCutHeadings || step == .noBarWithCutHeadings
      decimals = step >= .threeDecimals ? min(needs.decimals, 3) : needs.decimals
      timeDecimals = isCompact ? max(needs.timeDecimals - 1, 0) : needs.timeDecimals
      frame = max(isCompact ? 4 : 5, needs.frameDigits)
      time = 2 + max(isCompact ? 6 : 7, needs.timeWidth(timeDecimals))
      progress = step == .full && isSingle ? 7 : 0
      values = zip(needs.valueWidths(decimals), needs.headings).map { value, heading in
        2 + max(isCompact ? 5 : 7, value, isCut ? 0 : heading)
      }
      gap = isCompact ? 1 : 2
      hasMarkText = isSingle && !isCompact
      marks = !isSingle ? 0 : isCompact ? 2 : needs.markWidth > 0 ? 1 + needs.markWidth : 0
      let fixed = frame + time + progress + values.reduce(0, +) + marks
      let room = (width - fixed) / values.count - gap
      bar = step >= .noBar ? 0 : room
      if step >= .noBar {
        gap = 0
        if fixed <= width { return }
      } else if room >= step.smallestBar(isSingle: isSingle) {
        return
      }
    }
    return nil
  }

  private enum Step: Int, CaseIterable, Comparable {
    case full, noProgress, threeDecimals, compact, compactWithCutHeadings
    case noBar, noBarWithCutHeadings

    static func < (left: Step, right: Step) -> Bool { left.rawValue < right.rawValue }

    func smallestBar(isSingle: Bool) -> Int {
      switch self {
      case .full, .noProgress: isSingle ? 20 : 14
      case .threeDecimals: isSingle ? 16 : 12
      default: 8
      }
    }
  }
}
