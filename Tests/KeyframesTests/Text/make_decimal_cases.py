"""Writes DecimalCases.txt: decimal texts and the doubles that Python's float() reads from them.

`directed` lines hold a text and the bits. `block` lines hold the hash of the bits of 100 random
texts, which the test makes again with the same generator.
"""
import math
import random
import struct
from fractions import Fraction

MASK = (1 << 64) - 1


def bits(text):
    return struct.unpack("<Q", struct.pack("<d", float(text)))[0]


class SplitMix:
    def __init__(self, seed):
        self.state = seed

    def next(self):
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def below(self, bound):
        return self.next() % bound


def random_text(generator):
    """Digits, perhaps a point, perhaps an exponent. The order of the calls is the test's too."""
    style = generator.below(4)
    count = 1 + generator.below((8, 19, 25, 60)[style])
    digits = "".join(chr(48 + generator.below(10)) for _ in range(count))
    point = generator.below(count + 1)
    text = digits[:point] + ("." + digits[point:] if point < count else "")
    span = (30, 100, 330, 400)[generator.below(4)]
    exponent = generator.below(2 * span + 1) - span
    if generator.below(4) > 0:
        text += "e" + str(exponent)
    return "-" + text if generator.below(2) == 1 else text


def exact(fraction):
    """All digits of a dyadic fraction."""
    power = fraction.denominator.bit_length() - 1
    digits = str(fraction.numerator * 5**power)
    return digits, -power


def directed():
    yield from """0 -0 0.0 1 .5 00012.500 1e0 1E+2 1e-2 123456789012345678 9007199254740993
    9007199254740992.5 9007199254740993.0000000000000000000000000000000000000001
    1.7976931348623157e308 1.7976931348623158e308 1.7976931348623159e308 1e308 1e309 1e400
    179769313486231580793728971405303415079934132710037826936173778980444968292764750946649017977587207096330286416692887910946555547851940402630657488671505820681908902000708383676273854845817711531764475730270069855571366959622842914819860834936475292719074168444365510704342711559699508093042880
    2.2250738585072014e-308 2.2250738585072012e-308 2.2250738585072011e-308 2.225073858507201e-308
    5e-324 4.9406564584124654e-324 2.4703282292062327e-324 2.4703282292062328e-324 2.4e-324 1e-324
    1e-400 1e23 8.5e22 9.5e22 8.98846567431158e307 6.0221407599999999e23 1.8446744073709551615e19
    18446744073709551616 0.1 0.2 0.3 3.14159265358979323846264338327950288419716939937510
    0.000000000000000000000000000000000000000000000000000000000000000000000000000001e78
    100000000000000000000000000000000000000000000000000000000000000000000000000e-75
    1e1000000000000000000000 1e-1000000000000000000000 0e99999999999999999999 0.0e-5000
    7.2057594037927933e16 7.2057594037927945e16 1.00000000000000011102230246251565404236316680908203125
    1.00000000000000011102230246251565404236316680908203124
    1.00000000000000011102230246251565404236316680908203126
    0.500000000000000166533453693773481063544750213623046875 3.518437208883201171875e13
    62.5364939768271845828 8.10109172351e-10 1.50000000000000011102230246251565
    9007199254740991.4999999999999999999999999999999995 30078505129381147446200
    2.98023223876953125e-8 1.1125369292536007e-308""".split()
    generator = random.Random(5)
    # Midpoints between two doubles, exactly, a hair above and a hair below.
    for _ in range(160):
        kind = generator.randrange(4)
        if kind == 0:
            pattern = generator.randrange(1, 1 << 52)
        elif kind == 1:
            pattern = generator.randrange(0x3F00 << 48, 0x4100 << 48)
        elif kind == 2:
            pattern = generator.randrange(0x7FE0 << 48, 0x7FEF << 48)
        else:
            pattern = generator.randrange(1 << 52, 0x7FE0 << 48)
        low = Fraction(struct.unpack("<d", struct.pack("<Q", pattern))[0])
        high = Fraction(struct.unpack("<d", struct.pack("<Q", pattern + 1))[0])
        digits, power = exact((low + high) / 2)
        if len(digits) > 420 and kind != 0:
            continue
        if len(digits) > 420 and generator.randrange(8):
            continue
        yield f"{digits}e{power}"
        yield f"{digits}{'0' * generator.randrange(30)}1e{power - 40}"[:900]
        lower = str(int(digits) - 1)
        yield f"{lower}9e{power - 1}"
    # Every power of ten, and shortest texts of doubles.
    for power in range(-345, 312, 3):
        yield f"1e{power}"
    for _ in range(300):
        pattern = generator.randrange(1, 0x7FF0 << 48)
        yield repr(struct.unpack("<d", struct.pack("<Q", pattern))[0])
    for count in (19, 20, 100, 767, 768, 769, 800):
        yield "9" * count + f"e-{count}"
        yield "0." + "3" * count
        yield "1." + "0" * count + "1"
    digits, power = exact(Fraction(1, 2**1075))
    yield f"{digits}e{power}"
    yield f"{digits}1e{power - 1}"
    yield f"{int(digits) - 1}e{power}"


def main():
    with open(__file__.replace("make_decimal_cases.py", "DecimalCases.txt"), "w") as file:
        for text in directed():
            file.write(f"directed {text} {bits(text):016x}\n")
        generator = SplitMix(20251)
        for _ in range(200):
            value = 0xCBF29CE484222325
            for _ in range(100):
                value = ((value ^ bits(random_text(generator))) * 0x100000001B3) & MASK
            file.write(f"block {value:016x}\n")


main()
