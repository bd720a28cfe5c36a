import Testing

@testable import AnimPreview

@Suite struct SurroundingsTests {
  @Test(arguments: [
    (nil, nil, nil, 80), (120, "60", 50, 120), (nil, "60", 50, 60), (nil, nil, 50, 50),
    (nil, "0", 50, 50), (nil, "wide", nil, 80), (3, nil, nil, 40), (1000, nil, nil, 200),
    (nil, "-5", nil, 80),
  ])
  func theWidthIsTheFirstThatIsKnown(wish: Int?, columns: String?, terminal: Int?, width: Int) {
    var surroundings = Surroundings()
    surroundings.variables["COLUMNS"] = columns
    #expect(surroundings.width(wish: wish, terminal: terminal) == width)
  }

  @Test(
    arguments: [
      (ColorWish.auto, [:], true, true), (.auto, [:], false, false),
      (.always, ["NO_COLOR": "1"], false, true), (.never, ["CLICOLOR_FORCE": "1"], true, false),
      (.auto, ["NO_COLOR": "1"], true, false), (.auto, ["NO_COLOR": ""], true, true),
      (.auto, ["TERM": "dumb"], true, false), (.auto, ["TERM": "xterm"], true, true),
      (.auto, ["CLICOLOR_FORCE": "1"], false, true), (.auto, ["FORCE_COLOR": "1"], false, true),
      (.auto, ["CLICOLOR_FORCE": "0"], false, false),
      (.auto, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], true, false),
      (.auto, ["TERM": "dumb", "FORCE_COLOR": "1"], true, false),
    ] as [(ColorWish, [String: String], Bool, Bool)])
  func colourFollowsTheFlagThenTheVariablesThenTheStream(
    wish: ColorWish, variables: [String: String], isTerminal: Bool, hasColor: Bool
  ) {
    let surroundings = Surroundings(variables: variables)
    #expect(surroundings.hasColor(wish: wish, isTerminal: isTerminal) == hasColor)
  }

  @Test(
    arguments: [
      ([:], false), (["LANG": "en_US.UTF-8"], true), (["LANG": "C"], false),
      (["LC_ALL": "", "LANG": "de_DE.utf8"], true), (["LC_CTYPE": "C", "LANG": "C.UTF-8"], false),
      (["LC_ALL": "C.UTF-8", "LANG": "C"], true),
    ] as [([String: String], Bool)])
  func theFirstVariableThatIsSetDecidesOnCharacters(variables: [String: String], isUTF8: Bool) {
    #expect(Surroundings(variables: variables).isUTF8 == isUTF8)
  }
}
