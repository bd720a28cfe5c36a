#!/usr/bin/env python3
"""Makes the golden tables of the elementary functions, Tests/KeyframesTests/Math/Goldens/*.txt.

    pip install mpmath
    python3 make_goldens.py [function ...]

A line holds the bits of each argument and of the correctly rounded result in hexadecimal, then what
rounding left out (exact − rounded) in 65536ths of a unit in the last place of the exact result, so
that a test can measure errors far below one unit. Arguments are chosen, not only drawn: the ends of
each range, both sides of every place where the implementation changes its way, neighbours of
multiples of π/2 of every magnitude by continued fractions, and random ones between.

product.txt is a table of whole numbers: count, bits of the rate, start, and start + count · rate
rounded to the nearest whole number, ties to even, within 64 bits.
"""
import math
import os
import random
import struct
import sys
from fractions import Fraction

from mpmath import mp, mpf

HERE = os.path.dirname(os.path.abspath(__file__))
GOLDENS = os.path.normpath(os.path.join(HERE, "../Goldens"))
COUNT = 2500
PRECISION = 220
MAXIMUM = sys.float_info.max
LEAST = sys.float_info.min


def bits(x):
    return struct.unpack("<Q", struct.pack("<d", x))[0]


def number(b):
    return struct.unpack("<d", struct.pack("<Q", b))[0]


def round_exactly(t):
    """The Double nearest to t, ties to even, and (t − it) in 65536ths of t's last place."""
    if t == 0:
        return 0.0, 0
    exponent = max(int(mp.floor(mp.log(abs(t), 2))), -1022)
    if abs(t) >= mpf(2) ** (exponent + 1):
        exponent += 1
    if exponent > -1022 and abs(t) < mpf(2) ** exponent:
        exponent -= 1
    quotient = t * mpf(2) ** (52 - exponent)
    whole = int(mp.nint(quotient))
    rest = int(mp.nint((quotient - whole) * 65536))
    if exponent > 1023 or abs(whole) == 1 << 53 and exponent == 1023:
        return math.copysign(math.inf, t), 0
    # Two steps that are each exact: a subnormal whole is already a multiple of the last place.
    return math.ldexp(math.ldexp(float(whole), -52), exponent) if exponent > -1000 else (
        math.ldexp(float(whole), exponent - 52)), rest


# ---------------------------------------------------------------- arguments

def uniform(r, low, high, n):
    return [r.uniform(low, high) for _ in range(n)]


def magnitudes(r, low, high, n, signed=True):
    """Numbers of binary exponents from low to high, evenly."""
    out = []
    for _ in range(n):
        x = 2.0 ** r.uniform(low, high) if low > -1022 else math.ldexp(
            r.uniform(1, 2), int(r.uniform(low, high)))
        out.append(-x if signed and r.random() < 0.5 else x)
    return out


def subnormals(r, n, signed=False):
    out = [number(r.randrange(1, 1 << r.randrange(1, 53))) for _ in range(n)]
    return [-x if signed and r.random() < 0.5 else x for x in out]


def around(*places, reach=6):
    """A few neighbours on both sides of each place, and their negatives."""
    out = []
    for place in places:
        up = down = place
        out += [place, -place]
        for _ in range(reach):
            up, down = math.nextafter(up, math.inf), math.nextafter(down, -math.inf)
            out += [up, down, -up, -down]
    return [x for x in out if math.isfinite(x)]


def beside_one(r, n):
    return [1 + r.choice([-1, 1]) * 2.0 ** r.uniform(-52, -2) for _ in range(n)]


def beside_quarter_turns():
    """For each exponent the significand whose multiple of 2^e comes nearest to one of π/2."""
    out = []
    with mp.workprec(2600):
        for exponent in range(-53, 972):
            ratio = mpf(2) ** exponent * 2 / mp.pi
            # Convergents p/q of the ratio: q · 2^exponent is then close to p quarter turns.
            x = ratio
            q_before, q = 0, 1
            x = x - mp.floor(x)
            while x != 0:
                x = 1 / x
                whole = int(mp.floor(x))
                q_before, q = q, whole * q + q_before
                if q >= 1 << 53:
                    break
                x -= whole
            m = q_before
            if m > 0:
                out.append(math.ldexp(float(m), exponent))
    return [x for x in out if x > 1e-8]


