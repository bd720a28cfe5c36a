/// Plays content: moves a playhead as host time passes, and calls back.
///
/// ```swift
/// let player = Player(Clip.hide)
///   .onUpdate { view.scale = $0 ?? 1 }
///   .onCompletion { if $0.isFinished { view.remove() } }
/// player.play()
/// player.advance(to: frameTime)      // once for every frame
/// ```
///
/// **Time.** A player reads no clock. Host time may count from anywhere, as long as it does not go
/// back; an instant before the last one moves nothing. Unless a control call is given an instant
/// with `at:`, it acts at the last one advanced to. Until there was one, a run begins with the
/// first advance.
///
/// **Order.** One advance tells the events on the way, each at its own time; then the output, once;
/// then the completion, if the run has come to its end. A completion comes once for each run and
/// listener, and after the output of its instant.
///
/// **Inside a callback** ``hostTime`` is the time of what it tells, not that of the frame. A
/// control call in it, of this player or of another one of its ``PlayerGroup``, acts there, whatever
/// its `at:` says, and what follows from it up to the frame follows in the same advance. So chains
/// are exact at any frame rate.
///
/// **Memory.** When a run has come to its end and no callback has begun another, the player lets go
/// of all callbacks and of what they capture. To listen to a further run begin it first, then
/// add the callbacks. A player that is dropped in mid-run calls nobody.
///
/// A player belongs to the thread or actor that made it.
public final class Player<Content: Playable> {
  /// What is played, in a box so that a look at it copies nothing.
  @usableFromInline var box: ContentBox<Content>
  @usableFromInline var state: PlaybackState
  @usableFromInline let host: HostTime
  /// The place in the group's order.
  let number: Int

  @usableFromInline var callbacks = PlayerCallbacks<Content.Output>()
  /// Completions that are being told, in their order.
  var completions: [PendingCompletion] = []
  var completionDepth = 0
  var lastCompletion: Completion?

  /// Above zero while this player calls back or is about to: control calls then act at once.
  @usableFromInline var tellingDepth = 0
  /// The advance in which the output was told last, by the number of that visit.
  @usableFromInline var refreshedVisit = 0
  /// How many callbacks led, one to the next, to the last begin or jump, and when that was.
  @usableFromInline var links = 0
  @usableFromInline var instantOfLinks = Ticks.zero
  @usableFromInline var visitOfLinks = 0

  private init(_ content: Content, rate: Double, host: HostTime) {
    box = ContentBox(content)
    self.host = host
    number = host.takeNumber()
    state = PlaybackState(end: content.end, rate: rate)
  }

  /// A player of content that can be played; other content traps.
  ///
  /// - Parameters:
  ///   - content: What to play.
  ///   - rate: Seconds of local time in a second of host time; finite, below zero for backwards.
  ///   - group: Players that share host time and are advanced together.
  public convenience init(_ content: Content, rate: Double = 1, in group: PlayerGroup? = nil) {
    if let obstacle = content.obstacle { preconditionFailure(obstacle.message) }
    self.init(content, rate: rate, host: group?.host ?? HostTime(isShared: false))
  }

  /// A player of content that came from data.
  ///
  /// - Throws: ``PlaybackError`` where the content can't be played.
  public convenience init(
    validating content: Content, rate: Double = 1, in group: PlayerGroup? = nil
  ) throws(PlaybackError) {
    if let obstacle = content.obstacle { throw obstacle }
    self.init(content, rate: rate, host: group?.host ?? HostTime(isShared: false))
  }
}

/// Content that doesn't change while somebody looks at it: who changes it in place must be the only
/// one to hold the box.
@usableFromInline
final class ContentBox<Content> {
  @usableFromInline var content: Content

  init(_ content: Content) { self.content = content }
}

// MARK: - Reading

extension Player {
  /// What is played.
  @inlinable
  public var content: Content { box.content }

  /// Whether there is a run, and how the last one came to its end.
  public var status: PlaybackState.Status { state.status }

  /// Seconds of local time in a second of host time.
  ///
  /// Setting it acts at the last instant advanced to; ``setRate(_:at:)`` takes an instant.
  public var rate: Double {
    get { state.rate }
    set { setRate(newValue) }
  }

  /// Which way the playhead moves; with the rate 0, which way it moved last.
  public var direction: PlaybackDirection { state.direction }

  /// The playhead's local time.
  public var position: Duration { currentTicks.duration }

  /// What is to be shown now.
  public var output: Content.Output { content.output(at: position, playing: direction) }

  /// The last host instant advanced to, and inside a callback the instant of what it tells.
  public var hostTime: Duration? { host.time }

  private var currentTicks: Ticks {
    // Other players of the group may have moved on within an advance.
    let isBehind = tellingDepth == 0 && state.now < host.now
    return isBehind ? state.local(at: host.now) : state.current
  }
}

// MARK: - Advancing

extension Player {
  /// Moves host time on and performs all that happens until then.
  ///
  /// In a group all its players are moved.
  ///
  /// - Parameter time: The host instant; one before the last one changes nothing.
  /// - Complexity: In proportion to the calls back; without listeners constant, however long the
  ///   step.
  @inlinable
  public func advance(to time: Duration) {
    host.requireIdle()
    let limit = host.begin(at: time)
    guard limit >= host.now else { return }
    host.enter()
    defer { host.leave() }
    guard !host.isShared else {
      host.advanceMembers(through: limit)
      return
    }
    perform(through: limit)
    let anchors = state.anchors
    refresh()
    if state.anchors != anchors { perform(through: limit) }
  }
}
