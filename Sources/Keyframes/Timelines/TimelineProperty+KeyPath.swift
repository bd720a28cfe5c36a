#if !hasFeature(Embedded)
  extension TimelineProperty {
    /// The property at a key path.
    public init(_ keyPath: any WritableKeyPath<Subject, Value> & Sendable, name: String? = nil) {
      self.init(
        name: name ?? PropertyIdentity.name(of: keyPath),
        identity: PropertyIdentity(keyPath: keyPath),
        get: { $0[keyPath: keyPath] },
        set: { $0[keyPath: keyPath] = $1 })
    }

    /// The same property seen from a subject that holds this one's.
    public func within<Outer>(
      _ keyPath: any WritableKeyPath<Outer, Subject> & Sendable
    ) -> TimelineProperty<Outer, Value> {
      let (get, set) = (get, set)
      return TimelineProperty<Outer, Value>(
        name: name, identity: identity.within(keyPath),
        get: { get($0[keyPath: keyPath]) },
        set: { set(&$0[keyPath: keyPath], $1) })
    }
  }

  extension PropertyIdentity {
    init(keyPath: AnyKeyPath) {
      // The path alone tells the property, whatever name is shown.
      self.init(name: "")
      self.keyPath = PropertyKeyPath(path: keyPath)
    }

    func within(_ outer: AnyKeyPath) -> PropertyIdentity {
      if let keyPath, let path = outer.appending(path: keyPath.path) {
        return PropertyIdentity(keyPath: path)
      }
      return PropertyIdentity(
        name: TimelineLabel(PropertyIdentity.name(of: outer) + "." + name.text))
    }

    static func name(of keyPath: AnyKeyPath) -> String {
      // "\Badge.scale" reads as "scale".
      let text = "\(keyPath)"
      guard let dot = text.firstIndex(of: ".") else { return text }
      return String(text[text.index(after: dot)...])
    }
  }
#endif