def trigonometric(r):
    quarter = math.pi / 2
    xs = beside_quarter_turns()
    xs += [r.choice([-1, 1]) * x for x in xs[::7]]
    xs += [k * quarter for k in range(1, 130)] + [-k * quarter / 2 for k in range(1, 130, 2)]
    xs += around(math.pi / 4, 0.125, 2.0 ** 20, 2.0 ** -27, 1.0, MAXIMUM, 1e308, 1e22, reach=4)
    xs += uniform(r, -1, 1, 300) + uniform(r, -10, 10, 250) + uniform(r, -2000, 2000, 150)
    xs += magnitudes(r, -40, 1023.9, 300) + magnitudes(r, 17, 23, 60)
    return xs + subnormals(r, 20, signed=True)


def spread(r, low, high):
    """For functions defined everywhere that matter between two ends."""
    return (uniform(r, low, high, 900) + uniform(r, -1, 1, 500) + magnitudes(r, -60, 2, 500)
            + subnormals(r, 20, signed=True))


def arguments(name, r):
    if name == "exp":
        return (spread(r, -745, 709.7) + uniform(r, -745.13, -708, 200)
                + uniform(r, 709, 709.78, 60)
                + around(709.782712893384, 745.1332191019411, 708.3964185322641, 512.0, 2.0 ** -54)
                + [k * math.log(2) / 256 for k in range(-200, 200)])
    if name == "exp2":
        return (spread(r, -1074.9, 1023.9) + uniform(r, -1074.9, -1021, 200)
                + around(1024.0, 1074.0, 1022.0, 512.0, 2.0 ** -54)
                + [k / 256 for k in range(-200, 200)] + [float(k) for k in range(-1074, 1024, 9)])
    if name == "expm1":
        return (spread(r, -60, 709.7) + uniform(r, -0.2, 0.2, 500)
                + around(709.782712893384, 0.125, 40.0, 60.0, 2.0 ** -54))
    if name in ("log", "log2"):
        return [x for x in (
            beside_one(r, 700) + uniform(r, 0.5, 2, 500) + magnitudes(r, -1070, 1023.9, 600, False)
            + subnormals(r, 200) + uniform(r, 0, 1000, 100)
            + around(1.0, math.sqrt(0.5), math.sqrt(2), 2.0, 0.5, LEAST, MAXIMUM, 5e-324)
            + [1 + k / 256 for k in range(-74, 107)]
            + [math.ldexp(1.0, k) for k in range(-1074, 1024, 11)]) if x > 0]
    if name == "log1p":
        return [x for x in (
            uniform(r, -1, 1, 700) + magnitudes(r, -60, 3, 700) + magnitudes(r, 0, 1023.9, 400)
            + uniform(r, -0.01, 0.01, 300) + [-1 + 2.0 ** r.uniform(-52, 0) for _ in range(200)]
            + around(2.0 ** -8, 2.0 ** -54, 2.0 ** 60, MAXIMUM, 1 - 2.0 ** -52)
            + subnormals(r, 20, signed=True)) if x > -1]
    if name in ("sin", "cos", "tan"):
        return trigonometric(r)
    if name in ("asin", "acos"):
        return [x for x in (
            uniform(r, -1, 1, 1000) + uniform(r, 0.45, 0.55, 300) + magnitudes(r, -60, 0, 500)
            + [r.choice([-1, 1]) * (1 - 2.0 ** r.uniform(-53, -1)) for _ in range(500)]
            + around(0.5, 1.0, 2.0 ** -27, math.sqrt(0.5))
            + subnormals(r, 20, signed=True)) if -1 <= x <= 1]
    if name == "atan":
        return (uniform(r, -1, 1, 900) + uniform(r, -8, 8, 500) + magnitudes(r, -60, 70, 600)
                + magnitudes(r, -1000, 1023.9, 100) + around(1.0, 2.0 ** -27, 2.0 ** 60, MAXIMUM)
                + around(*[(2 * k + 1) / 64 for k in range(32)], reach=1)
                + around(*[64 / (2 * k + 1) for k in range(32)], reach=1)
                + subnormals(r, 20, signed=True))
    if name in ("sinh", "cosh"):
        return (spread(r, -710.4, 710.4) + uniform(r, -24, 24, 400) + uniform(r, 709, 710.47, 60)
                + around(710.4758600739439, 0.5, 24.0, 2.0 ** -27))
    if name == "tanh":
        return spread(r, -25, 25) + uniform(r, -0.3, 0.3, 500) + around(0.125, 22.0, 2.0 ** -27)
    if name == "cbrt":
        return (magnitudes(r, -1070, 1023.9, 900) + uniform(r, -10, 10, 600)
                + subnormals(r, 200, signed=True) + around(1.0, 2.0, 4.0, 8.0, LEAST, MAXIMUM)
                + [float(k ** 3) for k in range(1, 200)]
                + [number(bits(float(k ** 3)) + 1) for k in range(1, 100)])
    raise ValueError(name)


