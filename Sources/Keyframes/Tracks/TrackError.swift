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
  /// Key `index` asks for a curve by its tangents and has none.
  case tangentsMissing(index: Int)
  /// A handle of key `index` does not lie in 0…1 in time.
  case handleOutOfRange(index: Int, time: Double)
  /// The point of key `index`, or a control point on the way to it, is not finite.
  case pointNotFinite(index: Int)
  /// Keys lie so near to each other that they repeat more than `limit` times between 0 and 1.
  case repeatsTooOften(limit: Int)

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
    case .tangentsMissing(let index):
      "keyframe \(index) asks for a curve by its tangents and has none"
    case .handleOutOfRange(let index, let time):
      "keyframe \(index) has a handle at the time \(time), which is not from 0 to 1"
    case .pointNotFinite(let index):
      "keyframe \(index) has a point, or a control point on the way to it, that is not finite"
    case .repeatsTooOften(let limit):
      "keys that repeat more than \(limit) times between 0 and 1 are not written out"
    }
  }
}

extension TrackError: CustomStringConvertible {
  /// The mistake in a sentence, as ``message``.
  public var description: String { message }
}
