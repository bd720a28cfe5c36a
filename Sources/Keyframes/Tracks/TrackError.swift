/// Why keys don't make a track.
///
/// Keys are counted from 0.
public enum TrackError: Error, Hashable {
  /// There was no key at all.
  case noKeyframes
  /// The offset of key `index` is not a number from 0 to 1.
  case offsetOutOfRange(index: Int, offset: Double)
  /// The offset of key `index` lies before the offset of an earlier key.
  case offsetFalls(index: Int, offset: Double, previous: Double)

  /// The mistake in a sentence.
  public var message: String {
    switch self {
    case .noKeyframes: "a track needs at least one keyframe"
    case .offsetOutOfRange(let index, let offset):
      "keyframe \(index) has the offset \(offset), which is not from 0 to 1"
    case .offsetFalls(let index, let offset, let previous):
      "keyframe \(index) has the offset \(offset), which comes before \(previous)"
    }
  }
}

extension TrackError: CustomStringConvertible {
  /// The mistake in a sentence, as ``message``.
  public var description: String { message }
}
