/// Something that doesn't change, held once for all who look at it.
final class Shared<Content: Sendable>: Sendable {
  let content: Content

  init(_ content: Content) { self.content = content }
}
