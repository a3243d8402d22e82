#!/usr/bin/env python3
"""Every sheet of every shipped army and scenario has room for what it says, on A4 and Letter.

    shipped_fit.py MUSTER_PRINT ARMYLISTS [TEST]...
"""

import os
import re
import subprocess
import sys
import unittest
from concurrent.futures import ThreadPoolExecutor

import picture
import sheets

DPI = 25

# A base has the size it has: a long name on its label is shortened.
TRUE_SIZE = "does not fit on a piece of"


def pages_of(pdf):
    told = subprocess.run(["pdfinfo", pdf], capture_output=True, text=True, check=True, timeout=60).stdout
    return int(re.search(r"^Pages:\s+(\d+)", told, re.MULTILINE).group(1))


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

    def used(self, pdf, page):
        """The part of a page between its header and footer that its content takes, from the top."""
        shown = picture.rendered(pdf, page, DPI)
        # The text along the sides of pages of cards is no content.
        mm = DPI / 25.4
        left, right = round(11 * mm), round(shown.width - 11 * mm)
        top, bottom = round(20 * mm), round(shown.height - 33 * mm)  # the notice may have three lines
        rows = [
            row
            for row in range(top, bottom)
            if min(shown.dots[row * shown.width + left : row * shown.width + right]) < 12
        ]
        return (rows[-1] + 1 - top) / shown.height if rows else 0

    def test_no_page_after_the_first_is_nearly_empty(self):
        """Every sheet of every army on its own; nearly empty is less than a tenth of the height."""
        faults = []
        for path in sheets.shipped(ARMYLISTS):
            if not path.endswith(".army.json"):
                continue
            name = os.path.basename(path).split(".")[0]
            listed = re.findall(r"^  (\S+) ", self.printer.run("--list-sheets", path).stdout, re.MULTILINE)
            for sheet in listed:
                pdf = os.path.join(self.printer.folder, f"{name}-{sheet}-used.pdf")
                self.printer.run(path, "--sheet", sheet, "--simplex", "-o", pdf)
                if not os.path.exists(pdf):
                    continue  # no such sheet for this army
                for page in range(2, pages_of(pdf) + 1):
                    used = self.used(pdf, page)
                    if used < 0.1:
                        faults.append(f"{name} {sheet} page {page}: {used:.2f}")
        self.assertEqual(faults, [])

    def test_no_page_of_a_scenario_is_nearly_empty(self):
        """Every sheet of every scenario on A4 and Letter: no rest of a legend or table is alone on a page."""
        faults = []
        scenarios = [path for path in sheets.shipped(ARMYLISTS) if path.endswith(".scenario.json")]
        self.assertGreaterEqual(len(scenarios), 17)
        for path in scenarios:
            name = os.path.basename(path).split(".")[0]
            for paper in sheets.PAPERS:
                pdf = os.path.join(self.printer.folder, f"{name}-{paper}-used.pdf")
                self.printer.run(path, "--paper", paper, "-o", pdf)
                for page in range(2, pages_of(pdf) + 1):
                    used = self.used(pdf, page)
                    if used < 0.2:
                        faults.append(f"{name} on {paper}, page {page}: {used:.2f}")
        self.assertEqual(faults, [])

    def test_fronts_are_on_odd_pages(self):
        fronts = 0
        for path in sheets.shipped(ARMYLISTS):
            if not path.endswith(".army.json"):
                continue
            pdf = os.path.join(self.printer.folder, "duplex.pdf")
            self.printer.run(path, "--duplex", "-o", pdf)
            text = subprocess.run(["pdftotext", pdf, "-"], capture_output=True, text=True, check=True, timeout=60)
            for number, page in enumerate(text.stdout.split("\f"), 1):
                if "Fronts: print on both sides" in page:
                    self.assertEqual(number % 2, 1, f"{path}: fronts on page {number}")
                    fronts += 1
        self.assertGreater(fronts, 8)

    def test_everything_shipped_fits(self):
        paths = sheets.shipped(ARMYLISTS)
        self.assertGreater(len(paths), 80)
        with ThreadPoolExecutor(2) as pool:
            found = {finding for findings in pool.map(self.findings, paths) for finding in findings}
        self.assertEqual(sorted(found), [])


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    PROGRAM, ARMYLISTS = map(os.path.abspath, sys.argv[1:3])
    unittest.main(argv=sys.argv[:1] + sys.argv[3:])
