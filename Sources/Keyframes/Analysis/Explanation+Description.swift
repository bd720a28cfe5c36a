#if !hasFeature(Embedded)
  extension TrackExplanation: CustomStringConvertible {
    /// The explanation in sentences, one a line.
    public var description: String { lines.joined(separator: "\n") }

    /// The explanation in sentences.
    public var lines: [String] {
      var result: [String] = []
      if isReversed { result.append("the track is seen backwards: \(progress) is \(offset)") }
      switch rule {
      case .hold: result.append("\(name(fromKey)) holds")
      case .between(let way):
        let kind = way == .linear ? "" : ", \(way)"
        result.append("from \(name(fromKey)) to \(name(toKey))\(kind)")
      case .beyond(let extrapolation):
        result.append("beyond the keys: \(extrapolation), from \(name(fromKey)) to \(name(toKey))")
      }
      if cycles != 0 { result.append("after \(cycles) cycles") }
      if rule != .hold {
        let way = easing == .linear ? "" : ", eased \(eased) by \(easing)"
        result.append("fraction \(fraction)\(way)")
        result.append("mixed \(from) and \(to)")
      }
      result.append("value \(value)")
      return result
    }

    private func name(_ key: Int?) -> String {
      key.map { "key \($0)" } ?? "the value underneath"
    }
  }

  extension ClipExplanation: CustomStringConvertible {
    /// The explanation in sentences, one a line.
    public var description: String { lines.joined(separator: "\n") }

    /// The explanation in sentences.
    public var lines: [String] {
      var result = ["\(TimeNotation.text(time)): \(phase)"]
      if isReversed { result.append("the clip is seen from its end") }
      guard let progress, let simpleProgress, let directedProgress else {
        result.append("no effect: fill \(fill)")
        return result
      }
      if phase != .active { result.append("held by fill \(fill)") }
      let way = runsForwards ? "forwards" : "backwards"
      switch iteration {
      case .finite(let number)?: result.append("iteration \(number) \(way) at \(simpleProgress)")
      default: result.append("an unending iteration \(way) at \(simpleProgress)")
      }
      if easing != .linear {
        result.append("progress \(directedProgress), eased \(progress) by \(easing)")
      } else {
        result.append("progress \(progress)")
      }
      if repetitions != 0 { result.append("built up on \(repetitions) iterations") }
      if let underlying { result.append("\(composite) over \(underlying)") }
      return result + (track?.lines ?? [])
    }
  }

  extension MotionExplanation: CustomStringConvertible {
    /// The explanation in sentences, one a line; what belongs to a clip is indented.
    public var description: String { lines.joined(separator: "\n") }

    /// The explanation in sentences.
    public var lines: [String] {
      var result = ["initial value \(initial)"]
      for (number, layer) in layers.enumerated() {
        result.append("clip \(layer.name?.text ?? "\(number)")")
        for group in layer.groups.dropFirst() {
          let time = group.time.map { TimeNotation.text($0) } ?? "outside of what is played"
          let changes =
            group.changeCount == 0 ? "" : ", its time changed \(group.changeCount) times"
          let weight = group.weight == 1 ? "" : ", weight \(group.weight)"
          result.append("  in \(group.name?.text ?? "a group") at \(time)\(changes)\(weight)")
        }
        result += layer.clip.lines.map { "  " + $0 }
        if layer.weight != 1 { result.append("  weighted by \(layer.weight): \(layer.value)") }
      }
      result.append("value \(value), velocity \(velocity) a second")
      return result
    }
  }
#endif
