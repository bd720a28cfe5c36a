import Keyframes

/// The lines that say what is shown.
struct TableHeader {
  let table: SampleTable
  let options: TextOptions

  private struct Part {
    var text: String
    var role: Role
    var gap: Int
  }

  func write(into buffer: inout ByteBuffer) {
    let count = table.rowCount
    let rate = table.moments.rate.textWithUnit
    let rows: String
    switch table.moments {
    case .frames: rows = count == 1 ? "1 frame at \(rate)" : "\(count) frames at \(rate)"
    case .chosen: rows = count == 1 ? "1 moment" : "\(count) moments"
    }
    if table.animations.count == 1 {
      let parts = parts(table.animations[0], nameWidth: 0, propertyWidth: 0)
      flow(parts + [Part(text: rows, role: .plain, gap: 3)], into: &buffer)
      return
    }
    let names = table.animations.map(\.name.count).max()!
    let properties = table.animations.map(\.property.count).max()!
    for animation in table.animations {
      flow(parts(animation, nameWidth: names, propertyWidth: properties), into: &buffer)
    }
    flow([Part(text: rows, role: .plain, gap: 0)], into: &buffer)
  }

  private func parts(_ animation: Previewable, nameWidth: Int, propertyWidth: Int) -> [Part] {
    let times = options.times(rate: table.moments.rate)
    var parts = [
      Part(text: animation.name.filled(to: nameWidth), role: .curve, gap: 0),
      Part(text: animation.property.filled(to: propertyWidth), role: .plain, gap: 2),
      Part(text: chain(animation), role: .plain, gap: 2),
      Part(text: times.brief(animation.clip.timing.duration.finite ?? .zero), role: .plain, gap: 3),
    ]
    let details = details(animation, times)
    if !details.isEmpty { parts[parts.count - 1].text += details }
    return parts
  }

  /// How the animation runs, as far as that is not the usual way.
  private func details(_ animation: Previewable, _ times: TimeText) -> String {
    let timing = animation.clip.timing
    var details = ""
    switch timing.iterations {
    case .unending: details += " \(options.style.times) forever"
    case .finite(1): break
    case .finite(let count):
      let number = NumberText.brief(count, decimals: 4, minus: options.style.minus)
      details += " \(options.style.times) \(number)"
    }
    if timing.direction == .alternate { details += ", alternating" }
    if animation.clip.isReversed { details += ", reversed" }
    if timing.delay != .zero { details += ", delay \(times.brief(timing.delay))" }
    return details
  }

  /// The values of the keys, the middle ones left out where there are too many.
  private func chain(_ animation: Previewable) -> String {
    let values = animation.clip.track.keyframes.map {
      NumberText.brief($0.value, decimals: 6, minus: options.style.minus)
    }
    let arrow = " \(options.style.arrow) "
    let room = options.width - 8
    let whole = values.joined(separator: arrow)
    if whole.count <= min(room, 60) { return whole }
    let end = arrow + options.style.ellipsis + arrow + values.last! + " (\(values.count) keys)"
    var text = values[0]
    for value in values.dropFirst() {
      guard (text + arrow + value + end).count <= min(room, 48) else { break }
      text += arrow + value
    }
    return text + end
  }

  /// Puts the parts on as many lines as they need.
  private func flow(_ parts: [Part], into buffer: inout ByteBuffer) {
    var line = StyledLine()
    for part in parts {
      var text = part.text
      if line.width > 0, line.width + part.gap + text.count > options.width {
        line.write(into: &buffer, style: options.style)
        line = StyledLine()
        line.pad(2)
        text = String(text.prefix(options.width - 2))
      } else {
        line.pad(line.width > 0 ? part.gap : 0)
        text = String(text.prefix(options.width))
      }
      line.append(text, part.role)
    }
    line.write(into: &buffer, style: options.style)
  }
}
