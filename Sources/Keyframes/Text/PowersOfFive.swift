/// Powers of five for exact reading of decimals.
///
/// `Tests/KeyframesTests/Text/make_powers_of_five.py` prints the table.
enum PowersOfFive {
  /// 5⁰ to 5²⁷, all that fit into 64 bits.
  static let exact: [UInt64] = [
    1, 5,
    25, 125,
    625, 3_125,
    15_625, 78_125,
    390_625, 1_953_125,
    9_765_625, 48_828_125,
    244_140_625, 1_220_703_125,
    6_103_515_625, 30_517_578_125,
    152_587_890_625, 762_939_453_125,
    3_814_697_265_625, 19_073_486_328_125,
    95_367_431_640_625, 476_837_158_203_125,
    2_384_185_791_015_625, 11_920_928_955_078_125,
    59_604_644_775_390_625, 298_023_223_876_953_125,
    1_490_116_119_384_765_625, 7_450_580_596_923_828_125,
  ]

  /// 10⁰ to 10²², all that a double holds exactly.
  static let doubles: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// An exponent of five as 27 times a factor plus a residue of 0 to 26.
  static func split(_ exponent: Int) -> (factor: Int, residue: Int) {
    let factor = (exponent >= 0 ? exponent : exponent - 26) / 27
    return (factor, exponent - 27 * factor)
  }

  /// 5 to 27 times a factor of -13 to 11, scaled into 128 bits and rounded down.
  static func large(_ factor: Int) -> UInt128 {
    let (high, low) = scaled[factor + 13]
    return UInt128(high) << 64 | UInt128(low)
  }

  /// The power of two that ``large(_:)`` is to be multiplied with.
  static func binaryExponent(_ factor: Int) -> Int {
    // 152170 / 65536 is log2(5), near enough for every factor of the table.
    (27 * factor * 152_170) >> 16 - 127
  }

  private static let scaled: [(UInt64, UInt64)] = [
    (0x8049_A4AC_0C58_11AE, 0x205B_896D_777D_6278),
    (0xCF42_894A_5DCE_35EA, 0x5206_4CAC_8286_75B9),
    (0xA76C_5823_38ED_2621, 0xAF2A_F2B8_0AF6_F24E),
    (0x873E_4F75_E222_4E68, 0x5A77_44A6_E804_A291),
    (0xDA7F_5BF5_9096_6848, 0xAF39_A475_506A_899E),
    (0xB080_392C_C434_9DEC, 0xBD8D_794D_96AA_CFB3),
    (0x8E93_8662_882A_F53E, 0x547E_B47B_7282_EE9C),
    (0xE658_29B3_046B_0AFA, 0x0CB4_A5A3_112A_5112),
    (0xBA12_1A46_50E4_DDEB, 0x92F3_4D62_616C_E413),
    (0x964E_858C_91BA_2655, 0x3A6A_07F8_D510_F86F),
    (0xF2D5_6790_AB41_C2A2, 0xFAE2_7299_423F_B9C3),
    (0xC428_D05A_A475_1E4C, 0xAA97_E14C_3C26_B886),
    (0x9E74_D1B7_91E0_7E48, 0x775E_A264_CF55_347D),
    (0x8000_0000_0000_0000, 0x0000_0000_0000_0000),
    (0xCECB_8F27_F420_0F3A, 0x0000_0000_0000_0000),
    (0xA70C_3C40_A64E_6C51, 0x9990_90B6_5F67_D924),
    (0x86F0_AC99_B4E8_DAFD, 0x69A0_28BB_3DED_71A3),
    (0xDA01_EE64_1A70_8DE9, 0xE80E_6F48_20CC_9495),
    (0xB01A_E745_B101_E9E4, 0x5EC0_5DCF_F72E_7F8F),
    (0x8E41_ADE9_FBEB_C27D, 0x1458_8F13_BE84_7307),
    (0xE5D3_EF28_2A24_2E81, 0x8F16_68C8_A86D_A5FA),
    (0xB9A7_4A06_37CE_2EE1, 0x6D95_3E2B_D717_3692),
    (0x95F8_3D0A_1FB6_9CD9, 0x4ABD_AF10_1564_F98E),
    (0xF24A_01A7_3CF2_DCCF, 0xBC63_3B39_673C_8CEC),
    (0xC3B8_3581_09E8_4F07, 0x0A86_2F80_EC47_00C8),
  ]
}
