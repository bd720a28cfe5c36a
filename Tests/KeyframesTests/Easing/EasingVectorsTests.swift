import Testing

@testable import Keyframes

/// What browsers answered.
@Suite struct EasingVectorsTests {
  @Test(arguments: ["easing.json", "easing-extrapolated.json", "easing-before.json"])
  func everyRowIsWhatBrowsersCompute(file: String) throws {
    let cases = try EasingVectors.load(file, as: EasingVectors.Values.self).cases
    #expect(cases.count == (file == "easing-before.json" ? 36 : 140))
    for row in cases {
      let easing = try Easing(css: row.easing)
      let least = row.easing.hasPrefix("ease") || row.easing.hasPrefix("cubic") ? 1e-6 : 1e-9
      let tolerance = max(row.tol, least)
      for (x, y) in zip(row.x, row.y) {
        let value = easing.value(at: x, before: row.before ?? false)
        #expect(abs(value - y) <= tolerance, "\(row.id) \(row.easing) at \(x): \(value), not \(y)")
      }
    }
  }

  @Test func theCanonicalTextOfEveryRowIsTheBrowsers() throws {
    for row in try EasingVectors.load("easing.json", as: EasingVectors.Values.self).cases {
      let canonical = try #require(row.canonical)
      // This file has the browser's numbers with all their digits, rounding of its own included.
      let text = try Easing(css: canonical).css(digits: 6)
      #expect(try Easing(css: row.easing).css(digits: 6) == text, "\(row.id)")
    }
  }

  @Test func whatBrowsersRefuseIsRefusedAndTheRestPrintsCanonically() throws {
    let cases = try EasingVectors.load("easing-syntax.json", as: EasingVectors.Syntax.self).cases
    #expect(cases.count == 58)
    for row in cases {
      do {
        let easing = try Easing(css: row.input)
        #expect(row.valid, "\(row.id) \(row.input)")
        #expect(easing.css(digits: 6) == row.canonical, "\(row.id) \(row.input)")
      } catch {
        #expect(!row.valid, "\(row.id) \(row.input): \(error)")
      }
    }
  }
}
