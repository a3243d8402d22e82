#!/usr/bin/env python3
"""Limits hold where docs/limits.md says, just below and just above.

    limits.py ROOT PROGRAMS        the project and the folder of the programs
"""

import json
import os
import re
import subprocess
import sys
import tempfile

from sizes import toy_system

HERE = os.path.basename(__file__)
ROW = re.compile(
    r"\| (?P<what>[^|]+) \| [^|]+ \| `(?P<rule>[^`]+)` \| `(?P<file>[^`]+)`: `(?P<value>[^`]+)` \| `(?P<test>[^`]+)` \|"
)
ARMY = {"format": 1, "system": "toy", "name": "A", "units": [{"id": "u", "points": 1}]}
SCENARIO = {"format": 1, "system": "toy", "name": "S", "board": {"width": 24, "depth": 24}}


def units(count, start=0):
    return [{"id": f"u{i}", "points": 1} for i in range(start, start + count)]


def groups(count):
    """As many units, in groups of ten thousand."""
    return [{"id": f"g{i}", "units": units(min(10_000, count - i), i)} for i in range(0, count, 10_000)]


def polygon(corners):
    ring = [[1 + 20 * i / corners, 1] for i in range(corners - 1)] + [[12, 20]]
    return dict(SCENARIO, terrain=[{"id": "t", "type": "woods", "shape": {"polygon": ring}}])


def system(**more):
    return json.loads(toy_system(**more))


def table(columns):
    block = {"block": "table", "rows": "self.units", "columns": [{"label": "L", "value": "x"}] * columns}
    return system(sheets=[{"id": "s", "title": "S", "for": "army", "blocks": [block]}])


def enumeration(values):
    """A schema with that many values in all: its own three, and those of the unit."""
    return system(army={"type": "object", "properties": {"a": {"enum": [f"e{i}" for i in range(values)]}}})


# The rule, the file, and its content of a number: the largest that is allowed has no such finding, one more has.
CASES = [
    ("json/limits", "a.army.json", lambda n: {**ARMY, "units": [], "groups": groups(n)}, 100_000),
    ("schema/maxItems", "a.army.json", lambda n: {**ARMY, "units": units(n)}, 10_000),
    ("schema/maxLength", "a.army.json", lambda n: {**ARMY, "house": "h" * (n - 11) + ".house.json"}, 1_000),
    ("schema/maxItems", "s.scenario.json", lambda n: {**SCENARIO, "sides": [{"id": f"s{i}"} for i in range(n)]}, 50),
    (
        "schema/maxProperties",
        "muster.json",
        lambda n: {"format": 1, "root": True, "house": {f"s{i}": "h.house.json" for i in range(n)}},
        50,
    ),
    (
        "system/schema",
        "toy.system.json",
        lambda n: system(army={"type": "object", "properties": {"a": {"properties": {f"k{i}": {} for i in range(n)}}}}),
        1_000,
    ),
    ("system/sheet", "toy.system.json", table, 40),
    ("schema/maxItems", "s.scenario.json", polygon, 10_000),
]


def rules_of(programs, file, content):
    with tempfile.TemporaryDirectory(prefix="muster-limits-") as folder:
        files = {"muster.json": {"format": 1, "root": True}, "toy.system.json": system(), file: content}
        for name, value in files.items():
            with open(os.path.join(folder, name), "w", encoding="utf-8") as out:
                json.dump(value, out)
        words = [os.path.join(programs, "muster"), "check", "--format", "json", file]
        ran = subprocess.run(words, cwd=folder, capture_output=True, check=False)
        assert ran.returncode in (0, 1), ran.stderr
        return json.loads(ran.stdout)["diagnostics"]


def check_cases(programs):
    for rule, file, content, most in CASES:
        below = [one for one in rules_of(programs, file, content(most)) if one["rule"] == rule]
        above = [one for one in rules_of(programs, file, content(most + 1)) if one["rule"] == rule]
        if below:
            yield f"{rule} of {file}: {most} are too many already: {below[0]['message']}"
        if not above:
            yield f"{rule} of {file}: {most + 1} are not too many"
        elif f"{most:,}" not in above[0]["message"].replace(str(most), f"{most:,}"):
            yield f"{rule} of {file}: the message does not name the limit: {above[0]['message']}"
    above = [
        one for one in rules_of(programs, "toy.system.json", enumeration(100_001)) if one["rule"] == "system/schema"
    ]
    below = [
        one for one in rules_of(programs, "toy.system.json", enumeration(99_900)) if one["rule"] == "system/schema"
    ]
    if below or not above:
        yield "system/schema: a schema of 100,000 values is not the largest"


def check_table(root, programs):
    with open(os.path.join(root, "docs", "limits.md"), encoding="utf-8") as page:
        lines = page.read().split("| --- | --- | --- | --- | --- |\n")[1].split("\n\n")[0].splitlines()
    for line in lines:
        row = ROW.fullmatch(line.strip())
        if not row:
            yield f"docs/limits.md: not a row of a limit: {line}"
            continue
        with open(os.path.join(root, row["file"]), encoding="utf-8") as source:
            if row["value"] not in source.read():
                yield f"docs/limits.md: {row['file']} has no {row['value']} ({row['what']})"
        with open(os.path.join(root, row["test"]), encoding="utf-8") as test:
            if row["rule"] not in test.read():
                yield f"docs/limits.md: {row['test']} does not test {row['rule']} ({row['what']})"
        if row["rule"].split("/")[0] not in ("schema", "print"):
            words = [os.path.join(programs, "muster"), "explain", row["rule"]]
            if subprocess.run(words, capture_output=True, check=False).returncode != 0:
                yield f"docs/limits.md: muster explain knows no {row['rule']}"


def main(root, programs):
    faults = [*check_table(root, programs), *check_cases(programs)]
    for fault in faults:
        print(fault)
    print(f"{len(CASES) + 1} limits were tried, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(*(os.path.abspath(each) for each in sys.argv[1:3])))
