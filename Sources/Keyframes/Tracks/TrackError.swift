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
  /// Key `index` asks for a curve, and its value is not of a kind that can be added and scaled.
  case curveWithoutVectors(index: Int)
  /// A parameter of the interpolation of key `index` is not a finite number.
  case parameterNotFinite(index: Int, parameter: Double)

  /// The mistake in a sentence.
  public var message: String {
    switch self {
    case .noKeyframes: "a track needs at least one keyframe"
    case .offsetOutOfRange(let index, let offset):
      "keyframe \(index) has the offset \(offset), which is not from 0 to 1"
    case .offsetFalls(let index, let offset, let previous):
      "keyframe \(index) has the offset \(offset), which comes before \(previous)"
    case .curveWithoutVectors(let index):
      "keyframe \(index) asks for a curve, which needs values that can be added and scaled"
    case .parameterNotFinite(let index, let parameter):
      "keyframe \(index) has \(parameter) in its interpolation, which is not a finite number"
    }
  }
}

extension TrackError: CustomStringConvertible {
  /// The mistake in a sentence, as ``message``.
  public var description: String { message }
}
