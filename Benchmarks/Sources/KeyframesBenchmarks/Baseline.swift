#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Measurements of an earlier run, kept as the JSON that `--json` prints.
///
/// Runs are compared by the ratio to the textbook, where there is one, and else in units of each
/// run's own calibration loop, so that a baseline of another machine still says something.
struct Baseline {
  /// The name of the measurement that both runs are divided by.
  static let calibrationName = "Calibration/scale loop"

  /// What one workload became.
  struct Change {
    let name: String
    /// The new time divided by the old one, in units of the reference or of the calibration.
    let factor: Double
    let isRegression: Bool
  }

  private let measurements: [String: Measurement]

  init(file: String) throws(Mistake) {
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: file))
      let list = try JSONDecoder().decode([Measurement].self, from: data)
      measurements = Dictionary(list.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    } catch {
      throw Mistake(sentence: "cannot read the baseline '\(file)': \(error)")
    }
    guard let unit = measurements[Baseline.calibrationName], unit.ns > 0 else {
      throw Mistake(sentence: "the baseline '\(file)' holds no '\(Baseline.calibrationName)'")
    }
  }

  /// The changes of all workloads that both runs know, in the order of the new run.
  func changes(to new: [Measurement]) -> [Change] {
    guard
      let oldUnit = measurements[Baseline.calibrationName]?.ns,
      let newUnit = new.first(where: { $0.name == Baseline.calibrationName })?.ns
    else { return [] }
    return new.compactMap { measurement in
      guard measurement.name != Baseline.calibrationName,
        let old = measurements[measurement.name], old.ns > 0
      else { return nil }
      let factor: Double
      if let newRatio = measurement.ratioToReference, let oldRatio = old.ratioToReference {
        factor = oldRatio / newRatio
      } else {
        factor = (measurement.ns / newUnit) / (old.ns / oldUnit)
      }
      let noise = 2 * max(measurement.spread, old.spread)
      return Change(
        name: measurement.name, factor: factor, isRegression: factor > 1 + max(0.25, noise))
    }
  }
}
