#if !hasFeature(Embedded)
  /// A timeline as plain data, which can be written to a file and read from one.
  ///
  /// ```json
  /// {
  ///   "name": "entrance",
  ///   "properties": [{ "name": "y", "base": 0, "unit": "px" }],
  ///   "children": [
  ///     {
  ///       "name": "slide", "property": "y",
  ///       "keyframes": [{ "value": -180, "easing": "ease-out" }, { "value": 0 }],
  ///       "timing": { "duration": "250ms" }
  ///     },
  ///     { "label": "shown" }
  ///   ]
  /// }
  /// ```
  ///
  /// Times and easings are text, as ``TimeNotation`` and ``Easing/init(parsing:)`` read them. What
  /// is left out has the defaults of the library. Nothing is read over: a member of an unknown name
  /// is an error.
  ///
  /// ``timeline()`` makes a timeline of it. What is wrong is told by a ``TimelineDocumentError``
  /// that names the place, such as `children[2].timing.duration`.
  public struct TimelineDocument: Hashable, Sendable {
    /// What the timeline is called, or nothing.
    public var name: String?
    /// What is moved.
    public var properties: [Property]
    /// What is played; each child begins where the one before ends unless it is placed.
    public var children: [Child]

    /// A document.
    public init(name: String? = nil, properties: [Property], children: [Child]) {
      self.name = name
      self.properties = properties
      self.children = children
    }
  }

  extension TimelineDocument {
    /// A number that is moved.
    public struct Property: Hashable, Sendable {
      /// Its name.
      public var name: String
      /// What it is where no clip has an effect.
      public var base: Double
      /// Its unit, or nothing for a pure number.
      public var unit: String?

      /// A property.
      public init(_ name: String, base: Double = 0, unit: String? = nil) {
        self.name = name
        self.base = base
        self.unit = unit
      }
    }

    /// Something in a timeline.
    public enum Child: Hashable, Sendable {
      /// A clip on a property.
      case clip(Part)
      /// Children of their own time.
      case group(Group)
      /// A pause.
      case wait(Duration, at: Placement? = nil)
      /// A label.
      case label(String, at: Placement? = nil)
    }

    /// A clip on a property.
    public struct Part: Hashable, Sendable {
      /// Its name, or nothing.
      public var name: String?
      /// The name of the property that it writes.
      public var property: String
      /// Its keys.
      public var keyframes: [Keyframe<Double>]
      /// What stands where there is no key at 0 or at 1.
      public var missingEnds = MissingEnds.hold
      /// When its values are run through.
      public var timing: Timing
      /// How its values meet those underneath.
      public var composite = CompositeOperation.replace
      /// Whether iterations start over or build up.
      public var iterationComposite = IterationComposite.replace
      /// Whether it is seen from its end to its start.
      public var isReversed = false
      /// Where it begins; nothing leaves it to what is around it.
      public var placement: Placement?

      /// A clip on a property.
      public init(
        _ name: String? = nil, on property: String, _ keyframes: [Keyframe<Double>],
        timing: Timing, at placement: Placement? = nil
      ) {
        self.name = name
        self.property = property
        self.keyframes = keyframes
        self.timing = timing
        self.placement = placement
      }
    }

    /// Children of their own time.
    public struct Group: Hashable, Sendable {
      /// How children without a placement are arranged.
      public enum Arrangement: Hashable, Sendable, CaseIterable {
        /// One after the other.
        case series
        /// Together, or each shortly after the other.
        case parallel
      }

      /// Its name, or nothing.
      public var name: String?
      /// How children without a placement are arranged.
      public var arrangement: Arrangement
      /// How far apart children that begin together do so.
      public var stagger: Stagger?
      /// What is done to its time, from the inside to the outside.
      public var changes: [Change]
      /// The children.
      public var children: [Child]
      /// Where it begins; nothing leaves it to what is around it.
      public var placement: Placement?

      /// Children of their own time.
      public init(
        _ name: String? = nil, _ arrangement: Arrangement = .series, stagger: Stagger? = nil,
        changes: [Change] = [], at placement: Placement? = nil, children: [Child]
      ) {
        self.name = name
        self.arrangement = arrangement
        self.stagger = stagger
        self.changes = changes
        self.placement = placement
        self.children = children
      }
    }

    /// A change of the time of a group.
    public enum Change: Hashable, Sendable {
      /// Later by a time, or earlier by a negative one.
      case delay(Duration)
      /// Faster by a factor.
      case scale(Double)
      /// From its end to its start.
      case reverse
      /// Several times, with pauses, and each second time backwards if told so.
      case `repeat`(Extent<Double>, pause: Duration = .zero, alternating: Bool = false)
      /// Only a part.
      case trim(from: Duration, to: Duration)
      /// With its playhead moved by a curve, over its own length or another one.
      case warp(Easing, over: Duration? = nil)
      /// Counting by a part against what is underneath.
      case weight(Double)
    }
  }
#endif
