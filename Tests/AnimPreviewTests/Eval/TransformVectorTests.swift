import Foundation
import Testing

@testable import AnimPreview

/// Every row that browsers answered about transforms, asked of `eval` as another program would ask.
@Suite struct TransformVectorTests {
  /// The 16 numbers of a matrix of 6, of 16, or of none.
  private func matrix(_ value: JSONValue) -> [Double] {
    let n = value.list?.compactMap(\.number) ?? [1, 0, 0, 1, 0, 0]
    guard n.count == 6 else { return n }
    return [n[0], n[1], 0, 0, n[2], n[3], 0, 0, 0, 0, 1, 0, n[4], n[5], 0, 1]
  }

  @Test func listsHoldThroughEval() throws {
    var rows = 0
    for (example, answer) in try ColorVectorTests.answers("transforms") {
      let tolerance = max(example["tol"]!.number!, 1e-9)
      for (found, right) in zip(answer["samples"]!.list!, example["samples"]!.list!) {
        rows += 1
        let (found, right) = (matrix(found.list![1]), matrix(right.list![1]))
        try #require(found.count == 16 && right.count == 16)
        let outside = max(1, right[..<12].map(\.magnitude).max()!)
        let all = max(outside, right[12...].map(\.magnitude).max()!)
        let isRight = (0..<16).allSatisfy {
          abs(found[$0] - right[$0]) <= tolerance * ($0 < 12 ? outside : all)
        }
        #expect(isRight, "\(example["id"]!): \(found) and not \(right)")
      }
    }
    #expect(rows == 3887)
  }

  @Test func listsMayBeTexts() throws {
    let lines = [
      #"{"id":1,"schema":"transforms/1","from":"translateX(10px)","to":"rotate(90deg)","progress":[0]}"#,
      #"{"id":2,"schema":"transforms/1","from":null,"to":"none","progress":[0.5]}"#,
      #"{"id":3,"schema":"transforms/1","from":"scale(2)","to":"scale(2)","composite":"add","underlying":"scale(3)","progress":[0.5]}"#,
    ]
    let answers = try EvalTests.answers(lines.map { Data($0.utf8) })
    #expect(matrix(answers[0]["samples"]!.list![0].list![1])[12] == 10)
    #expect(answers[1]["samples"]?.list?[0].list?[1] == .null)
    #expect(matrix(answers[2]["samples"]!.list![0].list![1])[0] == 6)
  }

  /// The quaternion of an axis and degrees.
  private func quaternion(_ n: [Double]) -> [Double] {
    let length = (n[0] * n[0] + n[1] * n[1] + n[2] * n[2]).squareRoot()
    guard length > 0 else { return [0, 0, 0, 1] }
    let half = n[3] * .pi / 360
    return n[..<3].map { $0 / length * sin(half) } + [cos(half)]
  }

  @Test func propertiesHoldThroughEval() throws {
    var rows = 0
    for (example, answer) in try ColorVectorTests.answers("transform-properties") {
      let tolerance = max(example["tol"]!.number!, 1e-9)
      for (found, right) in zip(answer["samples"]!.list!, example["samples"]!.list!) {
        rows += 1
        var one = found.list![1].list!.map { $0.number! }
        var other = right.list![1].list!.map { $0.number! }
        if example["property"] == .text("rotate") {
          (one, other) = (quaternion(one), quaternion(other))
          if zip(one, other).map(*).reduce(0, +) < 0 { other = other.map { -$0 } }
        }
        let isRight = zip(one, other).allSatisfy {
          abs($0 - $1) <= tolerance * max(1, $1.magnitude)
        }
        #expect(isRight, "\(example["id"]!): \(one) and not \(other)")
      }
    }
    #expect(rows == 752)
  }

  @Test(arguments: [
    (#"{"schema":"transforms/1","from":"rotate(9)","to":"none","progress":[]}"#, "from"),
    (
      #"{"schema":"transforms/1","from":[{"fn":"spin","args":[1]}],"to":[],"progress":[]}"#,
      "from[0].fn"
    ),
    (
      #"{"schema":"transforms/1","from":[{"fn":"scale3d","args":[1]}],"to":[],"progress":[]}"#,
      "from[0].args"
    ),
    (
      #"{"schema":"transforms/1","from":[{"fn":"scale","args":[null]}],"to":[],"progress":[]}"#,
      "from[0].args"
    ),
    (#"{"schema":"transforms/1","from":[],"progress":[]}"#, "to"),
    (#"{"schema":"transforms/1","from":[],"to":[],"composite":"add","progress":[]}"#, "underlying"),
    (
      #"{"schema":"transform-properties/1","property":"skew","from":[1],"to":[1],"progress":[]}"#,
      "property"
    ),
    (#"{"schema":"transform-properties/1","from":[1],"to":[1],"progress":[]}"#, "property"),
    (
      #"{"schema":"transform-properties/1","property":"rotate","from":[1,2],"to":[1],"progress":[]}"#,
      "from"
    ),
    (
      #"{"schema":"transform-properties/1","property":"scale","from":[1,2,3,4],"to":[1],"progress":[]}"#,
      "from"
    ),
  ])
  func mistakesNameTheirPlace(line: String, place: String) throws {
    let answer = try EvalTests.answers([Data(line.utf8)])[0]
    #expect(answer["at"] == .text(place), "\(answer)")
  }
}
