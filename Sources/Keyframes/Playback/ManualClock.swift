#if !hasFeature(Embedded)
  import Synchronization

  /// A clock for tests that stands still until it is told to move.
  ///
  /// Most tests need no clock: ``Player/advance(to:)`` moves time without waiting. This one is for
  /// code that sleeps. It never has to guess whether that code is done with a step:
  /// ``waitForSleepers(_:)`` returns when it sleeps again.
  ///
  /// ```swift
  /// let clock = ManualClock()
  /// let task = Task { await Player(Clip.hide).run(on: clock, rate: .fps(20)) }
  /// for _ in 1...2 {
  ///   await clock.waitForSleepers()
  ///   clock.advance(by: .milliseconds(50))
  /// }
  /// await task.value                                     // .finished
  /// ```
  public final class ManualClock: Clock, Sendable {
    /// An instant of a clock for tests: the time since the clock was made.
    public struct Instant: InstantProtocol {
      /// The time since the clock was made.
      public let offset: Duration

      /// An instant so long after the clock was made.
      public init(offset: Duration = .zero) { self.offset = offset }

      /// The instant so much later.
      public func advanced(by duration: Duration) -> Instant {
        Instant(offset: offset + duration)
      }

      /// The time from here to another instant.
      public func duration(to other: Instant) -> Duration { other.offset - offset }

      /// Orders instants in time.
      public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private struct Sleeper {
      let number: Int
      let deadline: Instant
      let continuation: CheckedContinuation<Void, any Error>
    }

    private struct Watcher {
      let count: Int
      let continuation: CheckedContinuation<Void, Never>
    }

    private struct State {
      var now = Instant()
      var numbers = 0
      var cancelled: Set<Int> = []
      var sleepers: [Sleeper] = []
      var watchers: [Watcher] = []

      /// Takes out those who wait for as many sleepers as there are now.
      mutating func takeSatisfiedWatchers() -> [Watcher] {
        let count = sleepers.count
        let satisfied = watchers.filter { $0.count <= count }
        watchers.removeAll { $0.count <= count }
        return satisfied
      }
    }

    private let state = Mutex(State())

    /// A clock at the instant zero.
    public init() {}

    /// The present.
    public var now: Instant { state.withLock { $0.now } }

    /// No time at all is the smallest step.
    public var minimumResolution: Duration { .zero }
  }

  // MARK: - Moving

  extension ManualClock {
    /// Moves the present on and wakes those whose time has come, in the order of their deadlines.
    public func advance(by duration: Duration) { advance(to: now.advanced(by: duration)) }

    /// Moves the present on to an instant; an earlier one changes nothing.
    public func advance(to instant: Instant) {
      let due = state.withLock { state in
        state.now = max(state.now, instant)
        let now = state.now
        let due = state.sleepers.filter { $0.deadline <= now }
        state.sleepers.removeAll { $0.deadline <= now }
        return due
      }
      // The sort is stable: equal deadlines wake in the order in which they fell asleep.
      for sleeper in due.sorted(by: { $0.deadline < $1.deadline }) {
        sleeper.continuation.resume()
      }
    }

    /// Waits until so many tasks are asleep on this clock.
    public func waitForSleepers(_ count: Int = 1) async {
      await withCheckedContinuation { continuation in
        let satisfied = state.withLock { state in
          state.watchers.append(Watcher(count: count, continuation: continuation))
          return state.takeSatisfiedWatchers()
        }
        for watcher in satisfied { watcher.continuation.resume() }
      }
    }
  }

  // MARK: - Sleeping

  extension ManualClock {
    /// Sleeps until the clock is moved to an instant.
    ///
    /// - Throws: `CancellationError` as soon as the task is cancelled.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
      let number = state.withLock { state in
        state.numbers += 1
        return state.numbers
      }
      try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          fallAsleep(Sleeper(number: number, deadline: deadline, continuation: continuation))
        }
      } onCancel: {
        cancelSleep(number)
      }
      state.withLock { _ = $0.cancelled.remove(number) }
    }

    private func fallAsleep(_ sleeper: Sleeper) {
      enum Outcome {
        case cancelled
        case due
        case asleep([Watcher])
      }
      let outcome: Outcome = state.withLock { state in
        if state.cancelled.remove(sleeper.number) != nil { return .cancelled }
        if sleeper.deadline <= state.now { return .due }
        state.sleepers.append(sleeper)
        return .asleep(state.takeSatisfiedWatchers())
      }
      switch outcome {
      case .cancelled: sleeper.continuation.resume(throwing: CancellationError())
      case .due: sleeper.continuation.resume()
      case .asleep(let watchers): for watcher in watchers { watcher.continuation.resume() }
      }
    }

    private func cancelSleep(_ number: Int) {
      let sleeper = state.withLock { state -> Sleeper? in
        guard let index = state.sleepers.firstIndex(where: { $0.number == number }) else {
          state.cancelled.insert(number)
          return nil
        }
        return state.sleepers.remove(at: index)
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }
#endif
