"""Prints the constants of Sources/Keyframes/Physics/SpringKernel.swift. Needs mpmath.

Chebyshev fits on the ranges that remain after whole multiples of log 2 and of pi/2 are taken out;
each fit's largest error is printed with it and lies below half a unit in the last place.
"""

from mpmath import chebyfit, cos, exp, expm1, floor, log, mp, mpf, nstr, pi, sin, sqrt

mp.prec = 400
MARGIN = mpf("1.0001")
HALF_LOG = log(2) / 2 * MARGIN
EIGHTH = (pi / 4 * MARGIN) ** 2


def falling(r):
    """(1 - e^-r) / r"""
    return -expm1(-r) / r if r else mpf(1)


def sine(z):
    """(sin r / r - 1) / z with z = r^2"""
    r = sqrt(z)
    return (sin(r) / r - 1) / z if z else -mpf(1) / 6


def cosine(z):
    """(cos r - 1 + z / 2) / z^2 with z = r^2"""
    r = sqrt(z)
    return (cos(r) - 1 + z / 2) / z**2 if z else mpf(1) / 24


def fit(name, function, low, high, count, weight):
    coefficients, error = chebyfit(function, [low, high], count, error=True)
    print(name, "error", nstr(error * weight, 3))
    for coefficient in reversed(coefficients):
        print("  ", float(coefficient).hex())


def upper_part(x, bits):
    scale = mpf(2) ** (bits - 1 - int(floor(log(x, 2))))
    return floor(x * scale) / scale


fit("(1 - e^-r) / r", falling, -HALF_LOG, HALF_LOG, 11, HALF_LOG)
fit("sine", sine, mpf(0), EIGHTH, 6, EIGHTH)
fit("cosine", cosine, mpf(0), EIGHTH, 6, EIGHTH**2)
for name, number in [("log 2", log(2)), ("pi / 2", pi / 2)]:
    upper = upper_part(number, 33)
    print(name, float(upper).hex(), float(number - upper).hex(), "inverse", float(1 / number).hex())
