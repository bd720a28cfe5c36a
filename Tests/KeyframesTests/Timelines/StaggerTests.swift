import Testing

@testable import Keyframes

@Suite struct StaggerTests {
  static let origins: [(Stagger.Origin, [Int], [Int])] = [
    (.first, [0, 10, 20, 30], [0, 10, 20, 30, 40]),
    (.last, [30, 20, 10, 0], [40, 30, 20, 10, 0]),
    (.center, [15, 5, 5, 15], [20, 10, 0, 10, 20]),
    (.edges, [0, 10, 10, 0], [0, 10, 20, 10, 0]),
    (.index(1), [10, 0, 10, 20], [10, 0, 10, 20, 30]),
    (.index(7), [70, 60, 50, 40], [70, 60, 50, 40, 30]),
  ]

  @Test(arguments: origins.indices)
  func childrenBeginByTheirDistanceFromTheOrigin(row: Int) {
    let (origin, four, five) = Self.origins[row]
    let stagger = Stagger.each(.milliseconds(10), from: origin)
    #expect(stagger.delays(count: 4) == four.map { .milliseconds($0) })
    #expect(stagger.delays(count: 5) == five.map { .milliseconds($0) })
    #expect(stagger.delays(count: 0) == [])
  }

  @Test func aSeedShufflesTheDistancesTheSameWayEverywhere() {
    let delays = Stagger.each(.milliseconds(1), from: .random(seed: 7)).delays(count: 8)
    #expect(delays == [1, 4, 5, 2, 6, 0, 3, 7].map { .milliseconds($0) })
    for seed in 0..<200 {
      let stagger = Stagger.each(.milliseconds(1), from: .random(seed: UInt64(seed)))
      #expect(stagger.delays(count: 50).sorted() == (0..<50).map { .milliseconds($0) })
      #expect(stagger.delays(count: 50) == stagger.delays(count: 50))
    }
    let firsts = Set(
      (0..<200).map { Stagger.each(.seconds(1), from: .random(seed: $0)).delays(count: 50) })
    #expect(firsts.count == 200)
  }

