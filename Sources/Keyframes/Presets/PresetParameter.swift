/// A number or a time that a preset can be given.
public struct PresetParameter: Hashable, Sendable {
  /// A value for it, which also says of which kind it is.
  public enum Value: Hashable, Sendable {
    /// A number, in the parameter's unit.
    case number(Double)
    /// A time.
    case time(Duration)
  }

  /// Its name, such as `height`.
  public let name: String
  /// What it is where it isn't given.
  public let defaultValue: Value
  /// The unit of a number, or nothing where it is a pure number or a time.
  public let unit: String?
  /// What it is, in one line.
  public let summary: String

  init(_ name: String, _ defaultValue: Value, unit: String? = nil, _ summary: String) {
    self.name = name
    self.defaultValue = defaultValue
    self.unit = unit
    self.summary = summary
  }

  /// The value that a text stands for: a number such as `120`, or a time such as `300ms`.
  ///
  /// - Throws: ``TextError`` that points at what is wrong.
  public func value(ofText text: String) throws(TextError) -> Value {
    switch defaultValue {
    case .time: return .time(try TimeNotation.duration(text))
    case .number:
      var scanner = TextScanner(text)
      scanner.skipWhiteSpace()
      guard let number = try scanner.finiteNumber() else {
        throw scanner.errorHere("a number was expected, such as 120")
      }
      scanner.skipWhiteSpace()
      guard number.unit == .none || isUnit(number.unit), scanner.isAtEnd else {
        throw scanner.error("a number was expected, such as 120", in: 0..<scanner.bytes.count)
      }
      return .number(number.value)
    }
  }

  private func isUnit(_ unit: TextNumber.Unit) -> Bool {
    guard case .named(let name) = unit else { return false }
    return name.text == self.unit
  }
}

/// A value for one parameter of a preset.
public struct PresetArgument: Hashable, Sendable {
  /// The parameter's name.
  public let name: String
  /// Its value.
  public let value: PresetParameter.Value

  /// A value for the parameter of a name.
  public init(_ name: String, _ value: PresetParameter.Value) {
    self.name = name
    self.value = value
  }
}

/// Why a preset can't be made with the values given.
public struct PresetError: Error, Hashable {
  /// What is wrong with a value.
  public enum Problem: Hashable, Sendable {
    /// The preset has no such parameter.
    case unknown
    /// It was given more than once.
    case repeated
    /// It is a number where a time is needed, or a time where a number is.
    case wrongKind
    /// It is a number that is not finite, or a time that is negative or beyond 32 years.
    case outOfRange
  }

  /// The preset.
  public let preset: String
  /// The parameter at fault.
  public let parameter: String
  /// The value it was given.
  public let value: PresetParameter.Value
  /// What is wrong.
  public let problem: Problem

  /// The mistake in a sentence.
  public var message: String {
    switch (problem, value) {
    case (.unknown, _): "\(preset) has no parameter called '\(parameter)'"
    case (.repeated, _): "'\(parameter)' is given more than once"
    case (.wrongKind, .number): "'\(parameter)' of \(preset) is a time, such as 300ms"
    case (.wrongKind, .time): "'\(parameter)' of \(preset) is a number, such as 120"
    case (.outOfRange, .number): "'\(parameter)' of \(preset) must be a finite number"
    case (.outOfRange, .time): "'\(parameter)' of \(preset) must be from 0 to 32 years"
    }
  }
}

extension PresetError: CustomStringConvertible {
  /// The mistake in a sentence, as ``message``.
  public var description: String { message }
}
