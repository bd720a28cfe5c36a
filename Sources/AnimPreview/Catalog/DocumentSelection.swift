import Keyframes

/// One thing of a document, chosen by its name: `entrance.json#slide`.
struct DocumentSelection {
  /// The file.
  let path: String
  /// The name of what is chosen of it; nothing for all.
  let name: String?

  /// An argument with or without a name; a file whose own name has a `#` in it comes first.
  init(_ argument: String) {
    if let mark = argument.lastIndex(of: "#"), mark != argument.startIndex,
      (try? InputFile(path: argument)) == nil
    {
      path = String(argument[..<mark])
      name = String(argument[argument.index(after: mark)...])
    } else {
      path = argument
      name = nil
    }
  }

  /// The document with what is chosen alone, which begins at zero.
  func chosen(from document: TimelineDocument) throws(Failure) -> TimelineDocument {
    guard let name, name != document.name else { return document }
    if let child = Self.find(name, among: document.children) {
      let used = Self.properties(of: child)
      return TimelineDocument(
        name: name, properties: document.properties.filter { used.contains($0.name) },
        children: [child])
    }
    var names = document.name.map { [$0] } ?? []
    Self.collect(among: document.children, into: &names)
    let file = path == "-" ? "standard input" : path
    let nearest = Suggestion.nearest(to: name, among: names)
    let question = nearest.map { " Did you mean '\($0)'?" } ?? ""
    throw .usage(
      "\(file) has nothing named '\(name)'",
      hint: names.isEmpty
        ? "Nothing in it has a name." : "It has: \(names.joined(separator: ", ")).\(question)")
  }

  /// The first clip or group of a name in the order of declaration, where it stands by itself.
  private static func find(
    _ name: String, among children: [TimelineDocument.Child]
  ) -> TimelineDocument.Child? {
    for child in children {
      switch child {
      case .clip(var part):
        guard part.name == name else { continue }
        part.placement = nil
        return .clip(part)
      case .group(var group):
        if group.name == name {
          group.placement = nil
          return .group(group)
        }
        if let inside = find(name, among: group.children) { return inside }
      case .wait, .label: continue
      }
    }
    return nil
  }

  private static func collect(
    among children: [TimelineDocument.Child], into names: inout [String]
  ) {
    for child in children {
      switch child {
      case .clip(let part): names += part.name.map { [$0] } ?? []
      case .group(let group):
        names += group.name.map { [$0] } ?? []
        collect(among: group.children, into: &names)
      case .wait, .label: continue
      }
    }
  }

  private static func properties(of child: TimelineDocument.Child) -> [String] {
    switch child {
    case .clip(let part): [part.property]
    case .group(let group): group.children.flatMap { properties(of: $0) }
    case .wait, .label: []
    }
  }
}
