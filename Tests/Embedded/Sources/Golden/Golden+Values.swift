import Keyframes

extension Golden {
  /// Values of every kind, part of the way, beyond it, added and built up.
  static func addValues(to hash: inout ResultHash) {
    var numbers = Numbers(seed: 12)
    for _ in 0..<400 {
      let (a, b) = (numbers.number(from: -9, to: 9), numbers.number(from: -9, to: 9))
      let (c, d) = (numbers.anything(), numbers.anything())
      let part = numbers.number(from: -1, to: 2)
      hash.add(a.interpolated(to: b, at: part))
      hash.add(c.interpolated(to: d, at: part))
      hash.add(Double(Float(a).interpolated(to: Float(b), at: part)))
      add(SIMD2(a, b).interpolated(to: SIMD2(b, c), at: part), to: &hash)
      add(SIMD3(a, b, d).interpolated(to: SIMD3(b, c, a), at: part), to: &hash)
      add(SIMD4(a, b, c, d).interpolated(to: SIMD4(d, c, b, a), at: part), to: &hash)
      add(SIMD4<Float>(1, 2, 3, Float(a)).interpolated(to: SIMD4(4, 3, 2, 1), at: part), to: &hash)
      let pair = Pair(a, SIMD2(b, a)).interpolated(to: Pair(b, SIMD2(a, b)), at: part)
      hash.add(pair.first)
      add(pair.second, to: &hash)
      for element in [a, b].interpolated(to: [b, a], at: part) { hash.add(element) }
      let fixed: InlineArray<3, Double> = [a, b, a]
      let mixed = fixed.interpolated(to: [b, b, a], at: part)
      for index in mixed.indices { hash.add(mixed[index]) }
      hash.add(Double?(a).interpolated(to: Double?(b), at: part))
      hash.add(Double?(a).interpolated(to: nil, at: part))
      for operation in CompositeOperation.allCases {
        hash.add(a.composited(over: b, by: operation))
      }
      hash.add(a.accumulated(onto: b, count: 3))
    }
  }

  private static func add<Vector: SIMD>(_ vector: Vector, to hash: inout ResultHash)
  where Vector.Scalar: BinaryFloatingPoint {
    for index in vector.indices { hash.add(Double(vector[index])) }
  }
}