def pairs(name, r):
    out = []
    if name == "pow":
        for _ in range(500):
            base = 2.0 ** r.uniform(-1022, 1023.9)
            out.append((base, r.uniform(-745.1, 709.7) / math.log(base)))
        for _ in range(400):
            # Near 1 to a huge power.
            base = 1 + r.choice([-1, 1]) * 2.0 ** r.uniform(-52, -2)
            out.append((base, r.uniform(-745.1, 709.7) / math.log(base)))
        for _ in range(200):
            # A result near 1.
            out.append((2.0 ** r.uniform(-100, 100), r.choice([-1, 1]) * 2.0 ** r.uniform(-60, -8)))
            base = 1 + r.choice([-1, 1]) * 2.0 ** r.uniform(-52, -10)
            out.append((base, r.uniform(-3, 3)))
        for _ in range(200):
            # A subnormal result, and one close to overflow.
            base = 2.0 ** r.uniform(0.1, 600)
            out.append((base, r.uniform(-1074.9, -1021) / math.log2(base)))
            out.append((base, r.uniform(1022, 1023.99) / math.log2(base)))
        for _ in range(200):
            out.append((-r.uniform(0.1, 20), float(r.randrange(-230, 230))))
        for base in range(2, 20):
            for exponent in range(-12, 14):
                out.append((float(base), float(exponent)))
        for _ in range(150):
            out.append((subnormals(r, 1)[0], r.uniform(-0.95, 0.99)))
        for _ in range(200):
            out.append((r.uniform(0, 1), r.choice([0.5, 1.5, 2.2, 2.4, 1 / 2.4, 1 / 3, 3.0, 4.0])))
    elif name == "atan2":
        for _ in range(700):
            out.append((r.uniform(-2, 2), r.uniform(-2, 2)))
        for _ in range(400):
            x = r.choice([-1, 1]) * 2.0 ** r.uniform(-900, 900)
            out.append((x * 2.0 ** r.uniform(-75, 75), x * r.choice([-1, 1])))
        for _ in range(300):
            out.append((magnitudes(r, -1074, 1023, 1)[0], magnitudes(r, -1074, 1023, 1)[0]))
            out.append((subnormals(r, 1, True)[0], subnormals(r, 1, True)[0]))
        for _ in range(200):
            out.append((subnormals(r, 1, True)[0], r.uniform(0.1, 1e9)))
            out.append((2.0 ** r.uniform(960, 1023.9), -2.0 ** r.uniform(960, 1023.9)))
        for k in range(1, 130):
            out += [(k / 64, 1.0), (math.nextafter(k / 64, 9), -1.0), (1.0, k / 64)]
        out += [(y, x) for y in (MAXIMUM, LEAST, 5e-324, 1.0) for x in (MAXIMUM, -MAXIMUM, LEAST)]
    elif name == "hypot":
        for _ in range(700):
            out.append((r.uniform(-2, 2), r.uniform(-2, 2)))
        for _ in range(500):
            x = 2.0 ** r.uniform(-1000, 1000)
            out.append((x * 2.0 ** r.uniform(-20, 20), -x))
        for _ in range(300):
            out.append((subnormals(r, 1)[0], subnormals(r, 1)[0]))
            out.append((2.0 ** r.uniform(1020, 1023.4), 2.0 ** r.uniform(1000, 1023.4)))
            out.append((2.0 ** r.uniform(-470, -440), 2.0 ** r.uniform(-470, -440)))
        for a in range(1, 25):
            for b in range(a + 1, 25):
                # Pythagorean triples: exact.
                out.append((float(b * b - a * a), float(2 * a * b)))
        for k in (-600, -450, 500, 700):
            for _ in range(30):
                out.append((2.0 ** k * r.uniform(0.9, 1.1), 2.0 ** k * r.uniform(0.4, 1.1)))
        for _ in range(100):
            x = r.uniform(1, 2)
            out.append((x, x * 2.0 ** r.uniform(-58, -24)))
    return out


