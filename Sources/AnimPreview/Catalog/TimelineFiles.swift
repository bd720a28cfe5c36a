import Keyframes

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads timelines from files.
enum TimelineFiles {
  /// The bytes of the largest document that is read; a timeline takes forty times as many.
  private static let limit = 1 << 24

  /// The timeline of a document, or of one thing in it; `-` is standard input.
  static func preview(
    _ argument: String, _ changes: TimelineChanges
  ) throws(Failure) -> TimelinePreview {
    let selection = DocumentSelection(argument)
    let path = selection.path
    let bytes = try contents(of: path)
    let name = path == "-" ? "standard input" : path
    if let fault = JSONSyntax.fault(in: bytes) {
      let place = JSONPlace(ofByte: fault.offset, in: bytes)
      throw Failure(
        code: .badData, message: "\(name):\(place.line):\(place.column): \(fault.message)",
        excerpt: Failure.Excerpt(
          text: place.text, offset: place.offset, length: place.length, label: ""))
    }
    do {
      let document = try document(bytes)
      // What is wrong anywhere in it is told, whatever is chosen.
      _ = try document.timeline()
      let chosen = try selection.chosen(from: document)
      let timeline = changes.applied(to: try chosen.timeline())
      let title = chosen.name ?? title(of: path)
      return TimelinePreview(title, timeline, columns: timeline.initial.names) { $0.values }
    } catch let error as TimelineDocumentError {
      throw failure(error, bytes, name)
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(code: .badData, message: "\(name) can't be read")
    }
  }

  /// A failure that names a line and a column of a file.
  private static func failure(
    _ error: TimelineDocumentError, _ bytes: [UInt8], _ name: String
  ) -> Failure {
    let place = JSONPlace(of: error.path, in: bytes)
    let position = place.map { ":\($0.line):\($0.column)" } ?? ""
    let path = error.path.isEmpty ? "" : "\(error.path): "
    return Failure(
      code: .badData, message: "\(name)\(position): \(path)\(error.message)",
      excerpt: place.map {
        Failure.Excerpt(text: $0.text, offset: $0.offset, length: $0.length, label: "")
      })
  }

  private static func document(_ bytes: [UInt8]) throws -> TimelineDocument {
    do {
      return try JSONDecoder().decode(TimelineDocument.self, from: Data(bytes))
    } catch let error as DecodingError {
      // What is wrong with a document has a place; without one it can't be read at all.
      if case .dataCorrupted(let context) = error, context.codingPath.isEmpty {
        throw TimelineDocumentError(path: "", message: "this is not JSON in UTF-8")
      }
      throw TimelineDocumentError(error)
    }
  }

  /// The name of a file without its folder and its ending.
  private static func title(of path: String) -> String {
    let file = path.split(separator: "/").last ?? "timeline"
    return path == "-" ? "timeline" : String(file.prefix { $0 != "." })
  }

  private static func contents(of path: String) throws(Failure) -> [UInt8] {
    guard let bytes = try InputFile(path: path).rest(limit: limit) else {
      throw Failure(code: .badData, message: "the document is larger than 16 MiB")
    }
    return bytes
  }
}
