/// Work that is measured, and what it is held against.
struct Workload {
  /// The suite and the case, such as `Tracks/W1 value(at:)`.
  let name: String
  /// How many operations one pass does.
  let operations: Int
  /// The bytes that one pass reads and writes, for the comparison with a scale loop over as many;
  /// nothing where memory plays no part.
  var bytes: Int?
  /// Whether a pass may ask for memory; where it may not, one that does is a failure.
  var mayAllocate = false
  /// One pass.
  let pass: () -> Void
  /// The same work done the textbook way.
  var reference: (() -> Void)?
  /// How many operations one pass of the reference does, where they are fewer.
  var referenceOperations: Int?
  /// The bytes that a key takes in what is evaluated; nothing where there are no keys.
  var bytesPerKey: Double?
}

/// What one workload took.
struct Measurement: Codable {
  let name: String
  /// Nanoseconds an operation, the median over the repeats.
  let ns: Double
  /// The distance between the quartiles of the repeats as a part of the median.
  let spread: Double
  /// The textbook's time divided by this time, measured in turns in the same run.
  let ratioToReference: Double?
  /// The speed as a percentage of a loop that scales as many bytes, measured in turns.
  let percentOfScaleLoop: Double?
  /// Allocations in one pass; nothing where they are not counted.
  let allocations: Int?
  /// Bytes allocated in one pass; nothing where they are not counted.
  let bytes: Int?
  /// Bytes that a key takes in what is evaluated; nothing where that is not told.
  let bytesPerKey: Double?

  /// Every member is written, absent values as `null`.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(ns, forKey: .ns)
    try container.encode(spread, forKey: .spread)
    try container.encode(ratioToReference, forKey: .ratioToReference)
    try container.encode(percentOfScaleLoop, forKey: .percentOfScaleLoop)
    try container.encode(allocations, forKey: .allocations)
    try container.encode(bytes, forKey: .bytes)
    try container.encode(bytesPerKey, forKey: .bytesPerKey)
  }
}
