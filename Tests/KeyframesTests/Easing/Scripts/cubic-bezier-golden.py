#!/usr/bin/env python3
"""Writes Vectors/cubic-bezier-golden.json: cubic-bezier curves solved with 60 digits by mpmath.

Usage: cubic-bezier-golden.py > ../../Vectors/cubic-bezier-golden.json

The handles and the inputs are doubles, taken exactly; each output is the nearest double.
"""
import json
import random

from mpmath import mp, mpf

mp.dps = 60
random.seed(20)

CURVES = [
    (0.25, 0.1, 0.25, 1), (0.42, 0, 1, 1), (0, 0, 0.58, 1), (0.42, 0, 0.58, 1),
    (0, 0, 1, 1), (1, 0, 0, 1), (0, 1, 0, 1), (1, 0, 1, 0), (0, 1, 1, 0), (1, 1, 0, 0),
    (0, 0, 0, 1), (0, 1, 1, 1), (1, 1, 1, 0), (0, 0, 0, 0), (1, 1, 1, 1), (0, 0, 1, 0),
    (0.999, 0.001, 0.001, 0.999), (0.9999999, 0, 1e-7, 1), (1 - 2**-53, 0, 0, 1),
    (1, 0, 1e-300, 1), (1 - 1e-9, 1, 1e-12, 0), (1, -1, 0, 2), (1e-9, 1, 0, 1),
    (1e-18, 0.3, 1e-12, 1), (0, 1, 1e-5, 1), (0.9, 0, 1, 1 - 1e-9), (0.5, -10, 0.5, 11),
    (0.3, 1e6, 0.7, -1e6), (0.2, 1e300, 0.9, -1e300), (0.68, -0.55, 0.265, 1.55),
    (0.3, 0, 0, 1), (0.2, 0, 0, 1), (0.16, 1, 0.3, 1), (0.87, 0, 0.13, 1), (0.4, 0, 0.2, 1),
    (0.05, 0.7, 0.1, 1), (0.98, 0.02, 0.03, 1), (0.96, 0, 0, 0.7), (0.03, 0.9, 0.01, 0.2),
]


def corner(value):
    """Pushes a number from 0…1 towards 0 and 1."""
    kind = random.random()
    if kind < 0.2:
        return 0.0 if value < 0.5 else 1.0
    if kind < 0.5:
        small = 10 ** random.uniform(-12, -1)
        return small if value < 0.5 else 1 - small
    return value


while len(CURVES) < 90:
    x1, x2 = corner(random.random()), corner(random.random())
    y1, y2 = random.choice([
        (random.random(), random.random()), (random.uniform(-3, 4), random.uniform(-3, 4)),
        (corner(random.random()), corner(random.random()))])
    CURVES.append((x1, y1, x2, y2))


def inputs():
    result = {1e-300, 1e-30, 1e-9, 0.001, 1 - 2**-53, 1 - 1e-9, 0.5, 0.5 + 2**-53, 0.5 - 2**-54,
              0.5 + 1e-9, 0.667, 2**-7, 127 / 128, 63 / 128, 65 / 128}
    while len(result) < 46:
        kind = random.random()
        if kind < 0.6:
            x = random.random()
        elif kind < 0.75:
            x = 10 ** random.uniform(-17, -1)
        elif kind < 0.85:
            x = 1 - 10 ** random.uniform(-15, -1)
        else:
            x = 0.5 + random.choice([-1, 1]) * 10 ** random.uniform(-15, -1)
        result.add(x)
    return sorted(result)


def solve(x1, y1, x2, y2, x):
    x1, y1, x2, y2, x = map(mpf, (x1, y1, x2, y2, x))

    def curve(a, b, s):
        return 3 * (1 - s) ** 2 * s * a + 3 * (1 - s) * s * s * b + s ** 3

    low, high = mpf(0), mpf(1)
    # Bisection, to 10^-40 of the parameter whatever its size.
    for _ in range(400):
        middle = (low + high) / 2
        if curve(x1, x2, middle) < x:
            low = middle
        else:
            high = middle
        if high - low < mpf(10) ** -45 * high and high - low < mpf(10) ** -45:
            break
        if low == 0 and high < mpf(2) ** -8:
            # Far down, bisect the exponent.
            exponent = high
            while curve(x1, x2, exponent) >= x:
                exponent /= mpf(2) ** 8
            low = exponent
    s = (low + high) / 2
    return float(curve(y1, y2, s)), s


def main():
    lines = []
    for handles in CURVES:
        handles = tuple(float(h) for h in handles)
        xs = inputs()
        ys = [solve(*handles, x)[0] for x in xs]
        lines.append(json.dumps({"handles": handles, "x": xs, "y": ys}))
    print('{"curves": [\n' + ",\n".join(lines) + "\n]}")


main()
