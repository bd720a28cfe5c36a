/// How the values between a key and the next one are made.
///
/// The curves are cubic in the eased progress of their piece, aware of how far the keys are apart,
/// and lead through every key. A straight line of keys stays one. They take values that can be
/// added and scaled (``Interpolatable/isVector``); ``Track/init(validating:missingEnds:)`` refuses
/// others.
///
/// A curve goes on from piece to piece as long as the pieces are curves. It ends at the first and
/// the last key, at a jump, where a key holds, and where neighbours meet the value underneath by
/// different operations (there the way is straight). From a straight piece it takes over the speed.
/// At a key between two curves the key's own interpolation decides; tangents given at a key
/// (``Keyframe/tangents``) take the place of what a curve would find there, but inside a spline.
public enum Interpolation: Hashable, Sendable {
  /// The key's value holds until the next key; easings have no part in it.
  case hold
  /// Straight from value to value, at the pace of the key's easing.
  case linear
  /// A curve that does not overshoot: between two keys every number of the value lies between
  /// theirs and moves one way only, and where two keys are equal it stands still.
  ///
  /// The tangents are M. Steffen's (A simple method for monotonic interpolation in one dimension,
  /// 1990): those of the parabola through a key and its neighbours, held back to twice the slope of
  /// either side, and flat where the two slopes differ in sign.
  case smooth
  /// A curve whose tangent at a key is the line between its neighbours (E. Catmull and R. Rom,
  /// 1974); at its ends it leaves straight. It may overshoot.
  case catmullRom
  /// As ``catmullRom``, with neighbours counted by the square roots of their distances in value, so
  /// that a near one pulls more: the tangent halves the angle between the ways to the key and on,
  /// and is the harmonic mean of their slopes where these are equal in direction.
  case centripetal
  /// As ``catmullRom``, with neighbours counted by their distances in value, so that a near one
  /// pulls most.
  case chordal
  /// The curve of D. Kochanek and R. Bartels (1984), for uneven offsets: with 0 throughout it is
  /// ``catmullRom``.
  ///
  /// Tension 1 makes the tangent vanish and −1 doubles it. Continuity makes a corner, of either
  /// sign. Bias 1 takes the tangent from the way to the key, −1 from the way on.
  case kochanekBartels(tension: Double = 0, continuity: Double = 0, bias: Double = 0)
  /// A curve through the values as points, of the same shape whatever the offsets, run through at
  /// one speed in each of its pieces, their easings apart.
  ///
  /// It is the centripetal Catmull-Rom curve (C. Yuksel, S. Schaefer and J. Keyser, 2011), which
  /// has neither cusps nor loops within a piece; of a single number it is straight.
  /// ``Track/init(pacing:missingEnds:)`` spaces its keys so that the speed is one throughout.
  /// Velocities given at a key give the shape alone: they are those of the curve's own parameter,
  /// before its speed is made even.
  case pacedCurve
  /// The curve of the tangents that are given at the key and the next one; where the next one has
  /// none, its own interpolation finds one.
  case hermite
  /// The curve of the handles that are given at the key and the next one, in time and value; the
  /// key's easing has no part in it. A key with velocities, or with a tangent found, has its handle
  /// at a third of the way.
  case bezier
  /// The curve of continuous curvature whose curvature vanishes at its ends; the whole of it hangs
  /// on each key. It may overshoot.
  case naturalSpline
  /// The curve of continuous curvature that stands still at its ends. It may overshoot.
  case clampedSpline

  /// Whether the interpolation is a curve.
  public var isCurve: Bool {
    switch self {
    case .hold, .linear: false
    default: true
    }
  }

  /// Whether the curve asks for tangents at its key.
  var needsTangents: Bool { self == .hermite || self == .bezier }

  /// Whether the curve is found from all its keys at once.
  var isSpline: Bool { self == .naturalSpline || self == .clampedSpline }
}
