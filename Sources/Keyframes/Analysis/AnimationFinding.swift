#if !hasFeature(Embedded)
  /// Something in an animation that is likely not meant, as data.
  public struct AnimationFinding: Hashable, Sendable {
    /// What kind it is; these names stay.
    public enum Code: String, CaseIterable, Sendable {
      /// The speed changes at once at a key.
      case speedJump = "speed-jump"
      /// A key that makes no difference.
      case keyWithoutEffect = "key-without-effect"
      /// The end of an iteration and the start of the next one differ.
      case loopSeam = "loop-seam"
      /// A peak that no frame shows.
      case peakBetweenFrames = "peak-between-frames"
      /// A low that no frame shows.
      case lowBetweenFrames = "low-between-frames"
      /// A value outside of what the property can show.
      case exceedsLimits = "exceeds-limits"
      /// Nothing moves up to the end.
      case heldTail = "held-tail"
      /// Nothing moves for long.
      case nothingMoves = "nothing-moves"
      /// Two angles lie exactly opposite, so that the shorter way is a matter of rules.
      case oppositeAngle = "opposite-angle"
      /// What a clip holds outside of its interval hides another clip.
      case hiddenByFill = "hidden-by-fill"
    }

    /// How much it matters.
    public enum Severity: String, CaseIterable, Sendable {
      /// Often meant.
      case note
      /// Seldom meant.
      case warning
    }

    /// What kind it is.
    public let code: Code
    /// How much it matters.
    public let severity: Severity
    /// The key, counted from 0, where it is one.
    public let key: Int?
    /// The moment; nothing where it has none.
    public let time: Duration?
    /// How much it is: a step of speed a second, a distance, a value or a number of seconds.
    public let measured: Double
    /// All of it in a sentence.
    public let sentence: String
  }

  /// What a lint is told of the world around an animation.
  public struct LintContext: Hashable, Sendable {
    /// The rate at which it will be shown.
    public var rate: FrameRate?
    /// What the property can show.
    public var limits: ClosedRange<Double>?
    /// How long nothing may move.
    public var stillness: Duration

    /// What is known.
    public init(
      rate: FrameRate? = nil, limits: ClosedRange<Double>? = nil, stillness: Duration = .seconds(1)
    ) {
      self.rate = rate
      self.limits = limits
      self.stillness = stillness
    }
  }
#endif
