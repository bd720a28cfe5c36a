/// One line of `eval`: who asks, and the answer or what is wrong with the question.
///
/// The answer is formed while the line is read, so that nothing of a request is kept.
struct Request: Decodable {
  /// The answer as JSON, with the braces and without the line's end.
  let answer: ByteBuffer
  /// Whether the request was answered rather than refused.
  let isAnswered: Bool

  init(from decoder: any Decoder) {
    do {
      let reader = try RequestReader(decoder)
      let identity = reader.identity()
      do {
        answer = try Request.answer(to: reader, identity)
        isAnswered = true
      } catch {
        answer = Request.refusal(error, identity)
        isAnswered = false
      }
    } catch {
      answer = Request.refusal(error, .none)
      isAnswered = false
    }
  }

  /// An answer that says what is wrong.
  static func refusal(_ problem: RequestProblem, _ identity: RequestIdentity) -> ByteBuffer {
    var buffer = ByteBuffer()
    buffer.append("{\"id\":" as StaticString)
    identity.write(into: &buffer)
    buffer.append(jsonName: "error")
    buffer.append(jsonString: problem.message)
    buffer.append(jsonName: "at")
    buffer.append(jsonString: problem.place)
    buffer.append("}" as StaticString)
    return buffer
  }

  private static func answer(
    to reader: RequestReader, _ identity: RequestIdentity
  ) throws(RequestProblem) -> ByteBuffer {
    let name = try reader.text("schema")
    guard let schema = RequestSchema(rawValue: name) else {
      let known = RequestSchema.allCases.map(\.rawValue)
      let near = Suggestion.nearest(to: name, among: known)
      throw reader.problem(
        "schema",
        "there is no schema '\(name)'"
          + (near.map { "; did you mean '\($0)'?" }
            ?? "; there are \(known.joined(separator: ", "))"))
    }
    var buffer = ByteBuffer()
    buffer.append("{\"id\":" as StaticString)
    identity.write(into: &buffer)
    try schema.answer(reader, into: &buffer)
    buffer.append("}" as StaticString)
    return buffer
  }
}

/// What can be asked.
enum RequestSchema: String, CaseIterable {
  case easing = "easing/1"
  case easingSyntax = "easing-syntax/1"
  case timing = "timing/1"
  case keyframes = "keyframes/1"
  case iterationComposite = "keyframes-iteration-composite/1"
  case severalProperties = "keyframes-multi/1"
  case colorMix = "color-mix/1"
  case colorAnimation = "color-animation/1"
  case transforms = "transforms/1"
  case transformProperties = "transform-properties/1"
  case animation = "animation/1"
  case spring = "spring/1"

  /// Adds the members of the answer after the identity.
  func answer(
    _ request: RequestReader, into buffer: inout ByteBuffer
  ) throws(RequestProblem) {
    switch self {
    case .easing: try EasingAnswer.write(request, into: &buffer)
    case .easingSyntax: try EasingAnswer.writeSyntax(request, into: &buffer)
    case .timing: try TimingAnswer.write(request, into: &buffer)
    case .keyframes: try KeyframesAnswer.write(request, into: &buffer)
    case .iterationComposite: try KeyframesAnswer.writeIterations(request, into: &buffer)
    case .severalProperties: try KeyframesAnswer.writeProperties(request, into: &buffer)
    case .colorMix: try ColorAnswer.writeMix(request, into: &buffer)
    case .colorAnimation: try ColorAnswer.writeAnimation(request, into: &buffer)
    case .transforms: try TransformAnswer.write(request, into: &buffer)
    case .transformProperties: try TransformAnswer.writeProperty(request, into: &buffer)
    case .animation: try AnimationAnswer.write(request, into: &buffer)
    case .spring: try SpringAnswer.write(request, into: &buffer)
    }
  }
}