ONE = {
    "exp": mp.exp, "exp2": lambda x: mpf(2) ** x, "expm1": mp.expm1, "log": mp.log,
    "log2": lambda x: mp.log(x) / mp.log(2), "log1p": mp.log1p, "sin": mp.sin, "cos": mp.cos,
    "tan": mp.tan, "asin": mp.asin, "acos": mp.acos, "atan": mp.atan, "sinh": mp.sinh,
    "cosh": mp.cosh, "tanh": mp.tanh, "cbrt": lambda x: mp.sign(x) * mp.cbrt(abs(x)),
}
TWO = {
    "pow": mp.power, "atan2": mp.atan2, "hypot": mp.hypot,
}


def rows(name):
    r = random.Random(name)
    if name in ONE:
        candidates = [(x,) for x in arguments(name, r)]
        function = ONE[name]
    else:
        candidates = pairs(name, r)
        function = TWO[name]
    seen = set()
    kept = []
    for arguments_ in candidates:
        key = tuple(bits(x) for x in arguments_)
        if key in seen or any(x == 0 or not math.isfinite(x) for x in arguments_):
            continue
        seen.add(key)
        kept.append(arguments_)
    r.shuffle(kept)
    assert len(kept) >= 2000, (name, len(kept))
    lines = []
    for arguments_ in sorted(kept[:COUNT]):
        exact = function(*[mpf(x) for x in arguments_])
        result, rest = round_exactly(exact)
        if exact < 0 and result == 0:
            result = -0.0
        lines.append(
            " ".join(f"{bits(x):016X}" for x in arguments_) + f" {bits(result):016X} {rest}")
    return lines


def product_rows():
    r = random.Random("product")
    ends = [0, 1, -1, 2, -2, 3, 2 ** 63 - 1, -2 ** 63, 2 ** 62, 2 ** 53 + 1, -2 ** 53 - 1]
    rates = [1.0, -1.0, 0.5, -0.5, 0.25, 0.75, 1.5, -1.5, 2.0, 0.3, 1 / 3, 1.1, 0.999, 1e-9, 1e18,
             5e-324, LEAST, MAXIMUM, -MAXIMUM, math.nextafter(0.5, 0), math.nextafter(0.5, 1),
             math.nextafter(1, 0), 2.0 ** -62, 2.0 ** -63, 2.0 ** -64, 2.0 ** -65, 2.0 ** 63, 1e308]
    cases = [(c, x, s) for c in ends for x in rates for s in (0, 1, -7, 2 ** 63 - 1)]
    for _ in range(1500):
        c = r.choice([-1, 1]) * r.randrange(1 << r.randrange(1, 64))
        x = r.choice([-1, 1]) * r.choice([2.0 ** r.uniform(-70, 64), r.uniform(0, 3),
                                         r.randrange(1, 64) / 2 ** r.randrange(0, 12)])
        cases.append((c, x, r.choice([0, 0, r.randrange(-2 ** 63, 2 ** 63), r.randrange(-9, 9)])))
    lines = []
    for count, rate, start in cases:
        exact = Fraction(start) + Fraction(count) * Fraction(rate)
        result = min(max(round(exact), -2 ** 63), 2 ** 63 - 1)
        lines.append(f"{count} {bits(rate):016X} {start} {result}")
    return lines


def main():
    mp.prec = PRECISION
    os.makedirs(GOLDENS, exist_ok=True)
    for name in sys.argv[1:] or [*ONE, *TWO, "product"]:
        lines = product_rows() if name == "product" else rows(name)
        with open(os.path.join(GOLDENS, name + ".txt"), "w", encoding="ascii") as file:
            file.write("\n".join(lines) + "\n")
        print(name, len(lines))


if __name__ == "__main__":
    main()
