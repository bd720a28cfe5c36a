#if !hasFeature(Embedded)
  extension Play {
    /// A clip on the property at a key path.
    public init(
      _ clip: Clip<Value>, on keyPath: any WritableKeyPath<Subject, Value> & Sendable,
      _ placement: Placement? = nil, named name: TimelineLabel? = nil
    ) {
      self.init(clip, on: TimelineProperty(keyPath), placement, named: name)
    }
  }

  extension Timeline {
    /// Adds a clip that writes the property at a key path.
    public mutating func add<Value>(
      _ clip: Clip<Value>, to keyPath: any WritableKeyPath<Subject, Value> & Sendable,
      _ placement: Placement = .afterPrevious, named name: TimelineLabel? = nil
    ) {
      add(clip, to: TimelineProperty(keyPath), placement, named: name)
    }
  }
#endif
