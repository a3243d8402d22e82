#!/usr/bin/env python3
"""Prints the line and branch coverage of each module from a JSON summary of gcovr, and compares it with its floor.

  module_shares.py SUMMARY                     only prints
  module_shares.py SUMMARY --floor FILE        fails if a module is below its floor in FILE, or has none
  module_shares.py SUMMARY --set-floor FILE    writes the shares, in whole percent rounded down, as the floors
"""

import argparse
import collections
import json
import math
import sys

KINDS = {"line": "lines", "branch": "branches"}


def shares(summary):
    """The share of lines and of branches in percent, for each module and each folder of modules."""
    totals = collections.defaultdict(collections.Counter)
    for file in summary["files"]:
        folders = file["filename"].split("/")[:-1]
        for name in {folders[0], "/".join(folders[:2]), "all"}:
            for kind in KINDS:
                totals[name].update({(kind, part): file[f"{kind}_{part}"] for part in ("covered", "total")})
    return {
        name: {kind: 100 * counts[kind, "covered"] / max(1, counts[kind, "total"]) for kind in KINDS}
        for name, counts in totals.items()
    }


def floors_of(measured):
    """The floors for measured shares: whole percent, so that a line that not every run reaches does not matter."""
    return {
        name: {kind: math.floor(share) for kind, share in kinds.items()} for name, kinds in sorted(measured.items())
    }


def faults(measured, floors):
    """What is below its floor, and modules without a floor or floors without a module."""
    found = [f"{name} has no floor" for name in sorted(measured.keys() - floors.keys())]
    found += [f"{name} has a floor but no code" for name in sorted(floors.keys() - measured.keys())]
    for name in sorted(measured.keys() & floors.keys()):
        for kind in KINDS:
            share, floor = measured[name][kind], floors[name][kind]
            if share < floor:
                found.append(f"{name}: {share:.1f} % of {KINDS[kind]}, at least {floor} % expected")
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("summary")
    parser.add_argument("--floor", metavar="FILE")
    parser.add_argument("--set-floor", metavar="FILE")
    options = parser.parse_args()
    with open(options.summary, encoding="utf-8") as file:
        measured = shares(json.load(file))
    print(f"{'module':<24} {'lines':>8} {'branches':>8}")
    for name in sorted(measured, key=lambda name: (name == "all", name)):
        print(f"{name:<24} {measured[name]['line']:6.1f} % {measured[name]['branch']:6.1f} %")
    if options.set_floor:
        with open(options.set_floor, "w", encoding="utf-8") as file:
            json.dump(floors_of(measured), file, indent=2)
            file.write("\n")
    if options.floor:
        with open(options.floor, encoding="utf-8") as file:
            found = faults(measured, json.load(file))
        for fault in found:
            print(f"coverage: {fault}", file=sys.stderr)
        if found:
            print(
                "coverage: add tests; if the floor is meant to change, run scripts/coverage --set-floor",
                file=sys.stderr,
            )
        return 1 if found else 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
