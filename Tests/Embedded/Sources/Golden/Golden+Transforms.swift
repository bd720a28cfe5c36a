import Keyframes

extension Golden {
  /// Lists of transforms of every kind, mixed, added, built up, printed and read again.
  static func addTransforms(to hash: inout ResultHash) {
    var numbers = Numbers(seed: 14)
    for _ in 0..<400 {
      let (first, second) = (list(&numbers), list(&numbers))
      let part = numbers.number(from: -0.5, to: 1.5)
      add(first.interpolated(to: second, at: part), to: &hash)
      add(first.added(to: second), to: &hash)
      add(first.accumulated(onto: second, count: 3), to: &hash)
      hash.add(first.css)
      if let again = try? TransformList(css: first.css) { add(again, to: &hash) }
    }
    let context = LengthContext(box: PlaneSize(width: 200, height: 100))
    for text in ["translate(50%, 1em) skew(1rad, 2grad)", "none", "rotate(1)", "scale(2"] {
      do {
        add(try TransformList(css: text, in: context), to: &hash)
      } catch {
        hash.add(error.description)
      }
    }
  }

  private static func list(_ numbers: inout Numbers) -> TransformList {
    var functions: [TransformFunction] = []
    for _ in 0..<Int(numbers.bits() % 4) {
      let (a, b, c) = (
        numbers.number(from: -3, to: 3), numbers.number(from: -3, to: 3),
        numbers.number(from: -3, to: 3)
      )
      let angle = PlaneAngle.degrees(numbers.number(from: -400, to: 400))
      switch numbers.bits() % 8 {
      case 0: functions.append(.translate(x: a, y: b, z: c))
      case 1: functions.append(.scale(x: a, y: b, z: c))
      case 2: functions.append(.rotate(angle))
      case 3: functions.append(.rotate(AxisRotation(axis: SIMD3(a, b, c), angle: angle)))
      case 4: functions.append(.skew(angle, .degrees(a)))
      case 5: functions.append(.skewX(angle))
      case 6: functions.append(.perspective(a.magnitude * 100))
      default:
        functions.append(.matrix(TransformMatrix(a: a, b: b, c: c, d: a - b, e: c, f: 1)))
      }
    }
    return TransformList(functions)
  }

  private static func add(_ list: TransformList, to hash: inout ResultHash) {
    for number in list.matrix.columns { hash.add(number) }
  }
}
