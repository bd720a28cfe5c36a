/// Integration by Gauss and Kronrod with halving, which shares nothing with the library's way.
struct AdaptiveQuadrature {
  private static let nodes = [
    0.991455371120812639206854697526329, 0.949107912342758524526189684047851,
    0.864864423359769072789712788640926, 0.741531185599394439863864773280788,
    0.586087235467691130294144691693013, 0.405845151377397166906606412076961,
    0.207784955007898467600689403773245, 0,
  ]
  private static let weights = [
    0.022935322010529224963732008058970, 0.063092092629978553290700663189204,
    0.104790010322250183839876322541518, 0.140653259715525918745189590510238,
    0.169004726639267902826583426598550, 0.190350578064785409913256402421014,
    0.204432940075298892414161999234649, 0.209482141084727828012999174891714,
  ]
  private static let coarseWeights = [
    0.129484966168869693270611432679082, 0.279705391489276667901467771423780,
    0.381830050505118944950369775488975, 0.417959183673469387755102040816327,
  ]

  let function: (Double) -> Double

  /// The integral, with an estimated error up to the tolerance.
  func integral(from start: Double, to end: Double, tolerance: Double, depth: Int = 0) -> Double {
    let (half, middle) = (0.5 * (end - start), 0.5 * (start + end))
    var (fine, coarse) = (0.0, 0.0)
    for index in 0..<8 {
      let step = half * Self.nodes[index]
      let sum =
        index == 7 ? function(middle) : function(middle - step) + function(middle + step)
      fine += Self.weights[index] * sum
      if index % 2 == 1 { coarse += Self.coarseWeights[index / 2] * sum }
    }
    if ((fine - coarse) * half).magnitude <= tolerance || depth >= 48 { return fine * half }
    return integral(from: start, to: middle, tolerance: tolerance, depth: depth + 1)
      + integral(from: middle, to: end, tolerance: tolerance, depth: depth + 1)
  }
}
