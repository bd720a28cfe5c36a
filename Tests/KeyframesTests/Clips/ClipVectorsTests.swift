import Foundation
import Testing

@testable import Keyframes

/// What browsers answered for keyframes of one number.
@Suite struct ClipVectorsTests {
  @Test func keyframesHaveTheOffsetsAndValuesOfTheBrowsers() throws {
    var mismatches = Mismatches()
    let cases = try VectorFile<KeyframesCase>.load("keyframes")
    let exactRows = Dictionary(
      uniqueKeysWithValues: try ExactRow.load().map { ("\($0.id) \($0.row[0])", $0.row) })
    var exceptions = 0
    for example in cases {
      let clip = try example.effect.clip()
      let offsets = clip.track.keyframes.map { $0.offset! }
      mismatches.check(
        zip(offsets, example.computedOffsets!).allSatisfy { abs($0 - $1) <= 1e-9 }
          && offsets.count == example.computedOffsets!.count, "\(example.id) offsets \(offsets)")
      var underlying = example.underlying
      for effect in example.under ?? [] {
        underlying = try effect.clip().value(
          at: Duration(milliseconds: effect.at!), over: underlying)
      }
      let tolerance = max(example.tol, example.tolerance)
      for row in example.samples {
        let time = Duration(milliseconds: row[0])
        let sample = clip.sample(at: time)
        let value = clip.value(at: time, over: underlying)
        mismatches.check(
          abs(sample.progress! - row[1]) <= 1e-6, "\(example.id) at \(row[0]) progress")
        if let exact = exactRows["\(example.id) \(row[0])"] {
          exceptions += 1
          mismatches.check(
            abs(sample.progress! - exact[1]) <= 1e-12 && abs(value - exact[2]) <= 1e-9
              && abs(exact[2] - row[2]) > tolerance,
            "\(example.id) at \(row[0]): \(value), not exactly \(exact[2])")
        } else {
          mismatches.check(
            abs(value - row[2]) <= tolerance,
            "\(example.id) at \(row[0]): \(value), not \(row[2])")
        }
      }
    }
    #expect(cases.count == 714)
    #expect(exceptions == 102 && exactRows.count == 102)
    #expect(mismatches.found == [])
  }

  @Test func aStackOfEffectsHasTheValueOfTheOneAboveOverThoseBelow() throws {
    var mismatches = Mismatches()
    var stacks = 0
    for example in try VectorFile<KeyframesCase>.load("keyframes") where example.under != nil {
      stacks += 1
      for row in example.samples {
        // An effect that is held at a moment is one that started so long before this one.
        let now = Duration(milliseconds: row[0])
        var stack = EffectStack<Double>()
        for effect in example.under! {
          stack.add(
            try effect.clip(), startingAt: now - Duration(milliseconds: effect.at!))
        }
        stack.add(try example.effect.clip())
        var underlying = example.underlying
        for effect in example.under! {
          underlying = try effect.clip().value(
            at: Duration(milliseconds: effect.at!), over: underlying)
        }
        let value = try example.effect.clip().value(at: now, over: underlying)
        mismatches.check(
          stack.value(at: now, over: example.underlying).bitPattern == value.bitPattern,
          "\(example.id) at \(row[0])")
      }
    }
    #expect(stacks > 50)
    #expect(mismatches.found == [])
  }

  @Test func iterationsAccumulateAsInTheBrowsers() throws {
    var mismatches = Mismatches()
    let cases = try VectorFile<KeyframesCase>.load("keyframes-iteration-composite")
    for example in cases {
      let clip = try example.effect.clip()
      for row in example.samples {
        let time = Duration(milliseconds: row[0])
        let value = clip.value(at: time, over: example.underlying)
        mismatches.check(
          abs(value - row[3]) <= max(example.tol, example.tolerance),
          "\(example.id) at \(row[0]): \(value), not \(row[3])")
        mismatches.check(
          clip.sample(at: time).currentIteration == .finite(Int(row[2])),
          "\(example.id) at \(row[0])")
      }
    }
    #expect(cases.count == 90)
    #expect(mismatches.found == [])
  }

