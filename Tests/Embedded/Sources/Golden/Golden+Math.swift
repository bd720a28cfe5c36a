import Keyframes

extension Golden {
  /// Every elementary function at ordinary numbers, at numbers of any kind and at special ones.
  static func addMath(to hash: inout ResultHash) {
    var numbers = Numbers(seed: 11)
    let special = [
      0, -0.0, 1, -1, 0.5, 2, .infinity, -.infinity, .nan, .leastNonzeroMagnitude,
      -.leastNormalMagnitude, .greatestFiniteMagnitude, 1e22, 709.8, -745.2, .pi, .pi / 2,
    ]
    for x in special {
      addFunctions(of: x, to: &hash)
      for y in special {
        hash.add(DeterministicMath.pow(x, y))
        hash.add(DeterministicMath.atan2(y: y, x: x))
        hash.add(DeterministicMath.hypot(x, y))
      }
    }
    for _ in 0..<1_500 {
      addFunctions(of: numbers.number(from: -30, to: 30), to: &hash)
      addFunctions(of: numbers.anything(), to: &hash)
      let (x, y) = (numbers.number(from: 0, to: 12), numbers.number(from: -9, to: 9))
      hash.add(DeterministicMath.pow(x, y))
      hash.add(DeterministicMath.atan2(y: y, x: x - 6))
      hash.add(DeterministicMath.hypot(x, y))
    }
  }

  private static func addFunctions(of x: Double, to hash: inout ResultHash) {
    hash.add(DeterministicMath.exp(x))
    hash.add(DeterministicMath.exp2(x))
    hash.add(DeterministicMath.expm1(x))
    hash.add(DeterministicMath.log(x))
    hash.add(DeterministicMath.log2(x))
    hash.add(DeterministicMath.log1p(x))
    hash.add(DeterministicMath.sin(x))
    hash.add(DeterministicMath.cos(x))
    let both = DeterministicMath.sinCos(x)
    hash.add(both.sin)
    hash.add(both.cos)
    hash.add(DeterministicMath.atan(x))
    hash.add(DeterministicMath.cbrt(x))
  }
}
