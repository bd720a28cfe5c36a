import Keyframes
import Testing

@Suite struct PlanePathTests {
  @Test func methodsDrawWhatTextSays() {
    var path = PlanePath(from: PlanePoint(x: 0, y: 0))
    path.addLine(to: PlanePoint(x: 10, y: 0))
    path.addCubic(
      to: PlanePoint(x: 20, y: 10), control1: PlanePoint(x: 15, y: 0),
      control2: PlanePoint(x: 20, y: 5))
    #expect(path == "M0 0H10C15 0 20 5 20 10")
    path.move(to: PlanePoint(x: 1, y: 1))
    path.addQuadratic(to: PlanePoint(x: 3, y: 1), control: PlanePoint(x: 2, y: 2))
    path.addArc(to: PlanePoint(x: 5, y: 1), radii: PlaneSize(width: -1, height: 2))
    path.close()
    #expect(path == "M0 0H10C15 0 20 5 20 10M1 1Q2 2 3 1A1 2 0 0 1 5 1Z")
    #expect(path.elements.count == 7)
    #expect(path.elements[5].end == PlanePoint(x: 5, y: 1))
    #expect(path.elements[6].end == nil)
  }

  @Test func shapesAreDrawn() {
    let corners = [PlanePoint(x: 0, y: 0), PlanePoint(x: 3, y: 0), PlanePoint(x: 3, y: 4)]
    #expect(PlanePath(through: corners) == "M0 0L3 0L3 4")
    #expect(PlanePath(through: corners, isClosed: true) == "M0 0L3 0L3 4Z")
    #expect(PlanePath(through: []) == PlanePath())
    #expect(PlanePath(through: [], isClosed: true) == "")
    #expect(
      PlanePath(circleAround: PlanePoint(x: 1, y: 2), radius: 3)
        == "M4 2A3 3 0 0 1 -2 2A3 3 0 0 1 4 2Z")
  }

  @Test func dataThatMakesNoPathIsRefused() {
    let point = PlanePoint(x: 1, y: 1)
    #expect(throws: PathError.noStart(index: 0)) { try PlanePath(validating: [.line(to: point)]) }
    #expect(throws: PathError.noStart(index: 0)) { try PlanePath(validating: [.close]) }
    #expect(throws: PathError.notFinite(index: 1, number: .infinity)) {
      try PlanePath(validating: [.move(to: point), .line(to: PlanePoint(x: 0, y: .infinity))])
    }
    #expect(throws: PathError.notFinite(index: 1, number: -.infinity)) {
      try PlanePath(validating: [
        .move(to: point),
        .arc(
          to: point, radii: PlaneSize(width: 1, height: -.infinity), rotation: .zero,
          isLarge: true, isPositive: true),
      ])
    }
    #expect(
      "\(PathError.noStart(index: 0))"
        == "element 0 draws from nowhere; a path begins with a move to its first point")
    #expect(PathError.notFinite(index: 3, number: .infinity).message.contains("element 3"))
    #expect((try? PlanePath(validating: [.move(to: point), .close]))?.svg == "M1 1 Z")
  }

  @Test func mistakesInSourceCodeTrap() async {
    await #expect(processExitsWith: .failure) {
      var path = PlanePath()
      path.addLine(to: PlanePoint(x: 0, y: 0))
    }
    await #expect(processExitsWith: .failure) { _ = "M0 0 L" as PlanePath }
  }
}
