#if !hasFeature(Embedded)
  extension Keyframe: CustomStringConvertible {
    /// The key as data: `0.6: 1.1 ease-out hold add`, of which only the value is always there.
    public var description: String {
      var result = ""
      if let offset { result += "\(offset): " }
      result += "\(value)"
      if easing != .linear { result += " \(easing)" }
      if interpolation != .linear { result += " \(interpolation)" }
      if let composite { result += " \(composite)" }
      switch tangents {
      case nil: break
      case .velocities(let incoming, let outgoing): result += " velocities \(incoming), \(outgoing)"
      case .handles(let incoming, let outgoing):
        result += " handles \(incoming.value) at \(incoming.time)"
        result += ", \(outgoing.value) at \(outgoing.time)"
      }
      return result
    }
  }

  extension Track: CustomStringConvertible {
    /// The track as data: its keys in brackets, then whatever differs from the usual.
    ///
    /// ```swift
    /// let growing: Track = [0: 0.6, 0.6: 1.1, 1: 1]
    /// "\(growing.reversed())"  // [0.0: 0.6, 0.6: 1.1, 1.0: 1.0] reversed
    /// ```
    public var description: String {
      var result = "["
      for (index, keyframe) in keyframes.enumerated() {
        if index > 0 { result += ", " }
        result += "\(keyframe)"
      }
      result += "]"
      if missingEnds == .underlying { result += " over the underlying value" }
      if extrapolationBefore != .overshoot { result += ", before: \(extrapolationBefore)" }
      if extrapolationAfter != .overshoot { result += ", after: \(extrapolationAfter)" }
      if isReversed { result += " reversed" }
      return result
    }
  }
#endif
