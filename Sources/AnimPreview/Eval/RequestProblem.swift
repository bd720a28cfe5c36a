/// Why a request can't be answered, and which member is at fault.
struct RequestProblem: Error {
  /// What is wrong, as a sentence without a full stop.
  var message: String
  /// The path of the member, such as `timing.duration` or `x[3]`; empty for the line as a whole.
  var place: String
}
