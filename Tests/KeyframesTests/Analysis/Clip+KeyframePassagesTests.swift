import Testing

@testable import Keyframes

@Suite struct ClipKeyframePassagesTests {
  @Test(arguments: [
    (-1, 0, [0]), (0, 150, []), (150, 160, [1]), (0, 300, [1, 2, 3]), (255, 256, [3]),
    (256, 900, []), (-1, 900, [0, 1, 2, 3]),
  ])
  func thePopInPassesItsKeys(start: Int, end: Int, keys: [Int]) {
    let from: Duration? = start < 0 ? nil : .milliseconds(start)
    #expect(Clip.popIn.keyframesPassed(after: from, through: .milliseconds(end)) == keys)
  }

  @Test func aRepeatedClipPassesItsLastKeyAndTheFirstOneAgain() {
    let clip = Clip([0: 0, 1: 1], duration: .milliseconds(100), iterations: 3)
    #expect(clip.keyframesPassed(after: .milliseconds(50), through: .milliseconds(100)) == [1, 0])
    #expect(clip.keyframesPassed(after: nil, through: .seconds(1)) == [0, 1, 0, 1, 0, 1])
  }

  @Test func anAlternatingClipPassesTheKeyAtItsTurnOnce() {
    let clip = Clip([0: 0, 0.5: 2, 1: 1], duration: .milliseconds(100)).repeated(2, .alternate)
    #expect(clip.keyframesPassed(after: nil, through: .seconds(1)) == [0, 1, 2, 1, 0])
  }

  @Test func aReversedClipPassesItsKeysFromTheLast() {
    let clip = Clip.popIn.repeated(2).reversed()
    #expect(clip.keyframesPassed(after: nil, through: .seconds(1)) == [3, 2, 1, 0, 3, 2, 1, 0])
  }

  @Test func aClipOfNoLengthPassesAllItsKeysAtOnce() {
    let clip = Clip([0: 0, 1: 1], duration: .zero, delay: .milliseconds(10))
    #expect(clip.keyframesPassed(after: nil, through: .milliseconds(9)) == [])
    #expect(clip.keyframesPassed(after: .zero, through: .milliseconds(10)) == [0, 1])
    #expect(clip.keyframesPassed(after: .milliseconds(10), through: .seconds(1)) == [])
  }

  @Test func ofALongWayTheLastIterationsAreTold() {
    let clip = Clip([0: 0, 1: 1], duration: .milliseconds(1), iterations: 1_000_000)
    #expect(clip.keyframesPassed(after: nil, through: .seconds(900)).count <= 8)
  }

  /// However the way is cut into pieces, the same keys pass in the same order.
  @Test func anyPartitionOfAWayPassesTheSameKeys() {
    let tracks: [Track<Double>] = [
      [0: 0, 0.3: 1, 1: 2], [0.2: 1, 0.2: 2, 0.9: 0], [0: 1, 0: 2, 1: 3, 1: 4], [0.5: 1],
    ]
    for track in tracks {
      for direction in IterationDirection.allCases {
        for reversed in [false, true] {
          var clip = Clip(
            track, duration: .milliseconds(90), delay: .milliseconds(20), iterations: 2.5,
            direction: direction)
          if reversed { clip = clip.reversed() }
          let end = Duration.milliseconds(300)
          let whole = clip.keyframesPassed(after: nil, through: end)
          for rate in [7, 24, 60, 1000] as [Int64] {
            var pieces: [Int] = []
            var previous: Duration?
            for time in FrameRate.fps(rate).times(through: end) {
              pieces += clip.keyframesPassed(after: previous, through: time)
              previous = time
            }
            #expect(pieces == whole, "\(direction) \(reversed) \(rate)")
          }
        }
      }
    }
  }
}
