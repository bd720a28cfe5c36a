// `.squareRoot()` compiles to one instruction, but on Linux the optimiser keeps a reference to
// the C symbol `sqrt` for negative arguments, so the link needs the C mathematics library.
// Nothing of it is called: every elementary function of Keyframes is its own.
#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif
