#!/usr/bin/env python3
"""Every sheet of every shipped army and scenario has room for what it says, on A4 and Letter.

    shipped_fit.py MUSTER_PRINT ARMYLISTS
"""

import os
import re
import sys
import unittest
from concurrent.futures import ThreadPoolExecutor

import sheets

# A base has the size it has: a long name on its label is shortened.
TRUE_SIZE = "does not fit on a piece of"


class ShippedFit(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.printer = sheets.Printer(PROGRAM, ARMYLISTS)
        cls.addClassCleanup(cls.printer.close)

    def findings(self, path):
        """(army, what the layout says of it), of all its sheets on all papers."""
        name = os.path.basename(path).split(".")[0]
        chosen = []
        if path.endswith(".army.json"):
            listed = re.findall(r"^  (\S+) ", self.printer.run("--list-sheets", path).stdout, re.MULTILINE)
            chosen = [word for sheet in listed for word in ("--sheet", sheet)]
        found = set()
        for paper in sheets.PAPERS:
            done = self.printer.run(
                path, *chosen, "--paper", paper, "-o", os.path.join(self.printer.folder, f"{name}-{paper}.pdf")
            )
            if done.returncode not in (0, 1):
                found.add((name, done.stderr))
            found |= {
                (name, line.split("warning: ", 1)[-1])
                for line in done.stderr.splitlines()
                if "[print/" in line and TRUE_SIZE not in line
            }
        return found

    def test_everything_shipped_fits(self):
        paths = sheets.shipped(ARMYLISTS)
        self.assertGreater(len(paths), 80)
        with ThreadPoolExecutor(2) as pool:
            found = {finding for findings in pool.map(self.findings, paths) for finding in findings}
        self.assertEqual(sorted(found), [])


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    PROGRAM, ARMYLISTS = map(os.path.abspath, sys.argv[1:])
    unittest.main(argv=sys.argv[:1])
