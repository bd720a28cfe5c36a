#if !hasFeature(Embedded)
  /// The words that a document has for the values of a type.
  struct DocumentWords<Value: Equatable & Sendable>: Sendable {
    let pairs: [(word: String, value: Value)]

    init(_ pairs: [(word: String, value: Value)]) { self.pairs = pairs }

    func value(of word: String) -> Value? { pairs.first { $0.word == word }?.value }

    func word(of value: Value) -> String? { pairs.first { $0.value == value }?.word }

    /// All words, as an error names them.
    var list: String { pairs.map { $0.word }.joined(separator: ", ") }
  }

  extension DocumentWords<FillMode> {
    static var fills: Self {
      Self([
        ("none", .none), ("forwards", .forwards), ("backwards", .backwards), ("both", .both),
      ])
    }
  }

  extension DocumentWords<IterationDirection> {
    static var directions: Self {
      Self([
        ("normal", .normal), ("reverse", .reverse), ("alternate", .alternate),
        ("alternate-reverse", .alternateReverse),
      ])
    }
  }

  extension DocumentWords<CompositeOperation> {
    static var composites: Self {
      Self([("replace", .replace), ("add", .add), ("accumulate", .accumulate)])
    }
  }

  extension DocumentWords<IterationComposite> {
    static var iterationComposites: Self {
      Self([("replace", .replace), ("accumulate", .accumulate)])
    }
  }

  extension DocumentWords<MissingEnds> {
    static var missingEnds: Self { Self([("hold", .hold), ("underlying", .underlying)]) }
  }

  extension DocumentWords<TimelineDocument.Group.Arrangement> {
    static var arrangements: Self { Self([("series", .series), ("parallel", .parallel)]) }
  }

  extension DocumentWords<Stagger.Grid.Direction> {
    static var gridDirections: Self {
      Self([("both", .both), ("horizontal", .horizontal), ("vertical", .vertical)])
    }
  }

  extension DocumentWords<Stagger.Origin> {
    static var origins: Self {
      Self([("first", .first), ("last", .last), ("center", .center), ("edges", .edges)])
    }
  }

  extension DocumentWords<Placement.Anchor> {
    static var anchors: Self {
      Self([
        ("group-start", .groupStart), ("group-end", .groupEnd),
        ("previous-start", .previousStart), ("previous-end", .previousEnd),
      ])
    }
  }
#endif
