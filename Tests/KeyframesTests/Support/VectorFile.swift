import Foundation

/// One of the files in `Vectors`: what browsers answered, a list of cases.
struct VectorFile<Case: Decodable>: Decodable {
  var cases: [Case]

  /// The file of a name without its suffix.
  static func load(_ name: String) throws -> [Case] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(contentsOf: folder.appending(path: "Vectors/\(name).json"))
    return try JSONDecoder().decode(VectorFile.self, from: data).cases
  }
}

/// A number in a vector, or "Infinity", or nothing.
struct VectorNumber: Decodable, Equatable {
  var value: Double

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      guard text == "Infinity" else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: text)
      }
      value = .infinity
    } else {
      value = try container.decode(Double.self)
    }
  }
}
