/// The velocity of a gesture from its samples, whatever their spacing.
///
/// The velocity at a moment is the slope of the straight line that fits the samples of the last
/// `window` before it best, by least squares in which a sample of age a has the weight
/// 1 − a / window:
///
///     w = 1 − a / window,  m = Σ w t / Σ w,  velocity = Σ w (t − m) value / Σ w (t − m)²
///
/// So for values on a straight line it is the line's slope, bit noise apart, however unevenly they
/// were sampled. Of several samples at one moment the last holds. Where the newest sample is older
/// than half the window the finger rests, and where fewer than two moments are left there is no
/// velocity: both give zero.
///
/// ```swift
/// var tracker = VelocityTracker<Double>()
/// tracker.add(0, at: .milliseconds(0))
/// tracker.add(8, at: .milliseconds(8))
/// tracker.add(24, at: .milliseconds(24))
/// tracker.velocity(at: .milliseconds(24))  // 1000 a second
/// ```
public struct VelocityTracker<Value: VectorValue>: Sendable {
  /// How far back samples count.
  public let window: Duration
  private var times: [Ticks] = []
  private var values: [Value] = []

  /// A tracker that looks back so far, 100 ms unless given; the window must be above zero.
  public init(window: Duration = .milliseconds(100)) {
    precondition(window > .zero, "a tracker's window must be above zero")
    self.window = window
  }

  /// Takes up a sample.
  ///
  /// Samples may come late; those that no later moment needs are dropped.
  public mutating func add(_ value: Value, at time: Duration) {
    let time = Ticks(saturating: time)
    var index = times.count
    while index > 0, time < times[index - 1] { index -= 1 }
    if index > 0, times[index - 1] == time {
      values[index - 1] = value
    } else {
      times.insert(time, at: index)
      values.insert(value, at: index)
    }
    let oldest = times[times.count - 1] - Ticks(saturating: window)
    var old = 0
    while times[old] < oldest { old += 1 }
    times.removeFirst(old)
    values.removeFirst(old)
  }

  /// Forgets all samples, as at the start of another gesture.
  public mutating func reset() {
    times.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
  }

  /// The velocity at a moment, a second; samples after the moment don't count.
  public func velocity(at time: Duration) -> Value {
    let now = Ticks(saturating: time)
    let length = Double(Ticks(saturating: window).count)
    guard let newest = times.last(where: { !(now < $0) }),
      Double((now - newest).count) <= length * 0.5
    else { return .zero }
    var (weights, moments) = (0.0, 0.0)
    for sample in times {
      let (weight, age) = weight(of: sample, at: now, window: length)
      weights += weight
      moments += weight * age
    }
    let mean = moments / weights
    var (sum, spread) = (Value.zero, 0.0)
    for index in times.indices {
      let (weight, age) = weight(of: times[index], at: now, window: length)
      let offset = mean - age
      // Relative to the first value, so that far from zero no digits are lost.
      sum = sum + (values[index] - values[0]).scaled(by: weight * offset)
      spread += weight * offset * offset
    }
    guard spread > 0 else { return .zero }
    return sum.scaled(by: Double(Ticks.perSecond) / spread)
  }

  /// A sample's weight, and its age in ticks.
  private func weight(of time: Ticks, at now: Ticks, window: Double) -> (Double, Double) {
    let age = Double((now - time).count)
    return age < 0 || age >= window ? (0, 0) : (1 - age / window, age)
  }
}

extension VelocityTracker {
  /// The velocity at the newest sample, a second; zero where there is none.
  public var velocity: Value { times.last.map { velocity(at: $0.duration) } ?? .zero }
}
