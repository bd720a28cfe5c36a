/// Elements in memory of their own that nobody shares, and as many as there were at first.
///
/// An array asks before every change whether somebody else has it too; that call costs more than
/// the change, where a frame makes a few of them.
@safe
struct UnsharedBuffer<Element: ~Copyable>: ~Copyable {
  private let elements: UnsafeMutableBufferPointer<Element>

  init(count: Int, _ element: (Int) -> Element) {
    unsafe elements = .allocate(capacity: count)
    for index in 0..<count { unsafe elements.initializeElement(at: index, to: element(index)) }
  }

  deinit {
    unsafe elements.deinitialize()
    unsafe elements.deallocate()
  }

  var count: Int { unsafe elements.count }

  /// An element; one that is not there traps.
  subscript(index: Int) -> Element {
    @inline(__always)
    unsafeAddress {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "there is no such element")
      return unsafe UnsafePointer(elements.baseAddress.unsafelyUnwrapped + index)
    }
    @inline(__always)
    unsafeMutableAddress {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "there is no such element")
      return unsafe elements.baseAddress.unsafelyUnwrapped + index
    }
  }
}
