#!/usr/bin/env python3
"""Compares core/expr with @bufbuild/cel on random well-typed expressions.

  expressions.py VALUES FOLDER [--count N] [--seed N]

VALUES is the program cel_values, FOLDER takes @bufbuild/cel from the npm registry. Exit code 0: no difference is
unexplained, 1: one is, 77: skipped, because npm or the network is missing.
"""

import argparse
import collections
import json
import os
import subprocess
import sys

import two_sides

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))

import npm_packages

PACKAGE = "@bufbuild/cel@0.6.1"
SHOWN = 10


def same(source):
    return source


def without_signs(source):
    return source.replace("-9223372036854775808", "(-9223372036854775807 - 1)").replace("(-(", "(0 - (")


ALL = ["conversions", "code points", "division", "remainder", "replace", "split", "numbers", "order of keys"]
# What changes an expression, and what is corrected in the other implementation.
EXPLANATIONS = {
    "it reads texts as JavaScript does: double('abc') is NaN, int('') is 0": (same, ["conversions"]),
    "it counts and compares the UTF-16 units of a text, not its letters": (same, ["code points"]),
    "it takes an unsigned quotient for too large from 2^63 on": (same, ["division"]),
    "it divides the least int by -1 without an error, if only the remainder counts": (same, ["remainder"]),
    "it replaces the empty text only at the beginning": (same, ["replace"]),
    "it splits a text at nothing into UTF-16 units": (same, ["split"]),
    "it cancels two minus signs before it evaluates": (without_signs, []),
    "it writes numbers as JavaScript does: 0 for -0.0, zeros after 17 digits, e-8 for e-08": (same, ["numbers"]),
    "it sorts the keys of a map by the rules of a human language": (same, ["order of keys"]),
    "several of these": (without_signs, ALL),
}


def comparable(typed):
    """A typed value in one form, whatever the order of its keys; any error is like any other."""
    ((kind, value),) = typed.items()
    if kind in ("error", "refused"):
        return kind
    if kind == "double":
        return (kind, float(value).hex())
    if kind == "list":
        return (kind, *map(comparable, value))
    if kind == "map":
        return (kind, *sorted((comparable(key), comparable(item)) for key, item in value))
    return (kind, value)


def line(source, corrected=()):
    return json.dumps({"source": source, "corrected": list(corrected)})


def explained(commands, found):
    """Names the first explanation of each difference that its experiment confirms."""
    causes = [None] * len(found)
    for cause, (change, corrected) in EXPLANATIONS.items():
        open_ones = [at for at, known in enumerate(causes) if known is None]
        lines = [line(change(found[at][0]), corrected) for at in open_ones]
        for at, (ours, theirs) in zip(open_ones, two_sides.answers(commands, lines), strict=True):
            if comparable(ours) == comparable(theirs):
                causes[at] = cause
    return causes


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("values")
    parser.add_argument("folder")
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    missing = npm_packages.missing([PACKAGE], arguments.folder)
    if missing:
        print(f"skipped: {missing}")
        return 77

    def printed(*options):
        done = subprocess.run([arguments.values, *options], stdout=subprocess.PIPE, check=True)
        return done.stdout.decode().splitlines()

    sources = [json.loads(one) for one in printed("--make", str(arguments.seed), str(arguments.count))]
    variables = "".join(printed("--variables"))
    commands = [[arguments.values], ["node", os.path.join(HERE, "cel_values.mjs"), arguments.folder, variables]]
    answers = two_sides.answers(commands, [line(source) for source in sources])
    found = [(one, *both) for one, both in zip(sources, answers) if comparable(both[0]) != comparable(both[1])]
    causes = explained(commands, found)
    kinds = collections.Counter(next(iter(ours)) for ours, _ in answers)
    print(f"{len(sources)} expressions, {kinds['error']} of them fail, {len(found)} differences")
    for cause, count in collections.Counter(cause for cause in causes if cause).most_common():
        print(f"  {count} explained: {cause}")
    unexplained = sorted((one for one, cause in zip(found, causes) if cause is None), key=lambda one: len(one[0]))
    for source, ours, theirs in unexplained[:SHOWN]:
        print(f"  {source}\n    Muster: {ours}\n    other:  {theirs}")
    print(f"{len(unexplained)} unexplained")
    return 1 if unexplained else 0


if __name__ == "__main__":
    sys.exit(main())
