#if !hasFeature(Embedded)
  /// The numbers that the timeline of a document moves, by the names that the document gives them.
  public struct DocumentSubject: Hashable, Sendable {
    /// The names of the properties, in the order of the document.
    public let names: [String]
    /// Their values, in the same order.
    public var values: [Double]

    init(_ properties: [TimelineDocument.Property]) {
      names = properties.map { $0.name }
      values = properties.map { $0.base }
    }

    /// The value of the property of a name, or nothing where there is none.
    public subscript(name: String) -> Double? {
      names.firstIndex(of: name).map { values[$0] }
    }
  }
#endif