  @Test func severalPropertiesHaveTheValuesOfTheBrowsers() throws {
    var mismatches = Mismatches()
    let cases = try VectorFile<SeveralCase>.load("keyframes-multi")
    for example in cases {
      let clips = try ["a", "b", "c"].map { try example.clip(of: $0) }
      for row in example.samples {
        let time = Duration(milliseconds: row[0])
        for (index, name) in ["a", "b", "c"].enumerated() {
          let underlying = example.underlying[name]!
          let value = clips[index]?.value(at: time, over: underlying) ?? underlying
          mismatches.check(
            abs(value - row[index + 2]) <= max(example.tol, example.tolerance),
            "\(example.id) \(name) at \(row[0]): \(value), not \(row[index + 2])")
        }
      }
    }
    #expect(cases.count == 60)
    #expect(mismatches.found == [])
  }
}

private struct KeyframesCase: Decodable {
  var id: String
  var effect: VectorEffect
  var underlying: Double
  var under: [VectorEffect]?
  var computedOffsets: [Double]?
  var tol: Double
  var samples: [[Double]]

  var tolerance: Double { ([effect] + (under ?? [])).map(\.tolerance).max()! }

  private enum Member: CodingKey { case id, underlying, under, computedOffsets, tol, samples }

  init(from decoder: any Decoder) throws {
    effect = try VectorEffect(from: decoder)
    let members = try decoder.container(keyedBy: Member.self)
    id = try members.decode(String.self, forKey: .id)
    underlying = try members.decode(Double.self, forKey: .underlying)
    under = try members.decodeIfPresent([VectorEffect].self, forKey: .under)
    computedOffsets = try members.decodeIfPresent([Double].self, forKey: .computedOffsets)
    tol = try members.decode(Double.self, forKey: .tol)
    samples = try members.decode([[Double]].self, forKey: .samples)
  }
}

/// A row of the browser's that exact arithmetic does not give either, found by
/// `Scripts/exact-keyframes.py`.
///
/// The browser solves a Bezier curve over a whole effect to about 1e-7 of progress, and steep keys
/// make more of that in the value.
private struct ExactRow: Decodable {
  var id: String
  /// The time in milliseconds, the exact progress and value, and the browser's value.
  var row: [Double]

  static func load() throws -> [ExactRow] {
    struct File: Decodable { var rows: [ExactRow] }
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(contentsOf: folder.appending(path: "Vectors/keyframes-exact.json"))
    return try JSONDecoder().decode(File.self, from: data).rows
  }
}

private struct SeveralCase: Decodable {
  struct Key: Decodable {
    var offset: Double?
    var easing: String?
    var values: [String: Double]
  }

  var id: String
  var keyframes: [Key]
  var timing: VectorTiming
  var underlying: [String: Double]
  var tol: Double
  var samples: [[Double]]

  /// The clip of one property, or nothing where no key has it.
  ///
  /// The offsets are those among all keys.
  func clip(of property: String) throws -> Clip<Double>? {
    let all = try Track(
      validating: try keyframes.map { key in
        var keyframe = Keyframe(
          key.values[property] ?? 0, easing: try Easing(css: key.easing ?? "linear"))
        keyframe.offset = key.offset
        return keyframe
      }
    ).keyframes
    let own = zip(all, keyframes).filter { $1.values[property] != nil }.map(\.0)
    guard !own.isEmpty else { return nil }
    return Clip(
      try Track(validating: own, missingEnds: .underlying), timing: try timing.timing(),
      composite: timing.operation)
  }

  var tolerance: Double {
    let effect = VectorEffect(
      keyframes: keyframes.map { .init(value: 0, easing: $0.easing) }, timing: timing)
    return effect.tolerance
  }
}
