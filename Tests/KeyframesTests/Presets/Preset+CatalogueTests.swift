import Testing

@testable import Keyframes

@Suite struct PresetCatalogueTests {
  struct Row: Sendable {
    var id: String
    var property: String
    var keys: [(Double, Double)]
    var seconds: Duration
    var fill: FillMode
    var base: Double
  }

  /// The table of the animations that the presets reproduce.
  static let rows = [
    Row(
      id: "popin", property: "scale", keys: [(0, 0.6), (0.6, 1.1), (0.8, 0.9), (1, 1)],
      seconds: .microseconds(255_500), fill: .none, base: 1),
    Row(
      id: "fadein", property: "opacity", keys: [(0, 0), (1, 1)], seconds: .microseconds(255_500),
      fill: .none, base: 1),
    Row(
      id: "fadeout", property: "opacity", keys: [(0, 1), (1, 0)], seconds: .milliseconds(200),
      fill: .forwards, base: 1),
    Row(
      id: "show", property: "scale", keys: [(0, 0.5), (0.5, 1.2), (0.9, 0.9), (1, 1)],
      seconds: .milliseconds(200), fill: .forwards, base: 1),
    Row(
      id: "hide", property: "scale", keys: [(0, 1), (0.5, 0.5), (0.9, 0)],
      seconds: .milliseconds(100), fill: .forwards, base: 1),
    Row(
      id: "hide-even", property: "scale", keys: [(0, 1), (0.5, 0.5), (1, 0)],
      seconds: .milliseconds(100), fill: .forwards, base: 1),
    Row(
      id: "slidein", property: "y", keys: [(0, -180), (1, 0)], seconds: .milliseconds(250),
      fill: .forwards, base: 0),
    Row(
      id: "slideout", property: "y", keys: [(0, 0), (1, -180)], seconds: .milliseconds(250),
      fill: .forwards, base: 0),
    Row(
      id: "cutout", property: "presence", keys: [(0, 1), (1, 0)], seconds: .zero, fill: .forwards,
      base: 1),
    Row(
      id: "slider", property: "position", keys: [(0, 0), (1, 1)], seconds: .milliseconds(200),
      fill: .forwards, base: 0),
    Row(id: "dim", property: "opacity", keys: [(0, 0.6)], seconds: .zero, fill: .both, base: 1),
  ]

  @Test func everyPresetHasTheNumbersOfItsRow() throws {
    #expect(Preset.all.map(\.id) == Self.rows.map(\.id))
    for row in Self.rows {
      let preset = try #require(Preset.named(row.id))
      #expect(preset.property == row.property)
      #expect(preset.clip.track.keyframes.map(\.offset) == row.keys.map { .some($0.0) })
      #expect(preset.clip.track.keyframes.map(\.value) == row.keys.map(\.1))
      #expect(preset.clip.end == .finite(row.seconds))
      #expect(preset.clip.timing.fill == row.fill)
      #expect(preset.baseValue == row.base)
      #expect(!preset.summary.isEmpty)
    }
  }

  @Test func easingsAreThoseOfTheRows() throws {
    let easings: [String: Easing] = [
      "fadeout": .easeInOut, "slidein": .easeOut, "slideout": .easeOut, "slider": .easeInOut,
    ]
    for preset in Preset.all {
      for key in preset.clip.track.keyframes.dropLast() {
        #expect(key.easing == easings[preset.id] ?? .linear)
      }
      #expect(preset.clip.timing.easing == .linear)
    }
  }

  @Test(arguments: [
    ("popin", "popin"), ("pop-in", "popin"), ("popIn", "popin"), ("POPIN", "popin"),
    ("fade", "fadein"), ("slide", "slidein"), ("hide", "hide"), ("hideEven", "hide-even"),
    ("Slide-Out", "slideout"),
  ])
  func aPresetAnswersToItsNamesWhateverTheirCapitalsAndHyphens(name: String, id: String) {
    #expect(Preset.named(name)?.id == id)
  }

  @Test func otherNamesAreNobodys() {
    for name in ["", "popinn", "pop in", "fad", "recolor"] { #expect(Preset.named(name) == nil) }
  }

  @Test func noTwoPresetsShareAName() {
    let names = Preset.all.flatMap { [$0.id] + $0.shortNames }
    #expect(Set(names).count == names.count)
  }
}
