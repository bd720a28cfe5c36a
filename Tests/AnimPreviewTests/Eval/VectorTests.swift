import Foundation
import Testing

@testable import AnimPreview

/// Every row of the golden vectors, asked of `eval` as another program would ask.
///
/// Timing is held to phase and iteration exactly, progress within 1e-7, lengths within 1e-6 ms;
/// values to the case's own tolerance or 1e-9, with cubic-beziers 1e-6.
///
/// Browsers solve cubic-beziers to some 1e-7, which a steep track makes larger: where an easing
/// of the whole effect has put the browser's progress off, its value may be off by as much times
/// the steepness of the keys.
@Suite struct VectorTests {
  struct VectorFile: Sendable, CustomTestStringConvertible {
    var name: String
    var rows: Int
    var testDescription: String { name }
  }

  static let files: [VectorFile] = [
    VectorFile(name: "easing", rows: 7000), VectorFile(name: "easing-extrapolated", rows: 1),
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
    #expect(rows >= file.rows)
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
    let below = (example["under"]?.list ?? []).map { effect -> Double in
      "\(effect["timing"]!)".contains("bezier") ? 1e-6 * steepness(effect) : 0
    }
    for (found, right) in zip(found, right) {
      #expect(found.list!.count == right.list!.count)
      var off = below.reduce(0, +)
      for (column, (found, right)) in zip(found.list!, right.list!).enumerated() {
        if column == 1 {
          expect(found, right, schema == "timing/1" ? max(tolerance, 1e-7) : tolerance, id)
          off += abs((found.number ?? 0) - (right.number ?? 0)) * steepness(example)
        } else {
          expect(found, right, tolerance + (column > 1 ? off : 0), id)
        }
      }
    }
    return right.count
  }

  /// How much the value can change with the progress: twenty times, for the easings of segments,
  /// the steepest straight line between keys.
  private static func steepness(_ effect: JSONValue) -> Double {
    let keys = effect["keyframes"]?.list ?? []
    // Missing ends are keys at 0 and 1.
    let computed = effect["computedOffsets"]?.list?.compactMap(\.number) ?? []
    let offsets = computed.isEmpty ? [] : [0] + computed + [1]
    var gap = 1.0
    for (first, second) in zip(offsets, offsets.dropFirst()) where second > first {
      gap = min(gap, second - first)
    }
    let largest =
      keys.flatMap { key -> [Double] in
        if case .object(let values)? = key["values"] { return values.values.compactMap(\.number) }
        return [key["value"]?.number ?? 0]
      }.map(abs).max() ?? 0
    let underlying = abs(effect["underlying"]?.number ?? 0)
    return 20 * (2 * largest + underlying) / (offsets.isEmpty ? 0.01 : gap)
  }

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
