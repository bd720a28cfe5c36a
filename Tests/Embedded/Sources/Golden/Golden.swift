/// Hashes of many results, one for each room, equal wherever the same code runs.
public enum Golden {
  /// The names of the rooms, in the order of their hashes.
  public static let rooms: [StaticString] = sections.map { $0.name }

  /// The hash of a room's results; 0 where there is no such room.
  public static func hash(ofRoom index: Int) -> UInt64 {
    guard sections.indices.contains(index) else { return 0 }
    var hash = ResultHash()
    sections[index].add(&hash)
    return hash.value
  }

  private static let sections: [(name: StaticString, add: @Sendable (inout ResultHash) -> Void)] = [
    ("Math", { addMath(to: &$0) }),
    ("Time", { addTime(to: &$0) }),
    ("Values", { addValues(to: &$0) }),
    ("Color", { addColor(to: &$0) }),
    ("Transforms", { addTransforms(to: &$0) }),
    ("Rotations", { addRotations(to: &$0) }),
    ("Physics", { addPhysics(to: &$0) }),
    ("Easing", { addEasing(to: &$0) }),
    ("Geometry", { addGeometry(to: &$0) }),
    ("Tracks", { addTracks(to: &$0) }),
    ("Curves", { addCurves(to: &$0) }),
    ("Algebra", { addAlgebra(to: &$0) }),
    ("Timing", { addTiming(to: &$0) }),
    ("Clips", { addClips(to: &$0) }),
    ("Analysis", { addAnalysis(to: &$0) }),
    ("Text", { addText(to: &$0) }),
    ("Presets", { addPresets(to: &$0) }),
    ("Playback", { addPlayback(to: &$0) }),
    ("Interruption", { addInterruption(to: &$0) }),
    ("Timelines", { addTimelines(to: &$0) }),
    ("Scenes", { addScenes(to: &$0) }),
  ]
}

/// A running hash of results, the same on every machine.
struct ResultHash {
  /// The hash so far.
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Adds whole numbers.
  mutating func add(_ number: Int64) { mix(UInt64(bitPattern: number)) }

  /// Adds a number bit for bit; every NaN counts the same, since processors differ in its bits.
  mutating func add(_ number: Double) {
    mix(number.isNaN ? 0x7FF8_0000_0000_0000 : number.bitPattern)
  }

  /// Adds a number, or that there is none.
  mutating func add(_ number: Double?) {
    if let number { add(number) } else { mix(0x6E6F_6E65) }
  }

  /// Adds a time, exactly.
  mutating func add(_ time: Duration) {
    let (seconds, attoseconds) = time.components
    add(seconds)
    add(attoseconds)
  }

  /// Adds a text.
  mutating func add(_ text: String) {
    for byte in text.utf8 { mix(UInt64(byte)) }
    mix(0xFF)
  }

  private mutating func mix(_ bits: UInt64) {
    value = (value ^ bits) &* 0x100_0000_01B3
    value ^= value >> 29
  }
}

/// Numbers that are random enough and the same everywhere.
struct Numbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The next 64 bits.
  mutating func bits() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// The next number from `low` up to `high`.
  mutating func number(from low: Double, to high: Double) -> Double {
    low + (high - low) * (Double(bits() >> 11) * 0x1p-53)
  }

  /// The next number of any kind: every bit pattern is as likely as the others.
  mutating func anything() -> Double { Double(bitPattern: bits()) }
}
