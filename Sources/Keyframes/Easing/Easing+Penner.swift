// The easings that Robert Penner named. All give 0 at 0 and 1 at 1 exactly; beyond, they continue
// along the tangent at their end, or hold where that is vertical.

// MARK: - Quad

extension Easing {
  /// Starts slowly, by t².
  public static let easeInQuad = Easing(.quad, .easeIn)
  /// Ends slowly, by t².
  public static let easeOutQuad = Easing(.quad, .easeOut)
  /// Starts and ends slowly, by t².
  public static let easeInOutQuad = Easing(.quad, .easeInOut)
  /// Slows down in the middle, by t².
  public static let easeOutInQuad = Easing(.quad, .easeOutIn)
}

// MARK: - Cubic

extension Easing {
  /// Starts slowly, by t³.
  public static let easeInCubic = Easing(.cubic, .easeIn)
  /// Ends slowly, by t³.
  public static let easeOutCubic = Easing(.cubic, .easeOut)
  /// Starts and ends slowly, by t³.
  public static let easeInOutCubic = Easing(.cubic, .easeInOut)
  /// Slows down in the middle, by t³.
  public static let easeOutInCubic = Easing(.cubic, .easeOutIn)
}

// MARK: - Quart

extension Easing {
  /// Starts slowly, by t⁴.
  public static let easeInQuart = Easing(.quart, .easeIn)
  /// Ends slowly, by t⁴.
  public static let easeOutQuart = Easing(.quart, .easeOut)
  /// Starts and ends slowly, by t⁴.
  public static let easeInOutQuart = Easing(.quart, .easeInOut)
  /// Slows down in the middle, by t⁴.
  public static let easeOutInQuart = Easing(.quart, .easeOutIn)
}

// MARK: - Quint

extension Easing {
  /// Starts slowly, by t⁵.
  public static let easeInQuint = Easing(.quint, .easeIn)
  /// Ends slowly, by t⁵.
  public static let easeOutQuint = Easing(.quint, .easeOut)
  /// Starts and ends slowly, by t⁵.
  public static let easeInOutQuint = Easing(.quint, .easeInOut)
  /// Slows down in the middle, by t⁵.
  public static let easeOutInQuint = Easing(.quint, .easeOutIn)
}

// MARK: - Sine

extension Easing {
  /// Starts slowly, by a quarter of a cosine.
  public static let easeInSine = Easing(.sine, .easeIn)
  /// Ends slowly, by a quarter of a cosine.
  public static let easeOutSine = Easing(.sine, .easeOut)
  /// Starts and ends slowly, by a quarter of a cosine.
  public static let easeInOutSine = Easing(.sine, .easeInOut)
  /// Slows down in the middle, by a quarter of a cosine.
  public static let easeOutInSine = Easing(.sine, .easeOutIn)
}

// MARK: - Expo

extension Easing {
  /// Starts slowly, by 2¹⁰ᵗ, scaled to reach 0 and 1.
  public static let easeInExpo = Easing(.expo, .easeIn)
  /// Ends slowly, by 2¹⁰ᵗ, scaled to reach 0 and 1.
  public static let easeOutExpo = Easing(.expo, .easeOut)
  /// Starts and ends slowly, by 2¹⁰ᵗ, scaled to reach 0 and 1.
  public static let easeInOutExpo = Easing(.expo, .easeInOut)
  /// Slows down in the middle, by 2¹⁰ᵗ, scaled to reach 0 and 1.
  public static let easeOutInExpo = Easing(.expo, .easeOutIn)
}

// MARK: - Circ

extension Easing {
  /// Starts slowly, by a quarter of a circle.
  public static let easeInCirc = Easing(.circ, .easeIn)
  /// Ends slowly, by a quarter of a circle.
  public static let easeOutCirc = Easing(.circ, .easeOut)
  /// Starts and ends slowly, by a quarter of a circle.
  public static let easeInOutCirc = Easing(.circ, .easeInOut)
  /// Slows down in the middle, by a quarter of a circle.
  public static let easeOutInCirc = Easing(.circ, .easeOutIn)
}

// MARK: - Bounce

extension Easing {
  /// Bounces away: three bounces, each higher than the one before.
  public static let easeInBounce = Easing(.bounce, .easeIn)
  /// Falls and bounces three times.
  public static let easeOutBounce = Easing(.bounce, .easeOut)
  /// Bounces away and lands bouncing.
  public static let easeInOutBounce = Easing(.bounce, .easeInOut)
  /// Lands bouncing in the middle and bounces away from there.
  public static let easeOutInBounce = Easing(.bounce, .easeOutIn)
}
