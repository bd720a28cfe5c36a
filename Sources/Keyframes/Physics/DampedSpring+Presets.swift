// Named springs with the numbers that their sources document.

extension DampedSpring {
  /// SwiftUI's smooth spring: 500 ms, no bounce.
  public static var smooth: DampedSpring { smooth() }

  /// SwiftUI's snappy spring: 500 ms, bounce 0.15.
  public static var snappy: DampedSpring { snappy() }

  /// SwiftUI's bouncy spring: 500 ms, bounce 0.3.
  public static var bouncy: DampedSpring { bouncy() }

  /// SwiftUI's spring for what follows a finger: response 150 ms, damping ratio 0.86.
  ///
  /// SwiftUI blends from one such spring to the next over ``interactiveBlend``.
  public static var interactive: DampedSpring {
    DampedSpring(response: .milliseconds(150), dampingRatio: 0.86)
  }

  /// The time over which SwiftUI's interactive spring takes over from another one: 250 ms.
  public static var interactiveBlend: Duration { .milliseconds(250) }

  /// SwiftUI's `spring()` as first released: response 500 ms, damping ratio 0.825.
  public static var `default`: DampedSpring {
    DampedSpring(response: .milliseconds(500), dampingRatio: 0.825)
  }

  /// SwiftUI's smooth spring with another duration or with more bounce than 0.
  public static func smooth(
    duration: Duration = .milliseconds(500), extraBounce: Double = 0
  ) -> DampedSpring {
    DampedSpring(duration: duration, bounce: extraBounce)
  }

  /// SwiftUI's snappy spring with another duration or with more bounce than 0.15.
  public static func snappy(
    duration: Duration = .milliseconds(500), extraBounce: Double = 0
  ) -> DampedSpring {
    DampedSpring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// SwiftUI's bouncy spring with another duration or with more bounce than 0.3.
  public static func bouncy(
    duration: Duration = .milliseconds(500), extraBounce: Double = 0
  ) -> DampedSpring {
    DampedSpring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

// MARK: - Core Animation

extension DampedSpring {
  /// The defaults of Core Animation's spring: mass 1, stiffness 100, damping 10.
  public static var coreAnimation: DampedSpring { DampedSpring(stiffness: 100, damping: 10) }
}

// MARK: - Compose

extension DampedSpring {
  /// Compose's default spring: stiffness medium, no bounce.
  public static var compose: DampedSpring { compose() }

  /// A spring of Compose: a stiffness and a damping ratio for a mass of 1.
  public static func compose(
    stiffness: ComposeStiffness = .medium, bounce: ComposeBounce = .none
  ) -> DampedSpring {
    DampedSpring(stiffness: stiffness.rawValue, dampingRatio: bounce.rawValue)
  }

  /// The stiffnesses that Compose names.
  public enum ComposeStiffness: Double, Sendable, CaseIterable {
    /// 10,000.
    case high = 10_000
    /// 1,500, the default.
    case medium = 1_500
    /// 400.
    case mediumLow = 400
    /// 200.
    case low = 200
    /// 50.
    case veryLow = 50
  }

  /// The damping ratios that Compose names.
  public enum ComposeBounce: Double, Sendable, CaseIterable {
    /// Damping ratio 0.2.
    case high = 0.2
    /// Damping ratio 0.5.
    case medium = 0.5
    /// Damping ratio 0.75.
    case low = 0.75
    /// Damping ratio 1, the default.
    case none = 1
  }
}

// MARK: - The web

extension DampedSpring {
  /// The defaults of the Motion library: mass 1, stiffness 100, damping 10.
  public static var motion: DampedSpring { DampedSpring(stiffness: 100, damping: 10) }

  /// The Motion library's spring by a visual duration: the undamped swing's period is 1.2 times it.
  ///
  /// Its default bounce is 0.3, its default duration 800 ms.
  public static func motion(
    visualDuration: Duration, bounce: Double = 0.3
  ) -> DampedSpring {
    DampedSpring(duration: visualDuration * 6 / 5, bounce: bounce)
  }

  /// The defaults of anime.js 4: 628 ms, bounce 0.5.
  public static var anime: DampedSpring {
    DampedSpring(duration: .milliseconds(628), bounce: 0.5)
  }
}

// MARK: - Wave

extension DampedSpring {
  /// Wave's spring for what follows a finger: response 200 ms, damping ratio 0.8.
  public static var waveInteractive: DampedSpring {
    DampedSpring(response: .milliseconds(200), dampingRatio: 0.8)
  }

  /// Wave's spring for what moves by itself: response 820 ms, damping ratio 1.
  public static var waveAnimated: DampedSpring {
    DampedSpring(response: .milliseconds(820), dampingRatio: 1)
  }
}
