import Golden

/// Prints the name and the hash of every room.
@main
enum NativeGolden {
  static func main() {
    for (index, room) in Golden.rooms.enumerated() {
      print(room, Golden.hash(ofRoom: index))
    }
  }
}
