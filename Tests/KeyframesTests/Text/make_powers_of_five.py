"""Prints the tables of Sources/Keyframes/Text/PowersOfFive.swift."""
from fractions import Fraction

for i in range(0, 28, 2):
    print("    " + ", ".join(f"{5 ** j:_}" for j in (i, i + 1)) + ",")

for factor in range(-13, 12):
    exponent = 27 * factor
    value = Fraction(5) ** exponent
    binade = (5 ** exponent).bit_length() - 1 if exponent >= 0 else -(5 ** -exponent).bit_length()
    assert Fraction(2) ** binade <= value < Fraction(2) ** (binade + 1)
    shift = binade - 127
    assert shift == ((exponent * 152170) >> 16) - 127
    scaled = int(value / Fraction(2) ** shift)
    digits = f"{scaled:032X}"
    groups = [digits[i : i + 4] for i in range(0, 32, 4)]
    print(f"    (0x{'_'.join(groups[:4])}, 0x{'_'.join(groups[4:])}),")
