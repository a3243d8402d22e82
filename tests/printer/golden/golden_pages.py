#!/usr/bin/env python3
"""Prints every sheet of every system and holds its pages against the approved pictures.

    golden_pages.py MUSTER_PRINT ARMYLISTS [DIFFERENCES]

A page that differs is written below the folder DIFFERENCES: approved, printed, and what lies between them.
"""

import os
import shutil
import subprocess
import sys
import unittest

import comparison
import picture
import sheets

APPROVE = "Look at the pictures; if they are as they should be, run scripts/approve-pages and commit what it writes."


class GoldenPages(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.printer = sheets.Printer(PROGRAM, ARMYLISTS)
        cls.addClassCleanup(cls.printer.close)
        cls.pages = cls.printer.all_pictures()
        shutil.rmtree(DIFFERENCES, ignore_errors=True)

    def shown(self, path, *approved_and_printed):
        """Writes what a person needs to see; returns where."""
        os.makedirs(DIFFERENCES, exist_ok=True)
        place = os.path.join(DIFFERENCES, sheets.short(path).replace(os.sep, "-"))
        picture.write(
            picture.beside(*approved_and_printed) if len(approved_and_printed) == 2 else approved_and_printed[0], place
        )
        return place

    def fault(self, path, printed):
        """What is wrong with a page, or None."""
        if not os.path.exists(path):
            return f"no such page was approved; see {self.shown(path, printed)}"
        try:
            approved = picture.read(path)
        except ValueError as fault:
            return f"{fault}; see {self.shown(path, printed)}"
        try:
            difference = comparison.difference(approved, printed)
        except ValueError as sizes:
            return f"{sizes}; see {self.shown(path, approved, printed)}"
        return None if difference.is_small else f"{difference}; see {self.shown(path, approved, printed)}"

    def test_every_page_looks_as_approved(self):
        faults = [
            f"{sheets.short(path)}: {fault}" for path, printed in self.pages if (fault := self.fault(path, printed))
        ]
        if faults:
            self.fail("\n".join(["", *faults, APPROVE]))

    def test_every_approved_page_is_printed(self):
        gone = sorted(map(sheets.short, sheets.approved() - {path for path, _ in self.pages}))
        self.assertEqual(gone, [], "Approved, but printed no more. " + APPROVE)

    def test_pages_are_not_empty(self):
        for path, printed in self.pages:
            ink = sum(15 - dot for dot in printed.dots) / (15 * len(printed.dots))
            self.assertGreater(ink, 0.002, sheets.short(path))

    def test_every_system_has_golden_pages(self):
        self.assertEqual(
            self.printer.systems(), sorted(sheets.SHIPPED), "each system needs an army and a scenario in sheets.py"
        )

    def test_a_scenario_has_no_other_sheets(self):
        for system in sheets.SHIPPED:
            told = self.printer.run(
                self.printer.scenario(system),
                "--sheet",
                "no-such-sheet",
                "-o",
                os.path.join(self.printer.folder, "none.pdf"),
            ).stderr
            self.assertTrue(told.rstrip().endswith("it has " + ", ".join(sheets.SCENARIO_SHEETS)), told)

    def test_all_fonts_are_embedded(self):
        pdfs = sorted(name for name in os.listdir(self.printer.folder) if name.endswith(".pdf"))
        self.assertGreater(len(pdfs), 50)
        for name in pdfs:
            told = subprocess.run(
                ["pdffonts", os.path.join(self.printer.folder, name)],
                capture_output=True,
                text=True,
                check=True,
                timeout=60,
            ).stdout
            fonts = told.splitlines()[2:]
            self.assertTrue(fonts, name)
            for font in fonts:
                self.assertEqual(
                    font.split()[-5:-2], ["yes", "yes", "yes"], f"{name}: embedded, subset, with Unicode: {font}"
                )

    def test_golden_pages_stay_small(self):
        self.assertLess(sum(map(os.path.getsize, sheets.approved())), 3_000_000)


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    if not all(map(shutil.which, ("pdftoppm", "pdfinfo", "pdffonts"))):
        print("skipped: poppler-utils is not installed")
        sys.exit(77)
    PROGRAM, ARMYLISTS = map(os.path.abspath, sys.argv[1:3])
    DIFFERENCES = os.path.abspath(sys.argv[3] if len(sys.argv) == 4 else os.path.join("build", "golden-pages"))
    unittest.main(argv=sys.argv[:1])
