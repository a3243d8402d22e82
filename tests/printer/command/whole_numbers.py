#!/usr/bin/env python3
"""Writes every whole number of every shipped file as n.0 and as ne0, and finds verdicts, costs, statistics and sheets
unchanged.

    whole_numbers.py MUSTER MUSTER-PRINT ARMYLISTS
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?')
WHOLE = re.compile(r"-?\d+$")
# Columns move with the spelling of the numbers before them.
POSITION = {"column", "endColumn"}


def spelled(text, suffix):
    return TOKEN.sub(lambda token: token[0] + suffix if WHOLE.match(token[0]) else token[0], text)


def copy(source, target, suffix):
    """A copy of the shipped files with another spelling; how many numbers it has changed."""
    changed = 0
    shutil.copytree(source, target)
    for folder, _, names in os.walk(target):
        for name in names:
            if not name.endswith(".json"):
                continue
            path = os.path.join(folder, name)
            with open(path, encoding="utf-8") as file:
                text = file.read()
            other = spelled(text, suffix)
            changed += len(other) - len(text)
            with open(path, "w", encoding="utf-8") as file:
                file.write(other)
    return changed // max(1, len(suffix))


def files(root, suffix):
    found = []
    for folder, _, names in os.walk(root):
        found += [os.path.relpath(os.path.join(folder, name), root) for name in names if name.endswith(suffix)]
    return sorted(found)


def run(root, *command):
    environment = dict(os.environ, MUSTER_DATA=root, NO_COLOR="1", LC_ALL="C.UTF-8")
    ran = subprocess.run(command, cwd=root, env=environment, capture_output=True, check=False)
    if ran.returncode not in (0, 1):
        raise SystemExit(f"{' '.join(command[:4])} ended with {ran.returncode}: {ran.stderr.decode()[:2000]}")
    return ran.stdout.decode()


def verdicts(root, muster):
    report = json.loads(run(root, muster, "check", ".", "--format", "json"))

    def plain(value):
        if isinstance(value, dict):
            return {key: plain(item) for key, item in value.items() if key not in POSITION}
        return [plain(item) for item in value] if isinstance(value, list) else value

    # A fix holds JSON as the file spells it.
    for finding in report["diagnostics"]:
        finding["fix"] = json.loads(finding["fix"]) if isinstance(finding.get("fix"), str) else finding.get("fix")
    return plain(report)


def facts(root, muster, printer):
    """What the programs say of a copy, by what was asked."""
    armies, scenarios = files(root, ".army.json"), files(root, ".scenario.json")
    said = {"check": verdicts(root, muster), "stats": run(root, muster, "stats", ".")}
    for army in armies:
        said["cost " + army] = run(root, muster, "cost", army)
    for file in [*armies, *scenarios]:
        said["print " + file] = run(root, printer, file, "-o", "-", "--format", "text")
    return said


def main():
    muster, printer, armylists = (os.path.abspath(argument) for argument in sys.argv[1:4])
    wrong = []
    with tempfile.TemporaryDirectory(prefix="muster-numbers-") as folder:
        plain = os.path.join(folder, "plain", "lists")
        copy(armylists, plain, "")
        expected = facts(plain, muster, printer)
        for name, suffix in (("fraction", ".0"), ("exponent", "e0")):
            other = os.path.join(folder, name, "lists")
            changed = copy(armylists, other, suffix)
            if changed < 5_000:
                wrong.append(f"{name}: only {changed} numbers were changed")
            for asked, said in facts(other, muster, printer).items():
                if said != expected[asked]:
                    wrong.append(f"{name}: {asked} differs")
            print(f"{name}: {changed} numbers, {len(expected)} questions")
    print("\n".join(wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
