import Testing

@Suite struct NamesTests {
  /// Names of types that user interface frameworks own; a second type of the same name would make
  /// both ambiguous wherever both modules are imported.
  private static let taken: Set = [
    "Alignment", "Anchor", "Angle", "Animatable", "AnimatablePair", "AnimatableValues", "Animation",
    "AnimationCompletionCriteria", "AnimationContext", "AnimationState", "AnyTransition", "Axis",
    "Binding", "Button", "Canvas", "Capsule", "Circle", "Color", "ContentTransition",
    "CubicKeyframe", "CustomAnimation", "Edge", "EdgeInsets", "Ellipse", "Environment", "Form",
    "Gradient", "Group", "Image", "Keyframes", "KeyframeAnimator", "KeyframeTimeline",
    "KeyframeTrack", "KeyframeTrackContentBuilder", "KeyframesBuilder", "Label", "Layout",
    "LinearKeyframe", "List", "Menu", "MoveKeyframe", "Path", "PhaseAnimator", "Picker",
    "ProjectionTransform", "Rectangle", "Sequence", "Shape", "Slider", "Spring", "SpringKeyframe",
    "State", "Text", "TimelineSchedule", "TimelineView", "Transaction", "Transition", "UnitCurve",
    "UnitPoint", "VectorArithmetic", "View",
  ]

  private static let keywords: Set = ["struct", "enum", "class", "actor", "protocol", "typealias"]

  /// The types at the top of a file, with whether they are public.
  private func types(of file: SourceFile) -> [(name: String, isPublic: Bool, line: Int)] {
    var depth = 0
    var types: [(String, Bool, Int)] = []
    for (index, token) in file.tokens.enumerated() {
      if token.text == "{" { depth += 1 }
      if token.text == "}" { depth -= 1 }
      guard depth == 0, Self.keywords.contains(token.text), index + 1 < file.tokens.count else {
        continue
      }
      let modifiers = file.tokens[max(index - 4, 0)..<index].filter { $0.line == token.line }
      let isPublic = modifiers.contains { $0.text == "public" }
      types.append((file.tokens[index + 1].text, isPublic, token.line))
    }
    return types
  }

  @Test func noPublicTypeHasANameThatUserInterfaceFrameworksOwn() {
    var count = 0
    for file in Repository.library {
      for type in types(of: file) where type.isPublic {
        count += 1
        #expect(!Self.taken.contains(type.name), "\(file.path):\(type.line) declares \(type.name)")
      }
    }
    #expect(count > 20)
  }

  @Test func everyFileIsNamedOnceInTheLibrary() {
    let names = Repository.library.map(\.name)
    #expect(Set(names).count == names.count)
  }
}
