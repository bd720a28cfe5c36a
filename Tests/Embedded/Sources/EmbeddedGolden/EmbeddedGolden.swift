import Golden

/// The hash of one room, for whoever runs the module.
@c(golden_hash)
public func goldenHash(_ room: Int32) -> UInt64 { Golden.hash(ofRoom: Int(room)) }
