/// Why a property of a timeline has the value that it has at a moment: every clip that has an
/// effect, from the lowest to the uppermost, with the groups around it.
public struct MotionExplanation<Value: VectorValue>: Sendable {
  /// A group that a clip lies in.
  public struct Group: Sendable {
    /// Its name, or nothing.
    public let name: TimelineLabel?
    /// Where it begins in the time around it.
    public let begin: Duration
    /// The time inside of it; nothing before and after everything.
    public let time: Duration?
    /// How many changes are made to its time.
    public let changeCount: Int
    /// How much it counts against what is underneath.
    public let weight: Double
  }

  /// A clip that has an effect.
  public struct Layer: Sendable {
    /// Its name, or nothing.
    public let name: TimelineLabel?
    /// The groups around it, the whole first.
    public let groups: [Group]
    /// How much all of them let it count.
    public let weight: Double
    /// Why it has its value over the one underneath.
    public let clip: ClipExplanation<Value>
    /// The value with the clip.
    public let value: Value
  }

  /// The moment.
  public let time: Duration
  /// The value where no clip has an effect.
  public let initial: Value
  /// The clips, the lowest first.
  public let layers: [Layer]
  /// The value.
  public var value: Value { layers.last?.value ?? initial }
  /// How fast it changes, a second.
  public let velocity: Value

  /// The value made anew from what the explanation names.
  public var recombined: Value {
    var result = initial
    for layer in layers {
      guard let own = layer.clip.track?.recombined else { continue }
      result = layer.weight == 1 ? own : result.interpolated(to: own, at: layer.weight)
    }
    return result
  }
}

extension TimelineMotion {
  /// Why the property has the value that it has at a moment.
  public func explanation(at time: Duration) -> MotionExplanation<Value> {
    let moment = Ticks(saturating: time)
    var value = initial
    var explained: [MotionExplanation<Value>.Layer] = []
    for layer in layers {
      let (position, weight) = place(of: layer.group, at: moment)
      let local = position.advanced(by: Ticks(-layer.begin.count)).ticks
      guard weight != 0, let own = layer.clip.effect(at: local, over: value) else { continue }
      let clip = layer.clip.explanation(at: local, over: value)
      value = weight == 1 ? own : value.interpolated(to: own, at: weight)
      explained.append(
        MotionExplanation.Layer(
          name: layer.name, groups: path(of: layer.group, at: moment), weight: weight, clip: clip,
          value: value))
    }
    return MotionExplanation(
      time: moment.duration, initial: initial, layers: explained, velocity: velocity(at: time))
  }

  private func path(of number: Int, at time: Ticks) -> [MotionExplanation<Value>.Group] {
    let group = groups[number]
    let outer = group.parent.map { path(of: $0, at: time) } ?? []
    var position = TimePosition.at(time)
    if let parent = group.parent { position = place(of: parent, at: time).0 }
    let weight = group.weight.value(at: position.advanced(by: Ticks(-group.begin.count)))
    var inside: Duration?
    if case .at(let tick) = place(of: number, at: time).0 { inside = tick.duration }
    return outer + [
      MotionExplanation.Group(
        name: group.name, begin: group.begin.duration, time: inside,
        changeCount: group.maps.count, weight: weight)
    ]
  }
}
