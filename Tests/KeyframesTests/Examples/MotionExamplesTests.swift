import Keyframes
import Testing

/// The examples in the documentation of springs that are more than one number.
@Suite struct MotionExamplesTests {
  private func shows(_ value: Double, _ text: String) -> Bool { "\(value)".hasPrefix(text) }

  @Test func springsAndDecays() {
    let spring = DampedSpring(duration: .milliseconds(500), bounce: 0.3)
    #expect(shows(spring.stiffness, "157.91"))
    #expect(shows(spring.damping, "17.59"))
    #expect(DampedSpring(stiffness: 100, damping: 10).dampingRatio == 0.5)
    let band = RubberBand(dimension: 800)
    #expect(shows(band.position(of: 500, within: 0...400), "451.4"))
  }

  @Test func targetsThatMove() {
    var x = SpringMotion(at: 0.0, spring: .bouncy)
    x.retarget(to: 100, at: .zero)
    let (before, speed) = (x.value(at: .milliseconds(120)), x.velocity(at: .milliseconds(120)))
    x.retarget(to: 40, at: .milliseconds(120))
    #expect(x.value(at: .milliseconds(120)) == before)
    #expect(x.velocity(at: .milliseconds(120)) == speed)
    #expect(x.value(at: .milliseconds(200)) != before)
    #expect(x.velocity(at: .milliseconds(200)) != speed)
  }

  @Test func batches() {
    var batch = SpringBatch()
    let first = batch.append(SpringSegment(from: 0, to: 100, spring: .bouncy), startingAt: .zero)
    var values = [Double](repeating: 0, count: batch.count)
    var span = values.mutableSpan
    batch.values(at: .milliseconds(100), into: &span)
    batch.retarget(first, to: 40, at: .milliseconds(120))
    let way = SpringSegment(from: 0.0, to: 100, spring: .bouncy)
    #expect(values == [way.value(at: .milliseconds(100))])
  }

  @Test func steps() {
    var (position, velocity) = (0.0, 0.0)
    let step = SpringStep(.bouncy, every: .milliseconds(10))
    step.advance(&position, &velocity, toward: 100)
    let way = SpringSegment(from: 0.0, to: 100, spring: .bouncy)
    #expect(abs(position - way.value(at: .milliseconds(10))) <= 1e-12)
  }
}

private struct Place: VectorValue {
  var x = 0.0
  var y = 0.0

  static var zero: Place { Place() }
  static func + (left: Place, right: Place) -> Place {
    Place(x: left.x + right.x, y: left.y + right.y)
  }
  static func - (left: Place, right: Place) -> Place {
    Place(x: left.x - right.x, y: left.y - right.y)
  }
  func scaled(by factor: Double) -> Place { Place(x: x * factor, y: y * factor) }
  func interpolated(to other: Place, at progress: Double) -> Place {
    Place(
      x: x.interpolated(to: other.x, at: progress), y: y.interpolated(to: other.y, at: progress))
  }
}

extension Place: MeasurableVector {
  func dot(_ other: Place) -> Double { x * other.x + y * other.y }
}

extension MotionExamplesTests {
  @Test func vectorsOfOnesOwn() {
    #expect(Place(x: 3, y: 4).length == 5)
    let way = SpringSegment(from: Place(), to: Place(x: 3, y: 4), spring: .bouncy)
    #expect(way.value(at: .zero) == Place())
  }
}
