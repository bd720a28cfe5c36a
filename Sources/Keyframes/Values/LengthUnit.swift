/// A unit of lengths in CSS.
public enum LengthUnit: Int, Hashable, Sendable, CaseIterable {
  /// `px`: the unit that all are turned into.
  case pixels
  /// `cm`: 96/2.54 pixels.
  case centimeters
  /// `mm`: a tenth of a centimetre.
  case millimeters
  /// `q`: a quarter of a millimetre.
  case quarterMillimeters
  /// `in`: 96 pixels.
  case inches
  /// `pt`: a 72nd of an inch.
  case points
  /// `pc`: 12 points.
  case picas
  /// `%` of what the length is measured against.
  case percent
  /// `em`: the size of the font.
  case em
  /// `rem`: the size of the root's font.
  case rem
  /// `ex`: the height of an x, taken as half the size of the font.
  case ex
  /// `ch`: the width of a 0, taken as half the size of the font.
  case ch
  /// `vw`: a hundredth of the width of the view.
  case viewWidths
  /// `vh`: a hundredth of the height of the view.
  case viewHeights
  /// `vmin`: a hundredth of the smaller extent of the view.
  case viewMinima
  /// `vmax`: a hundredth of the larger extent of the view.
  case viewMaxima

  /// What CSS writes after the number.
  public var css: String {
    switch self {
    case .pixels: "px"
    case .centimeters: "cm"
    case .millimeters: "mm"
    case .quarterMillimeters: "q"
    case .inches: "in"
    case .points: "pt"
    case .picas: "pc"
    case .percent: "%"
    case .em: "em"
    case .rem: "rem"
    case .ex: "ex"
    case .ch: "ch"
    case .viewWidths: "vw"
    case .viewHeights: "vh"
    case .viewMinima: "vmin"
    case .viewMaxima: "vmax"
    }
  }

  /// How many pixels one is, for units that need nothing else to be known.
  public var pixels: Double? {
    switch self {
    case .pixels: 1
    case .centimeters: 96 / 2.54
    case .millimeters: 96 / 25.4
    case .quarterMillimeters: 96 / 101.6
    case .inches: 96
    case .points: 96.0 / 72
    case .picas: 16
    default: nil
    }
  }
}

/// What lengths relative to something are measured against.
public struct LengthContext: Hashable, Sendable {
  /// The box whose width and height are 100 %.
  public var box: PlaneSize
  /// The size of the font in pixels.
  public var fontSize: Double
  /// The size of the root's font in pixels.
  public var rootFontSize: Double
  /// The view around everything.
  public var view: PlaneSize

  /// A context, by default with the usual font of 16 pixels.
  public init(
    box: PlaneSize, fontSize: Double = 16, rootFontSize: Double = 16, view: PlaneSize? = nil
  ) {
    self.box = box
    self.fontSize = fontSize
    self.rootFontSize = rootFontSize
    self.view = view ?? box
  }

  /// How many pixels one of a unit is.
  ///
  /// - Parameters:
  ///   - unit: Any unit.
  ///   - extent: What is 100 %: the width of the box or its height, as the length is measured.
  /// - Returns: The pixels.
  public func pixels(in unit: LengthUnit, percentOf extent: Double) -> Double {
    switch unit {
    case .percent: extent / 100
    case .em: fontSize
    case .rem: rootFontSize
    case .ex, .ch: fontSize / 2
    case .viewWidths: view.width / 100
    case .viewHeights: view.height / 100
    case .viewMinima: min(view.width, view.height) / 100
    case .viewMaxima: max(view.width, view.height) / 100
    default: unit.pixels ?? 1
    }
  }
}
