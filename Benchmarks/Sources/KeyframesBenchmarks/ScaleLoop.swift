import BenchmarkSupport

/// The plainest loop there is over so many bytes: each number read, scaled and written.
///
/// What it takes is what the machine takes to bring the bytes by.
final class ScaleLoop {
  private let input: [Double]
  private var output: [Double]

  /// A loop that reads half of the bytes and writes the other half.
  init(bytes: Int) {
    let count = max(bytes / 16, 1)
    input = (0..<count).map { Double($0 % 1_000) }
    output = Array(repeating: 0, count: count)
  }

  /// One pass over all bytes.
  func pass() {
    let input = input
    ScaleLoop.scale(input.span, into: &output)
    consume_double(output[output.count / 2])
  }

  @inline(never)
  private static func scale(_ input: Span<Double>, into output: inout [Double]) {
    var output = output.mutableSpan
    for index in input.indices { output[index] = input[index] * 1.000_001 }
  }
}
