/// Dots finer than characters: two by four to a braille cell, one by three in ASCII.
struct DotCanvas {
  /// How dots are drawn as characters.
  enum Kind {
    case braille
    /// The three heights of a character that ASCII has.
    case heights
    /// One character for each curve, where several have to be told apart.
    case letters
  }

  /// How dots are drawn.
  let kind: Kind
  /// The columns of characters.
  let width: Int
  /// The rows of characters.
  let height: Int
  private var dots: [UInt8]
  private var curves: [Int]

  /// An empty canvas of so many characters.
  init(kind: Kind, width: Int, height: Int) {
    self.kind = kind
    self.width = width
    self.height = height
    dots = Array(repeating: 0, count: width * height)
    curves = Array(repeating: 0, count: width * height)
  }

  /// The dots in one character.
  private var cell: (width: Int, height: Int) {
    switch kind {
    case .braille: (2, 4)
    case .heights: (1, 3)
    case .letters: (1, 1)
    }
  }

  /// The columns of dots.
  var dotWidth: Int { width * cell.width }
  /// The rows of dots.
  var dotHeight: Int { height * cell.height }

  /// Sets a dot of a curve, row 0 on top.
  mutating func set(x: Int, y: Int, curve: Int) {
    guard x >= 0, x < dotWidth, y >= 0, y < dotHeight else { return }
    let index = y / cell.height * width + x / cell.width
    let (column, row) = (x % cell.width, y % cell.height)
    let bit = kind == .braille ? (row == 3 ? 6 + column : row + 3 * column) : row
    if dots[index] == 0 { curves[index] = curve }
    dots[index] |= 1 << UInt8(bit)
  }

  /// The character of a cell and its curve, or nothing where there is no dot.
  func character(x: Int, y: Int) -> (character: Character, curve: Int)? {
    let (bits, curve) = (dots[y * width + x], curves[y * width + x])
    guard bits != 0 else { return nil }
    switch kind {
    case .braille:
      return (Character(Unicode.Scalar(0x2800 + UInt32(bits))!), curve)
    case .heights:
      let heights: [Character] = [" ", "'", "-", ":", ".", "|", ":", "|"]
      return (heights[Int(bits)], curve)
    case .letters:
      return (PlotPattern(curve).letter, curve)
    }
  }
}

/// What tells one curve from another.
struct PlotPattern {
  private let index: Int
  private let color: Int

  /// The pattern of a curve by its number among those that share its panel, and its colour by its
  /// number among all.
  init(_ index: Int, color: Int = 0) {
    (self.index, self.color) = (index, color)
  }

  /// The character in ASCII.
  var letter: Character { Array("*ox+#@%&")[index % 8] }

  /// Whether a dot is drawn; along a slope the rows count as the columns do along a level.
  func draws(column: Int, row: Int) -> Bool {
    let step = column + row
    return switch index % 4 {
    case 0: true
    case 1: step % 2 == 0
    case 2: step % 6 < 4
    default: step % 4 == 0
    }
  }

  /// The colour.
  var role: Role { color % 2 == 0 ? .curve : .secondCurve }

  /// A piece of the curve for the legend.
  func sample(kind: DotCanvas.Kind) -> String {
    guard kind == .braille else { return String(repeating: letter, count: 4) }
    var canvas = DotCanvas(kind: .braille, width: 4, height: 1)
    for column in 0..<8 where draws(column: column, row: 2) {
      canvas.set(x: column, y: 2, curve: 0)
    }
    return String((0..<4).map { canvas.character(x: $0, y: 0)?.character ?? " " })
  }
}
