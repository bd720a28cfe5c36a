import Foundation
import Testing

@testable import AnimPreview

/// Every row that browsers answered about colours, asked of `eval` as another program would ask.
@Suite struct ColorVectorTests {
  /// The answers to the cases of a file, whose columns of progress are asked for.
  static func answers(
    _ name: String, leavingOut members: Set<String> = []
  ) throws -> [(example: JSONValue, answer: JSONValue)] {
    let vectors = try VectorTests.vectors(name)
    let cases = try #require(vectors["cases"]?.list)
    let requests = try cases.map { example in
      guard case .object(var request) = example else { throw CocoaError(.coderInvalidValue) }
      if let samples = request["samples"]?.list {
        request["progress"] = .list(samples.compactMap { $0.list?.first })
      }
      for member in members.union(["samples", "v", "tol", "resultSpace", "interpolationSpace"]) {
        request[member] = nil
      }
      request["schema"] = vectors["schema"]
      return try JSONEncoder().encode(JSONValue.object(request))
    }
    let answers = try EvalTests.answers(requests)
    try #require(answers.count == cases.count)
    for (example, answer) in zip(cases, answers) {
      #expect(answer["id"] == example["id"])
      try #require(answer["error"] == nil, "\(answer)")
    }
    return Array(zip(cases, answers))
  }

  /// Whether components are those of the vectors: a hue counts by its chroma, Lab in hundreds, and
  /// a colour that is not seen by its alpha alone.
  private func agree(
    _ found: [JSONValue], _ right: [JSONValue], _ space: String, _ tolerance: Double
  ) -> Bool {
    guard let alpha = found[3].number, abs(alpha - right[3].number!) <= tolerance else {
      return false
    }
    if right[3].number == 0 { return true }
    let unit: Double = space == "lab" || space == "lch" ? 100 : 1
    return (0..<3).allSatisfy { index in
      guard let one = found[index].number, let other = right[index].number else {
        return found[index] == right[index]
      }
      guard index == 2, space.hasSuffix("lch") else { return abs(one - other) / unit <= tolerance }
      let gap = abs(one - other)
      return min(gap, 360 - gap) * .pi / 180 * right[1].number! / unit <= tolerance
    }
  }

  @Test func mixedColorsHoldThroughEval() throws {
    let pairs = try Self.answers("color-mix")
    #expect(pairs.count == 700)
    for (example, answer) in pairs {
      #expect(answer["resultSpace"] == example["resultSpace"])
      #expect(
        agree(
          answer["v"]!.list!, example["v"]!.list!, example["resultSpace"]!.text!,
          max(example["tol"]!.number!, 1e-9)), "\(example["id"]!): \(answer)")
    }
  }

  @Test func animatedColorsHoldThroughEval() throws {
    var rows = 0
    for (example, answer) in try Self.answers("color-animation") {
      #expect(answer["interpolationSpace"] == example["interpolationSpace"])
      for (found, right) in zip(answer["samples"]!.list!, example["samples"]!.list!) {
        rows += 1
        #expect(
          agree(
            Array(found.list!.dropFirst()), Array(right.list!.dropFirst()),
            example["interpolationSpace"]!.text!, max(example["tol"]!.number!, 1e-9)),
          "\(example["id"]!): \(found)")
      }
    }
    #expect(rows == 910)
  }

  @Test func colorsMayBeTextsOrComponents() throws {
    let answers = try EvalTests.answers(
      [
        #"{"id":1,"schema":"color-animation/1","from":"red","to":"blue","progress":[0.5]}"#,
        #"{"id":2,"schema":"color-animation/1","progress":[0],"to":"red","from":{"space":"oklch","c":[0.5,0.1,null],"alpha":null}}"#,
        #"{"id":3,"schema":"color-mix/1","css":"oklch(0.5 0.1 none)"}"#,
      ].map { Data($0.utf8) })
    #expect(answers[0]["interpolationSpace"] == .text("srgb"))
    #expect(
      answers[0]["samples"]
        == .list([.list([.number(0.5), .number(0.5), .number(0), .number(0.5), .number(1)])]))
    #expect(answers[1]["samples"]?.list?[0].list?[4] == .null)
    #expect(answers[2]["v"]?.list?[2] == .null)
  }

  @Test(arguments: [
    (#"{"schema":"color-mix/1","css":"color-mix(in oklab, red, bleu)"}"#, "css"),
    (#"{"schema":"color-mix/1"}"#, "css"),
    (#"{"schema":"color-animation/1","from":"red","to":7,"progress":[]}"#, "to"),
    (#"{"schema":"color-animation/1","from":"rod","to":"red","progress":[]}"#, "from"),
    (#"{"schema":"color-animation/1","from":"red","to":{"css":"x"},"progress":[]}"#, "to.css"),
    (
      #"{"schema":"color-animation/1","from":"red","to":{"space":"cmyk"},"progress":[]}"#,
      "to.space"
    ),
    (#"{"schema":"color-animation/1","from":"red","to":{"c":[1,2,3]},"progress":[]}"#, "to.space"),
    (
      #"{"schema":"color-animation/1","from":"red","to":{"space":"lab","c":[1]},"progress":[]}"#,
      "to.c"
    ),
    (
      #"{"schema":"color-animation/1","from":"red","to":{"space":"lab","c":[1,1,1],"alpha":2},"progress":[]}"#,
      "to.alpha"
    ),
    (#"{"schema":"color-animation/1","from":"red","to":"red"}"#, "progress"),
  ])
  func mistakesNameTheirPlace(line: String, place: String) throws {
    let answer = try EvalTests.answers([Data(line.utf8)])[0]
    #expect(answer["at"] == .text(place), "\(answer)")
  }
}
