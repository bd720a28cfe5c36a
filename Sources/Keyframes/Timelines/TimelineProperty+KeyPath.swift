#if !hasFeature(Embedded)
  extension TimelineProperty {
    /// The property at a key path.
    public init(_ keyPath: WritableKeyPath<Subject, Value> & Sendable, name: String? = nil) {
      self.init(
        name: name ?? TimelineProperty.name(of: keyPath),
        identity: PropertyIdentity(keyPath: keyPath),
        get: { $0[keyPath: keyPath] },
        set: { $0[keyPath: keyPath] = $1 })
    }

    /// The same property seen from a subject that holds this one's.
    public func within<Outer>(
      _ keyPath: WritableKeyPath<Outer, Subject> & Sendable
    ) -> TimelineProperty<Outer, Value> {
      let (get, set) = (get, set)
      return TimelineProperty<Outer, Value>(
        name: name, identity: identity.within(keyPath),
        get: { get($0[keyPath: keyPath]) },
        set: { set(&$0[keyPath: keyPath], $1) })
    }

    private static func name(of keyPath: AnyKeyPath) -> String {
      // "\Badge.scale" reads as "scale".
      let text = "\(keyPath)"
      guard let dot = text.firstIndex(of: ".") else { return text }
      return String(text[text.index(after: dot)...])
    }
  }
#endif
