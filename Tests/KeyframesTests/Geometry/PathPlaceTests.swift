import Foundation
import Keyframes
import Testing

@Suite struct PathPlaceTests {
  private let path = MeasuredPath("M0 0H30V40")

  @Test func theExampleHolds() {
    let path = MeasuredPath("M0 0H30V40")
    let place = path.place(at: 20).interpolated(to: path.place(at: 60), at: 0.75)
    #expect(place.point == PlanePoint(x: 30, y: 20))
    #expect(place.point.x == 30)
    #expect(place.angle(.automatic()) == .degrees(90))
  }

  @Test func placesAreNumbersWithAPath() {
    let (a, b) = (path.place(at: 20), path.place(fraction: 0.5))
    #expect(b.distance == 35)
    #expect((a + b).distance == 55 && (b - a).distance == 15)
    #expect(a + .zero == a && .zero + a == a && a - .zero == a)
    #expect(a - a == .zero && path.place(at: 0) - .zero == path.place(at: 0))
    #expect((PathPlace.zero - a) == path.place(at: -20))
    #expect(a.scaled(by: 3) == path.place(at: 60))
    #expect(a.added(to: b).distance == 55)
    #expect(a.accumulated(onto: b, count: 2).distance == 90)
    #expect(a.dot(b) == 700 && path.place(at: -3).length == 3)
    #expect(a.interpolated(to: b, at: 0) == a && a.interpolated(to: b, at: 1) == b)
    #expect(a.interpolated(to: b, at: 2).distance == 50)
    #expect(PathPlace.zero.point == .zero)
  }

  @Test func placesOnTwoPathsFlipInTheMiddle() {
    let (a, b) = (path.place(at: 20), MeasuredPath("M5 5H9").place(at: 1))
    #expect(a.interpolated(to: b, at: 0.49) == a)
    #expect(a.interpolated(to: b, at: 0.5) == b)
  }

  @Test func orientationsAreThoseOfCSS() {
    let place = path.place(at: 50)
    #expect(place.angle(.automatic(plus: .degrees(5))) == .degrees(95))
    #expect(place.angle(.reverse()) == .degrees(270))
    #expect(place.angle(.fixed(.degrees(12))) == .degrees(12))
    let corner = path.place(at: 30)
    #expect(corner.angle(.automatic(), side: .below) == .zero)
    #expect(corner.angle(.automatic()) == .degrees(90))
  }

  @Test func velocityIsTheTangentTimesTheRate() {
    let corner = path.place(at: 30)
    #expect(corner.velocity(rate: path.place(at: 5)) == PlanePoint(x: 0, y: 5))
    #expect(corner.velocity(rate: path.place(at: 5), side: .below) == PlanePoint(x: 5, y: 0))
    // Backwards the next stretch is the one before.
    #expect(corner.velocity(rate: path.place(at: -5)) == PlanePoint(x: -5, y: 0))
    #expect(corner.velocity(rate: path.place(at: -5), side: .below) == PlanePoint(x: 0, y: -5))
    #expect(corner.velocity(rate: .zero) == .zero)
  }

  @Test func springsPullAlongThePath() {
    let spring = SpringMotion(at: path.place(at: 0), spring: .bouncy)
    #expect(spring.value(at: .zero).point == .zero)
    var moving = spring
    moving.retarget(to: path.place(at: 70), at: .zero)
    #expect(moving.value(at: .seconds(20)).point == PlanePoint(x: 30, y: 40))
    let peak = (0...1000).map { moving.value(at: .milliseconds($0)).point.y }.max()!
    #expect(peak > 40)
  }
}
