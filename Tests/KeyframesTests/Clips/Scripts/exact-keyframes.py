#!/usr/bin/env python3
"""Finds the rows of keyframes.json that exact arithmetic does not give either.

Usage: exact-keyframes.py ../../Vectors/keyframes.json > ../../Vectors/keyframes-exact.json

Computes every row of the browser's answers by the Web Animations and CSS Easing specifications in
exact fractions; the parameter of a Bezier curve is the one irrational number, and is bisected to
200 bits. It shares nothing with the library. A row is written when the browser's value is further
from the exact one than the row's tolerance (the case's own, at least 1e-9, with Beziers 1e-6),
together with the exact progress and value. All such rows have a Bezier curve over the whole effect:
the browser solves it to about 1e-7, and steep keys enlarge that.
"""

import json
import sys
from decimal import Decimal
from fractions import Fraction

BITS = 200
NAMED = {
    "ease": "cubic-bezier(0.25, 0.1, 0.25, 1)",
    "ease-in": "cubic-bezier(0.42, 0, 1, 1)",
    "ease-out": "cubic-bezier(0, 0, 0.58, 1)",
    "ease-in-out": "cubic-bezier(0.42, 0, 0.58, 1)",
    "step-start": "steps(1, start)",
    "step-end": "steps(1, end)",
}


def fraction(text):
    return Fraction(Decimal(text))


def bezier(x1, y1, x2, y2, x):
    if x < 0:
        if x1 > 0:
            return x * y1 / x1
        return x * y2 / x2 if y1 == 0 and x2 > 0 else Fraction(0)
    if x > 1:
        if x2 < 1:
            return 1 + (x - 1) * (y2 - 1) / (x2 - 1)
        return 1 + (x - 1) * (y1 - 1) / (x1 - 1) if y2 == 1 and x1 < 1 else Fraction(1)
    if x in (0, 1):
        return x
    scale = x1.denominator * x2.denominator * x.denominator
    a, b, c = (int(v * scale) for v in (1 + 3 * x1 - 3 * x2, 3 * (x2 - 2 * x1), 3 * x1))
    target = int(x * scale) << 3 * BITS
    low, high = 0, 1 << BITS
    while high - low > 1:
        middle = (low + high) // 2
        if ((a * middle + (b << BITS)) * middle + (c << 2 * BITS)) * middle < target:
            low = middle
        else:
            high = middle
    s = Fraction(low, 1 << BITS)
    return ((1 + 3 * y1 - 3 * y2) * s + 3 * (y2 - 2 * y1)) * s * s + 3 * y1 * s


def steps(count, position, x, before):
    position = {"start": "jump-start", "end": "jump-end"}.get(position, position)
    step = (x * count).__floor__()
    if position in ("jump-start", "jump-both"):
        step += 1
    if before and (x * count).denominator == 1:
        step -= 1
    jumps = count + {"jump-both": 1, "jump-none": -1}.get(position, 0)
    if x >= 0:
        step = max(step, 0)
    if x <= 1:
        step = min(step, jumps)
    return Fraction(step, jumps)


def fill_gaps(positions):
    """Spaces missing positions evenly between their neighbours."""
    index = 0
    while index < len(positions):
        if positions[index] is None:
            end = index
            while positions[end] is None:
                end += 1
            start, stop = positions[index - 1], positions[end]
            for k in range(index, end):
                positions[k] = start + (stop - start) * (k - index + 1) / (end - index + 1)
            index = end
        index += 1


def linear_points(text):
    positions, values = [], []
    for item in text.split(","):
        words = item.split()
        percents = [fraction(w[:-1]) / 100 for w in words if w.endswith("%")]
        value = fraction(next(w for w in words if not w.endswith("%")))
        for percent in percents or [None]:
            positions.append(percent)
            values.append(value)
    positions[0] = Fraction(0) if positions[0] is None else positions[0]
    positions[-1] = Fraction(1) if positions[-1] is None else positions[-1]
    largest = positions[0]
    for index, position in enumerate(positions):
        if position is not None:
            largest = max(largest, position)
            positions[index] = largest
    fill_gaps(positions)
    return list(zip(positions, values))


def linear(points, x):
    if len(points) == 1:
        return points[0][1]
    index = max((k for k, point in enumerate(points) if point[0] <= x), default=0)
    index = min(index, len(points) - 2)
    (x1, y1), (x2, y2) = points[index], points[index + 1]
    return y2 if x1 == x2 else y1 + (x - x1) / (x2 - x1) * (y2 - y1)


