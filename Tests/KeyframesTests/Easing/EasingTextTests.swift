import Testing

@testable import Keyframes

@Suite struct EasingTextTests {
  @Test func everyEasingReadsBackFromItsDescription() throws {
    for easing in everyKindOfEasing {
      #expect(try Easing(parsing: easing.description) == easing, "\(easing)")
      if let css = easing.css { #expect(try Easing(css: css) == easing) }
    }
  }

  @Test(arguments: [
    ("ease-out-quad", Easing.easeOutQuad),
    ("Ease-In-Out-Back(1.7)", .easeInOutBack(overshoot: 1.7)),
    ("ease-in-out-elastic(1, 0.3)", .easeInOutElastic(amplitude: 1, period: 0.3)),
    ("ease-out-back", .easeOutBack), ("ease-out-in-bounce", .easeOutInBounce),
    ("reversed( ease )", .ease.reversed()), ("reversed(ease-in-expo)", .easeOutExpo),
    ("emphasized", .emphasized), (" /* CSS */ steps(4, JUMP-START)", .steps(4, .jumpStart)),
    ("cubic-beziers(.05 0, .133333 .06, .166666 .4, .208333 .82, .25 1)", .emphasized),
  ])
  func namesOfOurOwnAreReadButNotAsCSS(text: String, easing: Easing) throws {
    #expect(try Easing(parsing: text) == easing)
    if easing.css == nil {
      #expect(throws: TextError.self) { try Easing(css: text) }
    }
  }

  @Test(arguments: [
    ("", 1, 0, "an easing was expected"),
    ("eas", 1, 3, "no easing called eas"),
    ("spring(1, 100, 10, 0)", 1, 6, "no easing called spring"),
    ("cubic-bezier (0, 0, 1, 1)", 1, 12, "right after the name"),
    ("cubic-bezier(0, 0, 1.5, 1)", 20, 3, "from 0 to 1"),
    ("cubic-bezier(-0.01, 0, 1, 1)", 14, 5, "from 0 to 1"),
    ("cubic-bezier(0, 0, 1)", 21, 1, "a comma"),
    ("cubic-bezier(0, 0, 1, 1, 1)", 24, 1, "one number too many"),
    ("cubic-bezier(0, x, 1, 1)", 17, 1, "a number"),
    ("cubic-bezier(0, 1px, 1, 1)", 17, 3, "without a unit"),
    ("cubic-bezier(0, 1e999, 1, 1)", 17, 5, "too large"),
    ("steps(0)", 7, 1, "at least 1 step"),
    ("steps(1, jump-none)", 7, 1, "at least 2 steps"),
    ("steps(1.5)", 7, 3, "whole number"),
    ("steps(3, middle)", 10, 6, "jump-start"),
    ("steps(ease)", 7, 1, "whole number"),
    ("steps(99999999999)", 7, 11, "at most"),
    ("step-start()", 1, 10, "no brackets"),
    ("linear(0)", 1, 6, "two stops"),
    ("linear(0 0% 100%)", 1, 6, "two stops"),
    ("linear(0, , 1)", 11, 1, "an output"),
    ("linear(0, )", 11, 1, "an output"),
    ("linear(0 1)", 10, 1, "a comma"),
    ("linear(0px, 1)", 8, 3, "a number or a percentage"),
    ("linear(0, 0.5 25% 50% 75%, 1)", 23, 3, "two percentages"),
    ("linear(0% 1 50%, 1)", 13, 3, "on one side"),
    ("ease ease", 6, 4, "nothing was expected"),
    ("é", 1, 1, "no easing called é"),
  ])
  func whatIsWrongIsSaidAtItsColumn(text: String, column: Int, length: Int, message: String) {
    do {
      _ = try Easing(css: text)
      Issue.record("\(text) was read")
    } catch {
      #expect(
        error.column == column && error.length == length, "\(text): \(error) +\(error.length)")
      #expect(error.message.contains(message), "\(text): \(error)")
    }
  }

  @Test(arguments: [
    ("ease-out-back(-1)", 15, 2, "overshoot"), ("ease-out-quad(2)", 1, 13, "takes no numbers"),
    ("ease-in-elastic(0.5, 1)", 17, 6, "amplitude"), ("ease-in-elastic(1)", 18, 1, "comma"),
    ("cubic-beziers(0 0)", 1, 13, "points"), ("cubic-beziers(0 0, 2 1)", 1, 13, "point 1"),
    ("reversed(ease", 0, 0, ""), ("reversed(quack)", 10, 5, "no easing called quack"),
  ])
  func ourOwnNamesSayWhatIsWrongToo(text: String, column: Int, length: Int, message: String) {
    do {
      _ = try Easing(parsing: text)
      #expect(column == 0, "\(text) was read")
    } catch {
      #expect(
        error.column == column && error.length == length, "\(text): \(error) +\(error.length)")
      #expect(error.message.contains(message), "\(text): \(error)")
    }
  }

  @Test func whatTheTextLeavesOpenIsClosed() throws {
    #expect(try Easing(css: "cubic-bezier(0.3, 0, 0, 1") == .cubicBezier(0.3, 0, 0, 1))
    #expect(try Easing(css: "linear(0, 1 /* end") == .linear([0, 1]))
  }

  @Test func aTowerOfReversalsIsRefused() {
    let tower = String(repeating: "reversed(", count: 100_000) + "ease"
    #expect(throws: TextError.self) { try Easing(parsing: tower) }
  }

  @Test func percentagesKeepTheirDigits() throws {
    let text = "linear(0 0%, 0.1 7%, 1.163 27.1%, 0.3 55.3%, 1 100%)"
    #expect(try Easing(css: text).css == text)
  }
}
