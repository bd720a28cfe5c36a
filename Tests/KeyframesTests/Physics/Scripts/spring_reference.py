"""Writes ../Reference/springs.txt: the motion of damped springs to the last digit.

Each row: mass, stiffness, damping, ticks (1/9000000000 s), velocity at the start, then position,
velocity and acceleration of a value that starts at distance 1 from its target. Numbers are
hexadecimal and exact as inputs; the results are rounded once. Needs mpmath.
"""

import random
from pathlib import Path

from mpmath import cosh, exp, mp, mpf, re, sinh, sqrt

mp.prec = 400
TICKS = 9_000_000_000


def motion(mass, stiffness, damping, ticks, velocity):
    m, k, c, v = mpf(mass), mpf(stiffness), mpf(damping), mpf(velocity)
    t = mpf(ticks) / TICKS
    a = c / (2 * m)
    q2 = a * a - k / m
    q = sqrt(q2)  # imaginary below critical damping
    if q == 0:
        ch, sh = mpf(1), t
    else:
        ch, sh = cosh(q * t), sinh(q * t) / q
    e = exp(-a * t)
    # x = e (ch + (v + a) sh), by derivation: ch' = q2 sh, sh' = ch.
    p0, p1 = mpf(1), v + a
    x = e * (p0 * ch + p1 * sh)
    p0, p1 = p1 - a * p0, p0 * q2 - a * p1
    dx = e * (p0 * ch + p1 * sh)
    p0, p1 = p1 - a * p0, p0 * q2 - a * p1
    ddx = e * (p0 * ch + p1 * sh)
    return [float(re(value)) for value in (x, dx, ddx)]


def ratios(random):
    kind = random.randrange(8)
    if kind < 2:
        return random.uniform(0, 1)
    if kind == 2:
        return 1 + random.choice([-1, 1]) * 10 ** random.uniform(-16, -1)
    if kind == 3:
        return random.choice([0, 1, 1 - 2**-53, 1 + 2**-52, 0.5, 2])
    if kind == 4:
        return 10 ** random.uniform(-6, -1)
    if kind == 5:
        return random.uniform(1, 3)
    return 10 ** random.uniform(0, 2)


def main():
    source = random.Random(20)
    lines = []
    for _ in range(5000):
        w0 = 10 ** source.uniform(-1, 2.5)
        ratio = ratios(source)
        mass = source.choice([1.0, 10 ** source.uniform(-2, 2)])
        stiffness = mass * w0 * w0
        if ratio == 1 and source.random() < 0.5:
            mass, stiffness = 1.0, float(source.randrange(1, 1000)) ** 2
        damping = float(2 * ratio * sqrt(mpf(stiffness) * mpf(mass)))
        w0 = (stiffness / mass) ** 0.5
        # Moments up to w0 t = 1000, evenly and by orders of magnitude.
        phase = source.uniform(0, 1000) if source.random() < 0.3 else 10 ** source.uniform(-4, 3)
        ticks = min(round(phase / w0 * TICKS), int(1000 / w0 * TICKS))
        velocity = source.choice([0.0, 0.0, w0 * source.uniform(-2, 2)])
        row = [mass, stiffness, damping]
        lines.append(
            " ".join(
                [value.hex() for value in row]
                + [str(ticks), velocity.hex()]
                + [value.hex() for value in motion(*row, ticks, velocity)]
            )
        )
    path = Path(__file__).parent.parent / "Reference" / "springs.txt"
    path.write_text("\n".join(lines) + "\n")


main()
