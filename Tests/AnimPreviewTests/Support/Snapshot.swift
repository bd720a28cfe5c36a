import Foundation
import Testing

/// Screens kept as text files, one a file, in the folder `Snapshots`.
///
/// With `RECORD_SNAPSHOTS` set, a run writes the files instead of comparing with them.
enum Snapshot {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Snapshots")

  /// Expects a screen to be the stored one.
  static func expect(
    _ screen: String, named name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appendingPathComponent(name + ".txt")
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
      try Data(screen.utf8).write(to: file)
    }
    let stored = try String(contentsOf: file, encoding: .utf8)
    #expect(screen == stored, "\(name)", sourceLocation: sourceLocation)
  }
}
