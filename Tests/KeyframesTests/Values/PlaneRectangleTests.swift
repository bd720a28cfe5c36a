import Testing

@testable import Keyframes

@Suite struct PlaneRectangleTests {
  private func numbers(_ random: inout SplitMix64) -> [Double] {
    (0..<4).map { _ in Double.random(in: -1e3...1e3, using: &random) }
  }

  @Test func partsAreMixedAsNumbersAre() {
    var random = SplitMix64(seed: 70)
    for _ in 0..<2000 {
      let (a, b) = (numbers(&random), numbers(&random))
      let progress = Double.random(in: -1...2, using: &random)
      let right = zip(a, b).map { $0.interpolated(to: $1, at: progress) }
      let rectangle = PlaneRectangle(x: a[0], y: a[1], width: a[2], height: a[3])
        .interpolated(to: PlaneRectangle(x: b[0], y: b[1], width: b[2], height: b[3]), at: progress)
      #expect(
        rectangle == PlaneRectangle(x: right[0], y: right[1], width: right[2], height: right[3]))
      let insets = PlaneInsets(top: a[0], right: a[1], bottom: a[2], left: a[3])
        .interpolated(
          to: PlaneInsets(top: b[0], right: b[1], bottom: b[2], left: b[3]), at: progress)
      #expect(
        insets == PlaneInsets(top: right[0], right: right[1], bottom: right[2], left: right[3]))
      let point = PlanePoint(x: a[0], y: a[1])
        .interpolated(to: PlanePoint(x: b[0], y: b[1]), at: progress)
      #expect(point == PlanePoint(x: right[0], y: right[1]))
      let size = PlaneSize(width: a[0], height: a[1])
        .interpolated(to: PlaneSize(width: b[0], height: b[1]), at: progress)
      #expect(size == PlaneSize(width: right[0], height: right[1]))
    }
  }

  @Test func allAreVectors() {
    let point = PlanePoint(x: 1, y: 2)
    #expect(point + point - point == point && point.scaled(by: 2) == PlanePoint(x: 2, y: 4))
    let size = PlaneSize(width: 1, height: 2)
    #expect(size + .zero == size && size - size == .zero && size.scaled(by: 3).height == 6)
    let insets = PlaneInsets(all: 2)
    #expect(insets.added(to: insets) == PlaneInsets(all: 4) && insets - insets == .zero)
    #expect(insets.scaled(by: 2).left == 4)
    let rectangle = PlaneRectangle(origin: point, size: size)
    #expect(rectangle.accumulated(onto: rectangle, count: 2) == rectangle.scaled(by: 3))
    #expect(rectangle - rectangle == .zero)
  }

  @Test func insetsMoveTheEdgesInwards() {
    let rectangle = PlaneRectangle(x: 0, y: 0, width: 10, height: 20)
    #expect(rectangle.inset(by: PlaneInsets(all: 2)).size == PlaneSize(width: 6, height: 16))
    #expect(
      rectangle.inset(by: PlaneInsets(top: 1, right: 2, bottom: 3, left: 4))
        == PlaneRectangle(x: 4, y: 1, width: 4, height: 16))
    #expect(rectangle.origin == .zero)
  }

  @Test func partsCanBeSet() {
    var rectangle = PlaneRectangle.zero
    rectangle.x = 1
    rectangle.height = 2
    var insets = PlaneInsets.zero
    insets.bottom = 3
    #expect(rectangle == PlaneRectangle(x: 1, y: 0, width: 0, height: 2))
    #expect(insets == PlaneInsets(top: 0, right: 0, bottom: 3, left: 0))
  }
}
