/// Values over progress: sorted, validated, immutable, without a duration.
public struct Track<Value: Interpolatable>: Sendable {
  @usableFromInline let offsets: [Double]
  @usableFromInline let values: [Value]
  @usableFromInline let easings: [Easing]

  /// A track of keys.
  ///
  /// - Throws: ``TrackError`` that names the first key at fault.
  public init(validating keyframes: [Keyframe<Value>]) throws(TrackError) {
    guard !keyframes.isEmpty else { throw .noKeyframes }
    var previous = 0.0
    for (index, keyframe) in keyframes.enumerated() {
      guard keyframe.offset >= 0, keyframe.offset <= 1 else {
        throw .offsetOutOfRange(index: index, offset: keyframe.offset)
      }
      guard keyframe.offset >= previous else {
        throw .offsetFalls(index: index, offset: keyframe.offset, previous: previous)
      }
      previous = keyframe.offset
    }
    var offsets: [Double] = []
    var values: [Value] = []
    var easings: [Easing] = []
    for keyframe in keyframes {
      offsets.append(keyframe.offset)
      values.append(keyframe.value)
      easings.append(keyframe.easing)
    }
    self.offsets = offsets
    self.values = values
    self.easings = easings
  }

  /// A track of keys written in source code; a mistake in them traps.
  public init(_ keyframes: Keyframe<Value>...) {
    do {
      try self.init(validating: keyframes)
    } catch {
      preconditionFailure(error.message)
    }
  }
}

/// Why keys don't make a track.
public enum TrackError: Error, Equatable {
  /// There was no key at all.
  case noKeyframes
  /// The offset of key `index` is not a number from 0 to 1.
  case offsetOutOfRange(index: Int, offset: Double)
  /// The offset of key `index` lies before its predecessor's.
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
