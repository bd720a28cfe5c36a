import Testing

@testable import Keyframes

@Suite struct PresetTests {
  @Test func aPresetIsMadeWithTheValuesGivenAndItsDefaults() throws {
    let slide = try #require(Preset.named("slide"))
    let made = try slide.made(with: [
      PresetArgument("height", .number(120)), PresetArgument("duration", .time(.milliseconds(300))),
    ])
    #expect(made.clip.value(at: .zero) == -120)
    #expect(made.clip.value(at: .milliseconds(300)) == 0)
    #expect(made.clip.end == .finite(.milliseconds(300)))
    #expect(made.baseValue == 0)
    let lower = try slide.made(with: [PresetArgument("rest", .number(20))])
    #expect(lower.clip.value(at: .zero) == -160)
    #expect(lower.clip.value(at: .seconds(1)) == 20)
    #expect(lower.baseValue == 20)
  }

  @Test func aSliderRestsWhereItIs() throws {
    let made = try #require(Preset.named("slider")).made(with: [
      PresetArgument("from", .number(0.25)), PresetArgument("to", .number(0.75)),
    ])
    #expect(made.baseValue == 0.25)
    #expect(made.clip.value(at: .milliseconds(100)) == 0.5)
    #expect(made.clip.value(at: .milliseconds(200)) == 0.75)
  }

  @Test func everyPresetCanBeMadeWithItsOwnDefaults() throws {
    for preset in Preset.all {
      let arguments = preset.parameters.map { PresetArgument($0.name, $0.defaultValue) }
      let made = try preset.made(with: arguments)
      #expect(made.baseValue == preset.baseValue)
      #expect(made.clip.timing == preset.clip.timing)
      #expect(made.clip.track == preset.clip.track)
    }
  }

  @Test(arguments: [
    ("hide", [PresetArgument("height", .number(1))], PresetError.Problem.unknown, "height"),
    ("slide", [PresetArgument("height", .time(.seconds(1)))], .wrongKind, "height"),
    ("slide", [PresetArgument("duration", .number(300))], .wrongKind, "duration"),
    ("slide", [PresetArgument("height", .number(.nan))], .outOfRange, "height"),
    ("slide", [PresetArgument("duration", .time(.seconds(-1)))], .outOfRange, "duration"),
    (
      "slide", [PresetArgument("duration", .time(.seconds(2_000_000_000)))], .outOfRange, "duration"
    ),
    (
      "slide", [PresetArgument("height", .number(1)), PresetArgument("height", .number(2))],
      .repeated, "height"
    ),
  ])
  func anUnsuitableArgumentIsRefusedByName(
    name: String, arguments: [PresetArgument], problem: PresetError.Problem, parameter: String
  ) throws {
    let preset = try #require(Preset.named(name))
    let error = #expect(throws: PresetError.self) { try preset.made(with: arguments) }
    #expect(error?.problem == problem)
    #expect(error?.parameter == parameter)
    #expect(error?.message.contains("'\(parameter)'") == true)
  }
}
