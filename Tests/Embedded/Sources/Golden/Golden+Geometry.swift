import Keyframes

extension Golden {
  /// Paths of every kind of curve, walked along inside and beyond their ends, and their texts.
  static func addGeometry(to hash: inout ResultHash) {
    var numbers = Numbers(seed: 31)
    for index in 0..<40 {
      func point() -> PlanePoint {
        PlanePoint(x: numbers.number(from: -99, to: 99), y: numbers.number(from: -99, to: 99))
      }
      var path = PlanePath(from: point())
      path.addCubic(to: point(), control1: point(), control2: point())
      path.addQuadratic(to: point(), control: point())
      path.addArc(
        to: point(), radii: PlaneSize(width: 70, height: numbers.number(from: 1, to: 99)),
        rotation: .degrees(numbers.number(from: -400, to: 400)), isLarge: index % 2 == 0,
        isPositive: index % 3 == 0)
      if index % 4 == 0 { path.close() }
      hash.add(path.svg)
      hash.add(path.length)
      let measured = MeasuredPath(path)
      hash.add(measured.length)
      for distance in measured.distances { hash.add(distance) }
      for _ in 0..<20 {
        let distance = numbers.number(from: -50, to: 700)
        let (found, tangent) = (measured.point(at: distance), measured.tangent(at: distance))
        for number in [found.x, found.y, tangent.x, tangent.y] { hash.add(number) }
        hash.add(measured.curvature(at: distance))
        hash.add(measured.angle(at: distance, side: .below).degrees)
      }
      let track = Track(along: measured, easing: .easeInOut)
      let velocity = track.pointVelocity(at: numbers.number(from: 0, to: 1))
      hash.add(velocity.x)
      hash.add(velocity.y)
    }
    for text in ["m1-2.5h3a1 1 0 012 0zm3 4t.5.5 1e1-2", "M0 0L", "M0 0a1 1 0 2 0 1 1"] {
      do {
        hash.add(try PlanePath(svg: text).svg)
      } catch {
        hash.add(error.description)
      }
    }
  }
}
