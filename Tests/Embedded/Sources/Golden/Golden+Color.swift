import Keyframes

extension Golden {
  /// Colours in every space, mixed by every rule, mapped, printed and read again.
  static func addColor(to hash: inout ResultHash) {
    var numbers = Numbers(seed: 13)
    for round in 0..<60 {
      for space in ColorSpace.allCases {
        let first = color(space, &numbers)
        let second = color(ColorSpace.allCases[round % ColorSpace.allCases.count], &numbers)
        let part = numbers.number(from: -0.5, to: 1.5)
        add(first.converted(to: second.space), to: &hash)
        add(first.interpolated(to: second, at: part), to: &hash)
        for rule in AngleRule.allCases {
          let method = ColorInterpolation(space, hue: rule)
          add(second.mixed(with: first, at: part, in: method), to: &hash)
          let spaced = SpacedColor(first, in: method)
          add(spaced.interpolated(to: SpacedColor(second, in: method), at: part).color, to: &hash)
        }
        add(first.added(to: second), to: &hash)
        add(first.mapped(into: .srgb), to: &hash)
        hash.add(first.css)
        hash.add(first.css8Bit)
        if let again = try? ColorValue(css: first.css) { add(again, to: &hash) }
      }
    }
    addGradients(to: &hash, &numbers)
    for text in [
      "rebeccapurple", "#f80", "color-mix(in lch, red 30%, blue)", "rgb(1 2", "nocolour",
    ] {
      do {
        add(try ColorValue(css: text), to: &hash)
      } catch {
        hash.add(error.description)
      }
    }
  }

  private static func addGradients(to hash: inout ResultHash, _ numbers: inout Numbers) {
    for round in 0..<20 {
      let space = ColorSpace.allCases[round % ColorSpace.allCases.count]
      var stops: [ColorStop] = []
      for _ in 0..<(1 + round % 4) {
        stops.append(ColorStop(color(space, &numbers), at: numbers.number(from: 0, to: 1)))
      }
      let first = ColorGradient(stops, in: ColorInterpolation(space, hue: .longer))
      let second = ColorGradient(colors: [color(.srgb, &numbers), .white, .transparent])
      let mixed = first.interpolated(to: second, at: numbers.number(from: -0.2, to: 1.2))
      for step in 0...4 { add(mixed.color(at: Double(step) / 4), to: &hash) }
    }
  }

  private static func color(_ space: ColorSpace, _ numbers: inout Numbers) -> ColorValue {
    let parts = [
      numbers.number(from: -0.2, to: 1.2), numbers.number(from: 0, to: 0.4),
      numbers.number(from: 0, to: 1),
    ]
    let isPolar = space.hueIndex != nil
    return ColorValue(
      space, parts[0], parts[2] < 0.1 ? nil : parts[1], isPolar ? parts[2] * 360 : parts[2],
      alpha: parts[2] < 0.5 ? 1 : parts[2])
  }

  private static func add(_ color: ColorValue, to hash: inout ResultHash) {
    for index in 0..<3 { hash.add(color[index]) }
    hash.add(color.alpha)
  }
}
