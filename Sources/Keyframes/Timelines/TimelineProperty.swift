/// What a child of a timeline writes: a property of the subject.
///
/// Two children write the same property where these have the same identity: the same key path, or
/// the same name.
///
/// ```swift
/// let scale = TimelineProperty<Badge, Double>("scale") { $0.scale } set: { $0.scale = $1 }
/// timeline.add(.popIn, to: scale)
/// ```
public struct TimelineProperty<Subject, Value: Interpolatable>: Sendable {
  /// The name that reports and tools show.
  public let name: String

  let identity: PropertyIdentity
  let get: @Sendable (Subject) -> Value
  let set: @Sendable (inout Subject, Value) -> Void

  /// A property of a name, read and written by closures.
  public init(
    _ name: String, get: @escaping @Sendable (Subject) -> Value,
    set: @escaping @Sendable (inout Subject, Value) -> Void
  ) {
    self.name = name
    identity = PropertyIdentity(name: TimelineLabel(name))
    self.get = get
    self.set = set
  }

  init(
    name: String, identity: PropertyIdentity, get: @escaping @Sendable (Subject) -> Value,
    set: @escaping @Sendable (inout Subject, Value) -> Void
  ) {
    self.name = name
    self.identity = identity
    self.get = get
    self.set = set
  }
}

/// Tells properties apart.
struct PropertyIdentity: Hashable, Sendable {
  #if !hasFeature(Embedded)
    var keyPath: PropertyKeyPath?
  #endif
  var name: TimelineLabel

  init(name: TimelineLabel) { self.name = name }
}

#if !hasFeature(Embedded)
  // A key path is immutable and only ever compared here, so it may cross threads although its
  // type-erased form does not say so.
  struct PropertyKeyPath: Hashable, @unchecked Sendable {
    let path: AnyKeyPath
  }
#endif