def parse(text):
    text = NAMED.get(text, text)
    if text == "linear":
        return lambda x, before: x
    name, arguments = text[:-1].split("(")
    if name == "cubic-bezier":
        handles = [fraction(word.strip()) for word in arguments.split(",")]
        return lambda x, before: bezier(*handles, x)
    if name == "steps":
        count, *position = [word.strip() for word in arguments.split(",")]
        return lambda x, before: steps(int(count), position[0] if position else "end", x, before)
    points = linear_points(arguments)
    return lambda x, before: linear(points, x)


EASINGS = {}


def ease(text, x, before):
    text = text or "linear"
    if text not in EASINGS:
        EASINGS[text] = parse(text)
    return EASINGS[text](x, before)


def timed_progress(timing, time):
    """The transformed progress and the before flag of an effect with fill "both"."""
    duration, iterations = timing["duration"], timing.get("iterations", Fraction(1))
    delay, active = timing.get("delay", Fraction(0)), duration * iterations
    end = max(Fraction(0), delay + active + timing.get("endDelay", Fraction(0)))
    if time < max(min(delay, end), Fraction(0)):
        phase, active_time = "before", max(time - delay, Fraction(0))
    elif time >= max(min(delay + active, end), Fraction(0)):
        phase, active_time = "after", max(min(time - delay, active), Fraction(0))
    else:
        phase, active_time = "active", time - delay
    overall = active_time / duration + timing.get("iterationStart", Fraction(0))
    simple = overall - overall.__floor__()
    if simple == 0 and phase != "before" and active_time == active and iterations != 0:
        simple = Fraction(1)
    current = overall.__floor__() - (1 if simple == 1 else 0)
    direction = timing.get("direction", "normal")
    backwards = {
        "normal": False,
        "reverse": True,
        "alternate": current % 2 == 1,
        "alternate-reverse": current % 2 == 0,
    }[direction]
    before = phase == ("after" if backwards else "before")
    return ease(timing.get("easing"), 1 - simple if backwards else simple, before), before


def effect(keyframes, timing, underlying, time):
    """The progress and value of an effect over the value below it."""
    progress, before = timed_progress(timing, time)
    offsets = [key.get("offset") for key in keyframes]
    if offsets[-1] is None:
        offsets[-1] = Fraction(1)
    if offsets[0] is None:
        offsets[0] = Fraction(0)
    fill_gaps(offsets)

    def value(key):
        replaces = (key.get("composite") or timing.get("composite", "replace")) == "replace"
        return key["value"] if replaces else underlying + key["value"]

    keys = [(offset, value(key), key.get("easing")) for offset, key in zip(offsets, keyframes)]
    if keys[0][0] != 0:
        keys.insert(0, (Fraction(0), underlying, None))
    if keys[-1][0] != 1:
        keys.append((Fraction(1), underlying, None))
    if progress < 0 and keys[1][0] == 0:
        return progress, keys[0][1]
    if progress >= 1 and keys[-2][0] == 1:
        return progress, keys[-1][1]
    first = [k for k, key in enumerate(keys) if key[0] <= progress and key[0] < 1]
    index = first[-1] if first else max(k for k, key in enumerate(keys) if key[0] == 0)
    (left, from_value, easing), (right, to_value, _) = keys[index], keys[index + 1]
    share = ease(easing, (progress - left) / (right - left), before)
    return progress, from_value + (to_value - from_value) * share


def main():
    with open(sys.argv[1]) as file:
        cases = json.load(file, parse_float=fraction, parse_int=fraction)["cases"]
    rows, count = [], 0
    for case in cases:
        underlying = case["underlying"]
        effects = case.get("under", []) + [case]
        easings = [e["timing"].get("easing") for e in effects]
        easings += [key.get("easing") for e in effects for key in e["keyframes"]]
        curved = any("bezier" in NAMED.get(e, e) for e in easings if e)
        tolerance = max(case["tol"], fraction("1e-6") if curved else fraction("1e-9"))
        for below in case.get("under", []):
            underlying = effect(below["keyframes"], below["timing"], underlying, below["at"])[1]
        for time, _, browser in case["samples"]:
            count += 1
            progress, value = effect(case["keyframes"], case["timing"], underlying, time)
            if abs(value - browser) > tolerance:
                row = [float(time), float(progress), float(value), float(browser)]
                rows.append({"id": case["id"], "row": row})
    print('{"of": %d, "rows": [' % count)
    print(",\n".join(json.dumps(row) for row in rows))
    print("]}")


main()
