#if !hasFeature(Embedded)
  // Host time from a clock: the only place where time passes by itself. Everything it does, a
  // caller can do by hand with `advance(to:)`.

  extension Player {
    /// Plays on a clock until the run has come to its end.
    ///
    /// ```swift
    /// let completion = await Player(Clip.popIn).onUpdate(show).run(on: .continuous, rate: .fps(60))
    /// ```
    ///
    /// It begins a run or resumes a paused one, and advances once at the start and then on every
    /// frame. Frames that were missed are skipped; what they would have told is told all the same,
    /// at its own time. Host time goes on from ``hostTime``, or from zero.
    ///
    /// Cancelling the task cancels the playback.
    ///
    /// - Parameters:
    ///   - clock: What to wait on.
    ///   - rate: How many frames there are in a second.
    /// - Returns: How the run came to its end.
    @discardableResult
    public func run<C: Clock>(on clock: C, rate: FrameRate = .fps(60)) async -> Completion
    where C.Duration == Duration {
      let base = hostTime ?? .zero
      play(at: base)
      let end = RunEnd()
      onCompletion { end.completion = end.completion ?? $0 }
      let isOver = await eachFrame(of: rate, on: clock) { elapsed in
        advance(to: base + elapsed)
        return end.completion == nil
      }
      if !isOver { cancel() }
      return end.completion ?? .cancelled(at: position)
    }

    /// Waits for the end of the run; with none on its way, for that of the next one, or for the
    /// last one's if there was one.
    ///
    /// Somebody has to go on advancing the player in the meantime. Cancelling the waiting task
    /// does not end the wait, cancelling the player does.
    ///
    /// - Returns: How the run came to its end.
    public func completion() async -> Completion {
      await withCheckedContinuation { continuation in
        onCompletion(CompletionContinuation(continuation).resume)
      }
    }
  }

  extension PlayerGroup {
    /// Plays on a clock until no player of the group has a run.
    ///
    /// It advances once at the start and then on every frame, as ``Player/run(on:rate:)`` does.
    /// Players that are paused have a run. Cancelling the task cancels all runs.
    ///
    /// - Parameters:
    ///   - clock: What to wait on.
    ///   - rate: How many frames there are in a second.
    public func run<C: Clock>(on clock: C, rate: FrameRate = .fps(60)) async
    where C.Duration == Duration {
      let base = hostTime ?? .zero
      let isOver = await eachFrame(of: rate, on: clock) { elapsed in
        advance(to: base + elapsed)
        return host.hasRuns
      }
      if !isOver { host.cancelRuns() }
    }
  }

  /// The end of a run, told to the loop that waits for it.
  private final class RunEnd {
    var completion: Completion?
  }

  /// A continuation that hears of the first of several runs only.
  private final class CompletionContinuation {
    private var continuation: CheckedContinuation<Completion, Never>?

    init(_ continuation: CheckedContinuation<Completion, Never>) {
      self.continuation = continuation
    }

    func resume(_ completion: Completion) {
      continuation?.resume(returning: completion)
      continuation = nil
    }
  }

  /// Calls `body` with the time since the start, at the start and then on every frame, until it
  /// answers false; answers whether it did, or whether the task was cancelled before.
  ///
  /// The instants of the frames come from their numbers, so that they don't drift.
  private func eachFrame<C: Clock>(
    of rate: FrameRate, on clock: C, _ body: (Duration) -> Bool
  ) async -> Bool where C.Duration == Duration {
    let start = clock.now
    while !Task.isCancelled {
      let elapsed = start.duration(to: clock.now)
      guard body(elapsed) else { return true }
      let next = start.advanced(by: rate.time(ofFrame: rate.frame(at: elapsed) + 1))
      do { try await clock.sleep(until: next, tolerance: nil) } catch { return false }
    }
    return false
  }
#endif
