extension PlaybackState {
  /// Begins a run, or resumes a paused one; changes nothing while one is running.
  ///
  /// A run begins where the playhead was put before, or at the start, which for a rate below zero
  /// is the end. After a run that finished, it begins where that one ended if the direction was
  /// changed since, otherwise at the start.
  ///
  /// A rate below zero needs an end to begin at; for content without an end, seek first.
  public mutating func play() {
    switch status {
    case .running: return
    case .paused:
      status = .running
      setAnchor()
    case .cancelled: begin(at: beginning)
    case .idle, .finished:
      if isPlaced, playhead != goal { resume(at: playhead) } else { begin(at: beginning) }
    }
  }

  /// Holds a run where it is.
  public mutating func pause() {
    guard status == .running else { return }
    status = .paused
    setAnchor()
  }

  /// Changes the rate on the fly; the position stays where it is and goes on from there.
  ///
  /// - Parameter rate: Seconds of local time in a second of host time; finite. Below zero the
  ///   playhead moves backwards, at 0 it stands still and keeps facing the way it moved.
  public mutating func setRate(_ rate: Double) {
    let rate = rate == 0 ? Double(signOf: exactRate.value, magnitudeOf: 0) : rate
    change(to: ExactRate(rate))
  }

  /// Turns the playhead round and lets it move on from where it is, also out of a pause.
  ///
  /// After a run that finished or was cancelled, or before the first one, it begins a run as
  /// ``play()`` does.
  public mutating func reverse() {
    change(to: ExactRate(-exactRate.value))
    play()
  }

  /// Puts the playhead at a local time, between zero and the end, without telling any event.
  ///
  /// A running playhead goes on from there; one that is put at its end finishes with the next
  /// advance.
  public mutating func seek(to time: Duration) { jump(to: Ticks(saturating: time)) }

  /// Begins a run at the start, whatever there was before.
  ///
  /// - Returns: The completion of the run whose place it takes, if there is one.
  public mutating func restart() -> Completion? {
    let completion = isActive ? Completion.replaced(at: position) : nil
    begin(at: beginning)
    return completion
  }

  /// Puts the playhead at the end, or at the start where it moves backwards, and finishes the run.
  ///
  /// - Returns: The completion, or nothing where there is no run. Content that has no end can't be
  ///   finished forwards.
  public mutating func finish() -> Completion? {
    guard isActive else { return nil }
    jump(to: requiredGoal)
    return complete()
  }

  /// Ends the run where it is.
  ///
  /// - Returns: The completion, or nothing where there is no run.
  public mutating func cancel() -> Completion? {
    guard isActive else { return nil }
    let position = position
    conclude(.cancelled)
    return .cancelled(at: position)
  }
}

// MARK: - Steps

extension PlaybackState {
  var requiredGoal: Ticks {
    guard let goal else { preconditionFailure("content that has no end can't be finished") }
    return goal
  }

  private var beginning: Ticks {
    guard let start else {
      preconditionFailure(
        "content that has no end can't begin there; seek before playing backwards")
    }
    return start
  }

  private mutating func begin(at position: Ticks) {
    includesStart = true
    resume(at: position)
  }

  private mutating func resume(at position: Ticks) {
    status = .running
    runEdges += 1
    jumps += 1
    place(at: position)
  }

  mutating func jump(to position: Ticks) {
    jumps += 1
    if !isActive { includesStart = true }
    place(at: min(max(position, .zero), endTicks.finite ?? .max))
  }

  mutating func place(at position: Ticks) {
    playhead = position
    isPlaced = true
    needsUpdate = true
    setAnchor()
  }

  private mutating func change(to rate: ExactRate) {
    guard rate.value.bitPattern != exactRate.value.bitPattern else { return }
    exactRate = rate
    setAnchor()
  }

  /// Makes the present the point from which the position is reckoned.
  private mutating func setAnchor() {
    anchor = playhead
    anchorHost = now
    anchors += 1
  }

  @usableFromInline
  mutating func complete() -> Completion {
    conclude(.finished)
    return .finished
  }

  private mutating func conclude(_ status: Status) {
    self.status = status
    runEdges += 1
    jumps += 1
    includesStart = true
    setAnchor()
  }

  /// Lets the playhead move forwards from where it is, as fast as it moved before.
  mutating func faceForwards() { change(to: ExactRate(exactRate.value.magnitude)) }

  /// Takes content of another length that goes on from where the playhead is.
  mutating func extend(to end: Extent<Duration>) {
    endTicks = PlaybackState.ticks(ofEnd: end)
    setAnchor()
  }

  /// Takes content of another length; a run in progress is replaced by one of the new content.
  mutating func replace(end: Extent<Duration>) -> Completion? {
    let completion = isActive ? Completion.replaced(at: position) : nil
    endTicks = PlaybackState.ticks(ofEnd: end)
    if completion != nil {
      begin(at: beginning)
    } else {
      status = .idle
      isPlaced = false
      includesStart = true
    }
    return completion
  }
}
