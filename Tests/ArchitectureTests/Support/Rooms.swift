/// The rooms of the library: the folders of `Sources/Keyframes`, each of which may use itself and
/// the rooms before it.
enum Rooms {
  /// From the ground up; Presets and Interchange stand side by side on the top floor.
  static let floors: [[String]] = [
    ["Math"], ["Text"], ["Time"], ["Values"], ["Color"], ["Transforms"], ["Physics"],
    ["Easing"], ["Geometry"], ["Tracks"], ["Timing"], ["Clips"], ["Events"], ["Timelines"],
    ["Interruption"], ["Playback"], ["Analysis"],
    ["Presets", "Interchange"],
  ]

  /// All names.
  static let names = floors.flatMap { $0 }

  /// The floor of a room, from 0.
  static func floor(of room: String) -> Int? { floors.firstIndex { $0.contains(room) } }

  /// Whether code of one room may name what another declares.
  static func may(_ room: String, use other: String) -> Bool {
    guard let floor = floor(of: room), let below = self.floor(of: other) else { return false }
    return room == other || below < floor
  }
}

extension SourceFile {
  /// The room of a file of the library.
  var room: String {
    let parts = path.split(separator: "/")
    return parts.count > 3 ? String(parts[2]) : ""
  }
}
