import Keyframes

extension Golden {
  /// Angles, quaternions, lengths, plane values, texts that count and values that flip.
  static func addRotations(to hash: inout ResultHash) {
    var numbers = Numbers(seed: 15)
    for _ in 0..<400 {
      let (a, b) = (numbers.number(from: -800, to: 800), numbers.number(from: -800, to: 800))
      let part = numbers.number(from: -0.5, to: 1.5)
      for rule in AngleRule.allCases {
        hash.add(PlaneAngle.degrees(a).interpolated(to: .degrees(b), at: part, by: rule).degrees)
      }
      let (sine, cosine) = PlaneAngle.degrees(a).sinCos
      hash.add(sine)
      hash.add(cosine)
      hash.add(PlaneAngle.degrees(b).tangent)
      let first = Quaternion(axis: SIMD3(a, b, 1), angle: .degrees(b))
      let second = Quaternion(axis: SIMD3(1, a, b), angle: .degrees(a))
      add(first.interpolated(to: second, at: part), to: &hash)
      add(first.linear(to: second, at: part), to: &hash)
      add(first.accumulated(onto: second, count: 2), to: &hash)
      let control = Quaternion.squadControl(after: second, at: first, before: .identity)
      add(Quaternion.squad(from: first, control, second, to: second, at: part), to: &hash)
      add(
        Quaternion.cubic(
          from: first, leaving: SIMD4(1, 0, 2, 0), to: second, arriving: SIMD4(0, a, 1, 0), at: part
        ),
        to: &hash)
      let length = PlaneLength(a, .em).interpolated(to: PlaneLength(b, .percent), at: part)
      hash.add(length.css)
      if let again = try? PlaneLength(css: length.css) { hash.add(again[.em]) }
      hash.add(
        CountingText("1,0 of 2").interpolated(to: CountingText("9,7 of 11.5"), at: part).text)
      let box = PlaneRectangle(x: a, y: b, width: 1, height: 2)
        .interpolated(to: PlaneRectangle(x: b, y: 0, width: a, height: b), at: part)
        .inset(by: PlaneInsets(all: part))
      hash.add(box.width)
      hash.add(box.y)
      hash.add(Discrete(a).interpolated(to: Discrete(b), at: part).value)
      hash.add(Presence.shown.interpolated(to: .gone, at: part) == .shown ? 1.0 : 0.0)
    }
  }

  private static func add(_ rotation: Quaternion, to hash: inout ResultHash) {
    for lane in 0..<4 { hash.add(rotation.vector[lane]) }
  }
}
