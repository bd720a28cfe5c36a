import Keyframes

/// Reads the value of `--fps`.
enum RateText {
  /// The most frames a second: one to a tick of the library's clock.
  private static let most: Int64 = 9_000_000_000

  /// The rate that a text names: `60`, `30000/1001`, `12.5`, `23.976`.
  static func rate(_ text: String) throws(Failure) -> FrameRate {
    let rate: FrameRate
    do {
      rate = try FrameRate(text: text)
    } catch {
      throw .usage("--fps needs a rate above 0, such as 60 or 30000/1001")
    }
    guard Int128(rate.frames) <= Int128(rate.seconds) * Int128(most) else {
      throw .usage("--fps takes at most \(most) frames a second")
    }
    return rate
  }
}
