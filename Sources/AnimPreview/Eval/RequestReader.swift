#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The name of a member of a JSON object.
struct MemberName: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { return nil }
}

/// An object of a request, whose members are read with errors that name them.
struct RequestReader {
  private let container: KeyedDecodingContainer<MemberName>
  private let path: String

  /// The outermost object.
  init(_ decoder: any Decoder) throws(RequestProblem) {
    do {
      container = try decoder.container(keyedBy: MemberName.self)
    } catch {
      throw RequestProblem(message: "a request is a JSON object", place: "")
    }
    path = ""
  }

  private init(_ container: KeyedDecodingContainer<MemberName>, path: String) {
    self.container = container
    self.path = path
  }

  /// The path of a member.
  func place(_ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

  /// A problem with a member.
  func problem(_ name: String, _ message: String) -> RequestProblem {
    RequestProblem(message: message, place: place(name))
  }

  /// Whether a member is there and not null.
  func has(_ name: String) -> Bool {
    let key = MemberName(stringValue: name)
    return container.contains(key) && (try? container.decodeNil(forKey: key)) == false
  }

  /// Refuses members that would be passed over in silence.
  func allow(_ names: [String]) throws(RequestProblem) {
    let unknown = container.allKeys.map(\.stringValue).filter { !names.contains($0) }
    guard let name = unknown.min() else { return }
    let near = Suggestion.nearest(to: name, among: names)
    throw problem(
      name, "there is no member '\(name)' here" + (near.map { "; did you mean '\($0)'?" } ?? ""))
  }

  private func required(_ name: String) throws(RequestProblem) -> MemberName {
    guard has(name) else { throw problem(name, "'\(name)' is missing") }
    return MemberName(stringValue: name)
  }

  // MARK: - Members

  /// A text.
  func text(_ name: String) throws(RequestProblem) -> String {
    let key = try required(name)
    do {
      return try container.decode(String.self, forKey: key)
    } catch {
      throw problem(name, "'\(name)' must be a text")
    }
  }

  /// A text that may be missing.
  func text(_ name: String, default standard: String) throws(RequestProblem) -> String {
    has(name) ? try text(name) : standard
  }

  /// A truth value that may be missing.
  func flag(_ name: String, default standard: Bool) throws(RequestProblem) -> Bool {
    guard has(name) else { return standard }
    do {
      return try container.decode(Bool.self, forKey: MemberName(stringValue: name))
    } catch {
      throw problem(name, "'\(name)' must be true or false")
    }
  }

  /// A number; infinity is written as a text.
  func number(_ name: String) throws(RequestProblem) -> Double {
    let key = try required(name)
    if let number = try? container.decode(Double.self, forKey: key) { return number }
    if let text = try? container.decode(String.self, forKey: key),
      let number = RequestReader.infinity(text)
    {
      return number
    }
    throw problem(name, "'\(name)' must be a number within the range of a double")
  }

  /// A number that may be missing.
  func number(_ name: String, default standard: Double) throws(RequestProblem) -> Double {
    has(name) ? try number(name) : standard
  }

  /// A finite number.
  func finiteNumber(_ name: String) throws(RequestProblem) -> Double {
    let number = try number(name)
    guard number.isFinite else { throw problem(name, "'\(name)' must be finite") }
    return number
  }

  /// A finite number that may be missing.
  func finiteNumber(_ name: String, default standard: Double) throws(RequestProblem) -> Double {
    has(name) ? try finiteNumber(name) : standard
  }

  /// A list of numbers.
  func numbers(_ name: String) throws(RequestProblem) -> [Double] {
    let key = try required(name)
    if let numbers = try? container.decode([Double].self, forKey: key) { return numbers }
    // Some element is no plain number: infinity as a text, or the fault.
    guard var list = try? container.nestedUnkeyedContainer(forKey: key) else {
      throw problem(name, "'\(name)' must be a list of numbers")
    }
    var numbers: [Double] = []
    while !list.isAtEnd {
      if let number = try? list.decode(Double.self) {
        numbers.append(number)
      } else if let text = try? list.decode(String.self),
        let number = RequestReader.infinity(text)
      {
        numbers.append(number)
      } else {
        let element = "\(name)[\(numbers.count)]"
        throw problem(element, "'\(element)' must be a number within the range of a double")
      }
    }
    return numbers
  }

  /// A list of finite numbers, of which any may be null.
  func optionalNumbers(_ name: String) throws(RequestProblem) -> [Double?] {
    let key = try required(name)
    if let numbers = try? container.decode([Double?].self, forKey: key) { return numbers }
    throw problem(name, "'\(name)' must be a list of numbers, null where one is missing")
  }

  /// A list of texts.
  func texts(_ name: String) throws(RequestProblem) -> [String] {
    let key = try required(name)
    do {
      return try container.decode([String].self, forKey: key)
    } catch {
      throw problem(name, "'\(name)' must be a list of texts")
    }
  }

  /// Whether a member is there and null.
  func isNull(_ name: String) -> Bool {
    let key = MemberName(stringValue: name)
    return container.contains(key) && (try? container.decodeNil(forKey: key)) == true
  }

  /// An object.
  func object(_ name: String) throws(RequestProblem) -> RequestReader {
    let key = try required(name)
    do {
      let nested = try container.nestedContainer(keyedBy: MemberName.self, forKey: key)
      return RequestReader(nested, path: place(name))
    } catch {
      throw problem(name, "'\(name)' must be an object")
    }
  }

  /// A list of objects.
  func objects(_ name: String) throws(RequestProblem) -> [RequestReader] {
    let key = try required(name)
    guard var list = try? container.nestedUnkeyedContainer(forKey: key) else {
      throw problem(name, "'\(name)' must be a list of objects")
    }
    var objects: [RequestReader] = []
    while !list.isAtEnd {
      let element = "\(name)[\(objects.count)]"
      guard let nested = try? list.nestedContainer(keyedBy: MemberName.self) else {
        throw problem(element, "'\(element)' must be an object")
      }
      objects.append(RequestReader(nested, path: place(element)))
    }
    return objects
  }

  /// The identity of a request, ready to be written again: a text, a number, a truth value or null.
  func identity() -> RequestIdentity {
    let key = MemberName(stringValue: "id")
    if let text = try? container.decode(String.self, forKey: key) { return .text(text) }
    if let whole = try? container.decode(Int.self, forKey: key) { return .whole(whole) }
    if let number = try? container.decode(Double.self, forKey: key) { return .number(number) }
    if let flag = try? container.decode(Bool.self, forKey: key) { return .flag(flag) }
    return .none
  }

  private static func infinity(_ text: String) -> Double? {
    switch text {
    case "Infinity": .infinity
    case "-Infinity": -.infinity
    default: nil
    }
  }
}

/// What a request calls itself.
enum RequestIdentity {
  case none
  case text(String)
  case whole(Int)
  case number(Double)
  case flag(Bool)

  /// Writes it as JSON.
  func write(into buffer: inout ByteBuffer) {
    switch self {
    case .none: buffer.append("null" as StaticString)
    case .text(let text): buffer.append(jsonString: text)
    case .whole(let number): buffer.append(number)
    case .number(let number): buffer.append(jsonNumber: number)
    case .flag(let flag): buffer.append(flag ? "true" as StaticString : "false")
    }
  }
}
