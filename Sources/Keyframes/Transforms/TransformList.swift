/// A list of transform functions, as the `transform` property of CSS has it.
///
/// ```swift
/// let from: TransformList = [.translate(x: 10), .rotate(.degrees(0))]
/// let to: TransformList = "translateX(100px) rotate(720deg)"
/// from.interpolated(to: to, at: 0.5)  // translate(55px, 0px) rotate(360deg)
/// ```
///
/// Lists are mixed as CSS Transforms Level 2 says. Functions at the same place and of one kind are
/// mixed number by number, so that a rotation keeps its turns. A shorter list is filled up with
/// functions that change nothing. From the first two of different kinds on, what is left of both
/// lists is multiplied to a matrix, and the matrices are taken apart, mixed and put together again.
/// Where a matrix can't be taken apart, the whole list flips at the middle.
public struct TransformList: Hashable, Sendable {
  /// The functions; the first is the outermost, applied last.
  public var functions: [TransformFunction]

  /// A list of functions.
  public init(_ functions: [TransformFunction]) { self.functions = functions }

  /// The list that changes nothing: `none`.
  public static let none = TransformList([])

  /// The product of all functions.
  public var matrix: TransformMatrix { TransformList.matrix(of: functions[...]) }

  static func matrix(of functions: ArraySlice<TransformFunction>) -> TransformMatrix {
    guard let first = functions.first else { return .identity }
    var product = first.matrix
    for function in functions.dropFirst() { product = product * function.matrix }
    return product
  }
}

extension TransformList: ExpressibleByArrayLiteral {
  /// A list of functions.
  public init(arrayLiteral functions: TransformFunction...) { self.init(functions) }
}

extension TransformList: Interpolatable {
  /// The way between two lists, matched and taken apart once.
  public typealias Course = TransformCourse

  /// The list at `progress` on the way to `other`.
  public func interpolated(to other: TransformList, at progress: Double) -> TransformList {
    TransformCourse(from: self, to: other).value(at: progress)
  }

  /// The list underneath followed by the receiver.
  public func added(to underlying: TransformList) -> TransformList {
    TransformList(underlying.functions + functions)
  }

  /// The list built up on `count` repetitions of another, function by function where they match.
  ///
  /// What does not match is multiplied to a matrix; where a matrix can't be taken apart, the
  /// receiver's stands.
  public func accumulated(onto repeated: TransformList, count: Double) -> TransformList {
    let pairs = TransformPairs(repeated.functions, functions)
    var result = pairs.matched.map { $0.1.accumulated(onto: $0.0, count: count) }
    if let (first, second) = pairs.rest {
      result.append(.matrix(second.accumulated(onto: first, count: count)))
    }
    return TransformList(result)
  }
}

/// Two lists of functions side by side.
struct TransformPairs {
  /// The functions of one kind at the same places, from the start.
  var matched: [(TransformFunction, TransformFunction)] = []
  /// What is left of both, multiplied, where two of different kinds met.
  var rest: (TransformMatrix, TransformMatrix)?

  init(_ first: [TransformFunction], _ second: [TransformFunction]) {
    for index in 0..<max(first.count, second.count) {
      let one = index < first.count ? first[index] : second[index].identity
      let other = index < second.count ? second[index] : one.identity
      guard one.isAlike(other) else {
        rest = (
          TransformList.matrix(of: first[index...]), TransformList.matrix(of: second[index...])
        )
        return
      }
      matched.append((one, other))
    }
  }
}
