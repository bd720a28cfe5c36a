extension Player {
  /// Begins a run, or resumes a paused one; changes nothing while one is running.
  ///
  /// A run begins where the playhead was put before, or at the start, which for a rate below zero
  /// is the end. After a run that finished, it begins where that one ended if the direction was
  /// changed since, otherwise at the start. Content without an end has no place to begin backwards:
  /// seek first.
  ///
  /// - Parameter time: The host instant at which it begins; without it the last one advanced to
  ///   or, where there was none, the first one to come.
  public func play(at time: Duration? = nil) {
    catchUp(to: time)
    if !state.isActive { countJump() }
    state.play()
    host.admit(self)
  }

  /// Holds a run where it is.
  ///
  /// - Parameter time: The host instant; without it the last one advanced to.
  public func pause(at time: Duration? = nil) {
    catchUp(to: time)
    state.pause()
  }

  /// Changes the rate on the fly; the position stays where it is and goes on from there.
  ///
  /// - Parameters:
  ///   - rate: Seconds of local time in a second of host time; finite. Below zero the playhead
  ///     moves backwards, at 0 it stands still and keeps facing the way it moved.
  ///   - time: The host instant; without it the last one advanced to.
  public func setRate(_ rate: Double, at time: Duration? = nil) {
    catchUp(to: time)
    state.setRate(rate)
  }

  /// Turns the playhead round and lets it move on from where it is, also out of a pause.
  ///
  /// After a run that finished or was cancelled, or before the first one, it begins a run as
  /// ``play(at:)`` does.
  ///
  /// - Parameter time: The host instant; without it the last one advanced to.
  public func reverse(at time: Duration? = nil) {
    catchUp(to: time)
    if !state.isActive { countJump() }
    state.reverse()
    host.admit(self)
  }

  /// Puts the playhead at a local time.
  ///
  /// A running playhead goes on from there; put at its end, it finishes with the next advance.
  /// The output follows with the next advance too, and is ``output`` at once.
  ///
  /// - Parameters:
  ///   - position: The local time; outside the content the nearest end.
  ///   - policy: Which events are told; they are told at the instant of the seek.
  ///   - time: The host instant; without it the last one advanced to.
  public func seek(
    to position: Duration, _ policy: SeekPolicy = .silent, at time: Duration? = nil
  ) {
    catchUp(to: time)
    move(to: Ticks(saturating: position), policy)
    host.admit(self)
  }

  /// Begins a run at the start, whatever there was before.
  ///
  /// A run in progress is told as replaced, within this call.
  ///
  /// - Parameter time: The host instant; without it the last one advanced to.
  public func restart(at time: Duration? = nil) {
    catchUp(to: time)
    tellLastUpdate()
    countJump()
    let completion = state.restart()
    host.admit(self)
    if let completion { tell(completion) }
  }

  /// Plays other content from its start.
  ///
  /// A run in progress is told as replaced, within this call, and a run of the new content
  /// begins; without one the player is as new.
  ///
  /// - Parameters:
  ///   - content: What to play, content that can be played; other content traps.
  ///   - time: The host instant; without it the last one advanced to.
  public func replace(with content: Content, at time: Duration? = nil) {
    if let obstacle = content.obstacle { preconditionFailure(obstacle.message) }
    catchUp(to: time)
    tellLastUpdate()
    countJump()
    box = ContentBox(content)
    if let completion = state.replace(end: content.end) {
      tell(completion)
    } else {
      lastCompletion = nil
    }
  }

  /// Puts the playhead at the end, or at the start where it moves backwards, and finishes the run.
  ///
  /// The output and the completion are told within this call. Without a run nothing happens.
  ///
  /// - Parameters:
  ///   - policy: Which events on the way are told.
  ///   - time: The host instant; without it the last one advanced to.
  public func finish(_ policy: SeekPolicy = .silent, at time: Duration? = nil) {
    catchUp(to: time)
    guard state.isActive else { return }
    let edges = state.runEdges
    move(to: state.requiredGoal, policy)
    guard state.runEdges == edges, let completion = state.finish() else { return }
    tell(completion)
  }

  /// Ends the run where it is.
  ///
  /// The completion is told within this call, and nothing after it. Without a run nothing happens.
  ///
  /// - Parameter time: The host instant; without it the last one advanced to.
  public func cancel(at time: Duration? = nil) {
    catchUp(to: time)
    tellLastUpdate()
    if let completion = state.cancel() { tell(completion) }
  }
}

// MARK: - Steps

extension Player {
  /// Brings the player to the instant of a control call.
  func catchUp(to time: Duration?) {
    guard host.depth == 0 else {
      // Within a callback its time is now. Other players of the group have to be brought there.
      if tellingDepth == 0, host.origin != nil { perform(through: host.now) }
      return
    }
    if let time {
      let limit = max(host.begin(at: time), host.now)
      host.enter()
      host.isShared ? host.perform(through: limit) : perform(through: limit)
      host.leave()
    } else if host.origin != nil {
      host.enter()
      // What this player has still to tell may come after what others of the group have.
      let isAlone = !host.isShared || nextStop(through: host.now) == nil
      isAlone ? perform(through: host.now) : host.perform(through: host.now)
      host.leave()
    }
  }

  /// Tells the output of the instant at which a run that was on its way is about to end.
  private func tellLastUpdate() {
    guard state.isActive, state.needsUpdate, !state.includesStart else { return }
    host.enter()
    tellUpdate()
    host.leave()
  }

  private func move(to target: Ticks, _ policy: SeekPolicy) {
    countJump()
    let way = state.seekInterval(to: target)
    state.jumps += 1
    let jumps = state.jumps
    if policy != .silent, let detail = callbacks.detail {
      host.enter()
      tellingDepth += 1
      policy.visitEvents(of: content, in: way, detail: detail) { event in
        state.place(at: event.ticks)
        state.includesStart = false
        var event = event
        event.hostTime = host.time
        tell(event)
        return state.jumps == jumps
      }
      tellingDepth -= 1
      host.leave()
    }
    guard state.jumps == jumps else { return }
    state.jump(to: way.endTicks)
    if policy != .silent { state.includesStart = false }
  }

  /// Refuses callbacks that would keep time from passing: each of a chain of them begins or moves
  /// a player whose callback is the next one, at one instant.
  ///
  /// How many players one callback begins doesn't count, nor how often it moves one.
  private func countJump() {
    guard host.depth > 0 else { return }
    (links, instantOfLinks, visitOfLinks) = (host.links + 1, host.now, host.visits)
    precondition(
      links <= 1000,
      "1000 callbacks in a row began or moved a player at one instant, so time can't pass")
  }
}
