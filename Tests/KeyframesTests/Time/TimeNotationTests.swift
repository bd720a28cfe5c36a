import Testing

@testable import Keyframes

@Suite struct TimeNotationTests {
  @Test(arguments: [
    ("255.5ms", "255.5ms"), ("0.2555s", "255.5ms"), ("255500us", "255.5ms"),
    ("255500000ns", "255.5ms"), ("1us", "1us"), ("1µs", "1us"), ("1\u{3BC}s", "1us"),
    ("1S", "1s"), ("1Ms", "1ms"), ("+.5s", "500ms"), ("-.5s", "-500ms"), ("0", "0s"),
    ("-0ms", "0s"), ("1e3ms", "1s"), ("25e-1s", "2.5s"), ("1.5min", "90s"), ("1h", "3600s"),
    (" 1s ", "1s"), ("/* so */1s", "1s"), ("1ns", "1ns"), ("0.1ns", "0.1ns"), ("0.04ns", "0s"),
    ("0.06ns", "0.1ns"), ("16.666666667ms", "16.6666667ms"), ("0.016666666667s", "16.6666667ms"),
    ("1435.5ms", "1.4355s"), ("1009843200s", "1009843200s"), ("280512h", "1009843200s"),
  ])
  func aTimeIsReadAsDigitsAndWrittenInTheFewest(text: String, canonical: String) throws {
    let time = try TimeNotation.duration(text)
    #expect(TimeNotation.text(time) == canonical)
    #expect(try TimeNotation.duration(canonical) == time)
  }

  @Test func digitsOfOneFrameLandOnTheFrame() throws {
    #expect(try TimeNotation.duration("16.666666667ms") == FrameRate.fps(60).time(ofFrame: 1))
    #expect(
      try TimeNotation.duration("33.3666666666666666666666666ms")
        == FrameRate(30_000, per: 1001).time(ofFrame: 1))
    // 16.6667 is another instant, 33 ns later.
    #expect(try TimeNotation.duration("16.6667ms") != FrameRate.fps(60).time(ofFrame: 1))
  }

  @Test func everyDigitCountsHoweverManyThereAre() throws {
    // The middle between 4 and 5 ticks is exactly half a nanosecond.
    let zeros = String(repeating: "0", count: 200)
    let nines = String(repeating: "9", count: 200)
    #expect(try TimeNotation.duration("0.5ns") == Ticks(5).duration)
    #expect(try TimeNotation.duration("0.5\(zeros)ns") == Ticks(5).duration)
    #expect(try TimeNotation.duration("0.4\(nines)ns") == Ticks(4).duration)
    #expect(try TimeNotation.duration("-0.5\(zeros)1ns") == Ticks(-5).duration)
  }

  @Test(arguments: [
    ("", 1, 0, "a time was expected"), ("fast", 1, 1, "a time was expected"),
    ("10", 1, 2, "needs a unit"), ("10px", 1, 4, "'px' is no unit of time"),
    ("50%", 1, 3, "not a percentage"), ("1s 2s", 4, 1, "nothing may follow"),
    (" 1009843201s", 2, 11, "not within 32 years"), ("1e400s", 1, 6, "not within 32 years"),
    ("-1e30ns", 1, 7, "not within 32 years"),
  ])
  func whatIsWrongIsSaidAtItsColumn(text: String, column: Int, length: Int, part: String) {
    let error = #expect(throws: TextError.self) { try TimeNotation.duration(text) }
    #expect(error?.column == column)
    #expect(error?.length == length)
    #expect(error?.message.contains(part) == true)
  }

  @Test func everyTickIsWrittenSoThatItReadsBack() throws {
    var random = SplitMix64(seed: 6)
    for _ in 0..<2000 {
      let count = Int64(bitPattern: random.next()) >> Int64.random(in: 1...62, using: &random)
      let time = Ticks(clamping: Int128(count)).duration
      #expect(try TimeNotation.duration(TimeNotation.text(time)) == time)
    }
    for ticks in [Ticks.min, .max] {
      #expect(try TimeNotation.duration(TimeNotation.text(ticks.duration)) == ticks.duration)
    }
  }
}
