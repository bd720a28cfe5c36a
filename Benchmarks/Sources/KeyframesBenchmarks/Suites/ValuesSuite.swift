import Keyframes

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Colours and rotations on their way; the references are what textbooks have, with the C library's
/// functions and with everything that depends on the two ends alone worked out anew.
enum ValuesSuite {
  static func workloads() -> [Workload] {
    [colors(), conversion(), rotations(), transforms()]
  }

  private static let parts: [Double] = {
    var random = Random(seed: 21)
    return (0..<4_096).map { _ in random.number(from: 0, to: 1) }
  }()

  private static func colors() -> Workload {
    let (parts, results) = (parts, Results(count: parts.count))
    let referenceResults = Results(count: parts.count)
    let track = Track(from: ColorValue("rgb(255 0 0 / 0.5)"), to: "blue").mixed(in: .oklab)
    return Workload(
      name: "Values/colour in Oklab, value(at:)", operations: parts.count,
      pass: { results.fill(parts) { track.value(at: $0).color.components.x } },
      reference: {
        referenceResults.fill(parts) {
          TextbookColor.lightness(from: SIMD3(1, 0, 0), 0.5, to: SIMD3(0, 0, 1), 1, at: $0)
        }
      })
  }

  private static func conversion() -> Workload {
    let (parts, results) = (parts, Results(count: parts.count))
    return Workload(
      name: "Values/sRGB to OKLCH", operations: parts.count,
      pass: {
        results.fill(parts) {
          ColorValue(red: $0, green: 0.25, blue: 0.75).converted(to: .oklch).components.y
        }
      })
  }

  private static func rotations() -> Workload {
    let (parts, results) = (parts, Results(count: parts.count))
    let referenceResults = Results(count: parts.count)
    let from = Quaternion(axis: SIMD3(1, 2, 3), angle: .degrees(20))
    let to = Quaternion(axis: SIMD3(3, -1, 2), angle: .degrees(130))
    let track = Track(from: from, to: to)
    let (start, end) = (from.vector, to.vector)
    return Workload(
      name: "Values/quaternion, value(at:)", operations: parts.count,
      pass: { results.fill(parts) { track.value(at: $0).x } },
      reference: {
        referenceResults.fill(parts) { part in
          let angle = acos(min(max((start * end).sum(), -1), 1))
          let mixed =
            start * (sin((1 - part) * angle) / sin(angle)) + end * (sin(part * angle) / sin(angle))
          return mixed.x
        }
      })
  }

  private static func transforms() -> Workload {
    let (parts, results) = (parts, Results(count: parts.count))
    let track = Track<TransformList>(
      from: "translateX(10px) rotate(0deg)", to: "translateX(100px) rotate(720deg)")
    return Workload(
      name: "Values/two transform functions, value(at:)", operations: parts.count,
      mayAllocate: true,
      pass: {
        results.fill(parts) { part in
          guard case .translate(let way) = track.value(at: part).functions[0] else { return 0 }
          return way.x
        }
      })
  }
}

/// Mixing in Oklab as a page of formulas has it: both colours are converted every time.
private enum TextbookColor {
  static func lightness(
    from: SIMD3<Double>, _ fromAlpha: Double, to: SIMD3<Double>, _ toAlpha: Double,
    at part: Double
  ) -> Double {
    let alpha = fromAlpha + (toAlpha - fromAlpha) * part
    let (first, second) = (oklab(from) * fromAlpha, oklab(to) * toAlpha)
    return ((first + (second - first) * part) / alpha).x
  }

  private static func oklab(_ color: SIMD3<Double>) -> SIMD3<Double> {
    let light = SIMD3(decoded(color.x), decoded(color.y), decoded(color.z))
    let l = cbrt(0.4122214708 * light.x + 0.5363325363 * light.y + 0.0514459929 * light.z)
    let m = cbrt(0.2119034982 * light.x + 0.6806995451 * light.y + 0.1073969566 * light.z)
    let s = cbrt(0.0883024619 * light.x + 0.2817188376 * light.y + 0.6299787005 * light.z)
    return SIMD3(
      0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s)
  }

  private static func decoded(_ number: Double) -> Double {
    number <= 0.04045 ? number / 12.92 : pow((number + 0.055) / 1.055, 2.4)
  }
}
