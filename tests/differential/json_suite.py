#!/usr/bin/env python3
"""Runs core/text on JSONTestSuite, and compares what it does with the table in docs/testing.md.

  json_suite.py VALUES ROOT           VALUES is the program json_values
  json_suite.py VALUES ROOT --write   writes the table

Exit code 77: skipped, because the suite is not at hand.
"""

import collections
import os
import sys

import json_readings
import table_in_page

PAGE = os.path.join("docs", "testing.md")
REPEATED_KEYS = "json/duplicate-key"


def is_accepted(reading):
    """A repeated key is an error, though the document is read."""
    return reading["value"] is not None and not reading["faults"]


def outcome(reading):
    if is_accepted(reading):
        return "read"
    fault = reading["faults"][-1]
    return f"`{fault['rule']}`: {fault['message']}"


def faults_of_required(readings):
    """Files that must be read or refused and are not."""
    for name, reading in readings.items():
        by_design = {fault["rule"] for fault in reading["faults"]} == {REPEATED_KEYS}
        if name.startswith("y_") and not is_accepted(reading) and not by_design:
            yield f"{name}: refused, {outcome(reading)}"
        if name.startswith("n_") and is_accepted(reading):
            yield f"{name}: read"


def table(readings):
    accepted = collections.Counter(name[0] for name, reading in readings.items() if is_accepted(reading))
    all_files = collections.Counter(name[0] for name in readings)
    read = sum(name.startswith("y_") and reading["value"] is not None for name, reading in readings.items())
    repeated = [f"`{name[:-5]}`" for name in readings if name.startswith("y_") and not is_accepted(readings[name])]
    lines = [
        "| Files | Muster |",
        "| --- | --- |",
        f"| {all_files['y']} that must be read (`y_`) | {read} are read; {len(repeated)} of them have an error "
        f"by design, because keys are repeated: {', '.join(repeated)} |",
        f"| {all_files['n']} that must be refused (`n_`) | {all_files['n'] - accepted['n']} are refused |",
        f"| {all_files['i']} that are up to the parser (`i_`) | {accepted['i']} are read, "
        f"{all_files['i'] - accepted['i']} refused |",
        "",
        "| File `i_` | Muster |",
        "| --- | --- |",
    ]
    for name, reading in readings.items():
        if name.startswith("i_"):
            lines.append(f"| `{name.removeprefix('i_').removesuffix('.json')}` | {outcome(reading)} |")
    return lines


def main(program, root, *options):
    texts = json_readings.suite(root)
    if not texts:
        print(f"skipped: there is no {json_readings.SUITE}")
        return 77
    readings = dict(zip(texts, json_readings.readings(program, list(texts.values()))))
    wrong = list(faults_of_required(readings))
    for one in wrong:
        print(one)
    same = table_in_page.updated(os.path.join(root, PAGE), "json-test-suite", table(readings), "--write" in options)
    print(f"{len(readings)} files, {len(wrong)} wrong")
    return 1 if wrong or not same else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]) if len(sys.argv) > 2 else __doc__)
