import BenchmarkSupport

/// Where a pass writes its results, as a caller of the library does.
final class Results<Value> {
  private var values: [Value]
  private let show: (Value) -> Void

  init(count: Int, initial: Value, show: @escaping (Value) -> Void) {
    values = Array(repeating: initial, count: count)
    self.show = show
  }

  /// Lends the results to one pass and then shows one of them to the outside.
  ///
  /// The class is touched once for each pass, never inside a loop.
  @inline(__always)
  func lend(_ body: (inout MutableSpan<Value>) -> Void) {
    var values = [Value]()
    swap(&values, &self.values)
    var span = values.mutableSpan
    body(&span)
    swap(&values, &self.values)
    show(self.values[self.values.count / 2])
  }

  /// One call for each input, the results written side by side.
  @inline(__always)
  func fill<Input>(_ inputs: [Input], _ value: (Input) -> Value) {
    lend { output in
      let inputs = inputs.span
      for index in inputs.indices { output[index] = value(inputs[index]) }
    }
  }
}

extension Results<Double> {
  /// Room for numbers.
  convenience init(count: Int) {
    self.init(count: count, initial: 0, show: { consume_double($0) })
  }
}
