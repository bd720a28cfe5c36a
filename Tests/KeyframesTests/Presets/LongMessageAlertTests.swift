import Keyframes
import Testing

@Suite struct LongMessageAlertTests {
  /// A text of so many letters in a box of 200 by 60, letters half as wide as high.
  func height(_ letters: Double) -> (Double) -> Double {
    { size in (letters * size / 2 / 200).rounded(.up) * size }
  }

  @Test func lettersShrinkUntilTheMessageFits() {
    let short = MessageFit(room: 60, height: height(40))
    #expect(short.fontSizes == [17])
    #expect(short.overflow == 0)
    let medium = MessageFit(room: 60, height: height(90))
    #expect(medium.fontSizes == [17, 16, 15])
    #expect(medium.overflow == 0)
    let long = MessageFit(room: 60, height: height(400))
    #expect(long.fontSizes == [17, 16, 15, 14, 13, 12])
    #expect(long.overflow == 84)
    #expect(MessageFit(to: 12.5, by: 3, room: 0, height: height(400)).fontSizes == [17, 14, 12.5])
  }

  @Test func whatDoesNotFitScrollsAfterTheAlertHasComeIn() {
    let fit = MessageFit(room: 60, height: height(400))
    let scene = LongMessageAlert(fit: fit, stepDuration: .milliseconds(50))
    SceneScript(
      scene: scene,
      calls: [
        (.zero, { $0.present(at: $1) }),
        (.milliseconds(4000), { $0.press(0, at: $1) }),
      ]
    ).expect(
      """
      0s show began
      0s shrink began
      200ms show finished
      200ms presented
      300ms shrink finished
      1.2s scroll began
      3.3s scroll finished
      4s pressed 0
      4s dismissed
      4s hide began
      4.1s hide finished
      4.105s removed
      """)
    #expect(scene.entrance.value(at: .milliseconds(49)).fontSize == 17)
    #expect(scene.entrance.value(at: .milliseconds(50)).fontSize == 16)
    #expect(scene.entrance.value(at: .milliseconds(250)).fontSize == 12)
    #expect(scene.entrance.value(at: .seconds(9)).fontSize == 12)
    #expect(scene.entrance.value(at: .milliseconds(2250)).scroll == 42)
    #expect(scene.entrance.value(at: .seconds(4)).scroll == 84)
  }

  @Test func withoutStepsTheLastSizeShowsFromTheStart() {
    let scene = LongMessageAlert(fit: MessageFit(room: 60, height: height(90)))
    #expect(scene.entrance.value(at: .zero).fontSize == 15)
  }

  @Test func aTerminalWrapsAndScrollsByLines() {
    let lines = MessageFit.lines(of: "a long message that\nwraps incomprehensibly", columns: 8)
    #expect(lines == ["a long", "message", "that", "wraps", "incompre", "hensibly"])
    let scene = LongMessageAlert(
      fit: MessageFit(lines: lines.count, rows: 4), scrollDuration: .milliseconds(500))
    let start = Duration.milliseconds(1200)
    #expect(scene.entrance.value(at: start).scroll == 0)
    #expect(scene.entrance.value(at: start + .milliseconds(499)).scroll == 0)
    #expect(scene.entrance.value(at: start + .milliseconds(500)).scroll == 1)
    #expect(scene.entrance.value(at: start + .seconds(1)).scroll == 2)
    #expect(MessageFit(lines: 3, rows: 4).overflow == 0)
  }
}
