#if !hasFeature(Embedded)
  extension TimelineDocument {
    /// The timeline that the document describes.
    ///
    /// - Throws: ``TimelineDocumentError`` that names the first place at fault.
    public func timeline() throws(TimelineDocumentError) -> Timeline<DocumentSubject> {
      for (index, property) in properties.enumerated() {
        guard properties[..<index].allSatisfy({ $0.name != property.name }) else {
          throw TimelineDocumentError(
            path: "properties[\(index)].name", message: "'\(property.name)' is declared twice")
        }
        guard property.base.isFinite else {
          throw TimelineDocumentError(
            path: "properties[\(index)].base", message: "\(property.base) is not finite")
        }
      }
      let group = try DocumentCompiler(properties: properties).group(
        children, arrangement: .series, stagger: nil, path: "")
      return Timeline(DocumentSubject(properties), group: group)
    }
  }

  /// Turns the children of a document into those of a timeline.
  private struct DocumentCompiler {
    typealias Group = TimelineGroup<DocumentSubject>

    let properties: [TimelineDocument.Property]

    /// A group of children whose place in the document is `path`.
    func group(
      _ children: [TimelineDocument.Child], arrangement: TimelineDocument.Group.Arrangement,
      stagger: Stagger?, path: String
    ) throws(TimelineDocumentError) -> Group {
      let delays = stagger?.ticks(count: children.count)
      var group = Group()
      for (index, child) in children.enumerated() {
        let path = (path.isEmpty ? "" : path + ".") + "children[\(index)]"
        let usual: Placement =
          arrangement == .series ? .afterPrevious : .at(delays?[index].duration ?? .zero)
        try insert(child, usually: usual, into: &group, path: path)
      }
      return group
    }

    private func insert(
      _ child: TimelineDocument.Child, usually usual: Placement, into group: inout Group,
      path: String
    ) throws(TimelineDocumentError) {
      switch child {
      case .clip(let part):
        let leaf = ClipLeaf(
          try clip(part, path: path), on: try property(part.property, path: path))
        try located(path) { () throws(TimelineError) in
          try group.insert(
            .clip(leaf), length: leaf.length, name: part.name.map { TimelineLabel($0) },
            at: part.placement ?? usual)
        }
      case .group(let part):
        let inner = try self.group(part, path: path)
        try located(path) { () throws(TimelineError) in
          try group.insert(
            .group(inner), length: inner.length, name: part.name.map { TimelineLabel($0) },
            at: part.placement ?? usual)
        }
      case .wait(let time, let placement):
        try located(path) { () throws(TimelineError) in
          try group.insertWait(time, at: placement ?? usual)
        }
      case .label(let label, let placement):
        try located(path) { () throws(TimelineError) in
          try group.insert(
            .mark(TimelineLabel(label)), length: .finite(.zero), name: nil,
            at: placement ?? usual)
        }
      }
    }

    private func group(
      _ part: TimelineDocument.Group, path: String
    ) throws(TimelineDocumentError) -> Group {
      if part.stagger != nil, part.arrangement == .series {
        throw TimelineDocumentError(
          path: path + ".stagger", message: "only children in parallel can be staggered")
      }
      var group = try group(
        part.children, arrangement: part.arrangement, stagger: part.stagger, path: path)
      for (index, change) in part.changes.enumerated() {
        do {
          try apply(change, to: &group)
        } catch {
          throw TimelineDocumentError(
            path: "\(path).changes[\(index)]", message: error.message)
        }
      }
      return group
    }

    private func apply(
      _ change: TimelineDocument.Change, to group: inout Group
    ) throws(TimelineError) {
      switch change {
      case .delay(let time): try group.delay(by: time)
      case .scale(let factor): try group.scale(by: factor)
      case .reverse: try group.reverse()
      case .repeat(let count, let pause, let alternating):
        try group.repeat(count, pause: pause, alternates: alternating)
      case .trim(let start, let end):
        guard start <= end else { throw .endBeforeStart(start, end) }
        try group.trim(to: start..<end)
      case .warp(let easing, let time): try group.warp(by: easing, over: time)
      case .weight(let weight): try group.weigh(by: weight)
      }
    }

    private func clip(
      _ part: TimelineDocument.Part, path: String
    ) throws(TimelineDocumentError) -> Clip<Double> {
      let track: Track<Double>
      do {
        track = try Track(validating: part.keyframes, missingEnds: part.missingEnds)
      } catch {
        throw TimelineDocumentError(path: path + ".keyframes", message: error.message)
      }
      if part.timing.iterations.isUnending, part.timing.duration == .finite(.zero) {
        throw TimelineDocumentError(
          path: path + ".timing", message: PlaybackError.unendingRepeatOfNothing.message)
      }
      let clip = Clip(
        track, timing: part.timing, composite: part.composite,
        iterationComposite: part.iterationComposite)
      guard part.isReversed else { return clip }
      guard !clip.end.isUnending else {
        throw TimelineDocumentError(
          path: path + ".reversed", message: "a clip without an end can't be seen from its end")
      }
      return clip.reversed()
    }

    private func property(
      _ name: String, path: String
    ) throws(TimelineDocumentError) -> TimelineProperty<DocumentSubject, Double> {
      guard let index = properties.firstIndex(where: { $0.name == name }) else {
        throw TimelineDocumentError(
          path: path + ".property", message: "there is no property called '\(name)'")
      }
      return TimelineProperty(name) {
        $0.values[index]
      } set: {
        $0.values[index] = $1
      }
    }

    /// Names the member of a child that a mistake is about.
    private func located(
      _ path: String, _ insert: () throws(TimelineError) -> Void
    ) throws(TimelineDocumentError) {
      do {
        try insert()
      } catch {
        let isOfPlace =
          switch error {
          case .unknownLabel, .afterUnending, .timeOutOfRange: true
          default: false
          }
        throw TimelineDocumentError(
          path: isOfPlace ? path + ".at" : path, message: error.message)
      }
    }
  }
#endif
