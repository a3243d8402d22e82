#!/usr/bin/env python3
"""No sheet says "1 figures": every sheet of every shipped file as text, and of armies of one small unit.

    plurals.py MUSTER_PRINT ARMYLISTS
"""

import glob
import json
import os
import re
import subprocess
import sys
import tempfile
import unittest
from concurrent.futures import ThreadPoolExecutor

WRONG = re.compile(r"(?<![\d.,/:–+−-])1[ \u00a0]([a-z]\w*s|men)\b")
# Words that end in s and are no plural: verbs, prepositions, abbreviations.
SINGULAR = {
    "is",
    "ends",
    "has",
    "was",
    "this",
    "as",
    "its",
    "loses",
    "class",
    "across",
    "plus",
    "less",
    "costs",
    "needs",
    "holds",
}
COUNTS = ("count", "size", "stands", "strength", "figures", "sizeMin", "sizeMax")


def wrong(text):
    return [found.group(0) for found in WRONG.finditer(text) if found.group(1) not in SINGULAR]


def smallest(army):
    """The army with one unit, which is as small as can be, and one leader."""
    units = army.get("units", []) + [unit for group in army.get("groups", []) for unit in group.get("units", [])]
    unit = {**units[0], **{key: 1 for key in COUNTS if key in units[0]}}
    leaders = army.get("leaders", [])[:1]
    small = {key: value for key, value in army.items() if key not in ("units", "leaders", "groups", "pin")}
    if army.get("groups"):
        group = {key: value for key, value in army["groups"][0].items() if key != "leaders"}
        return {**small, "leaders": leaders, "groups": [{**group, "units": [unit]}]}
    return {**small, "leaders": leaders, "units": [unit]}


class Plurals(unittest.TestCase):
    maxDiff = None

    def run_printer(self, *arguments):
        return subprocess.run(
            [PROGRAM, *arguments],
            capture_output=True,
            text=True,
            timeout=120,
            env={**os.environ, "MUSTER_DATA": ARMYLISTS},
        )

    def texts(self, path):
        """All that the sheets of a file say, in one text, and the messages beside them."""
        listed = re.findall(r"^  (\S+) ", self.run_printer("--list-sheets", path).stdout, re.MULTILINE)
        chosen = [word for sheet in listed for word in ("--sheet", sheet)]
        done = self.run_printer(path, *chosen, "-o", "-", "--format", "text")
        self.assertIn(done.returncode, (0, 1), done.stderr)
        self.assertGreater(len(done.stdout), 500, path)
        return done.stdout + done.stderr

    def check(self, paths):
        with ThreadPoolExecutor(2) as pool:
            found = {
                (os.path.basename(path), one)
                for path, text in zip(paths, pool.map(self.texts, paths))
                for one in wrong(text)
            }
        self.assertEqual(sorted(found), [])

    def test_shipped_files(self):
        paths = [
            path
            for kind in ("armies/*.army.json", "scenarios/*.scenario.json")
            for path in sorted(glob.glob(os.path.join(ARMYLISTS, "*", kind)))
        ]
        self.assertGreater(len(paths), 80)
        self.check(paths)

    def test_armies_of_one_small_unit(self):
        with tempfile.TemporaryDirectory() as folder:
            paths = []
            for system in sorted(os.listdir(ARMYLISTS)):
                for path in sorted(glob.glob(os.path.join(ARMYLISTS, system, "armies", "*.army.json")))[:3]:
                    with open(path, encoding="utf-8") as file:
                        small = smallest(json.load(file))
                    paths.append(os.path.join(folder, os.path.basename(path)))
                    with open(paths[-1], "w", encoding="utf-8") as file:
                        json.dump(small, file)
            self.assertGreater(len(paths), 10)
            self.check(paths)

    def test_the_search_bites(self):
        self.assertEqual(
            wrong("1 pts, 12 stands, 1 figures, 1 loses, 0.1 points, 11 men, 1 men"), ["1 pts", "1 figures", "1 men"]
        )


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    PROGRAM, ARMYLISTS = map(os.path.abspath, sys.argv[1:])
    unittest.main(argv=sys.argv[:1])
