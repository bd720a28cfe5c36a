/// The terminal preview of Keyframes.
@main
enum AnimPreview {
  static func main() {
    Interruption.install()
    let tool = Tool(
      surroundings: .current(),
      output: DescriptorSink(descriptor: 1, name: "standard output"),
      errorOutput: DescriptorSink(descriptor: 2, name: "standard error"))
    let code = tool.run(Array(CommandLine.arguments.dropFirst()))
    ProcessEnd.end(code)
  }
}
