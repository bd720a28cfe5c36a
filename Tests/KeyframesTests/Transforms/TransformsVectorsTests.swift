import Testing

@testable import Keyframes

/// What browsers answered about transforms.
@Suite struct TransformsVectorsTests {
  private struct Function: Decodable {
    struct Argument: Decodable {
      var number: Double

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        // `none` of a perspective.
        number = (try? container.decode(Double.self)) ?? .infinity
      }
    }
    var fn: String
    var args: [Argument]

    /// The function by its numbers rather than by its text.
    var value: TransformFunction {
      let n = args.map(\.number)
      func angle(_ index: Int) -> PlaneAngle { .degrees(n.count > index ? n[index] : 0) }
      switch fn {
      case "translate": return .translate(x: n[0], y: n.count > 1 ? n[1] : 0)
      case "translateX": return .translate(x: n[0])
      case "translateY": return .translate(x: 0, y: n[0])
      case "translateZ": return .translate(x: 0, y: 0, z: n[0])
      case "translate3d": return .translate(x: n[0], y: n[1], z: n[2])
      case "scale": return .scale(x: n[0], y: n.count > 1 ? n[1] : n[0])
      case "scaleX": return .scale(x: n[0], y: 1)
      case "scaleY": return .scale(x: 1, y: n[0])
      case "scaleZ": return .scale(x: 1, y: 1, z: n[0])
      case "scale3d": return .scale(x: n[0], y: n[1], z: n[2])
      case "rotate", "rotateZ": return .rotate(angle(0))
      case "rotateX": return .rotate(AxisRotation(axis: SIMD3(1, 0, 0), angle: angle(0)))
      case "rotateY": return .rotate(AxisRotation(axis: SIMD3(0, 1, 0), angle: angle(0)))
      case "rotate3d":
        return .rotate(AxisRotation(axis: SIMD3(n[0], n[1], n[2]), angle: angle(3)))
      case "skew": return .skew(angle(0), angle(1))
      case "skewX": return .skewX(angle(0))
      case "skewY": return .skewY(angle(0))
      case "perspective": return .perspective(n[0])
      case "matrix":
        return .matrix(TransformMatrix(a: n[0], b: n[1], c: n[2], d: n[3], e: n[4], f: n[5]))
      default: return .matrix(TransformMatrix(columns: n))
      }
    }
  }

  private struct Case: Decodable {
    struct Sample: Decodable {
      var progress: Double
      var matrix: [Double]

      init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        progress = try list.decode(Double.self)
        matrix = try list.decodeIfPresent([Double].self) ?? []
      }
    }
    var id: String
    var from: [Function]
    var to: [Function]
    var composite: String?
    var underlying: [Function]?
    var fromCSS: String
    var toCSS: String
    var underlyingCSS: String?
    var tol: Double
    var samples: [Sample]
  }

  /// Whether a matrix is that of a browser, by the rules of the vectors.
  private func agree(_ matrix: TransformMatrix, _ right: [Double], _ tolerance: Double) -> Bool {
    let n = right
    let expected: [Double] =
      n.isEmpty
      ? TransformMatrix.identity.columns
      : n.count == 6
        ? TransformMatrix(a: n[0], b: n[1], c: n[2], d: n[3], e: n[4], f: n[5]).columns : n
    let outside = max(1, expected[..<12].map(\.magnitude).max()!)
    let all = max(outside, expected[12...].map(\.magnitude).max()!)
    return zip(matrix.columns, expected).enumerated().allSatisfy { index, pair in
      abs(pair.0 - pair.1) <= tolerance * (index < 12 ? outside : all)
    }
  }

  @Test(arguments: [false, true])
  func listsAreThoseOfBrowsers(asText: Bool) throws {
    var mismatches = Mismatches()
    var count = 0
    for example in try VectorFile<Case>.load("transforms") {
      func list(_ functions: [Function], _ text: String) throws -> TransformList {
        asText ? try TransformList(css: text) : TransformList(functions.map(\.value))
      }
      var from = try list(example.from, example.fromCSS)
      var to = try list(example.to, example.toCSS)
      if let functions = example.underlying {
        let underlying = try list(functions, example.underlyingCSS!)
        let operation: CompositeOperation = example.composite == "add" ? .add : .accumulate
        from = from.composited(over: underlying, by: operation)
        to = to.composited(over: underlying, by: operation)
      }
      let course = TransformCourse(from: from, to: to)
      let track = Track(from: from, to: to)
      for sample in example.samples {
        count += 1
        let found = course.mixed(at: sample.progress)
        if sample.progress != 0 && sample.progress != 1 {
          mismatches.check(
            track.value(at: sample.progress) == found || sample.progress < 0 || sample.progress > 1,
            "\(example.id) at \(sample.progress): the track differs")
        }
        mismatches.check(
          agree(found.matrix, sample.matrix, max(example.tol, 1e-9)),
          "\(example.id) at \(sample.progress): \(found) and not \(sample.matrix)")
      }
    }
    #expect(count == 3887)
    #expect(mismatches.found.isEmpty)
  }

  private struct Property: Decodable {
    struct Sample: Decodable {
      var progress: Double
      var value: [Double]?

      init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        progress = try list.decode(Double.self)
        value = try list.decodeIfPresent([Double].self)
      }
    }
    var id: String
    var property: String
    var from: [Double]?
    var to: [Double]?
    var tol: Double
    var samples: [Sample]
  }

  @Test func propertiesAreThoseOfBrowsers() throws {
    var mismatches = Mismatches()
    var count = 0
    for example in try VectorFile<Property>.load("transform-properties") {
      let tolerance = max(example.tol, 1e-9)
      for sample in example.samples {
        count += 1
        let right = sample.value ?? []
        let isRight: Bool
        switch example.property {
        case "rotate":
          func rotation(_ n: [Double]?) -> AxisRotation {
            guard let n, !n.isEmpty else { return .none }
            return n.count == 1
              ? AxisRotation(.degrees(n[0]))
              : AxisRotation(axis: SIMD3(n[0], n[1], n[2]), angle: .degrees(n[3]))
          }
          let found = rotation(example.from).interpolated(
            to: rotation(example.to), at: sample.progress)
          let product = Quaternion.dot(found.quaternion.vector, rotation(right).quaternion.vector)
          // The angle between both in space is twice that of the quaternions.
          isRight = 2 * max(1 - product.magnitude, 0) <= tolerance * tolerance + 1e-11
        default:
          let neutral: Double = example.property == "scale" ? 1 : 0
          func vector(_ numbers: [Double]?) -> SIMD3<Double> {
            let n = numbers ?? []
            let second = example.property == "scale" && n.count == 1 ? n[0] : neutral
            return SIMD3(
              n.first ?? neutral, n.count > 1 ? n[1] : second, n.count > 2 ? n[2] : neutral)
          }
          let found = vector(example.from).interpolated(
            to: vector(example.to), at: sample.progress)
          isRight = (0..<3).allSatisfy {
            abs(found[$0] - vector(right)[$0]) <= tolerance * max(1, found[$0].magnitude)
          }
        }
        mismatches.check(isRight, "\(example.id) at \(sample.progress) is not \(right)")
      }
    }
    #expect(count == 752)
    #expect(mismatches.found.isEmpty)
  }
}
