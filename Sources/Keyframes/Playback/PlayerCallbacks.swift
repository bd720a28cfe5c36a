/// The callbacks of a player.
@usableFromInline
struct PlayerCallbacks<Output> {
  @usableFromInline var update: [(Output) -> Void] = []
  @usableFromInline var event: [(PlaybackEvent) -> Void] = []
  @usableFromInline var iteration: [(PlaybackEvent) -> Void] = []
  var completion: [(Completion) -> Void] = []

  init() {}

  /// How events have to be told, or nothing where nobody listens to them.
  @inlinable
  var detail: EventDetail? {
    if !iteration.isEmpty { return .each }
    return event.isEmpty ? nil : .withoutIterations
  }
}

/// A completion on its way to those who listened when the run came to its end.
struct PendingCompletion {
  let completion: Completion
  let listeners: [(Completion) -> Void]
  var next = 0
}

extension Player {
  /// Adds a listener to the output, called once for each advance while a run is on its way, and
  /// before a completion where the output of its instant has not been told.
  @discardableResult
  public func onUpdate(_ body: @escaping (Content.Output) -> Void) -> Player {
    callbacks.update.append(body)
    return self
  }

  /// Adds a listener to events other than the ends of iterations, called for each at its time.
  @discardableResult
  public func onEvent(_ body: @escaping (PlaybackEvent) -> Void) -> Player {
    callbacks.event.append(body)
    return self
  }

  /// Adds a listener to the ends of iterations, called for every single one at its time.
  ///
  /// The end of the last iteration is the end of the whole: an event and a completion.
  ///
  /// - Complexity: An advance takes time in proportion to the iterations it passes. Who needs only
  ///   their number reads ``Playable/events(in:detail:)-(EventInterval,_)`` instead.
  @discardableResult
  public func onIteration(_ body: @escaping (PlaybackEvent) -> Void) -> Player {
    callbacks.iteration.append(body)
    return self
  }

  /// Adds a listener to the end of a run, called exactly once for each run.
  ///
  /// After a run has come to its end a listener is told of it at once, and of no later run.
  @discardableResult
  public func onCompletion(_ body: @escaping (Completion) -> Void) -> Player {
    if !state.isActive, let lastCompletion {
      body(lastCompletion)
    } else {
      callbacks.completion.append(body)
    }
    return self
  }
}

// MARK: - Telling

extension Player {
  @inlinable
  func tell(_ event: PlaybackEvent) {
    let listeners = event.isIterationEnd ? callbacks.iteration : callbacks.event
    let edges = state.runEdges
    let outerLinks = linkIn()
    defer { host.links = outerLinks }
    for listener in listeners {
      guard state.runEdges == edges else { return }
      listener(event)
    }
  }

  /// Makes what is called back the next link of the chain that has led to it; answers how long the
  /// chain was before.
  @usableFromInline
  func linkIn() -> Int {
    let outer = host.links
    host.links = visitOfLinks == host.visits && instantOfLinks == host.now ? links : 0
    return outer
  }

  @inlinable
  func tellUpdate() {
    let (time, direction) = state.takeUpdate()
    let listeners = callbacks.update
    guard !listeners.isEmpty else { return }
    let output = box.content.output(at: time, playing: direction)
    let edges = state.runEdges
    let outerLinks = linkIn()
    tellingDepth += 1
    defer {
      tellingDepth -= 1
      host.links = outerLinks
    }
    for listener in listeners {
      guard state.runEdges == edges else { return }
      listener(output)
    }
  }

  /// Tells the end of a run, after the output of its instant.
  ///
  /// A listener may end a further run. Its completion is then told within that call, to everyone,
  /// but first the remaining listeners hear of the earlier one.
  @usableFromInline
  func tell(_ completion: Completion) {
    lastCompletion = completion
    completions.append(
      PendingCompletion(completion: completion, listeners: callbacks.completion))
    host.enter()
    let outerLinks = linkIn()
    tellingDepth += 1
    completionDepth += 1
    if state.needsUpdate, completion.isFinished { tellUpdate() }
    while let pending = completions.first {
      guard pending.next < pending.listeners.count else {
        completions.removeFirst()
        continue
      }
      completions[0].next += 1
      pending.listeners[pending.next](pending.completion)
    }
    completionDepth -= 1
    tellingDepth -= 1
    host.links = outerLinks
    host.leave()
    if completionDepth == 0, !state.isActive { letGo() }
  }

  private func letGo() {
    callbacks = PlayerCallbacks()
    host.dismiss(number)
  }
}
