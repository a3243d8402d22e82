#!/usr/bin/env python3
"""Tests of the coverage of modules and of its floors."""

import contextlib
import io
import json
import os
import tempfile
import unittest
from unittest import mock

import module_shares


def file(name, lines, branches):
    return {
        "filename": name,
        "line_covered": lines[0],
        "line_total": lines[1],
        "branch_covered": branches[0],
        "branch_total": branches[1],
    }


SUMMARY = {
    "files": [
        file("core/text/a.cpp", (9, 10), (1, 2)),
        file("core/text/deep/b.cpp", (10, 10), (2, 2)),
        file("core/expr/c.cpp", (3, 4), (0, 0)),
        file("validator/main.cpp", (1, 3), (1, 3)),
    ]
}


class Shares(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="muster-coverage-")
        self.addCleanup(folder.cleanup)
        self.summary = os.path.join(folder.name, "summary.json")
        self.floors = os.path.join(folder.name, "floors.json")
        with open(self.summary, "w", encoding="utf-8") as out:
            json.dump(SUMMARY, out)

    def run_with(self, *arguments):
        out, err = io.StringIO(), io.StringIO()
        with mock.patch("sys.argv", ["module_shares.py", self.summary, *arguments]):
            with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
                return module_shares.main(), out.getvalue(), err.getvalue()

    def test_shares_of_modules_and_their_folders(self):
        measured = module_shares.shares(SUMMARY)
        self.assertEqual(measured["core/text"], {"line": 95, "branch": 75})
        self.assertEqual(measured["core"]["line"], 100 * 22 / 24)
        self.assertEqual(measured["core/expr"]["branch"], 0)
        self.assertEqual(sorted(measured), ["all", "core", "core/expr", "core/text", "validator"])

    def test_floors_that_were_set_hold(self):
        self.assertEqual(self.run_with("--set-floor", self.floors)[0], 0)
        with open(self.floors, encoding="utf-8") as source:
            floors = json.load(source)
        self.assertEqual(floors["validator"], {"line": 33, "branch": 33})
        self.assertEqual(self.run_with("--floor", self.floors), (0, mock.ANY, ""))

    def test_a_module_below_its_floor(self):
        self.run_with("--set-floor", self.floors)
        with open(self.floors, encoding="utf-8") as source:
            floors = json.load(source)
        floors["core/text"]["branch"] = 76
        with open(self.floors, "w", encoding="utf-8") as out:
            json.dump(floors, out)
        code, out, err = self.run_with("--floor", self.floors)
        self.assertEqual(code, 1)
        self.assertIn("core/text: 75.0 % of branches, at least 76 % expected", err)
        self.assertIn("validator", out)

    def test_modules_and_floors_that_do_not_match(self):
        floors = module_shares.floors_of(module_shares.shares(SUMMARY))
        floors["core/old"] = floors.pop("core/expr")
        found = module_shares.faults(module_shares.shares(SUMMARY), floors)
        self.assertEqual(found, ["core/expr has no floor", "core/old has a floor but no code"])


if __name__ == "__main__":
    unittest.main()
