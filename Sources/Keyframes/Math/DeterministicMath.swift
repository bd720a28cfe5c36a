/// Elementary functions that give the same bits on every platform, in every build mode.
///
/// The C library's functions differ in their last digits between systems, versions and even
/// processors. These use only `+ − × ÷`, square root, comparisons, conversions and operations on
/// bits, each of which IEEE 754 defines to the last bit, in a fixed order and without fused
/// multiply-add. They need no C library and work as Embedded Swift.
///
/// Guaranteed for every function here: an error below one unit in the last place of the exact
/// result, subnormal arguments and results included; the values of IEEE 754 and C99 for zeros,
/// infinities, NaN and arguments outside the domain, the sign of a zero included; a NaN result is
/// always `Double.nan`. They assume the default floating-point environment (rounding to nearest,
/// subnormal numbers not flushed to zero).
///
/// ```swift
/// DeterministicMath.exp(1)   // 2.718281828459045
/// DeterministicMath.sin(.pi) // 1.2246467991473532e-16
/// ```
public enum DeterministicMath {}
