#!/usr/bin/env python3
"""Compares core/text with two other parsers of JSON: Python's, and nlohmann's as a fuzz target uses it.

  json_texts.py VALUES FUZZ_REPLAY ROOT FOLDER [--changes N] [--seed N]

The texts are every JSON file of the tree, JSONTestSuite where it is at hand, and each of them N times with a few bytes
changed. Exit code 0: no difference is unexplained, 1: one is.
"""

import argparse
import collections
import decimal
import json
import os
import random
import shutil
import subprocess
import sys

import json_readings

LARGEST = 60_000  # bytes of a file that is changed
BATCH = 2_000  # texts for one run of a program
SHOWN = 10
PIECES = [b"{", b"}", b"[", b"]", b",", b":", b'"', b"\\", b"/", b" ", b"\n", b"\t", b"\r", b"\x00", b"\x1f", b"\x7f"]
PIECES += [b"0", b"1", b"-", b"+", b".", b"e", b"E5", b"00", b"0.", b"-0", b"1e400", b"1e-400", b"18446744073709551616"]
PIECES += [b"null", b"true", b"False", b"NaN", b"Infinity", b"\\u00e9", b"\\ud83d\\ude00", b"\\ud83d", b"\\u12", b"\\x"]
PIECES += [
    b"\xc3\xa9",
    b"\xc3",
    b"\xff",
    b"\xed\xa0\x80",
    b"\xc0\xaf",
    b"\xef\xbb\xbf",
    b"\xe2\x80\xa8",
    b"//",
    b"/**/",
]


def tree_texts(root):
    found = []
    for here, folders, names in os.walk(root):
        folders[:] = sorted(folder for folder in folders if folder != "build" and not folder.startswith("."))
        found += [os.path.join(here, name) for name in sorted(names) if name.endswith(".json")]
    return {os.path.relpath(path, root): open(path, "rb").read() for path in found}


def changed(text, chance):
    """A text with a few bytes removed, repeated, replaced or added."""
    made = bytearray(text)
    for _ in range(chance.randint(1, 3)):
        at = chance.randrange(len(made) + 1)
        end = min(len(made), at + chance.choice([0, 0, 1, 1, 2, 20]))
        how = chance.randrange(4)
        if how == 0:
            del made[at : max(end, at + 1)]
        elif how == 1:
            made[at:at] = made[at:end]
        elif how == 2:
            made[at:end] = chance.choice(PIECES)
        else:
            del made[at + 2000 if chance.random() < 0.5 else at :]
    return bytes(made)


class Real(str):
    """A number with a fraction or an exponent, as it is written."""


class Refused(Exception):
    """Python reads more than JSON."""


def refuse(text):
    raise Refused(text)


def members(pairs):
    return {"object": [[key, value] for key, value in pairs]}


def read_by_python(text):
    """The value in Python's words, or the reason why there is none."""
    try:
        return (
            json.loads(
                text.decode("utf-8"),
                object_pairs_hook=members,
                parse_float=Real,
                parse_constant=refuse,
            ),
            None,
        )
    except (ValueError, RecursionError, Refused) as error:
        return None, str(error)


def exactly(number):
    """The number without rounding, or as a double if its exponent is too large even for that, as in 0e99999999999."""
    try:
        return decimal.Decimal(number)
    except decimal.InvalidOperation:
        return float(number)


def is_same(ours, theirs):
    ((kind, value),) = ours.items()
    if kind == "int":  # also for 3.0 and 3e0
        return type(theirs) in (int, Real) and exactly(theirs) == int(value)
    if kind == "real":
        return isinstance(theirs, Real) and float(theirs) == float.fromhex(value)
    if kind == "array":
        return isinstance(theirs, list) and len(value) == len(theirs) and all(map(is_same, value, theirs))
    if kind == "object":
        if not isinstance(theirs, dict) or len(value) != len(theirs["object"]):
            return False
        pairs = zip(value, theirs["object"])
        return all(mine[0] == other[0] and is_same(mine[1], other[1]) for mine, other in pairs)
    return type(value) is type(theirs) and value == theirs


def has_half_letter(value):
    """True if a text of the value contains half of a surrogate pair, which no UTF-8 can hold."""
    if isinstance(value, str):
        return any("\ud800" <= letter <= "\udfff" for letter in value)
    if isinstance(value, dict):
        return any(has_half_letter(key) or has_half_letter(item) for key, item in value["object"])
    return isinstance(value, list) and any(map(has_half_letter, value))


def difference(reading, text):
    """Nothing if both agree, else whether and how the difference is explained."""
    value, reason = read_by_python(text)
    ours = reading["value"]
    if ours is None:
        fault = reading["faults"][-1]
        if reason is not None:
            return None
        if fault["rule"] == "json/limits":
            return "Muster refuses numbers beyond 64 bits or a double, and deep or large texts", True
        if has_half_letter(value):
            return "Muster refuses half of a surrogate pair", True
        return f"Muster refuses, Python reads: {fault['message']}", False
    if reason is not None:
        return f"Muster reads, Python refuses: {reason}", False
    return None if is_same(ours, value) else ("the values differ", False)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("values", "fuzz_replay", "root", "folder"):
        parser.add_argument(name)
    parser.add_argument("--changes", type=int, default=10)
    parser.add_argument("--seed", default="1")
    arguments = parser.parse_args()
    texts = {**tree_texts(arguments.root), **json_readings.suite(arguments.root)}
    originals = len(texts)
    for name, text in list(texts.items()):
        for number in range(arguments.changes if len(text) <= LARGEST else 0):
            texts[f"{name} {number}"] = changed(text, random.Random(f"{arguments.seed} {name} {number}"))
    names, bodies = list(texts), list(texts.values())
    counts, unexplained, refused = collections.Counter(), [], 0
    for start in range(0, len(bodies), BATCH):
        batch = bodies[start : start + BATCH]
        for at, reading in enumerate(json_readings.readings(arguments.values, batch)):
            refused += reading["value"] is None
            found = difference(reading, batch[at])
            if found and found[1]:
                counts[found[0]] += 1
            elif found:
                unexplained.append((names[start + at], found[0], batch[at]))
    print(f"{originals} texts and {len(texts) - originals} changed ones, {refused} refused")
    for cause, count in counts.most_common():
        print(f"  {count} differences explained: {cause}")
    for name, what, text in unexplained[:SHOWN]:
        print(f"  {name}: {what}\n    {text[:300]!r}")
    print(f"{len(unexplained)} unexplained")

    shutil.rmtree(arguments.folder, ignore_errors=True)
    os.makedirs(arguments.folder)
    for at, text in enumerate(bodies):
        with open(os.path.join(arguments.folder, f"{at}.json"), "wb") as file:
            file.write(text)
    replayed = subprocess.run(
        [arguments.fuzz_replay, "json_text", arguments.folder], stdout=subprocess.PIPE, text=True, check=False
    )
    last = (replayed.stdout.splitlines() or [""])[-1]
    print(f"nlohmann: {last}" if replayed.returncode == 0 else f"nlohmann differs from Muster about {last}")
    if replayed.returncode == 0:
        shutil.rmtree(arguments.folder)
    return 1 if unexplained or replayed.returncode else 0


if __name__ == "__main__":
    sys.exit(main())
