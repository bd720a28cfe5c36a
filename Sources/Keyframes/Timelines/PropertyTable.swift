/// Finds a property among those seen before.
///
/// A dictionary in a few lines: that of the standard library calls a function of the C library,
/// which a small device doesn't have.
struct PropertyTable {
  private var identities: [PropertyIdentity] = []
  /// Places of identities where their hashes point, or a negative number; a power of two of them.
  private var buckets: [Int] = Array(repeating: -1, count: 16)

  /// The place of a property in the order in which they were first asked for, and whether this is
  /// the first time.
  mutating func place(of identity: PropertyIdentity) -> (place: Int, isNew: Bool) {
    var bucket = bucket(of: identity)
    while buckets[bucket] >= 0 {
      if identities[buckets[bucket]] == identity { return (buckets[bucket], false) }
      bucket = (bucket + 1) & (buckets.count - 1)
    }
    buckets[bucket] = identities.count
    identities.append(identity)
    if identities.count * 2 > buckets.count { grow() }
    return (identities.count - 1, true)
  }

  private func bucket(of identity: PropertyIdentity) -> Int {
    Int(truncatingIfNeeded: identity.scattered) & (buckets.count - 1)
  }

  private mutating func grow() {
    buckets = Array(repeating: -1, count: buckets.count * 2)
    for place in identities.indices {
      var bucket = bucket(of: identities[place])
      while buckets[bucket] >= 0 { bucket = (bucket + 1) & (buckets.count - 1) }
      buckets[bucket] = place
    }
  }
}

extension PropertyIdentity {
  /// Bits that are equal where the properties are; Fowler, Noll and Vo's hash of the name.
  fileprivate var scattered: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name.text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    #if !hasFeature(Embedded)
      if let keyPath {
        var hasher = Hasher()
        keyPath.hash(into: &hasher)
        hash ^= UInt64(truncatingIfNeeded: hasher.finalize())
      }
    #endif
    return hash ^ (hash >> 32)
  }
}
