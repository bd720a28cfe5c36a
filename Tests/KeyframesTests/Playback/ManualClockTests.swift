import Keyframes
import Testing

@Suite struct ManualClockTests {
  @Test func sleepersWakeInTheOrderOfTheirDeadlines() async {
    let clock = ManualClock()
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    for length in [30, 10, 20] {
      Task {
        try await clock.sleep(for: .milliseconds(length))
        continuation.yield(length)
      }
    }
    await clock.waitForSleepers(3)
    var woken = stream.makeAsyncIterator()
    for expected in [10, 20, 30] {
      clock.advance(by: .milliseconds(10))
      #expect(await woken.next() == expected)
    }
    #expect(clock.now.offset == .milliseconds(30))
    clock.advance(to: .init(offset: .milliseconds(5)))
    #expect(clock.now.offset == .milliseconds(30))
  }

  @Test func aDeadlineThatHasPassedIsNoSleep() async throws {
    let clock = ManualClock()
    clock.advance(by: .seconds(1))
    try await clock.sleep(until: .init(offset: .milliseconds(500)))
    #expect(clock.now.offset == .seconds(1))
  }

  @Test func aCancelledSleepThrows() async {
    let clock = ManualClock()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.waitForSleepers()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    let never = Task {
      unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await never.value }
  }
}
