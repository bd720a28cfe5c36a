/// One property of a timeline as a value of its own: where it is and how fast it moves.
///
/// ```swift
/// let scale = TimelineMotion(of: .alertScale, in: TwoButtonAlert().entrance)
/// scale.value(at: .milliseconds(50))     // what the timeline's subject has then
/// scale.velocity(at: .milliseconds(50))  // a second
/// ```
///
/// The value is that of ``Timeline/value(at:)``, bit for bit; the velocity is the exact derivative
/// through all that is done to the time and to the weight of the groups around each clip. Asking
/// takes time in proportion to the number of clips that write the property, and allocates nothing.
public struct TimelineMotion<Value: VectorValue>: Sendable {
  /// The value where no clip has an effect.
  public let initial: Value
  /// The end of the whole timeline.
  public let end: Extent<Duration>

  let layers: [Layer]
  let groups: [Group]

  /// A clip that writes the property.
  struct Layer: Sendable {
    let name: TimelineLabel?
    let clip: Clip<Value>
    /// Where it begins in the time inside its group.
    let begin: Ticks
    let group: Int
  }

  /// A group around clips.
  struct Group: Sendable {
    let name: TimelineLabel?
    /// The group around it; nothing for the whole.
    let parent: Int?
    /// Where it begins in the time inside that.
    let begin: Ticks
    /// From the inside to the outside.
    let maps: [TimeMap]
    let weight: TimelineWeight
  }

  /// The motion of a property; it rests at what it is in the initial subject where nothing writes
  /// it.
  public init<Subject>(
    of property: TimelineProperty<Subject, Value>, in timeline: Timeline<Subject>
  ) {
    initial = property.get(timeline.initial)
    end = timeline.end
    var groups: [Group] = []
    var layers: [Layer] = []
    func collect(
      _ group: TimelineGroup<Subject>, _ name: TimelineLabel?, parent: Int?, begin: Ticks
    ) {
      let number = groups.count
      groups.append(
        Group(
          name: name, parent: parent, begin: begin, maps: group.maps, weight: group.weight))
      for entry in group.entries {
        switch entry.content {
        case .clip(let leaf):
          guard leaf.identity == property.identity,
            let leaf = leaf as? ClipLeaf<Subject, Value>
          else { continue }
          layers.append(
            Layer(name: entry.name, clip: leaf.clip, begin: entry.begin, group: number))
        case .group(let inner): collect(inner, entry.name, parent: number, begin: entry.begin)
        case .wait, .mark: continue
        }
      }
    }
    collect(timeline.group, nil, parent: nil, begin: .zero)
    self.groups = groups
    self.layers = layers
  }
}

// MARK: - Evaluation

extension TimelineMotion {
  /// The value at a moment.
  public func value(at time: Duration) -> Value { value(at: Ticks(saturating: time)) }

  /// The velocity at a moment from one side, a second.
  ///
  /// Where a jump happens, it is that of the part on that side.
  public func velocity(at time: Duration, side: ProgressSide = .above) -> Value {
    velocity(at: Ticks(saturating: time), side: side)
  }

  func value(at time: Ticks) -> Value {
    var value = initial
    for layer in layers {
      let (position, weight) = place(of: layer.group, at: time)
      guard weight != 0,
        let own = layer.clip.effect(
          at: position.advanced(by: Ticks(-layer.begin.count)).ticks, over: value)
      else { continue }
      value = weight == 1 ? own : value.interpolated(to: own, at: weight)
    }
    return value
  }

  func velocity(at time: Ticks, side: ProgressSide) -> Value {
    var (value, velocity) = (initial, Value.zero)
    for layer in layers {
      let moving = movingPlace(of: layer.group, at: time, side: side)
      let at = moving.position.advanced(by: Ticks(-layer.begin.count)).ticks
      guard moving.weight != 0 || moving.weightRate != 0,
        let own = layer.clip.effect(at: at, over: value)
      else { continue }
      // The clip's own velocity runs with its time, what comes from underneath with ours.
      let still = layer.clip.velocity(at: at, side: moving.side, over: value, moving: .zero)
      let carried =
        layer.clip.velocity(at: at, side: moving.side, over: value, moving: velocity) - still
      let ownVelocity = carried + (moving.rate == 0 ? .zero : still.scaled(by: moving.rate))
      let weight = moving.weight
      velocity =
        (weight == 1 ? ownVelocity : velocity.interpolated(to: ownVelocity, at: weight))
        + (moving.weightRate == 0 ? .zero : (own - value).scaled(by: moving.weightRate))
      value = weight == 1 ? own : weight == 0 ? value : value.interpolated(to: own, at: weight)
    }
    return velocity
  }

  /// The position inside a group and the weight of what is in it.
  func place(of number: Int, at time: Ticks) -> (TimePosition, Double) {
    let group = groups[number]
    var (position, weight) = (TimePosition.at(time), 1.0)
    if let parent = group.parent { (position, weight) = place(of: parent, at: time) }
    position = position.advanced(by: Ticks(-group.begin.count))
    weight = group.weight.value(at: position) * weight
    for map in group.maps.reversed() { position = map.inside(position) }
    return (position, weight)
  }

  /// The same with how fast both change.
  private func movingPlace(of number: Int, at time: Ticks, side: ProgressSide) -> MovingPlace {
    let group = groups[number]
    var place = MovingPlace(position: .at(time), side: side)
    if let parent = group.parent { place = movingPlace(of: parent, at: time, side: side) }
    place.position = place.position.advanced(by: Ticks(-group.begin.count))
    let (weight, slope) = group.weight.slope(at: place.position, side: place.side)
    place.weightRate = slope * place.rate * place.weight + weight * place.weightRate
    place.weight = weight * place.weight
    for map in group.maps.reversed() { map.enter(&place) }
    return place
  }
}
