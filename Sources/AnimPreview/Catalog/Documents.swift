/// Animations in files.
enum Documents {
  /// Why a file is not shown: this version reads none, and this one may not even be there.
  static func failure(path: String) -> Failure {
    if path != "-" {
      do {
        _ = try InputFile(path: path)
      } catch {
        return error
      }
    }
    return .usage(
      "this version reads no animation files",
      hint: "Write the keyframes themselves: '0:0.6 60%:1.1 100%:1 / 255.5ms'.")
  }
}
