import Keyframes
import Testing

@Suite struct EventIntervalTests {
  @Test(arguments: [
    (2, 5, false, [3, 4, 5]), (2, 5, true, [2, 3, 4, 5]), (5, 2, false, [2, 3, 4]),
    (5, 2, true, [2, 3, 4, 5]), (3, 3, false, []), (3, 3, true, [3]),
  ])
  func itIsOpenAtTheOldPositionAndClosedAtTheNewOne(
    start: Int, end: Int, includesStart: Bool, contained: [Int]
  ) {
    let interval = EventInterval(
      from: .seconds(start), to: .seconds(end), includingStart: includesStart)
    #expect((0...7).filter { interval.includes(.seconds($0)) } == contained)
    #expect(interval.direction == (end < start ? .backwards : .forwards))
    #expect(interval.start == .seconds(start))
    #expect(interval.end == .seconds(end))
  }
}
