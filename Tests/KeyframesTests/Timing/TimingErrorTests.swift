import Testing

@testable import Keyframes

@Suite struct TimingErrorTests {
  private static let beyond = Duration.seconds(1_009_843_200) + Duration(attoseconds: 1)

  @Test(arguments: [beyond, .zero - beyond, Duration(attoseconds: .max)])
  func timesBeyondThirtyTwoYearsAreRefusedByName(time: Duration) {
    let value = TimingError.Value.time(time)
    #expect(throws: TimingError(member: .delay, value: value)) {
      try Timing(validating: .finite(.seconds(1)), delay: time)
    }
    #expect(throws: TimingError(member: .endDelay, value: value)) {
      try Timing(validating: .finite(.seconds(1)), endDelay: time)
    }
    #expect(throws: TimingError(member: .duration, value: value)) {
      try Timing(validating: .finite(time))
    }
  }

  @Test func aNegativeDurationIsRefusedAndNegativeDelaysAreNot() throws {
    let error = #expect(throws: TimingError.self) {
      try Timing(validating: .finite(.nanoseconds(-1)))
    }
    #expect(error?.member == .duration)
    #expect(error?.message.contains("negative") == true)
    #expect(
      try Timing(validating: .finite(.seconds(1)), delay: .seconds(-1), endDelay: .seconds(-1)).end
        == .finite(.zero))
  }

  @Test(arguments: [-1, -0.5, .nan, .infinity, -.infinity])
  func numbersThatAreNoCountsAreRefusedByName(number: Double) {
    let iterations = #expect(throws: TimingError.self) {
      try Timing(validating: .finite(.seconds(1)), iterations: .finite(number))
    }
    #expect(iterations?.member == .iterations)
    #expect(iterations?.message.contains("\(number)") == true)
    let start = #expect(throws: TimingError.self) {
      try Timing(validating: .finite(.seconds(1)), iterationStart: number)
    }
    #expect(start?.member == .iterationStart)
    #expect(start?.message.hasPrefix("iterationStart is \(number)") == true)
  }

  @Test func everyOtherCountIsTaken() throws {
    for number in [0, -0.0, .leastNonzeroMagnitude, 0.1, 1e300, .greatestFiniteMagnitude] {
      let timing = try Timing(
        validating: .unending, iterations: .finite(number), iterationStart: number)
      #expect(timing.iterationStart == number)
    }
  }
}
