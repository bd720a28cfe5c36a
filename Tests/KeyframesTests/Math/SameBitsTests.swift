import Testing

@testable import Keyframes

@Suite struct SameBitsTests {
  /// One number for all results of a function at drawn bit patterns, NaN and infinities included.
  static func hash(_ seed: UInt64, _ function: (Double, Double) -> Double) -> UInt64 {
    var generator = SplitMix64(seed: seed)
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for round in 0..<3_000 {
      var (x, y) = (generator.next(), generator.next())
      // Every bit pattern one time, numbers between 2^−16 and 2^16 the other two.
      if round % 3 != 0 {
        x = x & 0x801F_FFFF_FFFF_FFFF | (0x3EF + (x >> 53) % 32) << 52
        y = y & 0x801F_FFFF_FFFF_FFFF | (0x3EF + (y >> 53) % 32) << 52
      }
      let result = function(Double(bitPattern: x), Double(bitPattern: y))
      hash = (hash ^ result.bitPattern) &* 0x0000_0100_0000_01B3
    }
    return hash
  }

  /// Debug and release, every processor: these numbers are the same everywhere.
  @Test func everyBuildGivesTheSameBits() {
    let all: [(String, (Double, Double) -> Double, UInt64)] = [
      ("exp", { x, _ in DeterministicMath.exp(x) }, 0x06BF_C1DF_B7DC_0D52),
      ("exp2", { x, _ in DeterministicMath.exp2(x) }, 0x0861_57B8_35FC_DD1F),
      ("expm1", { x, _ in DeterministicMath.expm1(x) }, 0x0FAE_CDEF_B757_A7E7),
      ("log", { x, _ in DeterministicMath.log(x) }, 0xB055_B068_8C2D_BE4A),
      ("log2", { x, _ in DeterministicMath.log2(x) }, 0x3233_5E1D_C1A0_2C12),
      ("log1p", { x, _ in DeterministicMath.log1p(x) }, 0x982A_DCD1_45E2_4F48),
      ("pow", { x, y in DeterministicMath.pow(x, y) }, 0x816F_6996_F425_E11F),
      ("sin", { x, _ in DeterministicMath.sin(x) }, 0xC73C_D5CA_2369_0C76),
      ("cos", { x, _ in DeterministicMath.cos(x) }, 0x2C90_DBC6_D24D_619D),
      ("tan", { x, _ in DeterministicMath.tan(x) }, 0xFD56_3DC2_DBCC_A607),
      ("asin", { x, _ in DeterministicMath.asin(x) }, 0xD7FD_164E_4269_5770),
      ("acos", { x, _ in DeterministicMath.acos(x) }, 0x2372_3655_6AA9_AA92),
      ("atan", { x, _ in DeterministicMath.atan(x) }, 0x23F7_4F57_B551_2B40),
      ("atan2", { x, y in DeterministicMath.atan2(y: x, x: y) }, 0xE74E_FFDE_2BED_18AF),
      ("sinh", { x, _ in DeterministicMath.sinh(x) }, 0x9DAA_83FF_24AB_2F7C),
      ("cosh", { x, _ in DeterministicMath.cosh(x) }, 0xCE76_C5ED_1140_99F8),
      ("tanh", { x, _ in DeterministicMath.tanh(x) }, 0xBE05_C967_23D6_CB5D),
      ("cbrt", { x, _ in DeterministicMath.cbrt(x) }, 0x9C0D_E4AF_8240_E023),
      ("hypot", { x, y in DeterministicMath.hypot(x, y) }, 0x7A1C_C4A9_E274_E637),
    ]
    for (name, function, expected) in all {
      let hash = Self.hash(7, function)
      #expect(hash == expected, "\(name): \(hash)")
    }
  }
}
