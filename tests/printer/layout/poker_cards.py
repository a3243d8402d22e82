#!/usr/bin/env python3
"""The squad cards of every shipped OpenD6 army on poker size: complete, and readable.

    poker_cards.py MUSTER_PRINT ARMYLISTS

Every word of the game's own, larger cards is on the poker cards too, and every large value in the same size. Nothing is
set below 8 points; what does not fit is on a second card, which says so.
"""

import glob
import json
import os
import re
import shutil
import sys
import unittest
from collections import Counter

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..", "golden")]

import page_quality  # noqa: E402  their folders are known only now
import sheets  # noqa: E402

SMALLEST = 8  # points
LARGE = 12  # points: codes, damage and ranges; 14 are the values of the squad
TOLERANCE = 0.1
CONTINUED = 7  # squads that need a second card, as docs/sheets.md says
PART = re.compile(r"(\d+) of (\d+)$", re.MULTILINE)


class PokerCards(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.printer = sheets.Printer(PROGRAM, ARMYLISTS)
        cls.addClassCleanup(cls.printer.close)
        with open(os.path.join(ARMYLISTS, "opend6-fantasy", "opend6-fantasy.system.json"), encoding="utf-8") as file:
            cls.notice = set(json.load(file)["notice"].split())  # beside the cards, turned: its height is unknown

    def cards(self, army, *options):
        """The words with their points, the lines of text, and what was reported."""
        pdf = os.path.join(self.printer.folder, "cards.pdf")
        plain = ("--header", "none", "--footer", "none")
        said = self.printer.run(army, "--sheet", "unit-cards", *plain, "-o", pdf, *options).stderr
        words = [(word, points) for _, _, points, word in page_quality.words_of(pdf)]
        return words, page_quality.texts("pdftotext", "-raw", pdf, "-"), said

    def check(self, army, *options):
        own, _, _ = self.cards(army)
        words, lines, said = self.cards(army, "--cards", "poker", *options)
        missing = Counter(word for word, _ in own) - Counter(word for word, _ in words)
        self.assertEqual(missing, Counter())
        small = {word for word, points in words if points < SMALLEST - TOLERANCE}
        self.assertEqual(small - self.notice, set())
        large = [
            Counter(word for word, points in some if points > LARGE - TOLERANCE and re.match(r"[\d.]+″?$", word))
            for some in (own, words)
        ]
        self.assertEqual(large[0] - large[1], Counter())
        for part, count in PART.findall(lines):
            self.assertEqual(count, "2", "a squad has more than two cards")
        self.assertEqual(len(PART.findall(lines)), 2 * said.count("continues on 2 cards"))
        self.assertNotIn("print/text-shrunk", said)
        return said.count("continues on 2 cards")

    def test_every_squad_is_complete_and_readable(self):
        armies = sorted(glob.glob(os.path.join(ARMYLISTS, "opend6-fantasy", "armies", "*.army.json")))
        self.assertGreater(len(armies), 10)
        for paper in sheets.PAPERS:
            continued = 0
            for army in armies:
                with self.subTest(os.path.basename(army), paper=paper):
                    continued += self.check(army, "--paper", paper)
            self.assertEqual(continued, CONTINUED, paper)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    if not shutil.which("pdftotext"):
        print("poppler-utils is not installed: skipped")
        sys.exit(77)
    PROGRAM, ARMYLISTS = map(os.path.abspath, sys.argv[1:])
    unittest.main(argv=sys.argv[:1])
