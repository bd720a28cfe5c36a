/// Why elements don't make a path.
///
/// Elements are counted from 0.
public enum PathError: Error, Hashable {
  /// Element `index` draws before the path has been set down anywhere.
  case noStart(index: Int)
  /// Element `index` has a number that is not finite.
  case notFinite(index: Int, number: Double)

  /// The mistake in a sentence.
  public var message: String {
    switch self {
    case .noStart(let index):
      "element \(index) draws from nowhere; a path begins with a move to its first point"
    case .notFinite(let index, let number):
      "element \(index) has the number \(number), but a path has finite numbers"
    }
  }
}

extension PathError: CustomStringConvertible {
  /// The mistake in a sentence, as ``message``.
  public var description: String { message }
}
