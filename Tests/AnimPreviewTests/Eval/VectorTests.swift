import Foundation
import Testing

@testable import AnimPreview

/// Every row of the golden vectors, asked of `eval` as another program would ask.
///
/// Timing is held to phase and iteration exactly, progress within 1e-7, lengths within 1e-6 ms;
/// values to the case's own tolerance or 1e-9, with cubic-beziers 1e-6.
///
/// A browser solves a cubic-bezier over a whole effect to about 1e-7, which steep keys enlarge in
/// the value. The rows that exact arithmetic does not give either are listed with their exact
/// values in `keyframes-exact.json`, and are held to those.
@Suite struct VectorTests {
  struct VectorFile: Sendable, CustomTestStringConvertible {
    var name: String
    var rows: Int
    var testDescription: String { name }
  }

  static let files: [VectorFile] = [
    VectorFile(name: "easing", rows: 16_940),
    VectorFile(name: "easing-extrapolated", rows: 8484),
    VectorFile(name: "easing-before", rows: 656), VectorFile(name: "easing-syntax", rows: 58),
    VectorFile(name: "timing", rows: 21_896), VectorFile(name: "keyframes", rows: 8291),
    VectorFile(name: "keyframes-multi", rows: 600),
    VectorFile(name: "keyframes-iteration-composite", rows: 800),
  ]

  static func vectors(_ name: String) throws -> JSONValue {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("KeyframesTests/Vectors")
    let data = try Data(contentsOf: folder.appendingPathComponent(name + ".json"))
    return try JSONDecoder().decode(JSONValue.self, from: data)
  }

  /// The answers of a case, and what a request has instead of them.
  private static func request(_ example: JSONValue, schema: String) -> [String: JSONValue] {
    guard case .object(var members) = example else { return [:] }
    if let samples = members["samples"]?.list {
      members["times"] = .list(samples.compactMap { $0.list?.first })
    }
    for answer in [
      "samples", "y", "canonical", "valid", "tol", "activeDuration", "endTime", "computedOffsets",
      "group",
    ] {
      members[answer] = nil
    }
    members["schema"] = .text(schema)
    return members
  }

  @Test(arguments: files)
  func everyRowHoldsThroughEval(file: VectorFile) throws {
    let vectors = try Self.vectors(file.name)
    let schema = try #require(vectors["schema"]?.text)
    let cases = try #require(vectors["cases"]?.list)
    let requests = try cases.map { example in
      try JSONEncoder().encode(JSONValue.object(Self.request(example, schema: schema)))
    }
    let answers = try EvalTests.answers(requests)
    try #require(answers.count == cases.count)
    var rows = 0
    for (example, answer) in zip(cases, answers) {
      #expect(answer["id"] == example["id"])
      try #require(answer["error"] == nil, "\(answer)")
      rows += try Self.compare(answer, with: example, schema: schema)
    }
    #expect(rows == file.rows)
  }

  /// Compares one answer; how many rows it has.
  private static func compare(
    _ answer: JSONValue, with example: JSONValue, schema: String
  ) throws -> Int {
    let isBezier = "\(example)".contains("cubic-bezier") || "\(example)".contains("ease")
    let tolerance = max(example["tol"]?.number ?? 0, isBezier ? 1e-6 : 1e-9)
    let id = example["id"]?.text ?? ""
    switch schema {
    case "easing/1":
      let (found, right) = (answer["y"]!.list!, example["y"]!.list!)
      #expect(found.count == right.count)
      for (found, right) in zip(found, right) { expect(found, right, tolerance, id) }
      return right.count
    case "easing-syntax/1":
      #expect(answer["valid"] == example["valid"], "\(id)")
      if let canonical = example["canonical"]?.text {
        #expect(answer["canonical"]!.text! == canonical, "\(id)")
      }
      return 1
    case "timing/1":
      expect(answer["activeDuration"]!, example["activeDuration"]!, 1e-6, id)
      expect(answer["endTime"]!, example["endTime"]!, 1e-6, id)
    default:
      if let offsets = example["computedOffsets"]?.list {
        for (found, right) in zip(answer["computedOffsets"]!.list!, offsets) {
          expect(found, right, 1e-9, id)
        }
      }
    }
    let (found, right) = (answer["samples"]!.list!, example["samples"]!.list!)
    #expect(found.count == right.count)
    for (found, right) in zip(found, right) {
      #expect(found.list!.count == right.list!.count)
      let exact =
        schema != "keyframes/1" ? nil : exactValues["\(id) \(right.list![0].number ?? 0)"]
      for (column, (found, right)) in zip(found.list!, right.list!).enumerated() {
        if column == 1 {
          expect(found, right, schema == "timing/1" ? max(tolerance, 1e-7) : tolerance, id)
        } else if column == 2, let exact {
          #expect(abs(found.number! - exact) <= 1e-9, "\(id)")
        } else {
          expect(found, right, tolerance, id)
        }
      }
    }
    return right.count
  }

  /// The exact values of the rows that exact arithmetic does not give as the browser does, by case
  /// and time.
  private static let exactValues: [String: Double] = {
    let rows = (try? vectors("keyframes-exact"))?["rows"]?.list ?? []
    return Dictionary(
      uniqueKeysWithValues: rows.map { row in
        let numbers = row["row"]!.list!.map { $0.number! }
        return ("\(row["id"]!.text!) \(numbers[0])", numbers[2])
      })
  }()

  private static func expect(
    _ found: JSONValue, _ right: JSONValue, _ tolerance: Double, _ id: String
  ) {
    guard let expected = right.extended, let number = found.extended else {
      #expect(found == right, "\(id)")
      return
    }
    #expect(number == expected || abs(number - expected) <= tolerance, "\(id)")
  }
}