  @Test func onAGridDistanceCountsBetweenCells() {
    func delays(_ origin: Stagger.Origin, _ direction: Stagger.Grid.Direction) -> [Duration] {
      Stagger.each(
        .seconds(1), from: origin, grid: .init(rows: 2, columns: 3, direction: direction)
      ).delays(count: 6)
    }
    func seconds(_ numbers: [Double]) -> [Duration] {
      // To the nearest tick.
      numbers.map { ticks(Int(($0 * 9e9).rounded())) }
    }
    #expect(delays(.first, .horizontal) == seconds([0, 1, 2, 0, 1, 2]))
    #expect(delays(.first, .vertical) == seconds([0, 0, 0, 1, 1, 1]))
    #expect(
      delays(.first, .both) == seconds([0, 1, 2, 1, (2.0).squareRoot(), (5.0).squareRoot()]))
    #expect(
      delays(.last, .both) == seconds([(5.0).squareRoot(), (2.0).squareRoot(), 1, 2, 1, 0]))
    #expect(delays(.center, .horizontal) == seconds([1, 0, 1, 1, 0, 1]))
    #expect(delays(.center, .vertical) == seconds([0.5, 0.5, 0.5, 0.5, 0.5, 0.5]))
    #expect(delays(.edges, .horizontal) == seconds([0, 1, 0, 0, 1, 0]))
    #expect(
      delays(.index(4), .both) == seconds([(2.0).squareRoot(), 1, (2.0).squareRoot(), 1, 0, 1]))
    #expect(delays(.index(4), .vertical) == seconds([1, 1, 1, 0, 0, 0]))
    #expect(Set(delays(.random(seed: 3), .both)) == Set(delays(.first, .both)))
  }

  /// In halves of a step by whole numbers alone: what a delay is, each and total.
  @Test func delaysAreExactToTheTick() {
    var random = SplitMix64(seed: 32)
    for _ in 0..<3000 {
      let count = Int.random(in: 2...60, using: &random)
      let last = count - 1
      let near = Int.random(in: 0..<count, using: &random)
      let (origin, halves): (Stagger.Origin, (Int) -> Int) =
        switch Int.random(in: 0..<5, using: &random) {
        case 0: (.first, { 2 * $0 })
        case 1: (.last, { 2 * (last - $0) })
        case 2: (.center, { abs(2 * $0 - last) })
        case 3: (.edges, { 2 * min($0, last - $0) })
        default: (.index(near), { 2 * abs($0 - near) })
        }
      let step = Int.random(in: 0...90_000_000, using: &random)
      let each = Stagger.each(ticks(step), from: origin).delays(count: count)
      // The middle is rounded away from zero.
      #expect(each.map { ticks(of: $0) } == (0..<count).map { (halves($0) * step + 1) / 2 })
      let total = Stagger.total(ticks(step), from: origin).delays(count: count)
      let farthest = (0..<count).map(halves).max()!
      guard farthest > 0 else { continue }
      #expect(total.max() == ticks(step))
      for (index, delay) in total.enumerated() {
        // At most half a tick off, and where a quotient is no binary number a hair more.
        let error = abs(ticks(of: delay) * farthest - halves(index) * step)
        #expect(Double(error) <= (0.5 + 1e-6) * Double(farthest), "\(origin) \(index)")
      }
    }
  }

  @Test func anEasingBendsTheDistancesAndKeepsTheEnds() {
    for easing in [Easing.easeIn, .easeOut, .cubicBezier(0.4, 0, 0.2, 1), .steps(3)] {
      let step = Duration.milliseconds(30)
      let total = Stagger.total(step * 9, easing: easing).delays(count: 10)
      let each = Stagger.each(step, easing: easing).delays(count: 10)
      #expect(total.first == .zero && total.last == step * 9)
      #expect(each.first == .zero && each.last == step * 9)
      for index in 0..<10 {
        let right = easing.value(at: Double(index) / 9) * 270e6 * 9
        #expect(abs(Double(ticks(of: total[index])) - right) <= 0.5 + 1e-3)
        #expect(abs(Double(ticks(of: each[index])) - right) <= 0.5 + 1e-3)
      }
    }
    // From the last one on, the farthest is the first.
    let back = Stagger.total(.seconds(1), from: .last, easing: .easeIn).delays(count: 4)
    #expect(back == Stagger.total(.seconds(1), easing: .easeIn).delays(count: 4).reversed())
  }

  /// In a group the delays are those of the children, and the length is derived from them.
  @Test func aStaggeredGroupPlacesItsChildrenByTheDelays() {
    for origin in [Stagger.Origin.first, .last, .center, .edges, .index(2), .random(seed: 5)] {
      let stagger = Stagger.total(
        .milliseconds(100), from: origin, grid: .init(rows: 2, columns: 4), easing: .easeOut)
      let timeline = Timeline([Double](repeating: -1, count: 8)) {
        Parallel(stagger: stagger) {
          for index in 0..<8 {
            Play(
              Clip(Track(from: 0, to: 1), duration: .milliseconds(50)),
              on: ModelGroup.property(index), named: TimelineLabel("cell \(index)"))
          }
        }
      }
      let delays = stagger.delays(count: 8)
      #expect(timeline.duration == delays.max()! + .milliseconds(50))
      for (index, delay) in delays.enumerated() {
        #expect(timeline.value(at: delay)[index] == 0)
        #expect(timeline.value(at: delay + .milliseconds(25))[index] == 0.5)
        if delay > .zero { #expect(timeline.value(at: delay - .nanoseconds(1))[index] == -1) }
      }
    }
  }

  /// An index may be any, so one that came from data does no harm.
  @Test(arguments: [Int.min, -1, 7, Int.max])
  func anIndexFarAwayIsFarFromAll(index: Int) {
    for grid in [nil, Stagger.Grid(rows: 2, columns: 2)] {
      let delays = Stagger.total(.seconds(1), from: .index(index), grid: grid).delays(count: 4)
      #expect(delays.count == 4 && delays.max() == .seconds(1))
      #expect(delays.allSatisfy { $0 > .zero })
    }
  }
}
