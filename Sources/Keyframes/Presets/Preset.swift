/// A ready-made animation of one number as data: what it is called, what it moves, and what it can
/// be given.
///
/// ```swift
/// let slide = try Preset.named("slide")!.made(with: [
///   PresetArgument("height", .number(120)), PresetArgument("duration", .time(.milliseconds(300))),
/// ])
/// slide.clip.value(at: .zero) == -120
/// ```
public struct Preset: Identifiable, Sendable {
  /// A preset made with values for its parameters.
  public struct Instance: Sendable {
    /// The clip.
    public let clip: Clip<Double>
    /// What the property is where the clip has no effect.
    public let baseValue: Double
  }

  /// Its name, such as `slidein`.
  public let id: String
  /// Other names, such as `slide`.
  public let shortNames: [String]
  /// What it moves, such as `scale`.
  public let property: String
  /// The unit of the property, or nothing for a pure number.
  public let unit: String?
  /// What it does, in one line.
  public let summary: String
  /// What it can be given.
  public let parameters: [PresetParameter]

  private let make: @Sendable (Values) -> Instance

  init(
    _ id: String, _ shortNames: [String] = [], property: String, unit: String? = nil,
    _ summary: String, parameters: [PresetParameter],
    make: @escaping @Sendable (Values) -> Instance
  ) {
    self.id = id
    self.shortNames = shortNames
    self.property = property
    self.unit = unit
    self.summary = summary
    self.parameters = parameters
    self.make = make
  }
}

extension Preset {
  /// The clip with every parameter at its default.
  public var clip: Clip<Double> { make(Values(parameters)).clip }

  /// What the property is where the clip has no effect, with every parameter at its default.
  public var baseValue: Double { make(Values(parameters)).baseValue }

  /// The preset made with values for some of the parameters and the defaults for the others.
  ///
  /// - Throws: ``PresetError`` that names the first parameter at fault.
  public func made(with arguments: [PresetArgument]) throws(PresetError) -> Instance {
    var values = Values(parameters)
    for (index, argument) in arguments.enumerated() {
      var problem = values.set(argument)
      if arguments[..<index].contains(where: { $0.name == argument.name }) { problem = .repeated }
      if let problem {
        throw PresetError(
          preset: id, parameter: argument.name, value: argument.value, problem: problem)
      }
    }
    return make(values)
  }
}

extension Preset {
  /// The values of a preset's parameters.
  struct Values {
    private var entries: [PresetArgument]

    init(_ parameters: [PresetParameter]) {
      entries = []
      for parameter in parameters {
        entries.append(PresetArgument(parameter.name, parameter.defaultValue))
      }
    }

    /// Sets a parameter, or says why it can't.
    mutating func set(_ argument: PresetArgument) -> PresetError.Problem? {
      guard let index = entries.firstIndex(where: { $0.name == argument.name }) else {
        return .unknown
      }
      switch (entries[index].value, argument.value) {
      case (.number, .number(let number)):
        guard number.isFinite else { return .outOfRange }
      case (.time, .time(let time)):
        guard time >= .zero, Ticks(declared: time) != nil else { return .outOfRange }
      default:
        return .wrongKind
      }
      entries[index] = argument
      return nil
    }

    /// A number; one that the preset doesn't declare is a mistake in the catalogue.
    func number(_ name: String) -> Double {
      for entry in entries where entry.name == name {
        if case .number(let number) = entry.value { return number }
      }
      preconditionFailure("no number is called \(name)")
    }

    /// A time; one that the preset doesn't declare is a mistake in the catalogue.
    func time(_ name: String) -> Duration {
      for entry in entries where entry.name == name {
        if case .time(let time) = entry.value { return time }
      }
      preconditionFailure("no time is called \(name)")
    }
  }
}
